/** The games that an offer names: which there are, and what a reader knows them by. */
import type { Kysely, Selectable } from 'kysely'
import { NEWEST } from '#games/shelf.ts'
import type { Lang } from '../context.ts'
import type { BonusOffersTable } from '../database/tables/bonus.ts'
import type { Tables } from '../database/tables.ts'
import { OWN_TABLES } from '../floor/tables/own-tables.ts'
import { SPORTS, type OfferFile } from './offer-file.ts'

const SPORTS_NAME = { tr: 'Spor kuponları', en: 'Sports coupons' }

/** The lobby's tile of each game that an offer names. */
export type Tiles = ReadonlyMap<string, { id: number; name: string }>

export async function tilesOf(
  db: Kysely<Tables>,
  offers: readonly Selectable<BonusOffersTable>[],
): Promise<Tiles> {
  return tilesNamed(
    db,
    offers.flatMap(({ game, game_weights, excluded_games }) => [
      ...(game === null ? [] : [game]),
      ...Object.keys(game_weights),
      ...excluded_games,
    ]),
  )
}

async function tilesNamed(db: Kysely<Tables>, games: readonly string[]): Promise<Tiles> {
  if (games.length === 0) return new Map()
  const tiles = await db
    .selectFrom('catalogue_games')
    .select(['id', 'name', 'game'])
    .where('game', 'in', games)
    .orderBy('id', 'desc')
    .execute()
  return new Map(tiles.map(({ id, name, game }) => [game ?? '', { id, name }]))
}

/** A table is called otherwise in another language; a slot keeps the name of its tile. */
export const nameOfGame = (game: string, tiles: Tiles, lang: Lang): string =>
  game === SPORTS
    ? SPORTS_NAME[lang]
    : (OWN_TABLES.find(({ id }) => id === game)?.name[lang] ?? tiles.get(game)?.name ?? game)

/** Those of a file's names that no game, table or sport of this house has: what they say would hold of nothing. */
export async function unknownGames(db: Kysely<Tables>, file: OfferFile): Promise<string[]> {
  const named = [...Object.keys(file.gameWeights), ...file.excludedGames]
  const tiles = await tilesNamed(db, named)
  const known = new Set([
    ...tiles.keys(),
    ...[...NEWEST, ...OWN_TABLES].map(({ id }) => id),
    SPORTS,
  ])
  return [...new Set(named)].filter((game) => !known.has(game))
}
