/** What a hand comes to, counted as it is seen: side bets once the first cards lie, all else once the dealer's do. */
import { findBlackjackSpot, LAID_SPOTS } from '#contract/games/blackjack-names.ts'
import type {
  FloorRoundState,
  FloorSeatState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { Payouts } from '../floor/payouts.ts'
import type { VisitMoney } from '../frame/money.ts'
import type { Dealing } from './dealing.ts'
import { dealIn } from './deal.ts'

/** How much of a round's deal has been shown: nothing of it, the first cards, or all there is. */
export type Shown = 'none' | 'dealt' | 'ended'

export const isLaid = ({ spot }: { spot: string }): boolean =>
  LAID_SPOTS.some((laid) => laid === findBlackjackSpot(spot)?.kind)

const isSideBet = ({ spot }: { spot: string }): boolean =>
  ['pairs', 'plus'].includes(findBlackjackSpot(spot)?.kind ?? '')

/** Of the round of that number, while `present` is the one at the table. */
export function shownOf(
  number: number,
  present: FloorRoundState | null,
  dealing: Pick<Dealing, 'round' | 'isDealt' | 'isEnded'>,
): Shown {
  if (present?.number !== number) return 'ended'
  const hasHands = (dealIn(present.outcome)?.seats.length ?? 0) > 0
  if (!hasHands || present.phase === 'void')
    return present.phase === 'settled' || present.phase === 'void' ? 'ended' : 'none'
  if (dealing.round !== number) return 'none'
  return dealing.isEnded ? 'ended' : dealing.isDealt ? 'dealt' : 'none'
}

export class Settling {
  readonly #money: VisitMoney
  readonly #payouts: Payouts

  constructor(money: VisitMoney) {
    this.#money = money
    this.#payouts = new Payouts(money)
  }

  resume(seat: FloorSeatState | null, table: Pick<FloorTableState, 'round' | 'last'>): void {
    this.#payouts.resume(seat, table)
  }

  /** Added stakes, for those are nobody's press on a chip, and what has been paid as far as it is shown. Gives the rounds that are over by that, each once. */
  count(seats: readonly FloorSeatState[], shownOn: (round: number) => Shown): FloorSeatState[] {
    return seats.filter((seat) => {
      const { round, stakes } = seat
      if (this.#payouts.isBefore(seat)) return false
      for (const stake of stakes)
        if (!isLaid(stake)) this.#money.stake(`${round} ${stake.seq}`, BigInt(stake.amount))
      const shown = shownOn(round)
      const isSeen = (stake: FloorSeatState['stakes'][number]): boolean =>
        shown === 'ended' || stake.state === 'void' || (shown === 'dealt' && isSideBet(stake))
      const hasEnded = this.#payouts.count({ round, stakes: stakes.filter(isSeen) })
      return hasEnded && shown === 'ended' && stakes.every(({ state }) => state !== 'placed')
    })
  }
}
