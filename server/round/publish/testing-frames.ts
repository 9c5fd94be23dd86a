/** Zstandard frames for tests, made byte by byte: in order, or not. */
import { SMALL_BOOKS } from './testing-folder.ts'
import { XxHash64 } from './xx-hash.ts'

interface Frame {
  /** The descriptor's flags; a window of a megabyte follows unless `header` says otherwise. */
  header?: number[]
  sum?: Buffer
  type?: number
}

const BLOCK_BYTES = 128 * 1024
const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]

/** Content in raw blocks of the largest size. */
export function rawFrame(
  content: Buffer,
  { header = [0, 0x50], sum, type = 0 }: Frame = {},
): Buffer {
  const blocks: Buffer[] = []
  for (let from = 0; from === 0 || from < content.length; from += BLOCK_BYTES) {
    const part = content.subarray(from, from + BLOCK_BYTES)
    const isLast = from + BLOCK_BYTES >= content.length
    const head = Buffer.alloc(3)
    head.writeUIntLE((part.length << 3) | (type << 1) | (isLast ? 1 : 0), 0, 3)
    blocks.push(head, part)
  }
  return Buffer.concat([Buffer.from([...MAGIC, ...header]), ...blocks, sum ?? Buffer.alloc(0)])
}

/** The lines of the smallest folder's books. */
export const TEXT = Buffer.from(SMALL_BOOKS.map((each) => `${JSON.stringify(each)}\n`).join(''))
export const WITH_SUM = [0b100, 0x50]

/** The four bytes that end a frame with a checksum: the low half of XXH64 of the content, little-endian (RFC 8878, 3.1.1). */
export function sumOf(content: Buffer): Buffer {
  const hash = new XxHash64()
  hash.add(content)
  return Buffer.from(hash.digest().slice(8), 'hex').reverse()
}

/** The same lines as `zstd -19` packs them, with its checksum. */
export const PACKED = Buffer.from(
  'KLUv/SSjBQMA0sUSEZB9hJA80JQENn0mHzw7T+cSoIsyyjj/kWGKDbAOxgpxzAhnuln9sLo4j2emkn34CVNkE77QPzKnnf3zrm78XJ2/eDrtPpDzDT4PBgBKqGSrt4BeF5BBp9WsYpIBWHkUsA==',
  'base64',
)

/** With one bit of it another. */
export const changed = (bytes: Buffer, place: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[place] = (copy[place] ?? 0) ^ 1
  return copy
}
/** The same lines in one frame, with its checksum. */
export const SUMMED = rawFrame(TEXT, { header: WITH_SUM, sum: sumOf(TEXT) })
