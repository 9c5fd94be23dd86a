import { expect, it } from 'vitest'
import type { Offer } from '#games/sports/football/book.ts'
import { streamOf } from '#games/slots/stream.ts'
import { bookStates, wrongIn, type BookState } from './sports-books.ts'
import { simulateSports } from './sports.ts'
import { bestSpread, findSureWin } from './sure-wins.ts'

/** The first states of a match: before it, and at its minutes, some way apart. */
function someStates(count: number, apart: number): readonly BookState[] {
  const states = bookStates(streamOf(16, 11, 27, 4))
  return Array.from({ length: count }, () => {
    for (let minute = 1; minute < apart; minute += 1) states.next()
    return states.next().value
  })
}

const raised = (
  { offers }: BookState,
  isMeant: (offer: Offer) => boolean,
  odds: number,
): readonly Offer[] => offers.map((offer) => (isMeant(offer) ? { ...offer, odds } : offer))

it('a linear programme finds no sure win in books of a match, before it and in play', () => {
  for (const { offers, of, outlook } of [...someStates(1, 1), ...someStates(1, 62)]) {
    expect(wrongIn(offers)).toEqual([])
    expect(findSureWin(offers, of, outlook)).toBeNull()
  }
})

it('a linear programme finds planted sure wins, within a market and across two', () => {
  const [before] = someStates(1, 1)
  if (!before) throw new Error('there is a first state')
  const { of, outlook, isLive } = before
  expect(isLive).toBe(false)
  const both = raised(before, ({ market }) => market.kind === 'both-score', 210)
  expect(findSureWin(both, of, outlook)?.least).toBeGreaterThan(1.04)
  const oddsOf = (kind: string, selection: string): number =>
    before.offers.find(
      ({ market, selection: own }) =>
        market.kind === kind && market.period === 'match' && own === selection,
    )?.odds ?? 0
  // With the double chance of home and draw this one covers every ending.
  const needed = Math.ceil(103 / (1 - 100 / oddsOf('double-chance', '1X')))
  const away = raised(
    before,
    ({ market: { kind, period }, selection }) =>
      kind === 'match-result' && period === 'match' && selection === '2',
    needed,
  )
  const win = findSureWin(away, of, outlook)
  expect(win?.least).toBeGreaterThan(1)
  const stakes = win?.stakes.map(({ share }) => share) ?? []
  expect(stakes.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4)
  const isCorners = ({ market }: Offer): boolean => market.kind === 'total-corners'
  const corners = raised(before, isCorners, 205).filter(isCorners)
  expect(findSureWin(corners, of, outlook)?.least).toBeGreaterThan(1.02)
  expect(wrongIn(away).length).toBe(1)
})

it('a game of three against three is worth what it is worth', () => {
  // Stone, paper, scissors, one staked: two back, one, or nothing.
  const game = [
    [1, 0, 2],
    [2, 1, 0],
    [0, 2, 1],
  ].map((row) => Float64Array.from(row))
  const { least, shares } = bestSpread(game, [0, 1, 2])
  expect(least).toBeCloseTo(1, 8)
  for (const share of shares) expect(share).toBeCloseTo(1 / 3, 8)
  // Paper twice, scissors once: it cannot be scissors against them.
  expect(bestSpread(game, [0, 1]).least).toBeCloseTo(4 / 3, 8)
})

it('the long run says how far it is, and what it found', () => {
  const lines: string[] = []
  expect(simulateSports({ states: 20, seed: 'kasa', log: (line) => lines.push(line) })).toBe(0)
  expect(lines.filter((line) => line.includes(' of 20 after')).length).toBe(40)
  expect(lines.at(-1)).toMatch(/^of them in play 19, prices \d+, solved as a linear programme 1$/)
})
