import { createInflate } from 'node:zlib'

/** What a PNG's header says of its pixels. */
export interface PngPixels {
  width: number
  height: number
  bitsPerPixel: number
  isInterlaced: boolean
}

const HEADER_LENGTH = 13

/** By its kind of colour: how many values a pixel has. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Null: no header of a PNG's. */
export function readPngHeader(header: Buffer): PngPixels | null {
  if (header.length !== HEADER_LENGTH) return null
  const [depth = 0, color = 0, , , interlace = 0] = header.subarray(8)
  const channels = CHANNELS[color]
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth) || interlace > 1) return null
  return {
    width: header.readUInt32BE(0),
    height: header.readUInt32BE(4),
    bitsPerPixel: channels * depth,
    isInterlaced: interlace === 1,
  }
}

/** The first pixel of each pass of an interlaced picture, and how far the next one is: x, y, then both steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const WHOLE = [[0, 0, 1, 1]] as const

/** How many bytes the rows come to: each is whole bytes, behind one that says how it is filtered. */
export function pngRowBytes({ width, height, bitsPerPixel, isInterlaced }: PngPixels): number {
  let total = 0
  for (const [x, y, stepX, stepY] of isInterlaced ? PASSES : WHOLE) {
    const columns = Math.ceil((width - x) / stepX)
    const rows = Math.ceil((height - y) / stepY)
    if (columns > 0 && rows > 0) total += rows * (1 + Math.ceil((columns * bitsPerPixel) / 8))
  }
  return total
}

/** Does it unpack to exactly so many bytes? They are counted and let go; at the first one too many it ends. */
export async function unpacksTo(parts: readonly Buffer[], expected: number): Promise<boolean> {
  const inflate = createInflate()
  inflate.end(Buffer.concat(parts))
  let unpacked = 0
  try {
    for await (const bytes of inflate) {
      if (bytes instanceof Buffer) unpacked += bytes.length
      if (unpacked > expected) return false
    }
  } catch {
    // Cut off, or not packed at all: what zlib says of it is not needed.
    return false
  }
  return unpacked === expected
}
