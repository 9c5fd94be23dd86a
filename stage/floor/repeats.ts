/** One sentence said at every press of many fills a log, and says nothing new to whoever listens to it. */
const SAME_MS = 8_000

export class Repeats {
  #text = ''
  #atMs = Number.NEGATIVE_INFINITY

  /** Is it another than the last one, or that a while ago? Whoever goes on pressing does not begin the while anew. */
  isNew(text: string, nowMs: number): boolean {
    if (text === this.#text && nowMs - this.#atMs < SAME_MS) return false
    this.#text = text
    this.#atMs = nowMs
    return true
  }
}
