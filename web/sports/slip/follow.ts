import { change, isSame, slip, type CouponPick, type Named } from '../picks.ts'

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
