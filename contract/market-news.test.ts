import { describe, expect, it } from 'vitest'
import { newsBetween, stateAfter, wholeNews, type MarketState } from './market-news.ts'

interface Market {
  market: string
  isHalted: boolean
  selections: { selection: string; odds: number | null }[]
}
type State = MarketState<Market, { score: number | null; log: string[] }>

/** A number below `most`, the same for the same seed. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * most)
  }
}

function randomState(below: (most: number) => number): State {
  const markets = ['a', 'b', 'c', 'd']
    .filter(() => below(4) > 0)
    .map((market) => ({
      market,
      isHalted: below(5) === 0,
      selections: ['1', 'X', '2']
        .slice(0, 2 + below(2))
        .map((selection) => ({ selection, odds: below(4) === 0 ? null : 1 + below(3) })),
    }))
  const facts = { score: below(3) === 0 ? null : below(2), log: ['goal', 'red'].slice(below(3)) }
  return { facts, markets: below(3) === 0 ? markets.toReversed() : markets }
}

const STATES = 2_000

it('brings whoever takes every message in to the very state that the house is in', () => {
  const below = numbersFrom(7)
  let house = randomState(below)
  let page = stateAfter(null, wholeNews(house))
  for (let turn = 0; turn < STATES; turn++) {
    const next = randomState(below)
    page = stateAfter(page, newsBetween(house, next))
    expect(page).toEqual(next)
    house = next
  }
})

describe('what is told of a change', () => {
  const market = (name: string, ...odds: number[]): Market => ({
    market: name,
    isHalted: false,
    selections: odds.map((each, at) => ({ selection: String(at), odds: each })),
  })
  const before: State = {
    facts: { score: 0, log: [] },
    markets: [market('a', 1.5, 2.5), market('b', 3, 4)],
  }

  it('is the odds of a market alone, where nothing else has changed', () => {
    const after = { ...before, markets: [market('a', 1.5, 2.5), market('b', 3, 4.1)] }
    expect(newsBetween(before, after)).toEqual({ isWhole: false, odds: { b: [3, 4.1] } })
  })

  it('is nothing to whoever does not know what it is about', () => {
    expect(stateAfter(null, newsBetween(before, before))).toBeNull()
  })
})
