import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findBoostProblem, mostBoosted } from './boost.ts'
import { chanceParts } from './cash-out.ts'
import { isOdds, ODDS_MAX } from './odds.ts'
import { OVERROUND, oddsOf } from './price.ts'

it('names why odds are no boost: no price, not above the book’s, above the fair one', () => {
  const chance = chanceParts({ win: 0.5, back: 0 })
  const price = { odds: 190, chance }
  expect(findBoostProblem(195, { odds: null, chance })).toBe('not-offered')
  expect(findBoostProblem(195, { odds: 190, chance: null })).toBe('not-offered')
  expect([189, 190, 191, 200, 201].map((odds) => findBoostProblem(odds, price))).toEqual([
    'not-above-the-book',
    'not-above-the-book',
    null,
    null,
    'above-the-fair',
  ])
  // What is given back is no winning.
  const back = { odds: 150, chance: chanceParts({ win: 0.5, back: 0.2 }) }
  expect([160, 161].map((odds) => findBoostProblem(odds, back))).toEqual([null, 'above-the-fair'])
})

it('the most that a selection is boosted to is fair and on the ladder, and no higher odds are, at any chance', () => {
  const share = fc.double({ min: 0.001, max: 0.99, noNaN: true })
  fc.assert(
    fc.property(share, fc.double({ min: 0, max: 1, noNaN: true }), (win, part) => {
      const back = (1 - win) * part * 0.9
      const odds = oddsOf({ win, back }, win * OVERROUND.prematch)
      const price = { odds, chance: chanceParts({ win, back }) }
      const most = mostBoosted(price)
      if (most === null) return
      expect(isOdds(most)).toBe(true)
      expect(most).toBeGreaterThan(odds ?? 0)
      expect((win * most) / 100 + back).toBeLessThanOrEqual(1 + 1e-9)
      const next = [most + 1, most + 5, most + 50, most + 100].find(isOdds)
      if (next !== undefined && next <= ODDS_MAX)
        expect(findBoostProblem(next, price)).toBe('above-the-fair')
    }),
    { numRuns: 2_000 },
  )
})
