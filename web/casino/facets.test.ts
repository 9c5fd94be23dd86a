import { describe, expect, it } from 'vitest'
import { typesOf } from './facets.ts'

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
