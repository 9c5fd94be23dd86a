import { describe, expect, it } from 'vitest'
import { chipsOf, gamesOf } from './shelf-facets.ts'

const shelf = (CategoryID: number) => ({ CategoryID, name: String(CategoryID), items: 1 })
const provider = (items: number) => ({ providerID: 1, providerName: 'Han', items })

it('the house has the games of all its providers', () => {
  expect(gamesOf([provider(2), provider(3)])).toBe(5)
  expect(gamesOf(null)).toBeNull()
})

describe('the chips', () => {
  const shelves = [shelf(49), shelf(60)]
  it('are all categories of a house with enough games', () => {
    expect(chipsOf(shelves, 5, null)).toEqual(shelves)
  })
  it('are, in a small house, only what an address has chosen', () => {
    expect(chipsOf(shelves, 1, null)).toEqual([])
    expect(chipsOf(shelves, 1, 60)).toEqual([shelf(60)])
  })
})
