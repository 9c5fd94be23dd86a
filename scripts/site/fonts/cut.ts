import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

/** One file of a typeface, cut to some of its signs. */
export interface Face {
  family: 'onest' | 'bricolage-grotesque'
  /** As its package cuts it already: most letters, and those of the wider Latin. */
  subset: 'latin' | 'latin-ext'
  text: string
}

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at))

/** Letters, figures and signs of a keyboard; accents that Turkish takes from French and Arabic; punctuation as printed. */
const LATIN = `${charactersFrom(0x20, 0x7e)}\u{a0}çÇöÖüÜıâÂîÎûÛéÉ©·×÷«»°±½€£‐–—‘’“”•…‹›↑↓−`
const TURKISH = 'ğĞşŞİ₺'

/** Lighter than this nothing is set, nor heavier. */
const WEIGHTS = { min: 400, max: 800 }

export const FACES: readonly Face[] = [
  { family: 'onest', subset: 'latin', text: LATIN },
  { family: 'onest', subset: 'latin-ext', text: TURKISH },
  { family: 'bricolage-grotesque', subset: 'latin', text: LATIN },
  { family: 'bricolage-grotesque', subset: 'latin-ext', text: TURKISH },
]

/** The same face always makes the same bytes. */
export async function cutFace({ family, subset, text }: Face) {
  const source = await readFile(
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
  )
  const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const
  const bytes = await subsetFont(source, text, options)
  return { file: `${family}-${subset}.woff2`, bytes, from: source.length }
}
