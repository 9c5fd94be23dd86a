/** The tables of the floor as they stand in the database and the catalogue, and those that every house has. */
import type { Kysely } from 'kysely'
import type { LiveType } from '#contract/addresses/live-types.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import {
  BET_ON_GAMES,
  BINGO,
  FOOTBALL_3D,
  GOLDEN_RACE,
  SOUND_BINGO,
  type VirtualType,
} from '#contract/games/virtual-types.ts'
import { Refused } from '#contract/refusals.ts'
import type { TableFace } from '#contract/games/table-looks.ts'
import type { Tablegame } from '#contract/games/tablegames-names.ts'
import { addGame, englishName, ensureProvider } from '../../catalogue/add-game.ts'
import { STUDIO } from '../../catalogue/studio.ts'
import type { Tables } from '../../database/tables.ts'
import { isProductOpen } from '../../protection/products.ts'
import type { FloorRules } from '../kinds/table-kind.ts'
import { OWN_TABLES, type OwnTable } from './own-tables.ts'

/** The rules that tables are played by; it stands in their addresses. */
export const FLOOR_VERSION = '1'

export interface FloorTable {
  id: string
  kind: string
  gameId: number
  rules: FloorRules
  stepStake: bigint
  minStake: bigint
  maxStake: bigint
  openMs: number
  pauseMs: number
  restMs: number
  /** Rounds close every so many ms of the day; null where each follows the one before. */
  everyMs: number | null
  offsetMs: number
  salt: string
  /** Do rounds begin? Neither is it closed nor are all tables. */
  isOpen: boolean
  /** As the operator set this table alone. */
  isOpenItself: boolean
  awakeUntil: Date | null
  /** What a studio sends from the table; null where its scene is drawn. */
  videoUrl: string | null
  /** What is spoken there. */
  languages: readonly ('tr' | 'en')[]
}

/** A table by its name; undefined where there is none. */
export async function findTable(db: Kysely<Tables>, id: string): Promise<FloorTable | undefined> {
  const row = await db
    .selectFrom('floor_tables as t')
    .innerJoin('catalogue_games as g', 'g.id', 't.game_id')
    .selectAll('t')
    .select(['g.min_stake', 'g.max_stake', 'g.is_open'])
    .select(isProductOpen('tables').as('is_product_open'))
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    kind: row.kind,
    gameId: row.game_id,
    rules: row.rules,
    stepStake: row.step_stake,
    minStake: row.min_stake ?? 0n,
    maxStake: row.max_stake ?? 0n,
    openMs: row.open_ms,
    pauseMs: row.pause_ms,
    restMs: row.rest_ms,
    everyMs: row.every_ms,
    offsetMs: row.offset_ms,
    salt: row.salt,
    isOpen: row.is_open && row.is_product_open,
    isOpenItself: row.is_open,
    awakeUntil: row.awake_until,
    videoUrl: row.video_url,
    languages: row.languages,
  }
}

/** Of the catalogue: what the books call a bet on a table, and where it stands in the lobby. */
type Place = ReturnType<typeof onLive> | ReturnType<typeof onVirtual>

const onLive = (kind: 'table' | 'crash', type: LiveType, category: number) => ({
  kind,
  types: [type] as const,
  categories: [category] as const,
})

/** A virtual game is asked for by its own name too: of one provider there are several of a type. */
const onVirtual = (kind: 'race' | 'ticket', type: VirtualType, id: string) => ({
  kind,
  types: [type, id],
  categories: [] as const,
})

const TABLEGAME_PLACES: Readonly<Record<Tablegame, Place>> = {
  baccarat: onLive('table', 'baccarat', CATEGORY.baccarat),
  'dragon-tiger': onLive('table', 'baccarat', CATEGORY.baccarat),
  'andar-bahar': onLive('table', 'baccarat', CATEGORY.baccarat),
  'sic-bo': onLive('table', 'dice', CATEGORY.dice),
  'wheel-of-fortune': onLive('table', 'game-show', CATEGORY.gameShow),
  'casino-holdem': onLive('table', 'poker', CATEGORY.poker),
}

