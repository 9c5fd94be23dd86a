/**
 * One button does several things in turn, so a press has to be read by when it came: never by the browser's count of clicks, which goes on for as
 * long as somebody clicks. The second press of a double click does nothing that the first one did not mean; any later one is in earnest, for what
 * flies may be gone. A run of presses that was about a flight lays nothing on the next one.
 */
import type { PanelAct } from './act.ts'

/** So soon after an act, a press for another one is the second half of a double click. */
const SECOND_PRESS_MS = 250
/** Presses that follow each other within so long are one run; so long is a hand on its way, too. */
const RUN_MS = 600

/** `busy` while what was pressed before has not been answered. */
export type PressedAct = PanelAct | 'half' | 'busy'

const isLaying = (act: PressedAct): boolean => act === 'lay' || act === 'wait'
const isFlying = (act: PressedAct): boolean => act === 'out' || act === 'half'

export class Gesture {
  #act: PressedAct = 'none'
  #atMs = Number.NEGATIVE_INFINITY
  #pressedMs = Number.NEGATIVE_INFINITY
  /** When the button last said that it cashes out. */
  #flyingMs = Number.NEGATIVE_INFINITY
  #isOfFlight = false
  #isAlone = true

  /** Was the last press no part of a run? */
  get isAlone(): boolean {
    return this.#isAlone
  }

  /** What the button says at this moment. */
  offers(act: PanelAct, nowMs: number): void {
    if (isFlying(act)) this.#flyingMs = nowMs
  }

  /** Is this press one of its own? Asked of every press, also of one that finds nothing to do (`none`). */
  begins(act: PressedAct, nowMs: number): boolean {
    const isOfRun = nowMs - this.#pressedMs < RUN_MS
    this.#pressedMs = nowMs
    this.#isAlone = !isOfRun
    if (!isOfRun) this.#isOfFlight = false
    if (act === 'busy') return false
    const isOfFlight = this.#isOfFlight || nowMs - this.#flyingMs < RUN_MS
    // What it finds nothing to do for flies, or has just flown; and a bet for the next flight is one of its run.
    this.#isOfFlight = isOfFlight || isFlying(act) || act === 'none' || act === 'wait'
    if (act === 'none' || (isOfFlight && isLaying(act))) return false
    if (act !== this.#act && nowMs - this.#atMs < SECOND_PRESS_MS) return false
    this.#act = act
    this.#atMs = nowMs
    return true
  }
}
