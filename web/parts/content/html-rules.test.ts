import { expect, it } from 'vitest'
import { anchorOf, fittedLevels, linkKind } from './html-rules.ts'

it('the highest heading of a text takes the page’s level, the others follow without a gap', () => {
  expect(fittedLevels([1, 2, 3, 2], 2)).toEqual([2, 3, 4, 3])
  expect(fittedLevels([4, 6, 6, 4], 2)).toEqual([2, 3, 3, 2])
  expect(fittedLevels([3, 2], 2)).toEqual([2, 2])
  expect(fittedLevels([2, 4, 6], 5)).toEqual([5, 6, 6])
  expect(fittedLevels([], 2)).toEqual([])
})

it('a heading is named after its words, each name once', () => {
  expect(anchorOf('Işık ve İade: kurallar!', new Set(), 'tr')).toBe('b-ışık-ve-iade-kurallar')
  expect(anchorOf('Genel', new Set(['b-genel', 'b-genel-2']), 'tr')).toBe('b-genel-3')
  expect(anchorOf('…', new Set(), 'tr')).toBe('b')
})

it('links lead within the site, or to https, mail and phone; anything else leads nowhere', () => {
  const kinds: Record<string, string> = {
    '/promotions': 'inside',
    'https://kasa.test/info/faq': 'inside',
    '//evil.test/x': 'outside',
    'https://yedam.org.tr/': 'outside',
    'mailto:destek@kasa.test': 'outside',
    'tel:115': 'outside',
    'http://evil.test/': 'none',
    'javascript:alert(1)': 'none',
    'JaVaScRiPt:alert(1)': 'none',
    ' javascript:alert(1)': 'none',
    'data:text/html,x': 'none',
    'https://': 'none',
  }
  for (const [href, kind] of Object.entries(kinds))
    expect(linkKind(href, 'https://kasa.test'), href).toBe(kind)
})
