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

export class WaitingBets {
  readonly #bets = new Map<CrashSpot, WaitingBet & { round: number }>()

  /** For the flight after the present one. */
  add(spot: CrashSpot, bet: WaitingBet, present: number): void {
    this.#bets.set(spot, { ...bet, round: present + 1 })
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

  /** Those of the flight that is open now, and those whose flight is past; none of either waits any more. */
  take(present: number, isOpen: boolean): { due: DueBet[]; missed: DueBet[] } {
    const [due, missed]: [DueBet[], DueBet[]] = [[], []]
    for (const [spot, { round, amount, target }] of this.#bets) {
      if (round > present) continue
      this.#bets.delete(spot)
      const list = round === present && isOpen ? due : missed
      list.push({ spot, amount, target })
    }
    return { due, missed }
  }
}
