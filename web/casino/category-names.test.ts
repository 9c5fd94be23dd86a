import { expect, it } from 'vitest'
import { categoryName, tellingCategories } from './category-names.ts'

it('names a category in the language of the interface', () => {
  const popular = { CategoryID: 27, name: 'Popüler', items: 1 }
  expect(categoryName(popular, 'tr')).toBe('Popüler')
  expect(categoryName(popular, 'en')).toBe('Popular')
})

it('keeps the name of a category it has not heard of', () => {
  expect(categoryName({ CategoryID: 777, name: 'Bayram', items: 2 }, 'en')).toBe('Bayram')
})

it('a game is told by what it is, not by where it stands', () => {
  const all = [27, 40, 49, 60, 63, 72, 94, 98].map((CategoryID) => ({
    CategoryID,
    name: String(CategoryID),
    items: 1,
  }))
  const ids = (categoryIDs: number[]) =>
    tellingCategories(all, { categoryIDs }).map(({ CategoryID }) => CategoryID)
  expect(ids([27, 40, 49, 60, 94, 98])).toEqual([49, 60])
  expect(ids([49, 60, 63, 72])).toEqual([49, 60, 63])
})
