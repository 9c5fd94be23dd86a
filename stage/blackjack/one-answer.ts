/** The next question may stand under the pointer before a double click is through: its second press is no answer to that. */
const SAME_GESTURE_MS = 400

export class OneAnswer {
  #atMs = Number.NEGATIVE_INFINITY

  /** Is a press at this moment one of its own? */
  isFree(nowMs: number): boolean {
    return nowMs - this.#atMs >= SAME_GESTURE_MS
  }

  /** A press that would answer: whether it does. */
  takes(nowMs: number): boolean {
    const isFree = this.isFree(nowMs)
    if (isFree) this.#atMs = nowMs
    return isFree
  }
}
