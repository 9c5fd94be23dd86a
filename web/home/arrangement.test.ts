import { expect, it } from 'vitest'
import { arrangement, shelfCategories } from './arrangement.ts'

it.each([
  [1, 'books'],
  [4, 'books'],
  [5, 'shelf'],
  [11, 'shelf'],
  [12, 'categories'],
  [10_000, 'categories'],
])('arranges %d games as %s', (total, how) => {
  expect(arrangement(total)).toBe(how)
})

it('makes shelves of categories with games enough, quick access aside', () => {
  const shelves = shelfCategories([
    { CategoryID: 27, name: 'Popüler', items: 40 },
    { CategoryID: 94, name: 'Hızlı Erişim', items: 50 },
    { CategoryID: 63, name: 'Meyve', items: 3 },
  ])
  expect(shelves.map(({ CategoryID }) => CategoryID)).toEqual([27])
})
