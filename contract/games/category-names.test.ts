import { expect, it } from 'vitest'
import { categoryName } from './category-names.ts'

it('names a category in the language of the interface', () => {
  const popular = { CategoryID: 27, name: 'Popüler' }
  expect(categoryName(popular, 'tr')).toBe('Popüler')
  expect(categoryName(popular, 'en')).toBe('Popular')
})

it('keeps the name of a category it has not heard of', () => {
  expect(categoryName({ CategoryID: 777, name: 'Bayram' }, 'en')).toBe('Bayram')
})
