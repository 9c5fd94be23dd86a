import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICON_SHAPES, SYMBOL_NAMES } from './icon-shapes.ts'

describe('the icons', () => {
  it('stand in the script or among the symbols, each in one of them', () => {
    const symbols = readFileSync(new URL('icons.svg', import.meta.url), 'utf8')
    const found = symbols.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">/g)
    const ids = [...found].map(([, id = '']) => id)
    expect(ids).toEqual([...SYMBOL_NAMES])
    expect(ids).toEqual(ids.toSorted())
    expect(ids.filter((id) => id in ICON_SHAPES)).toEqual([])
  })
})
