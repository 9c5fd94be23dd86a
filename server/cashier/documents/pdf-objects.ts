import { constants, inflateSync } from 'node:zlib'

/** A document that people scan and banks write has few object streams, of some kilobytes each. */
const STREAM_BYTES_MAX = 4 * 1024 * 1024
const STREAMS_MAX = 256
/** How far before its data a stream may say what it is. */
const DICTIONARY_BYTES = 1_024

/**
 * The objects of a PDF that stand packed in it, unpacked up to a bound: what they name counts like all else. Null: one
 * is packed so that nobody can say, or holds more than any such document's.
 */
export function packedObjects(bytes: Buffer, text: string): string | null {
  const found: string[] = []
  let left = STREAM_BYTES_MAX
  for (const [mark, dictionary] of streamsOf(text)) {
    const names = new Set(namesIn(dictionary))
    if (!names.has('ObjStm')) continue
    if (found.length === STREAMS_MAX || names.has('DecodeParms')) return null
    const data = bytes.subarray(mark, endOf(text, mark))
    const objects = names.has('Filter') ? unpacked(names, data, left) : data
    if (objects === null || objects.length > left) return null
    left -= objects.length
    found.push(objects.toString('latin1'))
  }
  return found.join('\n')
}

/** Where each stream's data begins, and the dictionary before it. */
function* streamsOf(text: string): Generator<[number, string]> {
  for (const match of text.matchAll(/>>\s{0,8}stream\r?\n/g)) {
    const before = text.slice(Math.max(0, match.index - DICTIONARY_BYTES), match.index)
    yield [match.index + match[0].length, before.slice(before.lastIndexOf(' obj') + 1)]
  }
}

function endOf(text: string, from: number): number {
  const end = text.indexOf('endstream', from)
  return end === -1 ? text.length : end
}

function unpacked(names: ReadonlySet<string>, data: Buffer, most: number): Buffer | null {
  const isFlate = names.has('FlateDecode') || names.has('Fl')
  if (!isFlate || OTHER_FILTERS.some((name) => names.has(name)) || most === 0) return null
  try {
    // The end of its data is not always said exactly.
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return null
  }
}

const OTHER_FILTERS = ['ASCIIHexDecode', 'ASCII85Decode', 'LZWDecode', 'RunLengthDecode', 'Crypt']

/** Every name that stands in a text, with its signs as they are meant: `/J#53` is `JS`. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/\/([^\s/<>()[\]{}%\0]{1,64})/g)].map(([, name = '']) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
  )
}
