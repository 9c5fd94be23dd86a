/** What only a screen with the coupon does with its picks: which are bankers, which take no bets, and those of a coupon that was placed once more. */
import { change, isSame, slip, type CouponPick, type Named, type Slip } from '../picks.ts'

/** The places of those that stand in every line of a system. Storage may say anything of them. */
export const bankersIn = (picks: readonly CouponPick[]): readonly number[] =>
  picks.flatMap(({ isBanker }, at) => (isBanker === true ? [at] : []))

/** Makes a pick a banker, or one of the others again. */
export const toggleBanker = (named: Named): void =>
  change({
    picks: slip
      .getState()
      .picks.map((pick) =>
        isSame(pick, named) ? { ...pick, isBanker: pick.isBanker !== true } : pick,
      ),
  })

/** What was on a coupon that was placed, to be bet on once more; the stake is to be said anew. */
export const pickAgain = (last: Pick<Slip, 'picks' | 'kind' | 'system'>): void => change(last)

/** Does it take no bets, as far as the page knows? By its hour too, unless it was picked in play. */
export const isShut = ({ startsAt, isClosed, isLive }: CouponPick, now: number): boolean =>
  isClosed || (!isLive && new Date(startsAt).getTime() <= now)