function placeOf(own: OwnTable): Place {
  switch (own.kind) {
    case 'crash':
      return onLive('crash', 'crash', CATEGORY.crash)
    case 'roulette':
      return onLive('table', 'roulette', CATEGORY.roulette)
    case 'blackjack':
      return onLive('table', 'blackjack', CATEGORY.blackjack)
    case 'tablegames':
      return TABLEGAME_PLACES[own.rules.game]
    case 'race':
      return onVirtual('race', GOLDEN_RACE, own.id)
    case 'football':
      return onVirtual('race', FOOTBALL_3D, own.id)
    case 'betgames':
    case 'betpoker':
      return onVirtual('race', BET_ON_GAMES, own.id)
    case 'bingo':
      return onVirtual('ticket', own.rules.isSpoken ? SOUND_BINGO : BINGO, own.id)
  }
}

/** What the books call a bet on a table of the house's own. */
export const betKindOf = (own: OwnTable): Place['kind'] => placeOf(own).kind

/** The kind of a table of the house's own; null where the house has none of that name. */
export const ownKind = (id: string): OwnTable['kind'] | null => ownTable(id)?.kind ?? null

/** How long a round of each table takes at least but for its telling, or exactly where it has a timetable, in ms. */
export const ownTimes = (): {
  id: string
  kind: OwnTable['kind']
  everyMs: number | null
  besideMs: number
}[] =>
  OWN_TABLES.map(({ id, kind, times: { timetable, openMs, pauseMs, restMs } }) => ({
    id,
    kind,
    everyMs: timetable?.everyMs ?? null,
    besideMs: openMs + pauseMs + restMs,
  }))

/** A table as this version of the house has it; null where it has none of that name. */
export const ownTable = (id: string): OwnTable | null =>
  OWN_TABLES.find((one) => one.id === id) ?? null

/** Does an address name a table of the house's own, and rules that it is played by? */
export const isOwnTable = (id: string, version: string): boolean =>
  version === FLOOR_VERSION && ownKind(id) !== null

const SALT_BYTES = 16
const KURUS = 10_000n

/** Tables that are not there yet, with their tiles. What is there is left as it is. */
export async function seedFloor(
  db: Kysely<Tables>,
  random: (length: number) => Buffer,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    // Locks the catalogue's providers, so that of two processes one is first.
    const providerId = await ensureProvider(inside, STUDIO)
    for (const own of OWN_TABLES) {
      const known = await findTable(inside, own.id)
      if (known) await nameInEnglish(inside, known.gameId, own)
      if (known) continue
      const gameId = await addGame(inside, {
        ...placeOf(own),
        name: own.name.tr,
        nameEn: own.name.en,
        providerId,
        game: own.id,
        minStake: own.limits.min,
        maxStake: own.limits.max,
        popularity: own.popularity,
        image: `/art/${own.id}/tile.svg`,
      })
      await inside
        .insertInto('floor_tables')
        .values({
          id: own.id,
          kind: own.kind,
          game_id: gameId,
          account: `games:${STUDIO.slug}`,
          rules: JSON.stringify(own.rules),
          step_stake: own.limits.step ?? KURUS,
          open_ms: own.times.openMs,
          pause_ms: own.times.pauseMs,
          rest_ms: own.times.restMs,
          every_ms: own.times.timetable?.everyMs ?? null,
          offset_ms: own.times.timetable?.offsetMs ?? 0,
          languages: [...own.languages],
          salt: random(SALT_BYTES).toString('hex'),
          created_at: now,
        })
        .execute()
    }
  })
}

/** Of a table from before it had a name of its own in English. */
async function nameInEnglish(
  db: Kysely<Tables>,
  gameId: number,
  { name }: OwnTable,
): Promise<void> {
  await db
    .updateTable('catalogue_games')
    .set(englishName(name.en))
    .where('id', '=', gameId)
    .where('name_en', 'is', null)
    .execute()
}

/** What its game is told of a table when it opens. Throws where this version of the house has none of that name. */
export function faceOf({ id, languages }: Pick<FloorTable, 'id' | 'languages'>): TableFace {
  const own = ownTable(id)
  if (!own) throw new Refused('game-unknown')
  return { name: own.name, languages, look: own.look }
}
