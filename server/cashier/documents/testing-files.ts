/** Files for tests, made byte by byte: pictures of any size as their headers say, and what is put around them. */
import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  return Buffer.concat([int32(data.length), named, int32(crc32(named))])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const PNG_MARK = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const GREY = [8, 0, 0, 0, 0]

/** A real grey picture, or one whose data or kind of pixels does not fit what its header says. */
export function png(
  width: number,
  height: number,
  data?: Buffer,
  kind = GREY,
  beside: readonly [name: string, data: Buffer][] = [],
): Buffer {
  const header = Buffer.concat([int32(width), int32(height), Buffer.from(kind)])
  const rows = data ?? deflateSync(Buffer.alloc((width + 1) * height, 0x7f))
  return Buffer.concat([
    PNG_MARK,
    chunk('IHDR', header),
    ...beside.map(([name, data]) => chunk(name, data)),
    ...(rows.length > 0 ? [chunk('IDAT', rows)] : []),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** As a camera frames it: a comment, the size, packed data with a stuffed byte and a restart in it. */
export function jpeg(
  width: number,
  height: number,
  comment = 'made by hand',
  data = Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
): Buffer {
  const words = Buffer.from(comment)
  const size = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xfe, words),
    segment(0xc0, size),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    data,
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(mark: number, data: Buffer): Buffer {
  const length = data.length + 2
  return Buffer.concat([Buffer.from([0xff, mark, length >> 8, length & 255]), data])
}

export function webp(width: number, height: number, flags = 0, pixels = 12): Buffer {
  const head = Buffer.alloc(30)
  const data = Buffer.concat([
    Buffer.from('VP8 '),
    Buffer.from([pixels, 0, 0, 0]),
    Buffer.alloc(pixels),
  ])
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(22 + data.length, 4)
  head.write('WEBPVP8X', 8, 'latin1')
  head.writeUInt32LE(10, 16)
  head.writeUInt8(flags, 20)
  head.writeUIntLE(width - 1, 24, 3)
  head.writeUIntLE(height - 1, 27, 3)
  return Buffer.concat([head, data])
}

const PAGES =
  '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj'
const PAGE = '3 0 obj << /Type /Page /Parent 2 0 R >> endobj'

/** Of one page, and whatever else is wanted in it; `page` may stand elsewhere, or nowhere. */
export const pdf = (body = '', page = PAGE): Buffer =>
  Buffer.from(
    `%PDF-1.7\n${PAGES}\n${page}\n${body}\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )

/** An object stream: what stands in it is packed. */
export const packedPdf = (objects: string | Buffer, more = ''): string => {
  const data = deflateSync(Buffer.from(objects)).toString('latin1')
  const dictionary = `<< /Type /ObjStm /N 1 /First 0 /Filter /FlateDecode ${more} /Length ${data.length} >>`
  return `9 0 obj ${dictionary}\nstream\n${data}\nendstream endobj`
}

/** A packed file of one entry, as a reader finds it from its end. */
export function zip(): Buffer {
  const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(26)])
  return Buffer.concat([entry, Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
}
