/**
 * Bets for the flight after the one that is in the air. They wait in this page alone: no money lies on them before their flight opens, and one
 * whose flight closed without it (the line was cut, the page slept) is laid on no other.
 */
import type { CrashSpot } from '#games/crash/numbers.ts'

export interface WaitingBet {
  amount: number
  target: number | null
}

export interface DueBet extends WaitingBet {
  spot: CrashSpot
}

/** A bet that the table does not take any more, and why: it was closed, or takes other amounts. */
export interface DroppedBet extends DueBet {
  why: 'closed' | 'limits'
}

/** Longer than any flight: whoever was away that long, with the whole table asleep, does not find a bet laid on coming back. */
const WAIT_MS_MAX = 180_000

export class WaitingBets {
  readonly #bets = new Map<CrashSpot, WaitingBet & { round: number; sinceMs: number }>()

  /** For the flight after the present one. */
  add(spot: CrashSpot, bet: WaitingBet, present: number, nowMs: number): void {
    this.#bets.set(spot, { ...bet, round: present + 1, sinceMs: nowMs })
  }

  remove(spot: CrashSpot): void {
    this.#bets.delete(spot)
  }

  get(spot: CrashSpot): WaitingBet | null {
    return this.#bets.get(spot) ?? null
  }

  get spots(): CrashSpot[] {
    return [...this.#bets.keys()]
  }

  /** Takes out what the table would not take as it stands now; opened again, it lays none of those by itself. */
  drop(table: { isOpen: boolean; limits: { min: number; max: number } }): DroppedBet[] {
    const { isOpen, limits } = table
    return [...this.#bets].flatMap(([spot, { amount, target }]) => {
      const isWithin = amount >= limits.min && amount <= limits.max
      if (isOpen && isWithin) return []
      this.#bets.delete(spot)
      return [{ spot, amount, target, why: isOpen ? 'limits' : 'closed' } as const]
    })
  }

  /** Those of the flight that is open now, and those whose flight is past; none of either waits any more. */
  take(present: number, isOpen: boolean, nowMs: number): { due: DueBet[]; missed: DueBet[] } {
    const [due, missed]: [DueBet[], DueBet[]] = [[], []]
    for (const [spot, { round, sinceMs, amount, target }] of this.#bets) {
      const isLate = nowMs - sinceMs > WAIT_MS_MAX
      if (round > present && !isLate) continue
      this.#bets.delete(spot)
      const list = round === present && isOpen && !isLate ? due : missed
      list.push({ spot, amount, target })
    }
    return { due, missed }
  }
}
