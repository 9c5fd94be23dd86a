import { SILENT_MS } from '#contract/stream-codes.ts'

/** When the house was heard last. Moments are in ms of any one clock. */
export class Silence {
  #heardAtMs: number

  constructor(nowMs: number) {
    this.#heardAtMs = nowMs
  }

  /** It is heard. */
  end(nowMs: number): void {
    this.#heardAtMs = nowMs
  }

  /** For how long nothing has come, where that is too long to show anything on; else 0. */
  lastsMs(nowMs: number): number {
    const ms = nowMs - this.#heardAtMs
    return ms > SILENT_MS ? ms : 0
  }
}
