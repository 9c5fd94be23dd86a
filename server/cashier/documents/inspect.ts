import { DOCUMENT_BYTES_MAX, type DocumentType } from '#contract/documents.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import { inspectPdf } from './inspect-pdf.ts'
import {
  jpegSize,
  pngPicture,
  webpSize,
  type Picture,
  type PngPicture,
  type Size,
} from './picture-size.ts'
import { pngRowBytes, unpacksTo } from './png-pixels.ts'

/** What a file is by its content. Its name and what a browser says of it count for nothing. */
export interface FileFacts {
  type: DocumentType
  /** In pixels; null of a PDF. */
  size: Size | null
  /** The file itself: what a camera put behind its picture's end is not kept, nor what a PNG has packed beside its pixels. */
  bytes: Buffer
}

/** Each side, and both together. A camera of 48 megapixels is within them. */
const SIDE_MAX = 12_000
const PIXELS_MAX = 60_000_000
/** A card whose picture is smaller than this cannot be read. */
const LONG_SIDE_MIN = 480
const SHORT_SIDE_MIN = 300

/**
 * Looks at a file: type, whole, size in pixels as its header says, nothing else in it. Of a PNG the pixels are
 * unpacked up to what that size comes to, counted and let go; nothing else is unpacked. Throws the refusal that names
 * why not.
 */
export async function inspectFile(bytes: Buffer): Promise<FileFacts> {
  if (bytes.length === 0) throw new Refused('document-empty')
  if (bytes.length > DOCUMENT_BYTES_MAX) throw new Refused('document-too-large')
  const type = typeOf(bytes)
  if (type === null) throw new Refused('document-type')
  if (type === 'application/pdf') {
    refuseIf(inspectPdf(bytes))
    return { type, size: null, bytes }
  }
  if (holdsAnother(bytes)) throw new Refused('document-mixed')
  const picture = PICTURES[type](bytes)
  if (picture === null) throw new Refused('document-damaged')
  refuseIf(sizeProblem(picture.size))
  const kept = 'kept' in picture ? picture.kept : bytes.subarray(0, picture.end)
  if (isForeignTail(bytes.subarray(picture.end))) throw new Refused('document-mixed')
  if (!(await hasEveryRow(picture))) throw new Refused('document-damaged')
  return { type, size: picture.size, bytes: kept }
}

const PICTURES: Readonly<
  Record<Exclude<DocumentType, 'application/pdf'>, (bytes: Buffer) => Picture | PngPicture | null>
> = { 'image/jpeg': jpegSize, 'image/png': pngPicture, 'image/webp': webpSize }

/** The others pack their pixels so that nobody can say beforehand how many bytes they are. */
const hasEveryRow = async (picture: Picture | PngPicture): Promise<boolean> =>
  !('packed' in picture) || unpacksTo(picture.packed, pngRowBytes(picture.pixels))

function refuseIf(problem: RefusalName | null): void {
  if (problem !== null) throw new Refused(problem)
}

function typeOf(bytes: Buffer): DocumentType | null {
  const begins = (text: string, at = 0) =>
    bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'))
  if (begins('\xff\xd8\xff')) return 'image/jpeg'
  if (begins('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (begins('RIFF') && begins('WEBP', 8)) return 'image/webp'
  return begins('%PDF-') ? 'application/pdf' : null
}

function sizeProblem({ width, height }: Size): RefusalName | null {
  if (width === 0 || height === 0) return 'document-damaged'
  if (Math.max(width, height) > SIDE_MAX || width * height > PIXELS_MAX)
    return 'document-too-many-pixels'
  const isSmall =
    Math.max(width, height) < LONG_SIDE_MIN || Math.min(width, height) < SHORT_SIDE_MIN
  return isSmall ? 'document-too-small' : null
}

/** Long enough that a photo does not hold them by chance. */
const FOREIGN = ['<script', '<html', '<!doctype', '<svg', '<?php', '%PDF-', 'PK\x05\x06\0\0']

/** Is a picture something else, too: a page, a program, a document? */
function holdsAnother(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').toLowerCase()
  return FOREIGN.some((mark) => text.includes(mark.toLowerCase()))
}

/** Cameras put films and maps behind a picture; those are cut off. Packed files and programs are no camera's. */
const FOREIGN_HEADS = ['PK\x03\x04', 'Rar!', '7z\xbc\xaf', '\x7fELF', 'MZ', '\x1f\x8b', '#!', 'BZh']

const isForeignTail = (tail: Buffer): boolean =>
  FOREIGN_HEADS.some((head) => tail.subarray(0, head.length).equals(Buffer.from(head, 'latin1')))
