import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

const css = await readFile(new URL('./tokens.css', import.meta.url), 'utf8')
const GROUNDS = ['ground', 'raised', 'sunken']
const TEXTS = ['text', 'muted', 'faint', 'act', 'info', 'danger', 'money', 'good']
const ENOUGH = 4.5

function tokensOf(selector: string): Map<string, string> {
  const block = css.slice(css.indexOf(`${selector} {`))
  const found = block.slice(0, block.indexOf('}')).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, value]))
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const MODES = [
  ['night', tokensOf(':root')],
  ['day', tokensOf("[data-mode='day']")],
] as const

describe.each(MODES)('the colours of the %s', (_mode, tokens) => {
  const colour = (name: string): string => {
    const value = tokens.get(name)
    if (value === undefined) throw new Error(`tokens.css names no colour --${name}`)
    return value
  }

  it.each(TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground])))(
    'lets --%s be read on --%s',
    (text = '', ground = '') => {
      expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(ENOUGH)
    },
  )

  it('lets words be read on what acts and what warns', () => {
    expect(contrast(colour('on-act'), colour('act'))).toBeGreaterThanOrEqual(ENOUGH)
    expect(contrast(colour('on-act'), colour('act-hover'))).toBeGreaterThanOrEqual(ENOUGH)
    expect(contrast(colour('on-danger'), colour('danger'))).toBeGreaterThanOrEqual(ENOUGH)
  })

  it('draws the edge of a field three times as strong as its ground', () => {
    for (const ground of GROUNDS)
      expect(contrast(colour('line-control'), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('lets white words be read wherever the glaze stands', () => {
  const tokens = MODES[0][1]
  for (const glaze of ['glaze-deep', 'glaze', 'glaze-sea', 'glaze-night'])
    expect(contrast('#ffffff', tokens.get(glaze) ?? '')).toBeGreaterThanOrEqual(ENOUGH)
})

it('sees a colour that cannot be read', () => {
  expect(contrast('#7f8bb5', '#a3afd1')).toBeLessThan(ENOUGH)
})
