/**
 * Books as the house keeps them: their events in blocks that are compressed one by one, and an index
 * that says for every row of the lookup table where its book lies. A book is read by two reads of a
 * few kilobytes, however many there are; nothing here holds more than a block of them.
 */
import { createHash } from 'node:crypto'
import { open, writeFile, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

const pack = promisify(deflateRaw)
const unpack = promisify(inflateRaw)

/** Unpacked, in characters: larger packs better, smaller is told sooner. */
const BLOCK_CHARACTERS = 64 * 1024
/** Longer than any block: a damaged index must not make us ask for gigabytes. */
const PACKED_BYTES_MAX = 64 * 1024 * 1024
/** Blocks that are packed at the same time. */
const PACKING_MAX = 4

/** An entry of the index: where the block begins, how long it is packed, which of its lines. */
const ENTRY_BYTES = 16
const LENGTH_AT = 8
const LINE_AT = 12

export const blocksFile = (mode: string): string => `books_${mode}.blocks`
export const indexFile = (mode: string): string => `books_${mode}.index`

/** Takes the books of a mode, in any order. */
export interface BookWriter {
  add(row: number, events: readonly unknown[]): Promise<void>
  /** Writes the rest; answers the SHA-256 of both files by their names. */
  end(): Promise<Record<string, string>>
  /** Lets go of the file, finished or not. */
  close(): Promise<void>
}

/** Begins a mode of `rows` books in a folder. */
export async function writeBooks(folder: string, mode: string, rows: number): Promise<BookWriter> {
  const file = await open(path.join(folder, blocksFile(mode)), 'wx')
  const index = Buffer.alloc(rows * ENTRY_BYTES)
  const blocks = blockWriter(file, index)
  let lines: string[] = []
  let rowsOfLines: number[] = []
  let characters = 0
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await blocks.add(lines.join('\n'), rowsOfLines)
    ;[lines, rowsOfLines, characters] = [[], [], 0]
  }
  return {
    async add(row, events) {
      const text = JSON.stringify(events)
      lines.push(text)
      rowsOfLines.push(row)
      characters += text.length
      if (characters >= BLOCK_CHARACTERS) await flush()
    },
    async end() {
      await flush()
      const blocksHash = await blocks.end()
      await file.sync()
      await writeFile(path.join(folder, indexFile(mode)), index, { flush: true })
      const indexHash = createHash('sha256').update(index).digest('hex')
      return { [blocksFile(mode)]: blocksHash, [indexFile(mode)]: indexHash }
    },
    close: () => file.close(),
  }
}

/** Packs a few blocks at a time and writes them in their order. */
function blockWriter(file: FileHandle, index: Buffer) {
  const hash = createHash('sha256')
  const waiting: { packed: Promise<Buffer>; rows: number[] }[] = []
  let at = 0
  const writeFirst = async (): Promise<void> => {
    const first = waiting.shift()
    if (!first) return
    const bytes = await first.packed
    await file.write(bytes, 0, bytes.length, at)
    hash.update(bytes)
    first.rows.forEach((row, line) => {
      index.writeBigUInt64LE(BigInt(at), row * ENTRY_BYTES)
      index.writeUInt32LE(bytes.length, row * ENTRY_BYTES + LENGTH_AT)
      index.writeUInt32LE(line, row * ENTRY_BYTES + LINE_AT)
    })
    at += bytes.length
  }
  return {
    async add(text: string, rows: number[]): Promise<void> {
      const packed = pack(text)
      // Awaited later, in its turn: until then a failure is nobody's.
      packed.catch(() => {})
      waiting.push({ packed, rows })
      if (waiting.length >= PACKING_MAX) await writeFirst()
    },
    async end(): Promise<string> {
      while (waiting.length > 0) await writeFirst()
      return hash.digest('hex')
    },
  }
}

/** The events of a row's book. Rejects when the files are not there, or not as they were written. */
export async function readBook(folder: string, mode: string, row: number): Promise<unknown[]> {
  const entry = await readAt(path.join(folder, indexFile(mode)), row * ENTRY_BYTES, ENTRY_BYTES)
  const at = Number(entry.readBigUInt64LE(0))
  const length = entry.readUInt32LE(LENGTH_AT)
  if (length > PACKED_BYTES_MAX) throw new Error(`the index of ${mode} is not as it was written`)
  const block = await readAt(path.join(folder, blocksFile(mode)), at, length)
  const lines = String(await unpack(block)).split('\n')
  const events: unknown = JSON.parse(lines[entry.readUInt32LE(LINE_AT)] ?? '')
  if (!Array.isArray(events)) throw new Error(`the book of row ${row} of ${mode} is no list`)
  const list: unknown[] = events
  return list
}

async function readAt(file: string, position: number, length: number): Promise<Buffer> {
  const handle = await open(file)
  try {
    const bytes = Buffer.alloc(length)
    const { bytesRead } = await handle.read(bytes, 0, length, position)
    if (bytesRead !== length) throw new Error(`${path.basename(file)} ends too early`)
    return bytes
  } finally {
    await handle.close()
  }
}
