/** How a lottery ends: its last tickets are given, its seed is opened, and the winners are whoever it says. */
import { sql, type Transaction } from 'kysely'
import { drawTickets } from '#chance/lottery.ts'
import { jobActor, type Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction, type Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { hmacLater } from '../crypto/node-hash.ts'
import { issueTickets } from './issue.ts'
import { amountsOf, prizesOf, type Lottery } from './lotteries.ts'

/** Deposits that were under way at the end have been written down by then, in whatever process. */
const UNDER_WAY_MS = 60_000

/** `not-open`: there is none, or it was drawn. `too-early`: before the moment that was promised. */
type NotDrawn = 'not-open' | 'too-early'

/** Draws it, once; the winners' money follows by itself. */
export function drawLottery(
  { db }: Pick<Database, 'db'>,
  actor: Actor,
  lotteryId: number,
  now: Date,
): Promise<{ tickets: number; winners: number } | NotDrawn> {
  return inTransaction(db, async (db) => {
    const planned = await db
      .selectFrom('lotteries')
      .select('draws_at')
      .where('id', '=', lotteryId)
      .where('drawn_at', 'is', null)
      .executeTakeFirst()
    if (!planned) return 'not-open'
    if (now.getTime() < planned.draws_at.getTime() + UNDER_WAY_MS) return 'too-early'
    const lottery = await issueTickets(db, lotteryId, now)
    if (!lottery) return 'not-open'
    const winners = await recordWinners(db, lottery)
    await db.updateTable('lotteries').set({ drawn_at: now }).where('id', '=', lotteryId).execute()
    const after = { drawn_at: now, tickets: lottery.tickets, winners }
    const target = `lottery:${lotteryId}`
    const before = { drawn_at: null }
    await recordAction(db, actor, { what: 'lottery.draw', target, before, after })
    return { tickets: lottery.tickets, winners: winners.length }
  })
}

/** The job: draws what has come to its moment, by itself. One without prizes has nobody to draw. */
export async function drawLotteries({
  database,
  clock,
  log,
}: Pick<House, 'database' | 'clock' | 'log'>): Promise<void> {
  const due = await database.db
    .selectFrom('lotteries')
    .select(['id', 'name'])
    .where('drawn_at', 'is', null)
    .where('draws_at', '<=', new Date(clock().getTime() - UNDER_WAY_MS))
    .where('id', 'in', (prizes) => prizes.selectFrom('lottery_prizes').select('lottery_id'))
    .execute()
  for (const { id, name } of due) {
    const drawn = await drawLottery(database, jobActor('draw-lotteries'), id, clock())
    if (typeof drawn !== 'string') log.info({ lottery: name, ...drawn }, 'a lottery was drawn')
  }
}

async function recordWinners(
  db: Transaction<Tables>,
  { id, name, tickets, server_seed }: Lottery,
): Promise<number[]> {
  const amounts = amountsOf(await prizesOf(db, id))
  const numbers = await drawTickets(hmacLater, server_seed, { name, tickets }, amounts.length)
  if (numbers.length === 0) return []
  await sql`
    update lottery_tickets ticket set place = won.place, prize = won.amount
    from unnest(${numbers}::integer[], ${amounts.slice(0, numbers.length).map(String)}::bigint[])
      with ordinality won (number, amount, place)
    where ticket.lottery_id = ${id} and ticket.number = won.number`.execute(db)
  return numbers
}
