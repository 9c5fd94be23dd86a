import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Tables } from '../database/tables.ts'

/**
 * What a member's bets have come to, of whatever kind: payouts, what they were corrected by but for what was let go, and jackpots less stakes of every bet that
 * was placed or ended since then or is still open. A void bet comes to nothing; of an open one counts
 * what it paid so far, and not yet what it will pay. A free round and a free bet were staked by the house: what they paid is all that they
 * come to, but for a stake that came back as a free bet.
 */
export async function netPosition(
  db: Kysely<Tables>,
  memberId: bigint,
  since: Date,
): Promise<Money> {
  const { net } = await db
    .selectFrom('bets')
    .select(
      sql<bigint>`coalesce(sum(${ownPayoutOf('bets')} - ${ownStakeOf('bets')}
        + coalesce((select sum(w.amount) from jackpot_wins w
            where w.member_id = bets.member_id and w.round_id = bets.id), 0)
        + coalesce((select sum(${correctedBy('c')}) from sports_corrections c
            where c.member_id = bets.member_id and c.coupon_id = bets.id), 0)), 0)::bigint`.as(
        'net',
      ),
    )
    .where('member_id', '=', memberId)
    .where((bet) =>
      bet.or([
        bet('state', '=', 'open'),
        bet('placed_at', '>=', since),
        bet('settled_at', '>=', since),
      ]),
    )
    .executeTakeFirstOrThrow()
  return net
}

/** What the member themselves staked on a bet of the table or alias named. */
export const ownStakeOf = (bet: string): RawBuilder<bigint> =>
  sql<bigint>`case when exists (select from bonus_rounds as free
    where free.member_id = ${sql.ref(`${bet}.member_id`)} and free.bet_id = ${sql.ref(`${bet}.id`)})
      or exists (select from free_bets as free
    where free.member_id = ${sql.ref(`${bet}.member_id`)} and free.coupon_id = ${sql.ref(`${bet}.id`)})
    then 0 else ${sql.ref(`${bet}.stake`)} end`

/** What a correction, by the name of its row, makes of what was paid: what was let go of it the member keeps. */
export const correctedBy = (row: string): RawBuilder<bigint> =>
  sql<bigint>`${sql.ref(`${row}.cash`)} + ${sql.ref(`${row}.bonus`)} + ${sql.ref(`${row}.waived`)}`

/** What such a bet paid the member: of a free bet, no stake that came back as another one. */
export const ownPayoutOf = (bet: string): RawBuilder<bigint> =>
  sql<bigint>`${sql.ref(`${bet}.payout`)} - coalesce((select coupon.returned from sports_coupons coupon
    where coupon.member_id = ${sql.ref(`${bet}.member_id`)} and coupon.id = ${sql.ref(`${bet}.id`)}), 0)`
