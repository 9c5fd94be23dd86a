import { readPngHeader, type PngPixels } from './png-pixels.ts'

/**
 * How large a picture is and where it ends, from the frame around its data: the data itself is walked over here, never
 * unpacked. Null: it is cut off, holds no pixels, or is no such picture.
 */
export interface Size {
  width: number
  height: number
}

export interface Picture {
  size: Size
  /** Where the picture ends in the file. */
  end: number
}

/** A PNG with its rows as they are packed. */
export interface PngPicture extends Picture {
  pixels: PngPixels
  packed: Buffer[]
  /** The file without the texts and colour profiles that stand packed in it. */
  kept: Buffer
}

const PNG_HEAD = 8
/** Length, name and check sum around the data of a chunk. */
const PNG_FRAME = 12

export function pngPicture(bytes: Buffer): PngPicture | null {
  let pixels: PngPixels | null = null
  const packed: Buffer[] = []
  const kept = [bytes.subarray(0, PNG_HEAD)]
  for (let at = PNG_HEAD; at + PNG_FRAME <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const next = at + PNG_FRAME + length
    if (next > bytes.length) return null
    // The header comes first, and once.
    if ((pixels === null) !== (name === 'IHDR')) return null
    const data = bytes.subarray(at + 8, at + 8 + length)
    pixels ??= readPngHeader(data)
    if (pixels === null) return null
    if (name === 'IDAT') packed.push(data)
    if (!PACKED_BESIDE.has(name)) kept.push(bytes.subarray(at, next))
    if (name === 'IEND') return packed.length > 0 ? pngOf(pixels, packed, kept, next) : null
    at = next
  }
  return null
}

/** A viewer unpacks them, however much they come to; nobody needs them to read a card. */
const PACKED_BESIDE: ReadonlySet<string> = new Set(['zTXt', 'iTXt', 'iCCP'])

function pngOf(pixels: PngPixels, packed: Buffer[], kept: Buffer[], end: number): PngPicture {
  const { width, height } = pixels
  return { size: { width, height }, end, pixels, packed, kept: Buffer.concat(kept) }
}

const MARK = 0xff
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** The frames of a JPEG that say its size; the three between them say other things. */
const holdsSize = (mark: number): boolean =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc

const standsAlone = (mark: number): boolean => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7)

export function jpegSize(bytes: Buffer): Picture | null {
  let size: Size | null = null
  let hasScan = false
  for (let at = 2; at + 2 <= bytes.length;) {
    if (bytes[at] !== MARK) return null
    const mark = bytes[at + 1] ?? 0
    if (mark === MARK) at += 1
    else if (mark === END_OF_IMAGE) return size !== null && hasScan ? { size, end: at + 2 } : null
    else if (standsAlone(mark)) at += 2
    else {
      if (at + 4 > bytes.length) return null
      const length = bytes.readUInt16BE(at + 2)
      if (length < 2 || at + 2 + length > bytes.length) return null
      if (holdsSize(mark)) {
        if (size !== null || length < 8) return null
        size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
      }
      at += 2 + length
      if (mark === START_OF_SCAN) {
        const end = afterScan(bytes, at)
        hasScan ||= end > at
        at = end
      }
    }
  }
  return null
}

/** The next mark that ends the packed data: a zero or a restart behind the byte is part of it. */
function afterScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARK, from); at !== -1; at = bytes.indexOf(MARK, at + 1)) {
    const mark = bytes[at + 1]
    if (mark === undefined) return bytes.length
    if (mark !== 0 && !(mark >= 0xd0 && mark <= 0xd7)) return at
  }
  return bytes.length
}

const RIFF_FRAME = 8

export function webpSize(bytes: Buffer): Picture | null {
  if (bytes.length < 30) return null
  const end = RIFF_FRAME + bytes.readUInt32LE(4)
  const chunk = bytes.toString('latin1', 12, 16)
  const inner = bytes.readUInt32LE(16)
  if (end > bytes.length || end < 30 || 20 + inner > end) return null
  const size = WEBP_SIZES[chunk]?.(bytes)
  return size && holdsWebpPixels(bytes.subarray(0, end)) ? { size, end } : null
}

/** Chunks of odd length have a byte behind them. */
function holdsWebpPixels(bytes: Buffer): boolean {
  for (let at = 12; at + RIFF_FRAME < bytes.length;) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const next = at + RIFF_FRAME + length
    if (next > bytes.length) return false
    if (name === 'VP8 ' || name === 'VP8L') return length > WEBP_HEAD[name]
    at = next + (length % 2)
  }
  return false
}

/** What stands before the packed pixels of each. */
const WEBP_HEAD = { 'VP8 ': 10, VP8L: 5 }

/** By the kind of the first chunk; a moving picture is no document. */
const WEBP_SIZES: Readonly<Record<string, (bytes: Buffer) => Size | null>> = {
  'VP8 ': (bytes) => {
    if (bytes.readUIntBE(23, 3) !== 0x9d012a) return null
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  },
  VP8L: (bytes) => {
    if (bytes[20] !== 0x2f) return null
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  },
  VP8X: (bytes) => {
    const isMoving = ((bytes[20] ?? 0) & 2) !== 0
    if (isMoving) return null
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  },
}
