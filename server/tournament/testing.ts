/** Tournaments and rounds as they lie in the database, for tests that need to know every figure. */
import { sql, type Kysely } from 'kysely'
import { lira } from '#contract/money.ts'
import type { Tables } from '../database/tables.ts'
import { addTournament, type TournamentFile } from './definition.ts'

const HOUR_MS = 60 * 60 * 1000

/** A moment so many hours from `from`. */
export const hoursFrom = (from: Date, hours: number): Date =>
  new Date(from.getTime() + hours * HOUR_MS)

let held = 0

/** Holds a tournament on Lale Devri that began an hour ago and ends in one. */
export async function hold(
  db: Kysely<Tables>,
  now: Date,
  change: Partial<TournamentFile> & { from?: number; until?: number } = {},
): Promise<number> {
  const { from = -1, until = 1, ...file } = change
  const id = await addTournament(
    db,
    {
      name: `test-${++held}`,
      title: { tr: 'Deneme Kupası', en: 'Trial Cup' },
      text: { tr: 'Bir deneme.', en: 'A trial.' },
      starts: hoursFrom(now, from).toISOString(),
      ends: hoursFrom(now, until).toISOString(),
      games: ['lale-devri'],
      rule: 'best-multiple',
      minStake: 2,
      prizes: [500, 250],
      ...file,
    },
    now,
  )
  if (id === null) throw new Error('the name is taken')
  return id
}

interface Played {
  memberId: bigint
  /** Whole lira. */
  stake?: number
  payout: number
  at: Date
  active?: boolean
  game?: string
}

let nonces = 1_000_000n

/** Writes a round down as `round_play` and `round_pay` would leave it; no money moves. */
export async function addRound(db: Kysely<Tables>, round: Played): Promise<void> {
  const { memberId, stake = 2, payout, at, active = false, game = 'lale-devri' } = round
  const { id: gameId } = await db
    .selectFrom('casino_games')
    .select('id')
    .where('game', '=', game)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('rounds')
    .values({
      member_id: memberId,
      id: sql<bigint>`nextval('round_ids')`,
      game_id: gameId,
      game,
      version: '1',
      mode: 'base',
      account: 'games:cini',
      amount: lira(stake),
      stake: lira(stake),
      multiplier: BigInt(Math.round((payout / stake) * 100)),
      payout: BigInt(Math.round(payout * 1_000_000)),
      book: 0n,
      seed_seq: 1,
      nonce: nonces++,
      active,
      created_at: at,
      closed_at: active ? null : hoursFrom(at, 0.001),
    })
    .execute()
}

/** The members of the demo house by name. */
export async function memberIds(db: Kysely<Tables>): Promise<Record<string, bigint>> {
  const rows = await db.selectFrom('members').select(['username', 'id']).execute()
  return Object.fromEntries(rows.map(({ username, id }) => [username, id]))
}
