import { expect, it } from 'vitest'
import { CATEGORY } from './categories.ts'
import { fitted } from './live-categories.ts'

it('of a category and a type that exclude each other the one that was chosen last stands', () => {
  const poker = { categoryID: CATEGORY.roulette, type: 'poker', search: 'kö' } as const
  expect(fitted(poker, { categoryID: CATEGORY.roulette })).toEqual({ ...poker, type: null })
  expect(fitted(poker, { type: 'poker' })).toEqual({ ...poker, categoryID: null })
})

it('what fits, or is of a category that an operator added, stays', () => {
  for (const categoryID of [CATEGORY.poker, 999, null]) {
    const filters = { categoryID, type: 'poker' } as const
    expect(fitted(filters, { categoryID })).toBe(filters)
  }
})
