import { sql } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { toWire } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Context, MemberContext } from '../context.ts'
import { endOf, startOf } from '#contract/time-span.ts'
import { lotteryOf, prizesOf } from './lotteries.ts'

const DRAWN_SHOWN_MAX = 20

/** A lottery, the present one unless another is named, for everyone. Its seed is nobody's until it is drawn. */
export async function lotteryShow(
  { db }: Context,
  { lotteryID }: Input<'lottery/show'>,
): Promise<Output<'lottery/show'>> {
  const lottery = await lotteryOf(db, lotteryID)
  if (!lottery) throw new Refused('not-found')
  const { id, name, minimum, tickets, server_seed, seed_hash, drawn_at } = lottery
  const prizes = await prizesOf(db, id)
  const winners = await db
    .selectFrom('lottery_tickets')
    .select(['number', 'prize'])
    .where('lottery_id', '=', id)
    .where('prize', 'is not', null)
    .orderBy('place')
    .execute()
  return {
    lotteryID: id,
    name,
    startsAt: lottery.starts_at.toISOString(),
    endsAt: lottery.ends_at.toISOString(),
    drawsAt: lottery.draws_at.toISOString(),
    minimum: toWire(minimum),
    tickets,
    prizes: prizes.map((prize) => ({ tickets: prize.tickets, amount: toWire(prize.amount) })),
    seedHash: seed_hash.toString('hex'),
    seed: drawn_at === null ? null : server_seed.toString('hex'),
    drawnAt: drawn_at?.toISOString() ?? null,
    winners: winners.map(({ number, prize }) => ({ number, amount: toWire(prize ?? 0n) })),
    drawn: await drawnOnes(db),
  }
}

/** What was published stays so: one that had no tickets proves nothing and is left out. */
async function drawnOnes(db: Context['db']): Promise<Output<'lottery/show'>['drawn']> {
  const drawn = await db
    .selectFrom('lotteries')
    .select(['id as lotteryID', 'name'])
    .select((row) => row.ref('drawn_at').$notNull().as('drawnAt'))
    .where('drawn_at', 'is not', null)
    .where('tickets', '>', 0)
    .orderBy('id', 'desc')
    .limit(DRAWN_SHOWN_MAX)
    .execute()
  return drawn.map(({ drawnAt, ...each }) => ({ ...each, drawnAt: drawnAt.toISOString() }))
}

/** The member's tickets of it, the latest first. */
export async function lotteryTickets(
  { db, member }: MemberContext,
  { lotteryID, limit, offset, startDate, endDate, searchMinAmount }: Input<'lottery/tickets'>,
): Promise<Output<'lottery/tickets'>> {
  const lottery = await lotteryOf(db, lotteryID)
  let found = db
    .selectFrom('lottery_tickets as ticket')
    .innerJoin('cash_transactions as deposit', (join) =>
      join
        .onRef('deposit.member_id', '=', 'ticket.member_id')
        .onRef('deposit.id', '=', 'ticket.transaction_id'),
    )
    .where('ticket.member_id', '=', member.id)
    .where('ticket.lottery_id', '=', lottery?.id ?? 0)
  if (startDate !== undefined) found = found.where('deposit.decided_at', '>=', startOf(startDate))
  if (endDate !== undefined) found = found.where('deposit.decided_at', '<', endOf(endDate))
  if (searchMinAmount !== undefined)
    found = found.where('deposit.amount', '>=', sql<bigint>`${searchMinAmount}::numeric * 1000000`)
  const rows = await found
    .select(['ticket.number', 'ticket.transaction_id', 'ticket.prize'])
    .select(['deposit.amount', 'deposit.decided_at'])
    .orderBy('ticket.number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const data = rows.map(({ number, transaction_id, prize, amount, decided_at }) => ({
    number,
    transactionID: Number(transaction_id),
    transaction_status: TRANSACTION_STATUS.approved,
    amount: toWire(amount),
    at: (decided_at ?? new Date(0)).toISOString(),
    prize: prize === null ? null : toWire(prize),
  }))
  return { data, pagination: { limit, offset, total: Number(total) } }
}
