import { createRequire } from 'node:module'
import { openSync, type Font, type Glyph } from 'fontkit'

const require = createRequire(import.meta.url)
const FACE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'

/** The display face comes in two files: most letters, and those of the wider Latin (ğ ş İ). */
const faces = ['latin', 'latin-ext'].map((subset): Font => {
  const font = openSync(require.resolve(`${FACE}-${subset}-standard-normal.woff2`))
  if (!('layout' in font)) throw new Error(`${FACE}-${subset} holds several fonts`)
  return font
})

export interface Line {
  /** Outlines with the baseline at 0, y down, in a box of `width` at size 1. */
  draw: (size: number) => string
  width: number
}

/** One line of title as outlines, so that the picture needs no font where it is shown. */
export function letter(text: string): Line {
  let width = 0
  const placed = [...text].map((character, at) => {
    const { font, glyph } = glyphOf(character)
    const x = width
    width += (glyph.advanceWidth + kernAfter(font, text, at)) / font.unitsPerEm
    return { x, d: glyph.path.toSVG(), units: font.unitsPerEm }
  })
  const draw = (size: number): string =>
    placed
      .map(({ x, d, units }) => {
        const scale = size / units
        return `<path transform="translate(${(x * size).toFixed(2)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}"/>`
      })
      .join('')
  return { draw, width }
}

function glyphOf(character: string): { font: Font; glyph: Glyph } {
  const point = character.codePointAt(0) ?? 32
  const font = faces.find((face) => face.hasGlyphForCodePoint(point))
  if (!font) throw new Error(`the display face has no letter for ${character}`)
  return { font, glyph: font.glyphForCodePoint(point) }
}

/** How much the pair of this letter and the next one closes up, in font units. */
function kernAfter(font: Font, text: string, at: number): number {
  const pair = text.slice(at, at + 2)
  if (pair.length < 2 || [...pair].some((c) => !font.hasGlyphForCodePoint(c.codePointAt(0) ?? 32)))
    return 0
  const run = font.layout(pair)
  const [first] = run.glyphs
  const [position] = run.positions
  return run.glyphs.length === 2 && first && position ? position.xAdvance - first.advanceWidth : 0
}
