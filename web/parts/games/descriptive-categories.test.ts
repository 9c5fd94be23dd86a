import { expect, it } from 'vitest'
import { descriptiveCategories } from './descriptive-categories.ts'

it('a game is told by what it is, not by where it stands', () => {
  const all = [27, 40, 49, 60, 63, 72, 94, 98].map((CategoryID) => ({
    CategoryID,
    name: String(CategoryID),
    items: 1,
  }))
  const ids = (categoryIDs: number[]) =>
    descriptiveCategories(all, { categoryIDs }).map(({ CategoryID }) => CategoryID)
  expect(ids([27, 40, 49, 60, 94, 98])).toEqual([49, 60])
  expect(ids([49, 60, 63, 72])).toEqual([49, 60, 63])
})
