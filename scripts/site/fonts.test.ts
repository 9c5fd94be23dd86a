import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { cutFace, FACES } from './fonts/cut.ts'

it.each(FACES)('$family $subset is cut as its package and its list of signs say', async (face) => {
  const { file, bytes } = await cutFace(face)
  expect(readFileSync(path.join('kit/fonts', file)).equals(bytes)).toBe(true)
})

/** Signs that are drawn, or stand in tables of tests, and no text of a screen. */
const NO_TEXT = /[⌘≥Σσⱼₖ√↗→ʼ⌊⌋＝＋－＠]|\p{Emoji_Presentation}/gu

it('every sign that a text of the site has is in the cut faces: no text waits for another file', () => {
  const known = new Set(FACES.flatMap(({ text }) => [...text]))
  const texts = readdirSync('web', { recursive: true, withFileTypes: true }).filter(
    ({ name }) => /words(-\w+)*\.ts$/.test(name) && !name.includes('.test.'),
  )
  expect(texts.length).toBeGreaterThan(50)
  const missing = texts.flatMap(({ parentPath, name }) =>
    [...readFileSync(path.join(parentPath, name), 'utf8').replaceAll(NO_TEXT, '')]
      .filter((sign) => sign !== '\n' && !known.has(sign))
      .map((sign) => `${name}: ${sign}`),
  )
  expect(missing).toEqual([])
})

const STYLE = readFileSync('kit/fonts.css', 'utf8')
const rangeOf = (file: string): string =>
  STYLE.split('@font-face')
    .find((face) => face.includes(file))
    ?.match(/unicode-range:([^;]+);/)?.[1] ?? ''

function codesIn(range: string): Set<number> {
  const codes = new Set<number>()
  for (const [, from = '', to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code += 1) codes.add(code)
  return codes
}

it.each(FACES)(
  '$family $subset is asked for by the signs it holds, the whole face by no such',
  (face) => {
    const cut = codesIn(rangeOf(`fonts/${face.family}-${face.subset}.woff2`))
    const whole = codesIn(rangeOf(`${face.family}-${face.subset}-wght-normal.woff2`))
    const isControl = (code: number) => code < 0x20
    const held = new Set([...face.text].map((sign) => sign.codePointAt(0) ?? 0))
    expect(new Set([...cut].filter((code) => !isControl(code)))).toEqual(held)
    expect([...cut].filter((code) => whole.has(code))).toEqual([])
    expect(whole.size).toBeGreaterThan(50)
  },
)
