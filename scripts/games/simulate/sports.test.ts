import { expect, it } from 'vitest'
import type { FootballOffer } from '#games/sports/football/book.ts'
import { MARKET_KINDS } from '#games/sports/football/kinds.ts'
import { streamOf } from '#games/slots/stream.ts'
import { findSureGame, gameStates, wrongInGame } from './basketball-books.ts'
import { esportStates, findSureEsport, wrongInEsport, type EsportState } from './esport-books.ts'
import { bookStates, wrongIn, type BookState } from './sports-books.ts'
import { simulateSports } from './sports.ts'
import { bestSpread, findSureWin } from './sure-wins.ts'
import { findSureTennis, tennisStates, wrongInTennis, type TennisState } from './tennis-books.ts'
import {
  findSureVolleyball,
  volleyballStates,
  wrongInVolleyball,
  type VolleyballState,
} from './volleyball-books.ts'

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
  isMeant: (offer: FootballOffer) => boolean,
  odds: number,
): readonly FootballOffer[] => offers.map((offer) => (isMeant(offer) ? { ...offer, odds } : offer))

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
  const isCorners = ({ market }: FootballOffer): boolean => market.kind === 'total-corners'
  const corners = raised(before, isCorners, 205).filter(isCorners)
  expect(findSureWin(corners, of, outlook)?.least).toBeGreaterThan(1.02)
  expect(wrongIn(away).length).toBe(1)
})

/** A tenth above what it is worth, whatever it is. */
const tenthAbove = (offer: FootballOffer): FootballOffer => {
  const { win, back } = offer.chance
  return win > 0 ? { ...offer, odds: (110 * (1 - back)) / win } : offer
}

it.each(Object.keys(MARKET_KINDS))(
  'a sure win planted in one market is found, before a match and in play: %s',
  (kind) => {
    for (const { offers, of, outlook } of [...someStates(1, 1), ...someStates(1, 30)]) {
      const planted = offers.find(({ market, odds }) => market.kind === kind && odds !== null)
      if (!planted) throw new Error(`the book has no ${kind}`)
      const isPlanted = ({ market }: FootballOffer): boolean => market === planted.market
      // Beside it what has no lines: half of the book, in a tenth of the time.
      const book = offers
        .filter((offer) => isPlanted(offer) || offer.market.line === null)
        .map((offer) => (isPlanted(offer) ? tenthAbove(offer) : offer))
      const own = book.filter((offer) => isPlanted(offer) && offer.odds !== null)
      // The chances alone name each of them, and the programme wins with them.
      const wrong = wrongIn(book)
      expect(wrong.length).toBe(own.length)
      for (const line of wrong) expect(line).toMatch(new RegExp(`^${kind} .* returns 1\\.`))
      const win = findSureWin(book, of, outlook)
      expect(win?.least).toBeGreaterThan(1.005)
      expect(win?.stakes.some(({ offer }) => isPlanted(offer))).toBe(true)
    }
  },
)

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

it('books of basketball return no more than their stakes, have no sure win, and one that is planted is found', () => {
  const games = gameStates(streamOf(16, 11, 28, 2))
  const [before] = [games.next().value]
  for (let minute = 0; minute < 12; minute += 1) games.next()
  const later = games.next().value
  for (const game of [before, later]) {
    expect(wrongInGame(game)).toEqual([])
    expect(findSureGame(game)).toBeNull()
  }
  expect([before.isLive, later.isLive]).toEqual([false, true])
  const planted = before.offers.map((offer) =>
    offer.market.kind === 'winner' ? { ...offer, odds: 210 } : offer,
  )
  expect(findSureGame({ ...before, offers: planted })?.least).toBeGreaterThan(1.04)
  expect(wrongInGame({ ...before, offers: planted })).not.toEqual([])
})

it('books of tennis return no more than their stakes, have no sure win, and one that is planted is found, of every format and in every kind', () => {
  const states = tennisStates(streamOf(16, 11, 28, 3))
  const seen = new Set<string>()
  for (let match = 0; match < 3;) {
    const state = states.next().value
    if (state.isLive && state.record.incidents.length % 40 !== 7) continue
    expect(wrongInTennis(state)).toEqual([])
    expect(findSureTennis(state)).toBeNull()
    if (state.isLive) continue
    match += 1
    const { format } = state.record
    // Of five sets the match alone is looked at.
    const own = state.offers.filter(
      ({ market }) => format !== 'best-of-five' || market.period === 'match',
    )
    for (const kind of new Set(own.map(({ market }) => market.kind))) {
      const market = own.find((offer) => offer.market.kind === kind && offer.odds !== null)?.market
      const planted: TennisState = {
        ...state,
        offers: state.offers.map((offer) =>
          offer.market === market ? { ...offer, odds: 112 / offer.chance.win } : offer,
        ),
      }
      expect(findSureTennis(planted)?.least).toBeGreaterThan(1.05)
      expect(wrongInTennis(planted).length).toBe(
        own.filter((offer) => offer.market === market).length,
      )
      seen.add(kind)
    }
  }
  expect(seen.size).toBe(10)
})

it('books of volleyball return no more than their stakes, have no sure win, and one that is planted is found, in every kind', () => {
  const states = volleyballStates(streamOf(16, 11, 28, 4))
  const seen = new Set<string>()
  for (let match = 0; match < 2;) {
    const state = states.next().value
    if (state.isLive && state.record.incidents.length % 60 !== 7) continue
    expect(wrongInVolleyball(state)).toEqual([])
    expect(findSureVolleyball(state)).toBeNull()
    if (state.isLive) continue
    match += 1
    for (const kind of new Set(state.offers.map(({ market }) => market.kind))) {
      const market = state.offers.find(
        (offer) => offer.market.kind === kind && offer.odds !== null,
      )?.market
      const planted: VolleyballState = {
        ...state,
        offers: state.offers.map((offer) =>
          offer.market === market ? { ...offer, odds: 112 / offer.chance.win } : offer,
        ),
      }
      expect(findSureVolleyball(planted)?.least).toBeGreaterThan(1.05)
      expect(wrongInVolleyball(planted).length).toBe(
        state.offers.filter((offer) => offer.market === market).length,
      )
      seen.add(kind)
    }
  }
  expect(seen.size).toBe(7)
})

it('books of an esport return no more than their stakes, have no sure win, and one that is planted is found, in every kind, before the match and in play', () => {
  const states = esportStates(streamOf(16, 11, 28, 5))
  const seen = { before: new Set<string>(), live: new Set<string>() }
  for (let at = 0; at < 120; at += 1) {
    const state = states.next().value
    expect(wrongInEsport(state)).toEqual([])
    expect(findSureEsport(state)).toBeNull()
    for (const kind of new Set(state.offers.map(({ market }) => market.kind))) {
      const market = state.offers.find(
        (offer) => offer.market.kind === kind && offer.odds !== null,
      )?.market
      if (market === undefined) continue
      // What cannot win any more is no price.
      const isMeant = (offer: EsportState['offers'][number]) =>
        offer.market === market && offer.chance.win > 0
      const planted: EsportState = {
        ...state,
        offers: state.offers.map((offer) =>
          isMeant(offer) ? { ...offer, odds: 112 / offer.chance.win } : offer,
        ),
      }
      expect(findSureEsport(planted)?.least).toBeGreaterThan(1.05)
      expect(wrongInEsport(planted).length).toBe(state.offers.filter(isMeant).length)
      seen[state.isLive ? 'live' : 'before'].add(kind)
    }
  }
  expect([seen.before.size, seen.live.size]).toEqual([5, 5])
})
