import type { RefusalName } from '#contract/refusals.ts'
import { namesIn, packedObjects } from './pdf-objects.ts'

/** Where a reader looks for the end. */
const END_BYTES = 2048

/**
 * What is wrong with a PDF, from what its objects name, the packed ones too: it is cut off, has no page, is locked, does
 * something when it is opened or pressed, carries files, or is a packed file or a web page as well. Its pictures nobody
 * here unpacks: it is never opened by the house, and a scanner looks at it where there is one.
 */
export function inspectPdf(bytes: Buffer): RefusalName | null {
  const text = bytes.toString('latin1')
  if (!/^%PDF-[12]\.\d/.test(text)) return 'document-damaged'
  const ending = text.slice(-END_BYTES)
  if (!ending.includes('%%EOF') || !/startxref\s+\d+/.test(ending)) return 'document-damaged'
  if (isAnother(text)) return 'document-mixed'
  const objects = packedObjects(bytes, text)
  if (objects === null) return 'document-damaged'
  const names = new Set([...namesIn(text), ...namesIn(objects)])
  if (ACTIVE.some((name) => names.has(name)) || hasActions(text) || hasActions(objects))
    return 'document-active'
  if (names.has('Encrypt')) return 'document-locked'
  return names.has('Page') ? null : 'document-damaged'
}

/** Too short a name to count by itself among the bytes of pictures: what is done on opening a page, or leaving it. */
const hasActions = (text: string): boolean => /\/A(?:A|#41)\s*(?:<<|\d+\s+\d+\s+R)/i.test(text)

const ACTIVE = [
  'OpenAction',
  'URI',
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

/** A packed file is known by its end, a page by its tags. */
const isAnother = (text: string): boolean =>
  text.includes('PK\x05\x06\0\0') || /<script|<html|<!doctype|<svg|<\?php/i.test(text)
