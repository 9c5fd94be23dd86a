/** What only a screen with the coupon does with its picks: which are bankers, what is offered of them now, and those of a coupon that was placed once more. */
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

/** What is offered now of a pick. */
interface Offered extends Pick<CouponPick, 'isHeld' | 'isClosed'> {
  /** Null: none for a while, or none any more. */
  odds: number | null
  /** Null: they are not boosted; nothing where that is not known. */
  bookOdds?: number | null
  /** Has its match begun? One that was picked before is in play from then on. */
  isLive?: boolean
  /** It may have been moved. */
  startsAt?: string
}

const FOLLOWED = ['odds', 'bookOdds', 'before', 'isHeld', 'isClosed', 'isLive', 'startsAt'] as const

/** Takes what is offered now of a pick. */
export function follow(named: Named, { odds, bookOdds, ...facts }: Offered): void {
  const known = slip.getState().picks.find((pick) => isSame(pick, named))
  if (!known) return
  const { bookOdds: booked, ...rest } = known
  const book = bookOdds === undefined ? booked : bookOdds
  const struck = known.before ?? known.odds
  const price = odds ?? known.odds
  const next: CouponPick = {
    ...rest,
    ...facts,
    odds: price,
    before: price === known.odds ? known.before : struck === price ? null : struck,
    ...(book !== undefined && book !== null && { bookOdds: book }),
  }
  if (FOLLOWED.every((fact) => next[fact] === known[fact])) return
  change({ picks: slip.getState().picks.map((pick) => (isSame(pick, named) ? next : pick)) })
}

/** What was on a coupon that was placed, to be bet on once more; the stake is to be said anew. */
export const pickAgain = (last: Pick<Slip, 'picks' | 'kind' | 'system'>): void => change(last)

/** Does it take no bets, as far as the page knows? By its hour too, unless it was picked in play. */
export const isShut = ({ startsAt, isClosed, isLive }: CouponPick, now: number): boolean =>
  isClosed || (!isLive && new Date(startsAt).getTime() <= now)
