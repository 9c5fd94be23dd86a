/**
 * Reads the lines of a zstandard file as they come. It never holds the whole file, and it never lets
 * one endless line fill the memory.
 */
import path from 'node:path'
import { BadTable } from './lookup-table.ts'
import type { Listen } from './packed-bytes.ts'
import { contentOf } from './zstandard-frames.ts'

/** Longer than any book: a bonus of hundreds of spins is told in less than a megabyte. */
const LINE_BYTES_MAX = 16 * 1024 * 1024

const NEWLINE = 0x0a

export interface Line {
  /** Counted from 1, those that hold nothing too. */
  number: number
  text: string
}

/** Every line that holds something. Throws `BadTable` when the file is not what it should be. */
export async function* linesOf(file: string, listen: Listen = () => {}): AsyncGenerator<Line> {
  const name = path.basename(file)
  const lines = new Lines(name)
  try {
    for await (const piece of contentOf(file, name, listen)) yield* lines.finishedBy(piece)
  } catch (error) {
    if (error instanceof BadTable) throw error
    throw new BadTable(`${name} cannot be read`)
  }
  yield* lines.finishedBy(Uint8Array.of(NEWLINE))
}

class Lines {
  readonly #name: string
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  #begun: Uint8Array[] = []
  #begunBytes = 0
  #number = 0

  constructor(name: string) {
    this.#name = name
  }

  *finishedBy(piece: Uint8Array): Generator<Line> {
    let at = 0
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, at)) {
      this.#keep(piece.subarray(at, end))
      at = end + 1
      const line = this.#finish()
      if (line.text.trim() !== '') yield line
    }
    this.#keep(piece.subarray(at))
  }

  #keep(part: Uint8Array): void {
    this.#begunBytes += part.length
    if (this.#begunBytes > LINE_BYTES_MAX)
      throw new BadTable(`${this.#name}, line ${this.#number + 1}: longer than 16 MB`)
    if (part.length > 0) this.#begun.push(part)
  }

  #finish(): Line {
    const [first = new Uint8Array(0)] = this.#begun
    const bytes = this.#begun.length > 1 ? Buffer.concat(this.#begun) : first
    this.#begun = []
    this.#begunBytes = 0
    this.#number += 1
    return { number: this.#number, text: this.#decode(bytes) }
  }

  #decode(bytes: Uint8Array): string {
    try {
      return this.#decoder.decode(bytes)
    } catch {
      throw new BadTable(`${this.#name}, line ${this.#number}: this is not UTF-8`)
    }
  }
}
