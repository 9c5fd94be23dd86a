import { describe, expect, it } from 'vitest'
import { chipsOf, gamesOf, typesOf } from './facets.ts'

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

describe('the types', () => {
  const games = [{ types: ['lines', 'bonus-buy'], categoryIDs: [40] }]
  it('are those that games have, and the chosen one', () => {
    expect(typesOf(games, null)).toEqual(['lines', 'bonus-buy', 'new'])
    expect(typesOf(games, 'ways')).toEqual(['lines', 'ways', 'bonus-buy', 'new'])
  })
  it('are all of them while the games are not known', () => {
    expect(typesOf(null, null)).toHaveLength(7)
  })
})
