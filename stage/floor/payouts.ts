import type { FloorSeatState, FloorTableState } from '#contract/games/floor-protocol.ts'
import type { VisitMoney } from '../frame/money.ts'

/** What one's stakes at a table were paid or given back, each counted once. */
export class Payouts {
  readonly #money: VisitMoney
  readonly #counted = new Set<string>()
  /** The round that this visit began with. */
  #first = 0

  constructor(money: VisitMoney) {
    this.#money = money
  }

  /** What was there before this visit: its open stakes are counted, and what had ended is not paid again, of the rounds before neither. */
  resume(
    seat: FloorSeatState | null,
    { round, last }: Pick<FloorTableState, 'round' | 'last'>,
  ): void {
    this.#first = round?.number ?? (last[0]?.number ?? 0) + 1
    for (const { seq, state, amount } of seat?.stakes ?? []) {
      const key = `${seat?.round} ${seq}`
      if (state === 'placed') this.#money.resume(key, BigInt(amount))
      else this.#counted.add(key)
    }
  }

  /** Had that round ended before this visit? */
  isBefore({ round }: Pick<FloorSeatState, 'round'>): boolean {
    return round < this.#first
  }

  /** Counts what has ended on a round since it was last asked; gives whether anything has. */
  count({ round, stakes }: Pick<FloorSeatState, 'round' | 'stakes'>): boolean {
    if (this.isBefore({ round })) return false
    const ended = stakes.filter(
      ({ seq, state }) => state !== 'placed' && !this.#counted.has(`${round} ${seq}`),
    )
    for (const { seq, paid, amount, state } of ended) {
      this.#counted.add(`${round} ${seq}`)
      if (state === 'paid' || state === 'void')
        this.#money.pay(BigInt(state === 'void' ? amount : paid))
    }
    return ended.length > 0
  }
}
