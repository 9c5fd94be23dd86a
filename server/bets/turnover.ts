import { sql, type Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import { startOf } from '#contract/time-span.ts'
import type { Tables } from '../database/tables.ts'
import { kindsTakenAtOnce } from './kinds.ts'

/** What the settled bets of a day came to. */
export interface Turnover {
  /** In Istanbul, as `yyyy-mm-dd`, by when they were placed. */
  day: string
  kind: string
  game: string
  bets: bigint
  stake: Money
  payout: Money
}

/**
 * Turnover by day and what was bet on, of every kind but those that are taken at once: their rounds are summed by version and mode
 * and held to the published tables (`server/round/fairness/returns.ts`). Void bets and open ones are left out.
 */
export async function turnoverSince(db: Kysely<Tables>, day: string): Promise<Turnover[]> {
  return db
    .selectFrom('bets')
    .select(['kind', 'game'])
    .select(sql<string>`to_char(placed_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`.as('day'))
    .select(({ fn }) => fn.countAll<bigint>().as('bets'))
    .select(sql<bigint>`sum(stake)::bigint`.as('stake'))
    .select(sql<bigint>`sum(payout)::bigint`.as('payout'))
    .where('kind', 'not in', kindsTakenAtOnce())
    .where('state', '=', 'settled')
    .where('placed_at', '>=', startOf(day))
    .groupBy(['kind', 'game', 'day'])
    .orderBy('kind')
    .orderBy('game')
    .orderBy('day')
    .execute()
}

/** Of coupons, those that the house staked for members, without stakes that came back: they stand among the others, and their stakes among their stakes. */
export async function freeBetsSince(
  db: Kysely<Tables>,
  day: string,
): Promise<Pick<Turnover, 'game' | 'bets' | 'stake' | 'payout'>[]> {
  return db
    .selectFrom('sports_coupons as coupon')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'coupon.member_id').onRef('bet.id', '=', 'coupon.id'),
    )
    .select('bet.game')
    .select(({ fn }) => fn.countAll<bigint>().as('bets'))
    .select(sql<bigint>`sum(bet.stake - coupon.returned)::bigint`.as('stake'))
    .select(sql<bigint>`sum(bet.payout - coupon.returned)::bigint`.as('payout'))
    .where('coupon.is_free', '=', true)
    .where('bet.state', '=', 'settled')
    .where('bet.placed_at', '>=', startOf(day))
    .groupBy('bet.game')
    .execute()
}

/** Of a slot's rounds, those that the house staked for members: they stand among its rounds, and their stakes among its stakes. */
export async function freeRoundsSince(
  db: Kysely<Tables>,
  day: string,
): Promise<Pick<Turnover, 'game' | 'bets' | 'stake' | 'payout'>[]> {
  return db
    .selectFrom('bonus_rounds as free')
    .innerJoin('bets as bet', (join) =>
      join.onRef('bet.member_id', '=', 'free.member_id').onRef('bet.id', '=', 'free.bet_id'),
    )
    .select('bet.game')
    .select(({ fn }) => fn.countAll<bigint>().as('bets'))
    .select(sql<bigint>`sum(bet.stake)::bigint`.as('stake'))
    .select(sql<bigint>`sum(bet.payout)::bigint`.as('payout'))
    .where('bet.placed_at', '>=', startOf(day))
    .groupBy('bet.game')
    .orderBy('bet.game')
    .execute()
}
