import { sql, type Kysely } from 'kysely'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context, MemberContext } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import { maskedName } from '../masked-name.ts'

type Db = Kysely<Tables>

/** With the game that each was won at. */
const winsOf = (db: Db) =>
  db
    .selectFrom('jackpot_wins as win')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'win.member_id').onRef('bet.id', '=', 'win.round_id'),
    )
    .innerJoin('catalogue_games as game', 'game.id', 'bet.game_id')
    .select(['win.level', 'win.amount', 'win.at', 'game.id as gameID'])
    .select(['win.round_id as roundId', 'game.name as gameName'])

/** The jackpots that fell last; of whose they were nothing is told but a masked name. */
export async function jackpotWins(
  { db }: Context,
  { limit }: Input<'casino/jackpot_wins'>,
): Promise<Output<'casino/jackpot_wins'>> {
  const rows = await winsOf(db)
    .innerJoin('members as member', 'member.id', 'win.member_id')
    .select('member.firstname')
    .orderBy('win.at', 'desc')
    .orderBy('win.round_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ level, amount, gameID, gameName, firstname, at }) => ({
    level,
    amount: toWire(amount),
    gameID,
    gameName,
    name: maskedName(firstname),
    at: at.toISOString(),
  }))
}

/** So many at once are more than anybody ever wins unseen; the rest follow when these are seen. */
const UNSEEN_MAX = 20

/** What a member won and has not said to have seen, the oldest first. */
export async function unseenJackpots(
  db: Db,
  memberId: bigint,
): Promise<Output<'casino/play_session'>['jackpots']> {
  const rows = await winsOf(db)
    .where('win.member_id', '=', memberId)
    .where('win.seen_at', 'is', null)
    .orderBy('win.round_id')
    .orderBy('win.amount')
    .limit(UNSEEN_MAX)
    .execute()
  return rows.map(({ roundId, level, amount, gameName, at }) => ({
    roundID: Number(roundId),
    level,
    amount: toWire(amount),
    gameName,
    at: at.toISOString(),
  }))
}

/** What one round of a member's won, the lowest level first. */
export async function jackpotsOfRound(
  db: Db,
  memberId: bigint,
  roundId: bigint,
): Promise<{ level: Tables['jackpot_wins']['level']; amount: number }[]> {
  const rows = await db
    .selectFrom('jackpot_wins')
    .select(['level', 'amount'])
    .where('member_id', '=', memberId)
    .where('round_id', '=', roundId)
    .orderBy('start')
    .execute()
  return rows.map(({ level, amount }) => ({ level, amount: toWire(amount) }))
}

/** The member has seen it. */
export async function jackpotSeen(
  { db, member, now }: MemberContext,
  { roundID, level }: Input<'casino/jackpot_seen'>,
): Promise<true> {
  const { numUpdatedRows } = await db
    .updateTable('jackpot_wins')
    .set({ seen_at: sql<Date>`coalesce(seen_at, ${now})` })
    .where('member_id', '=', member.id)
    .where('round_id', '=', BigInt(roundID))
    .where('level', '=', level)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refused('not-found')
  return true
}
