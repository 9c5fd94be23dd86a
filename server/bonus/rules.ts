/** What whoever else tells of a member's money has to know of their bonuses. Changes nothing. */
import type { QueryPort } from '#ledger/query-port.ts'
import { IS_PLACEABLE } from './free-bets-schema.ts'

/** A bonus that is under way, and how many free rounds of it are still to be played. */
export interface BonusUnderWay {
  id: bigint
  freeRounds: number
}

/** By their members; who has none is not in it. One look into an index that holds active bonuses alone. */
export async function bonusesUnderWay(
  q: QueryPort,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, BonusUnderWay>> {
  const { rows } = await q.query(
    `select b.member_id, b.id, coalesce(o.rounds - b.rounds_played, 0) as free_rounds
     from bonuses b join bonus_offers o on o.id = b.offer_id
     where b.member_id = any ($1::bigint[]) and b.state = 'active'`,
    [memberIds],
  )
  // The select names these columns: two bigints and an integer.
  const found = rows as unknown as { member_id: bigint; id: bigint; free_rounds: number }[]
  return new Map(
    found.map(({ member_id, id, free_rounds }) => [member_id, { id, freeRounds: free_rounds }]),
  )
}

/** A stake of the house's for one coupon, and what that has to be. */
export interface FreeBet {
  id: bigint
  stake: bigint
  /** The least odds of each pick, in hundredths. */
  odds_min: number | null
  picks_min: number | null
  /** None: any. */
  sports: readonly string[]
}

const FREE_BETS = `
  select f.id, f.stake, o.odds_min, o.picks_min, o.sports
  from free_bets f join bonuses b on b.member_id = f.member_id and b.id = f.bonus_id
  join bonus_offers o on o.id = b.offer_id
  where f.member_id = $1`

/** Those that a member can place now, the oldest first. */
export async function freeBetsOf(
  q: QueryPort,
  memberId: bigint,
  now: Date,
): Promise<readonly FreeBet[]> {
  const { rows } = await q.query(
    `${FREE_BETS} and ${IS_PLACEABLE('$2::timestamptz')} order by f.id`,
    [memberId, now],
  )
  // The select names these columns.
  return rows as unknown as readonly FreeBet[]
}

/** That which a coupon was placed on; null where it has a stake of its own. */
export async function freeBetOfCoupon(
  q: QueryPort,
  memberId: bigint,
  couponId: bigint,
): Promise<FreeBet | null> {
  const { rows } = await q.query(`${FREE_BETS} and f.coupon_id = $2`, [memberId, couponId])
  // The select names these columns.
  const found = rows as unknown as readonly FreeBet[]
  return found[0] ?? null
}
