/** What one's bets at a crash table were paid, as it happens: half of a bet at once, a payout once, and nothing that ended before this visit. */
import type {
  FloorSeatState,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import type { VisitMoney } from '../frame/money.ts'

export class OwnMoney {
  readonly #money: Pick<VisitMoney, 'pay' | 'resume'>
  /** What each stake has brought that was counted. */
  readonly #had = new Map<string, number>()
  readonly #ended = new Set<string>()
  #first = 0

  constructor(money: Pick<VisitMoney, 'pay' | 'resume'>) {
    this.#money = money
  }

  /** What one had there before: a bet that flies is counted, what has ended was counted then. */
  resume(
    seat: FloorSeatState | null,
    { round, last }: Pick<FloorTableState, 'round' | 'last'>,
  ): void {
    this.#first = round?.number ?? (last[0]?.number ?? 0) + 1
    for (const stake of seat?.stakes ?? []) {
      const key = `${seat?.round} ${stake.seq}`
      // Half of it that is out already was had then.
      if (stake.state === 'placed') this.#money.resume(key, BigInt(stake.amount - stake.paid))
      else this.#ended.add(key)
      this.#had.set(key, stake.paid)
    }
  }

  /** Counts what has come since it was last asked; gives the bets that have ended by that, each once. */
  count(seats: readonly FloorSeatState[]): FloorStakeState[] {
    return seats.flatMap(({ round, stakes }) =>
      round < this.#first
        ? []
        : stakes.filter((stake) => this.#count(`${round} ${stake.seq}`, stake)),
    )
  }

  #count(key: string, { state, paid, amount, halfAt }: FloorStakeState): boolean {
    if (this.#ended.has(key) || state === 'back') return false
    this.#pay(key, paid)
    if (state === 'placed') return false
    this.#ended.add(key)
    // Void: what was still in the air is given back.
    if (state === 'void')
      this.#money.pay(BigInt(halfAt === null ? amount : amount - Math.floor(amount / 2)))
    return state !== 'void'
  }

  #pay(key: string, paid: number): void {
    const more = paid - (this.#had.get(key) ?? 0)
    if (more <= 0) return
    this.#had.set(key, paid)
    this.#money.pay(BigInt(more))
  }
}
