/**
 * Deposits become tickets: numbered one after the other, in the order they were approved, each once. What is booked while its
 * member pauses or has excluded themselves gives none: it is a chance to win, and play is closed to them.
 */
import { sql, type Kysely, type Transaction } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { presentLottery, type Lottery } from './lotteries.ts'

/** A deposit that was approved so long before the last look may have been committed after it. */
export const LATE_MS = 10 * 60_000

/** Gives the present lottery's tickets for what was approved since. Runs every minute, and may run twice. */
export async function issueLotteryTickets({
  database,
  clock,
}: Pick<House, 'database' | 'clock'>): Promise<void> {
  const present = await presentLottery(database.db)
  if (present && present.drawn_at === null && present.starts_at <= clock())
    await database.db.transaction().execute((db) => issueTickets(db, present.id, clock()))
}

/** The same inside a transaction, under the lottery's lock. Answers it as it stands then; undefined once it is drawn. */
export async function issueTickets(
  db: Transaction<Tables>,
  lotteryId: number,
  now: Date,
): Promise<Lottery | undefined> {
  const lottery = await db
    .selectFrom('lotteries')
    .selectAll()
    .where('id', '=', lotteryId)
    .where('drawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!lottery) return undefined
  const given = await insertTickets(db, lottery, now)
  // Two processes look in one second: the later of them may have begun the earlier.
  const until = lottery.issued_until
  const change = {
    tickets: lottery.tickets + given,
    issued_until: until !== null && until > now ? until : now,
  }
  await db.updateTable('lotteries').set(change).where('id', '=', lotteryId).execute()
  return { ...lottery, ...change }
}

async function insertTickets(
  db: Kysely<Tables>,
  { id, starts_at, ends_at, minimum, tickets, issued_until }: Lottery,
  now: Date,
): Promise<number> {
  const since = issued_until === null ? starts_at : new Date(issued_until.getTime() - LATE_MS)
  const { numAffectedRows = 0n } = await sql`
    insert into lottery_tickets (member_id, lottery_id, number, transaction_id, issued_at)
    select t.member_id, ${id},
      ${tickets} + row_number() over (order by t.decided_at, t.member_id, t.id), t.id, ${now}
    from cash_transactions t
    where t.direction = 'in' and t.status = ${TRANSACTION_STATUS.approved} and t.amount >= ${minimum}
      and t.decided_at >= ${starts_at} and t.decided_at >= ${since} and t.decided_at < ${ends_at}
      and not exists (select 1 from pauses p where p.member_id = t.member_id
        and p.began_at <= t.decided_at and p.until > t.decided_at)
      and not exists (select 1 from protections p where p.member_id = t.member_id
        and p.pause in ('self-exclusion', 'registered') and p.paused_at <= t.decided_at)
      and not exists (select 1 from lottery_tickets given where given.member_id = t.member_id
        and given.lottery_id = ${id} and given.transaction_id = t.id)`.execute(db)
  return Number(numAffectedRows)
}
