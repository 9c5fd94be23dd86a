/**
 * Unpacks a zstandard file frame by frame (RFC 8878). The unpacking itself is fzstd's; what it passes over is looked
 * at here: that a frame's content has the checksum and the length which the frame names, that it needs no dictionary
 * and not more memory than there is, and that nothing but frames stands in the file.
 */
import { Decompress } from 'fzstd'
import { BadTable } from './lookup-table.ts'
import { EndsTooEarly, PackedBytes, type Listen } from './packed-bytes.ts'
import { XxHash64 } from './xx-hash.ts'

const MAGIC = 0xfd2fb528
/** Sixteen of them: frames that hold no content. */
const SKIPPED_MAGIC = 0x184d2a50
const SKIPPED_MASK = 0xfffffff0

/** As much as the zstd command itself takes without being asked (`--long=27`). */
const WINDOW_BYTES_MAX = 128 * 1024 * 1024
const BLOCK_BYTES_MAX = 128 * 1024

/** The content, in pieces. Throws `BadTable`, which begins with the file's name. */
export async function* contentOf(
  file: string,
  name: string,
  listen: Listen,
): AsyncGenerator<Uint8Array> {
  const bytes = new PackedBytes(file, listen)
  try {
    while (await bytes.hasMore()) yield* frame(bytes)
  } catch (error) {
    if (error instanceof EndsTooEarly) throw new BadTable(`${name} ends in the middle of a frame`)
    if (error instanceof BadTable) throw new BadTable(`${name} ${error.message}`)
    throw error
  } finally {
    bytes.close()
  }
}

async function* frame(bytes: PackedBytes): AsyncGenerator<Uint8Array> {
  const magic = await bytes.take(4)
  const number = magic.readUInt32LE()
  if ((number & SKIPPED_MASK) >>> 0 === SKIPPED_MAGIC) {
    await bytes.skip((await bytes.take(4)).readUInt32LE())
    return
  }
  if (number !== MAGIC) throw new BadTable('is not zstandard')
  const header = await readHeader(bytes)
  const content = new Content(header)
  let head = await bytes.take(BLOCK_HEAD_BYTES)
  content.unpack(Buffer.concat([magic, header.bytes, head]), false)
  for (;;) {
    const { size, isLast } = readBlockHead(head)
    // With the head of the next one: given whole blocks alone, fzstd holds on to all of them.
    const tail = isLast ? (header.hasChecksum ? CHECKSUM_BYTES : 0) : BLOCK_HEAD_BYTES
    const packed = await bytes.take(size + tail)
    yield* content.unpack(packed, isLast)
    head = packed.subarray(size)
    if (isLast) break
  }
  content.holdTo(header, head)
}

const BLOCK_HEAD_BYTES = 3
const CHECKSUM_BYTES = 4

interface Header {
  bytes: Buffer
  hasChecksum: boolean
  /** Of the content, in bytes; null when the frame does not name it. */
  length: number | null
}

async function readHeader(bytes: PackedBytes): Promise<Header> {
  const first = await bytes.take(1)
  const flags = first.readUInt8()
  if ((flags & 0b1000) !== 0) throw new BadTable('is not zstandard')
  const isSingle = (flags & 0b10_0000) !== 0
  const window = await bytes.take(isSingle ? 0 : 1)
  const dictionary = await bytes.take([0, 1, 2, 4][flags & 0b11] ?? 0)
  if (dictionary.some((byte) => byte !== 0)) throw new BadTable('was packed with a dictionary')
  const size = await bytes.take([isSingle ? 1 : 0, 2, 4, 8][flags >> 6] ?? 0)
  const length = lengthIn(size)
  const windowBytes = isSingle ? (length ?? 0) : windowIn(window.readUInt8())
  if (windowBytes > WINDOW_BYTES_MAX)
    throw new BadTable('needs more than 128 MB to unpack: pack it with a smaller window')
  return {
    bytes: Buffer.concat([first, window, dictionary, size]),
    hasChecksum: (flags & 0b100) !== 0,
    length,
  }
}

function windowIn(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3))
  return base + (base / 8) * (descriptor & 0b111)
}

function lengthIn(size: Buffer): number | null {
  if (size.length === 0) return null
  if (size.length === 8) return Number(size.readBigUInt64LE())
  // Two bytes begin where one byte ends.
  return size.readUIntLE(0, size.length) + (size.length === 2 ? 256 : 0)
}

/** One byte in place of all that it is repeated for. */
const REPEATED = 1
const RESERVED = 3

/** How many bytes of the file follow, and whether the frame ends with them. */
function readBlockHead(head: Buffer): { size: number; isLast: boolean } {
  const number = head.readUIntLE(0, BLOCK_HEAD_BYTES)
  const [type, size] = [(number >> 1) & 0b11, number >> 3]
  if (type === RESERVED || size > BLOCK_BYTES_MAX) throw new BadTable('is not zstandard')
  return { size: type === REPEATED ? 1 : size, isLast: (number & 1) === 1 }
}

/** What comes out of one frame. */
class Content {
  readonly #hash: XxHash64 | null
  readonly #stream: Decompress
  #pieces: Uint8Array[] = []
  #bytes = 0

  constructor({ hasChecksum }: Header) {
    this.#hash = hasChecksum ? new XxHash64() : null
    this.#stream = new Decompress((piece) => {
      if (piece.length > 0) this.#pieces.push(piece)
    })
  }

  /** What these bytes of the frame finish. */
  unpack(packed: Buffer, isLast: boolean): Uint8Array[] {
    this.#pieces = []
    try {
      this.#stream.push(packed, isLast)
    } catch {
      throw new BadTable('cannot be unpacked: it is damaged')
    }
    for (const piece of this.#pieces) {
      this.#hash?.add(piece)
      this.#bytes += piece.length
    }
    return this.#pieces
  }

  /** `sum` is the lower half of the hash, its lowest byte first; empty where the frame has none. */
  holdTo({ length }: Header, sum: Buffer): void {
    if (this.#hash && Buffer.from(sum).reverse().toString('hex') !== this.#hash.digest().slice(8))
      throw new BadTable('is damaged: its content has another checksum than it says')
    if (length !== null && length !== this.#bytes)
      throw new BadTable('is damaged: its content has another length than it says')
  }
}
