import { describe, expect, it } from 'vitest'
import { chipsOf, facetRows, gamesOf, isNowhere } from './shelf-facets.ts'

const shelf = (CategoryID: number) => ({ CategoryID, name: String(CategoryID), items: 1 })
const provider = (items: number) => ({ providerID: 1, providerName: 'Han', items })

it('the house has the games of all its providers', () => {
  expect(gamesOf([provider(2), provider(3)])).toBe(5)
  expect(gamesOf(null)).toBeNull()
})

it('a facet that did not come is not told as one that is coming', () => {
  expect(facetRows({ data: undefined, isPending: true })).toBeNull()
  expect(facetRows({ data: undefined, isPending: false })).toBeUndefined()
  expect(facetRows({ data: { data: [1] }, isPending: false })).toEqual([1])
  expect(chipsOf(null, 5, null)).toBeNull()
  expect(chipsOf(undefined, 5, null)).toBeUndefined()
})

describe('the chips', () => {
  const shelves = [shelf(49), shelf(60)]
  it('are all categories of a house with enough games', () => {
    expect(chipsOf(shelves, 5, null)).toEqual(shelves)
  })
  it('leave out what holds no game, unless an address has chosen it', () => {
    const bare = { ...shelf(27), items: 0 }
    expect(chipsOf([...shelves, bare], 5, null)).toEqual(shelves)
    expect(chipsOf([...shelves, bare], 5, 27)).toEqual([...shelves, bare])
  })
  it('are, in a small house, only what an address has chosen', () => {
    expect(chipsOf(shelves, 1, null)).toEqual([])
    expect(chipsOf(shelves, 1, 60)).toEqual([shelf(60)])
  })
})

it('a shelf is nowhere only where the whole list is known and lacks it', () => {
  expect(isNowhere(27, [27, 49], 100)).toBe(false)
  expect(isNowhere(28, [27, 49], 100)).toBe(true)
  expect(isNowhere(28, [27, 49], 2)).toBe(false)
  expect(isNowhere(28, undefined, 100)).toBe(false)
  expect(isNowhere(null, [27], 100)).toBe(false)
})
