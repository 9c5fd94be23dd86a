/**
 * What the operator says of a game: its stakes, the version that new launches get, and what of it is
 * closed. A change holds from the next play on, in every process; an open round is never touched.
 */
import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely } from 'kysely'
import { LIRA } from '#contract/money.ts'
import type { OwnGame } from '#games/own-game.ts'
import type { GameSettingsTable } from '../../database/tables/casino.ts'
import type { Tables } from '../../database/tables.ts'
import type { Selectable } from 'kysely'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction } from '../../database/database.ts'

export type Stakes = OwnGame['stakes']
export type GameSettings = Selectable<GameSettingsTable>

/** The settings of a game; undefined when nobody ever set any. */
export async function settingsOf(
  db: Kysely<Tables>,
  game: string,
): Promise<GameSettings | undefined> {
  return db.selectFrom('game_settings').selectAll().where('game', '=', game).executeTakeFirst()
}

export type SettingsChange = Partial<Omit<GameSettings, 'game' | 'revision' | 'stakes'>> & {
  /** Null: those the game came with. */
  stakes?: Stakes | null
}

const UNSET: Required<SettingsChange> = {
  version: null,
  client: null,
  is_open: true,
  is_hidden: false,
  closed_modes: [],
  stakes: null,
}

/** Sets what is given and leaves the rest. Plays judged by what stood before are judged again. */
export async function changeSettings(
  db: Kysely<Tables>,
  actor: Actor,
  game: string,
  change: SettingsChange,
): Promise<void> {
  const { stakes, ...facts } = change
  const values = {
    ...facts,
    ...(stakes === undefined ? {} : { stakes: stakes && JSON.stringify(stakes) }),
  }
  await inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`settings ${game}`}, 0))`.execute(db)
    const before = only({ ...UNSET, ...(await settingsOf(db, game)) }, change)
    const after = { ...change }
    if (isDeepStrictEqual(before, after)) return
    await db
      .insertInto('game_settings')
      .values({ game, ...values })
      .onConflict((conflict) =>
        conflict
          .column('game')
          .doUpdateSet({ ...values, revision: sql`game_settings.revision + 1` }),
      )
      .execute()
    const target = `game:${game}`
    await recordAction(db, actor, { what: 'game.settings', target, before, after })
  })
}

/** The same settings as `change` has, as they stood. */
function only(before: SettingsChange, change: SettingsChange): Record<string, unknown> {
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in change))
}

/** One kuruş: bets are whole ones, so that every cost and payout is exact. */
const KURUS = Number(LIRA / 100n)
const LEVELS_MAX = 100

/** Why these stakes cannot be; null when they can. `maxWin` is the highest pay, in base bets. */
export function objectionTo(stakes: Stakes, { maxWin }: { maxWin: number }): string | null {
  const { minMicro, maxMicro, stepMicro, defaultMicro, levelsMicro } = stakes
  if (minMicro > maxMicro) return 'the smallest stake is above the largest'
  const all = [minMicro, maxMicro, stepMicro, defaultMicro, ...levelsMicro]
  if (!all.every((amount) => Number.isSafeInteger(amount) && amount > 0))
    return 'every stake has to be above zero'
  if (stepMicro % KURUS !== 0) return 'the step has to be whole kuruş'
  const off = [minMicro, maxMicro, ...levelsMicro].find((amount) => amount % stepMicro !== 0)
  if (off !== undefined) return `${off / Number(LIRA)} is not on the step`
  const outside = levelsMicro.find((level) => level < minMicro || level > maxMicro)
  if (outside !== undefined) return `the level ${outside / Number(LIRA)} is outside the limits`
  if (levelsMicro.length === 0 || levelsMicro.length > LEVELS_MAX)
    return `there have to be 1 to ${LEVELS_MAX} levels`
  if (levelsMicro.some((level, at) => at > 0 && level <= (levelsMicro[at - 1] ?? 0)))
    return 'the levels have to rise'
  if (!levelsMicro.includes(defaultMicro)) return 'the first stake has to be one of the levels'
  if (maxMicro * maxWin > Number.MAX_SAFE_INTEGER)
    return `the maximum win of the largest stake is more than an amount can say`
  return null
}
