import { expect, it } from 'vitest'
import { INSURANCE_RETURN, MAIN_RETURN, PAIRS_RETURN, PLUS_RETURN } from './numbers.ts'
import { insuranceShare, mainReturn, pairsShare, plusShare } from './returns.ts'
import { bestPlay, countOf, VALUES } from './strategy.ts'

it('basic strategy returns 99.57 % from a full shoe, as is stated', () => {
  const returned = mainReturn()
  expect(Math.floor(returned * 1e6) / 1e6).toBe(MAIN_RETURN)
  expect((returned * 100).toFixed(2)).toBe('99.57')
})

it.each([
  ['Perfect Pairs', pairsShare(), PAIRS_RETURN, '95.90'],
  ['21+3', plusShare(), PLUS_RETURN, '96.30'],
  ['insurance', insuranceShare(), INSURANCE_RETURN, '92.53'],
])('%s returns what is stated, over all cards', (_bet, { returned, of }, stated, percent) => {
  expect(returned / of).toBeCloseTo(stated, 14)
  expect((stated * 100).toFixed(2)).toBe(percent)
})

const OPEN = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const LETTERS = { hit: 'H', stand: 'S', double: 'D', split: 'P' } as const
const row = (total: number, isSoft: boolean): string =>
  OPEN.map(
    (open) => LETTERS[bestPlay({ count: { total, isSoft }, pair: null, mayDouble: true }, open)],
  ).join('')

/** The chart that is printed in books for eight decks, dealer stands on soft 17, double after split. */
it.each([
  [8, false, 'HHHHHHHHHH'],
  [9, false, 'HDDDDHHHHH'],
  [10, false, 'DDDDDDDDHH'],
  [11, false, 'DDDDDDDDDH'],
  [12, false, 'HHSSSHHHHH'],
  [16, false, 'SSSSSHHHHH'],
  [17, false, 'SSSSSSSSSS'],
  [15, true, 'HHHDDHHHHH'],
  [17, true, 'HDDDDHHHHH'],
  [18, true, 'SDDDDSSHHH'],
  [19, true, 'SSSSSSSSSS'],
])('works out that %i (soft: %s) is played %s', (total, isSoft, played) => {
  expect(row(total, isSoft)).toBe(played)
})

it('works out which pairs are split', () => {
  const split = VALUES.map((value) => {
    const choice = { count: countOf([value, value]), pair: value, mayDouble: true }
    return OPEN.map((open) => (bestPlay(choice, open) === 'split' ? 'P' : '·')).join('')
  })
  expect(split).toEqual([
    'PPPPPPPPPP',
    'PPPPPP····',
    'PPPPPP····',
    '···PP·····',
    '··········',
    'PPPPP·····',
    'PPPPPP····',
    'PPPPPPPPPP',
    'PPPPP·PP··',
    '··········',
  ])
})
