import type { RefusalName } from '#contract/refusals.ts'

/** Where a reader looks for the end. */
const END_BYTES = 2048

/**
 * What is wrong with a PDF, from what stands in it unpacked: it is cut off, locked, does something when it is
 * opened, carries files, or is a packed file or a page as well. What its packed parts hold nobody here unpacks:
 * it is never opened by the house, and a scanner looks at it where there is one.
 */
export function inspectPdf(bytes: Buffer): RefusalName | null {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return 'document-damaged'
  const ending = text.slice(-END_BYTES)
  if (!ending.includes('%%EOF') || !/startxref\s+\d+/.test(ending)) return 'document-damaged'
  if (isAnother(text)) return 'document-mixed'
  const names = namesIn(text)
  if (ACTIVE.some((name) => names.has(name))) return 'document-active'
  return names.has('Encrypt') ? 'document-locked' : null
}

const ACTIVE = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'GoToE',
  'SubmitForm',
  'ImportData',
]

/** Every name that stands in it, with its signs as they are meant: `/J#53` is `JS`. */
function namesIn(text: string): Set<string> {
  const names = new Set<string>()
  for (const [, name = ''] of text.matchAll(/\/([^\s/<>()[\]{}%\0]{1,64})/g))
    names.add(
      name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    )
  return names
}

/** A packed file is known by its end, a page by its tags. */
const isAnother = (text: string): boolean =>
  text.includes('PK\x05\x06\0\0') || /<script|<html|<!doctype|<svg|<\?php/i.test(text)
