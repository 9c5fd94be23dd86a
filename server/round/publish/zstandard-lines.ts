/**
 * Reads the lines of a zstandard file as they come. It never holds the whole file, and it never lets
 * one endless line fill the memory.
 */
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { Decompress } from 'fzstd'
import { BadTable } from './lookup-table.ts'

/** Longer than any book: a bonus of hundreds of spins is told in less than a megabyte. */
const LINE_CHARACTERS_MAX = 16 * 1024 * 1024

/** Called with every piece of the packed file, in order. */
type Listen = (piece: Uint8Array) => void

/** Every line that holds something. Throws `BadTable` when the file is not what it should be. */
export async function* linesOf(file: string, listen: Listen = () => {}): AsyncGenerator<string> {
  const name = path.basename(file)
  const unpacked = unpacker(name)
  try {
    for await (const piece of createReadStream(file)) {
      const bytes = piece as Buffer // no encoding is set
      listen(bytes)
      yield* unpacked(bytes, false)
    }
  } catch (error) {
    if (error instanceof BadTable) throw error
    throw new BadTable(`${name} cannot be read`)
  }
  yield* unpacked(new Uint8Array(0), true)
}

/** Takes packed bytes and gives the lines that they finish. */
function unpacker(name: string): (bytes: Uint8Array, isLast: boolean) => string[] {
  const decoder = new TextDecoder()
  let rest = ''
  let ready: string[] = []
  const take = (text: string): void => {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LINE_CHARACTERS_MAX) throw new BadTable(`${name} holds an endless line`)
    for (const line of lines) if (line.trim() !== '') ready.push(line)
  }
  const stream = new Decompress((data) => take(decoder.decode(data, { stream: true })))
  return (bytes, isLast) => {
    ready = []
    try {
      stream.push(bytes, isLast)
    } catch (error) {
      if (error instanceof BadTable) throw error
      throw new BadTable(`${name} is not zstandard, or not whole`)
    }
    if (isLast) take(`${decoder.decode()}\n`)
    return ready
  }
}
