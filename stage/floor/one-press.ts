/**
 * A press may change what stands under the pointer before a double click is through: another question, the next bet of a list, a chip's spot where
 * a seat was. The second press of the same gesture is none of its own there, and buys nothing twice.
 */
const SAME_GESTURE_MS = 400

export class OnePress {
  #atMs = Number.NEGATIVE_INFINITY

  /** Is a press at this moment one of its own? */
  isFree(nowMs: number): boolean {
    return nowMs - this.#atMs >= SAME_GESTURE_MS
  }

  /** A press that would act: whether it does. */
  takes(nowMs: number): boolean {
    const isFree = this.isFree(nowMs)
    if (isFree) this.#atMs = nowMs
    return isFree
  }
}
