/**
 * What happens when a tournament is over: its standings are fixed, once, and every prize is paid by
 * the ledger, once. Each step is a transaction that a repeat, another process or a kill at any
 * instant leaves whole: what is not done yet is done by the next run.
 */
import type { Kysely, Transaction } from 'kysely'
import { isPosted, post } from '#ledger/post.ts'
import { tournamentPrize } from '#ledger/moves.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { sendMessage, type Sender } from '../messages/send-message.ts'
import { memberScope } from '../push/source.ts'
import { hasOpenBets, scoresOf } from './scoring.ts'

/** Plays that were under way at the end have been written down by then, in whatever process. */
export const UNDER_WAY_MS = 60_000
/**
 * Open bets are waited for: the platform pays an abandoned one after a day. One that even then
 * could not be paid holds up nobody's prize.
 */
const WAITING_MS_MAX = 48 * 60 * 60 * 1000
const PRIZES_A_RUN_MAX = 1_000

type Finishing = Pick<House, 'database' | 'clock' | 'log' | 'jobs' | 'settings' | 'push'>

/** Fixes what has ended and pays what is fixed. */
export async function finishTournaments(house: Finishing): Promise<void> {
  const { database, clock, log } = house
  const ended = await database.db
    .selectFrom('tournaments')
    .select('id')
    .where('fixed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('ends_at', '<=', new Date(clock().getTime() - UNDER_WAY_MS))
    .orderBy('ends_at')
    .execute()
  for (const { id } of ended) {
    const players = await database.db.transaction().execute((db) => fix(db, id, clock()))
    if (players !== null) log.info({ tournament: id, players }, 'the standings are final')
  }
  await payPrizes(house)
}

/** Writes the standings down for good. Answers how many rank, or null when it is not time yet. */
async function fix(db: Transaction<Tables>, id: number, now: Date): Promise<number | null> {
  // The lock makes cancelling and a second process wait: exactly one of them has its way.
  const tournament = await db
    .selectFrom('tournaments')
    .select('ends_at')
    .where('id', '=', id)
    .where('fixed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!tournament) return null
  const isWaitedOut = now.getTime() - tournament.ends_at.getTime() > WAITING_MS_MAX
  if (!isWaitedOut && (await hasOpenBets(db, id))) return null
  const scores = await scoresOf(db, id)
  const prizes = await prizesOf(db, id)
  // In steps: a statement takes a limited number of values.
  for (let from = 0; from < scores.length; from += ROWS_A_STEP)
    await db
      .insertInto('tournament_standings')
      .values(
        scores.slice(from, from + ROWS_A_STEP).map(({ rank, memberId, score, at }) => ({
          tournament_id: id,
          rank,
          member_id: memberId,
          score,
          at,
          prize: prizes.get(rank) ?? null,
        })),
      )
      .execute()
  await db.updateTable('tournaments').set({ fixed_at: now }).where('id', '=', id).execute()
  return scores.length
}

const ROWS_A_STEP = 1_000

async function prizesOf(db: Kysely<Tables>, id: number): Promise<ReadonlyMap<number, bigint>> {
  const rows = await db
    .selectFrom('tournament_prizes')
    .select(['rank', 'amount'])
    .where('tournament_id', '=', id)
    .execute()
  return new Map(rows.map(({ rank, amount }) => [rank, amount]))
}

interface Prize {
  tournamentId: number
  rank: number
  memberId: bigint
  amount: bigint
}

async function payPrizes(house: Finishing): Promise<void> {
  const { database, clock, log } = house
  const unpaid = await database.db
    .selectFrom('tournament_standings')
    .select(['tournament_id', 'rank', 'member_id', 'prize'])
    .where('prize', 'is not', null)
    .where('paid_at', 'is', null)
    .orderBy('tournament_id')
    .orderBy('rank')
    .limit(PRIZES_A_RUN_MAX)
    .execute()
  for (const { tournament_id: tournamentId, rank, member_id: memberId, prize } of unpaid) {
    if (prize === null) continue
    const due = { tournamentId, rank, memberId, amount: prize }
    try {
      await database.db.transaction().execute((db) => pay({ db, house, now: clock() }, due))
      house.push.touch('balance', memberScope(memberId))
      log.info({ tournament: tournamentId, rank }, 'a tournament prize was paid')
    } catch (error) {
      // The others are not made to wait for it; the next run tries it again.
      log.error({ tournament: tournamentId, rank, err: error }, 'a prize could not be paid')
    }
  }
}

/**
 * The entry, the note of it and the letter in one transaction; the entry's key allows it once per
 * member, and whoever notes it writes the letter.
 */
async function pay(sender: Sender, prize: Prize): Promise<void> {
  const { db, now } = sender
  const { tournamentId, rank, memberId, amount } = prize
  const key = { memberId, source: 'tournament', reference: prizeReference(tournamentId) }
  const answer = await post(port(db), tournamentPrize(key, amount))
  if (!isPosted(answer)) throw new Error(`the ledger refused a prize: ${answer.refusal}`)
  const marked = await db
    .updateTable('tournament_standings')
    .set({ paid_at: now })
    .where('tournament_id', '=', tournamentId)
    .where('rank', '=', rank)
    .where('paid_at', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows > 0n) await notifyWinner(sender, prize)
}

async function notifyWinner(sender: Sender, prize: Prize): Promise<void> {
  const { tournamentId, rank, memberId, amount } = prize
  const { email, lang, tournament } = await sender.db
    .selectFrom('members')
    .innerJoin('tournament_texts as text', 'text.lang', 'members.language')
    .select(['members.email', 'text.lang', 'text.title as tournament'])
    .where('members.id', '=', memberId)
    .where('text.tournament_id', '=', tournamentId)
    .executeTakeFirstOrThrow()
  const values = { tournament, rank, prize: amount }
  await sendMessage(sender, { memberId, to: email, template: 'tournament-prize', lang, values })
}

/** Under which a tournament's prize stands in the ledger. The audit reads it too. */
export const prizeReference = (tournamentId: number): string => `prize:${tournamentId}`
