/** A file's bytes, taken in order in the lengths that its reader asks for. Never holds more than a piece and what was asked for. */
import { createReadStream, type ReadStream } from 'node:fs'

/** Called with every piece of the file, in order. */
export type Listen = (piece: Uint8Array) => void

/** The file ended before all that was asked for had come. */
export class EndsTooEarly extends Error {}

/** Twice the largest thing that is asked for: not every one of them lies over two pieces. */
const PIECE_BYTES = 256 * 1024

export class PackedBytes {
  readonly #stream: ReadStream
  readonly #pieces: AsyncIterator<Buffer>
  readonly #listen: Listen
  #rest: Buffer = Buffer.alloc(0)

  constructor(file: string, listen: Listen) {
    this.#stream = createReadStream(file, { highWaterMark: PIECE_BYTES })
    // No encoding is set: every piece is a buffer.
    this.#pieces = this.#stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
    this.#listen = listen
  }

  /** Whether any more come. */
  async hasMore(): Promise<boolean> {
    return this.#rest.length > 0 || (await this.#readOn())
  }

  /** The next `count` bytes. Throws `EndsTooEarly`. */
  async take(count: number): Promise<Buffer> {
    const bytes = await this.peek(count)
    this.#rest = this.#rest.subarray(count)
    return bytes
  }

  /** The same, to be taken again. */
  async peek(count: number): Promise<Buffer> {
    while (this.#rest.length < count) {
      const before = this.#rest
      if (!(await this.#readOn())) throw new EndsTooEarly()
      if (before.length > 0) this.#rest = Buffer.concat([before, this.#rest])
    }
    return this.#rest.subarray(0, count)
  }

  /** Goes past the next `count` bytes, however many they are. */
  async skip(count: number): Promise<void> {
    for (let left = count; left > 0;) {
      if (!(await this.hasMore())) throw new EndsTooEarly()
      left -= (await this.take(Math.min(left, this.#rest.length))).length
    }
  }

  /** Lets go of the file, read to its end or not. */
  close(): void {
    this.#stream.destroy()
  }

  async #readOn(): Promise<boolean> {
    const next = await this.#pieces.next()
    if (next.done === true) return false
    this.#listen(next.value)
    this.#rest = next.value
    return true
  }
}
