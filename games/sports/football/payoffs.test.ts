import { describe, expect, it } from 'vitest'
import { bookMarkets } from './book.ts'
import { kindOf, selectionsOf, winnerOf, type Market, type Score } from './kinds.ts'
import { CELLS, scoreAt } from './model.ts'
import {
  maskOf,
  paysAtLeast,
  payoffsByCell,
  payoffsByCourse,
  payoffsName,
  resultsByCell,
} from './payoffs.ts'
import { partsOf } from './settlement.ts'

const cells = Array.from({ length: CELLS }, (_, cell) => cell)
const ofScores = bookMarkets(0).filter((market) => {
  const { reads, count } = kindOf(market)
  return reads === 'score' && count === 'goals'
})

/** What one staked pays at two for one, and with what is given back: asked of the rules alone. */
function paidAt(market: Market, selection: string, score: Score): readonly [number, number] {
  const results = partsOf(market).map((part) => {
    const kind = kindOf(part)
    if (kind.reads !== 'score') throw new Error('a score is read')
    return kind.rule(score, selection, part)
  })
  const shareOf = (isSo: (result: string) => boolean): number =>
    results.filter(isSo).length / results.length
  return [shareOf((result) => result === 'win'), shareOf((result) => result !== 'lose')]
}

describe('what selections pay at every score', () => {
  it('is what the rules say there, for every market of the book, and the second time too', () => {
    expect(ofScores.length).toBeGreaterThan(60)
    for (const market of [...ofScores, ...ofScores.map((market) => ({ ...market }))])
      for (const part of partsOf(market)) {
        const kind = kindOf(part)
        const results = resultsByCell(part)
        expect([...results.keys()]).toEqual(selectionsOf(part))
        for (const [selection, byCell] of results)
          expect(byCell).toEqual(
            cells.map(
              (cell) => kind.reads === 'score' && kind.rule(scoreAt(cell), selection, part),
            ),
          )
      }
  })

  it('compares selections as one looks at each score, wherever a mask looks and nowhere else', () => {
    const chosen = ofScores
      .filter((_, at) => at % 9 === 0)
      .flatMap((market) => selectionsOf(market).map((selection) => ({ market, selection })))
    for (const seen of [cells, cells.filter((cell) => cell % 16 >= 2 && cell >= 16)]) {
      const mask = maskOf(seen, CELLS)
      const all = chosen.map(({ market, selection }) => ({
        payoffs: payoffsByCell(market).get(selection) ?? new Uint32Array(0),
        paid: seen.map((cell) => paidAt(market, selection, scoreAt(cell))),
      }))
      for (const a of all)
        for (const b of all) {
          const isAtLeast = a.paid.every(([won, kept], at) => {
            const [otherWon, otherKept] = b.paid[at] ?? [0, 0]
            return won >= otherWon && kept >= otherKept
          })
          if (paysAtLeast(a.payoffs, b.payoffs, mask) !== isAtLeast)
            throw new Error('compared otherwise than the rules')
          const isAlike = String(a.paid) === String(b.paid)
          if ((payoffsName(a.payoffs, mask) === payoffsName(b.payoffs, mask)) !== isAlike)
            throw new Error('alike otherwise than the rules')
        }
    }
  })

  it('knows the nine ways to be ahead at half time and at the end', () => {
    const market: Market = { kind: 'half-time-full-time', period: 'match', line: null }
    const payoffs = payoffsByCourse(market)
    const wins = [...payoffs.values()].map(([first]) => first)
    expect(new Set(wins).size).toBe(9)
    expect(wins.reduce<number>((all, bits = 0) => all | bits, 0)).toBe(0b1_1111_1111)
    expect(winnerOf({ home: 1, away: 0 })).toBe('1')
  })

  it('is asked of a market that reads no score: refused, by name', () => {
    const nextGoal: Market = { kind: 'next-goal', period: 'match', line: null, goal: 1 }
    expect(() => resultsByCell(nextGoal)).toThrow('next-goal reads no score')
    expect(() => payoffsByCourse(nextGoal)).toThrow('next-goal is not read from who is ahead')
  })

  it('keeps lists of scores apart that share a name', () => {
    const listed = (scores: readonly string[]): Market => ({
      kind: 'correct-score',
      period: 'match',
      line: null,
      scores,
    })
    expect(resultsByCell(listed(['1-0'])).get('other')?.[0]).toBe('win')
    expect(resultsByCell(listed(['1-0', '0-0'])).get('other')?.[0]).toBe('lose')
    // However many there are, what is kept stays bounded and right.
    for (let at = 0; at < 1_100; at += 1) {
      const own = `${at % 90}-${Math.floor(at / 90)}`
      expect(resultsByCell(listed([own])).get('other')?.[0]).toBe(own === '0-0' ? 'lose' : 'win')
    }
    expect(resultsByCell(listed(['1-0'])).get('other')?.[0]).toBe('win')
  })
})
