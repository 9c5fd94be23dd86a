/** One button does several things in turn: the second press of a double click does nothing that the first one did not mean. */
const SAME_GESTURE_MS = 450
/** Shorter where a hand may be in earnest, for what flies may be gone. */
const CASH_OUT_MS = 250

export class Gesture {
  #act = ''
  #atMs = Number.NEGATIVE_INFINITY

  /** Is this press one of its own? `clicks` counts those of one gesture, as a pointer's event has them; 0 of a key. */
  begins(act: string, clicks: number, nowMs: number): boolean {
    const span = act === 'out' ? CASH_OUT_MS : SAME_GESTURE_MS
    const isSame = clicks > 1 || nowMs - this.#atMs < span
    if (isSame && this.#act !== '' && act !== this.#act) return false
    this.#act = act
    this.#atMs = nowMs
    return true
  }
}
