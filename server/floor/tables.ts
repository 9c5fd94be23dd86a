/** The tables of the floor as they stand in the database and the catalogue, and those that every house has. */
import type { Kysely } from 'kysely'
import { CATEGORY } from '#contract/games/categories.ts'
import { lira } from '#contract/money.ts'
import { addGame, ensureProvider } from '../catalogue/add-game.ts'
import { STUDIO } from '../catalogue/studio.ts'
import type { Tables } from '../database/tables.ts'
import { CRASH_RULES } from './crash.ts'
import type { FloorRules } from './table-kind.ts'

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
  salt: string
  isOpen: boolean
  awakeUntil: Date | null
}

/** A table by its name; undefined where there is none. */
export async function findTable(db: Kysely<Tables>, id: string): Promise<FloorTable | undefined> {
  const row = await db
    .selectFrom('floor_tables as t')
    .innerJoin('catalogue_games as g', 'g.id', 't.game_id')
    .selectAll('t')
    .select(['g.min_stake', 'g.max_stake', 'g.is_open'])
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
    salt: row.salt,
    isOpen: row.is_open,
    awakeUntil: row.awake_until,
  }
}

/** The house's own tables, one entry each. */
const OWN_TABLES = [
  { id: 'zeplin', name: 'Zeplin', maxStake: lira(5_000), popularity: 990 },
  { id: 'spaceman', name: 'Spaceman', maxStake: lira(5_000), popularity: 980 },
] as const

/** Does an address name a table of the house's own, and rules that it is played by? */
export const isOwnTable = (id: string, version: string): boolean =>
  version === FLOOR_VERSION && OWN_TABLES.some((own) => own.id === id)

const OPEN_MS = 6_000
const PAUSE_MS = 1_000
const SALT_BYTES = 16

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
      const rules = CRASH_RULES[own.id]
      if (!rules || (await findTable(inside, own.id))) continue
      const gameId = await addGame(inside, {
        kind: 'crash',
        name: own.name,
        providerId,
        game: own.id,
        types: ['crash'],
        categories: [CATEGORY.crash],
        minStake: lira(1),
        maxStake: own.maxStake,
        popularity: own.popularity,
        image: `/art/${own.id}/tile.svg`,
      })
      await inside
        .insertInto('floor_tables')
        .values({
          id: own.id,
          kind: 'crash',
          game_id: gameId,
          account: `games:${STUDIO.slug}`,
          rules: JSON.stringify(rules),
          step_stake: 10_000n,
          open_ms: OPEN_MS,
          pause_ms: PAUSE_MS,
          rest_ms: 0,
          languages: ['tr', 'en'],
          salt: random(SALT_BYTES).toString('hex'),
          created_at: now,
        })
        .execute()
    }
  })
}
