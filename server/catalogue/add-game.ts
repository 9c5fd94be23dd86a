import { sql, type Kysely } from 'kysely'
import type { GameKind } from '#contract/games/game-kinds.ts'
import type { LiveType } from '#contract/addresses/live-types.ts'
import type { Tables } from '../database/tables.ts'
import { foldName } from '../name-search.ts'

interface Listed {
  name: string
  /** Where it is called otherwise in English. */
  nameEn?: string
  providerId: number
  types: readonly string[]
  categories: readonly number[]
  popularity: number
  /** Absolute, or a path of the site. */
  image?: string
}

export type Volatility = 'low' | 'medium' | 'high'

export interface NewSlot extends Listed {
  kind: 'slot'
  /** The published game behind the tile. */
  game: string
  /** Hundredths of a percent. */
  rtp: number
  volatility: Volatility
}

/** A game of any kind but a slot: its stakes stand in the catalogue, in micro-lira. */
interface Staked extends Listed {
  minStake: bigint
  maxStake: bigint
  /** A game of the house's own. */
  game?: string
  /** The provider's number of the game that is played. */
  providerGameId?: number
}

/** A table stands in a category and is of a type, which its lists show. */
interface NewTable extends Staked {
  kind: 'table'
  types: readonly [LiveType]
  categories: readonly [number, ...number[]]
}

interface NewVirtual extends Staked {
  kind: Exclude<GameKind, 'slot' | 'table'>
}

export type NewGame = NewSlot | NewTable | NewVirtual

/** Puts a game into the catalogue and into its categories. Answers its id. */
export async function addGame(db: Kysely<Tables>, added: NewGame): Promise<number> {
  const { name, providerId, types, categories } = added
  const { id } = await db
    .insertInto('catalogue_games')
    .values({
      ...columnsOf(added),
      name,
      folded: foldName(name),
      ...englishName(added.nameEn),
      provider_id: providerId,
      types: [...types],
      image: added.image ?? '',
      popularity: added.popularity,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await putIntoCategories(db, id, categories)
  return id
}

/** As the catalogue holds it. */
export const englishName = (name: string | undefined) => ({
  name_en: name ?? null,
  folded_en: name === undefined ? null : foldName(name),
})

function columnsOf(added: NewGame) {
  const { kind, game } = added
  if (added.kind === 'slot') return { kind, game, rtp: added.rtp, volatility: added.volatility }
  const { minStake, maxStake, providerGameId } = added
  return { kind, game, min_stake: minStake, max_stake: maxStake, provider_game_id: providerGameId }
}

/** Its categories from now on, in place of those it was in. */
export async function putIntoCategories(
  db: Kysely<Tables>,
  gameId: number,
  categories: readonly number[],
): Promise<void> {
  await db.deleteFrom('catalogue_category_games').where('game_id', '=', gameId).execute()
  const rows = [...new Set(categories)].map((category_id) => ({ category_id, game_id: gameId }))
  if (rows.length > 0) await db.insertInto('catalogue_category_games').values(rows).execute()
}

/**
 * The provider of a slug, added with the next free number where there is none. Inside a transaction:
 * the table is locked to its end, so that two at once add one.
 */
export async function ensureProvider(
  db: Kysely<Tables>,
  { name, slug }: { name: string; slug: string },
): Promise<number> {
  await sql`lock table catalogue_providers in share row exclusive mode`.execute(db)
  const known = await db
    .selectFrom('catalogue_providers')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (known) return known.id
  const { last } = await db
    .selectFrom('catalogue_providers')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  const id = (last ?? 0) + 1
  await db.insertInto('catalogue_providers').values({ id, name, slug }).execute()
  return id
}
