import { sql, type Kysely, type Selectable } from 'kysely'
import type { LotteriesTable } from '../database/tables/lottery.ts'
import type { Tables } from '../database/tables.ts'

export type Lottery = Selectable<LotteriesTable>

/** The lottery in force: whichever was opened last. */
export function presentLottery(db: Kysely<Tables>): Promise<Lottery | undefined> {
  return db.selectFrom('lotteries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst()
}

/** The one of a number, or without one the present. */
export const lotteryOf = (db: Kysely<Tables>, id?: number): Promise<Lottery | undefined> =>
  id === undefined
    ? presentLottery(db)
    : db
        .selectFrom('lotteries')
        .selectAll()
        // As bigint, so that a number beyond the column's range is no fault but simply not there.
        .where(sql`id::bigint`, '=', BigInt(id))
        .executeTakeFirst()

export interface Prize {
  tickets: number
  amount: bigint
}

/** Its prizes, the first first. */
export function prizesOf(db: Kysely<Tables>, lotteryId: number): Promise<Prize[]> {
  return db
    .selectFrom('lottery_prizes')
    .select(['tickets', 'amount'])
    .where('lottery_id', '=', lotteryId)
    .orderBy('rank')
    .execute()
}

/** One amount for every winning ticket, in the order they are drawn. */
export const amountsOf = (prizes: readonly Prize[]): bigint[] =>
  prizes.flatMap(({ tickets, amount }) => Array.from({ length: tickets }, () => amount))
