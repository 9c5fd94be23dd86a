import { describe, expect, it } from 'vitest'
import { POKER_HANDS } from '#contract/games/poker-names.ts'
import {
  bestFive,
  handOf,
  heightOf,
  pairValue,
  suitsOf,
  valueOf,
  valueOfSuits,
} from './poker-hands.ts'

const SUIT_LETTERS = 'shdc'
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
const cards = (text: string): number[] =>
  text
    .split(' ')
    .map((one) => SUIT_LETTERS.indexOf(one[1] ?? '') * 13 + RANKS.indexOf(one[0] ?? ''))

/** How many sets of so many cards are which hand, counted over all of them. */
function counted(take: number): number[] {
  const counts = POKER_HANDS.map(() => 0)
  const masks = Array.from({ length: 52 }, (_, card) => suitsOf([card]))
  const walk = (from: number, left: number, a: number, b: number, c: number, d: number): void => {
    if (left === 0) {
      const at = Math.floor(valueOfSuits(a, b, c, d) / 2 ** 26)
      counts[at] = (counts[at] ?? 0) + 1
      return
    }
    for (let card = from; card <= 52 - left; card += 1) {
      const [w = 0, x = 0, y = 0, z = 0] = masks[card] ?? []
      walk(card + 1, left - 1, a | w, b | x, c | y, d | z)
    }
  }
  walk(0, take, 0, 0, 0, 0)
  return counts
}

describe('hands of poker', () => {
  it('all 2,598,960 hands of five cards come in the known numbers', () => {
    expect(counted(5)).toEqual([
      1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4,
    ])
  })

  it('the best of seven cards is the best of their 21 fives, over 20,000 of them', () => {
    let state = 7
    const below = (n: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % n
    }
    for (let round = 0; round < 20_000; round += 1) {
      const deck = Array.from({ length: 52 }, (_, card) => card)
      const seven = Array.from({ length: 7 }, () => deck.splice(below(deck.length), 1)[0] ?? 0)
      let best = 0
      for (let one = 0; one < 7; one += 1)
        for (let other = one + 1; other < 7; other += 1)
          best = Math.max(best, valueOf(seven.filter((_, at) => at !== one && at !== other)))
      expect(valueOf(seven)).toBe(best)
    }
  })

  it.each([
    ['As Ks Qs Js Ts 2h 3d', 'royal-flush'],
    ['As 2s 3s 4s 5s Kh Kd', 'straight-flush'],
    ['9s 9h 9d 9c Kh Kd Ks', 'four'],
    ['9s 9h 9d Kh Kd Ks 2c', 'full-house'],
    ['2s 4s 6s 8s Ts Th Td', 'flush'],
    ['As 2h 3d 4c 5s 5h 5d', 'straight'],
    ['Qs Kh Ad 2c 3s 7h 9d', 'high-card'],
    ['4s 4h Kd Kc 2s 2h 9d', 'two-pair'],
    ['4s 4h 4d Kc 2s 7h 9d', 'three'],
    ['4s 4h Ad Kc 2s 7h 9d', 'pair'],
  ])('%s is %s', (text, hand) => {
    const value = valueOf(cards(text))
    expect(handOf(value)).toBe(hand)
    expect(valueOf(bestFive(cards(text)))).toBe(value)
  })

  it.each([
    ['As Ah Kd Qc Js 2h 3d', 'Ad Ac Kh Qs Ts 9h 3c', 'a kicker decides'],
    [
      '2s 3h 4d 5c 6s Kh Kd',
      'As 2h 3d 4c 5s Kh Kd',
      'an ace below the two makes the lowest straight',
    ],
    ['9s 9h 9d 2c 2s Kh Qd', '8s 8h 8d Ac As Kh Qd', 'three alike decide a full house'],
    ['As 9s 7s 5s 3s Kh Kd', 'Ks Qs Js 9s 7s Ah Ad', 'the highest card decides a flush'],
    ['4s 4h 3d 3c As', '4d 4c 3s 3h Kd', 'the fifth card decides two pair alike'],
  ])('%s beats %s: %s', (better, worse) => {
    expect(valueOf(cards(better))).toBeGreaterThan(valueOf(cards(worse)))
  })

  it('hands of the same heights are worth the same, whatever lies beside the five', () => {
    expect(valueOf(cards('As Kh Qd Jc Ts 2h 3d'))).toBe(valueOf(cards('Ah Kd Qc Js Th 9d 9c')))
    expect(valueOf(cards('4s 4h Ad Kc Qs 7h 9d'))).toBe(valueOf(cards('4d 4c As Kh Qd Jh 8d')))
  })

  it('a pair of fours is worth less than any of fives, and no less than the least of fours', () => {
    const value = valueOf(cards('4s 4h Ad Kc 2s 7h 9d'))
    expect(heightOf(cards('As')[0] ?? 0)).toBe(12)
    expect(value).toBeGreaterThanOrEqual(pairValue(2))
    expect(value).toBeLessThan(pairValue(3))
  })
})
