import { describe, expect, it } from 'vitest'
import { tablegameResult } from '#contract/games/tablegames-names.ts'
import { callsBehind, flopsToSuits, returnBehind } from './holdem-calls.ts'
import { ENDINGS } from './holdem-endings.ts'
import { FLOPS } from './holdem-flops.ts'
import { BONUS_HANDS, HOLDEM_CALLED, HOLDEM_NET, HOLDEM_PLAYED } from './holdem-returns.ts'
import { askedIn, askedUntilMs, boardOf, dealtAtMs, returnOf, tellingMsOf } from './numbers.ts'
import { payoutOf } from './rules.ts'
import { worthOfCall } from './strategy.ts'

const GAME = 'casino-holdem'
const SUIT_LETTERS = 'shdc'
const RANKS = 'A23456789TJQK'

/** The player's two, the five of the board, the dealer's two; as numbers of the drum. */
const numbers = (text: string): number[] =>
  text
    .split(' ')
    .map((one) => 1 + SUIT_LETTERS.indexOf(one[1] ?? '') * 13 + RANKS.indexOf(one[0] ?? ''))

const paid = (text: string, isCalled = true): number[] =>
  ['ante', 'call', 'aces'].map((spot) =>
    Number(payoutOf(GAME, spot, 100n, numbers(text), isCalled)),
  )

/** The last value that a generator gives. */
function lastOf<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

describe('casino hold’em', () => {
  it.each([
    ['the player ahead by a pair', 'As Kd Kh 7c 2s 9d 4h Qs Qd', [200, 200, 0], 'player'],
    ['a flush pays the ante two to one', 'As 9s Ks 7s 2s 9d 4h Qh Qd', [300, 200, 2_100], 'player'],
    ['a full house three', 'As Ad Ah 7c 7s 9d 4h Qs Qd', [400, 200, 3_100], 'player'],
    ['four alike ten', 'As Ad Ah Ac 7s 9d 4h Qs Qd', [1_100, 200, 4_100], 'player'],
    ['a straight flush twenty', '5s 6s 7s 8s 9s 2d 3h Qh Qd', [2_100, 200, 5_100], 'player'],
    ['a royal flush a hundred', 'As Ks Qs Js Ts 2d 3h Qh Qd', [10_100, 200, 10_100], 'player'],
    ['the dealer ahead', 'As Kd 8h 7c 2s 9d 4h Qs Qd', [0, 0, 0], 'dealer'],
    ['a tie by the board', '2s 3d Ah Kc Qs Jd Th 4s 4d', [100, 100, 0], 'tie'],
    [
      'a dealer with a pair of threes does not play',
      '2s 9d 8h 7c Ks Jd 4h 3s 3d',
      [200, 100, 0],
      'unqualified',
    ],
    ['nor does one that is ahead so', '2s 9d Ah 7c Ks Jd 4h 3s 3d', [200, 100, 0], 'unqualified'],
    ['one with a pair of fours does', '2s 9d 8h 7c Ks Jd Qh 4s 4d', [0, 0, 0], 'dealer'],
    ['two aces of the first five', 'As Ad 8h 7c 2s Kd Kh Qs Qd', [200, 200, 800], 'player'],
    ['two kings do not', 'Ks Kd 8h 7c 2s 9d 4h 3h 3d', [200, 100, 0], 'unqualified'],
  ])('%s', (_what, text, expected, ended) => {
    expect(boardOf(GAME, numbers(text)).ended).toBe(ended)
    expect(paid(text)).toEqual(expected)
    // Folded, the ante is lost whatever comes; AA+ looks at the first five alone.
    expect(paid(text, false)[0]).toBe(0)
    expect(paid(text, false)[2]).toBe(expected[2])
  })

  it('names the winner with the hands, in both languages', () => {
    const board = boardOf(GAME, numbers('As Ad Ah 7c 7s 9d 4h Qs Qd'))
    expect(tablegameResult(board, 'tr')).toBe(
      'Oyuncu: Oyuncu Ful (A♠ A♦), Masa (A♥ 7♣ 7♠ 9♦ 4♥), Krupiye Döper (Q♠ Q♦)',
    )
    expect(tablegameResult(board, 'en')).toContain('Player Full house (A♠ A♦)')
    expect(board.best).toHaveLength(5)
  })

  it('tells five cards while members decide, and the others once nobody does', () => {
    expect(boardOf(GAME, numbers('As Ad Ah 7c 7s'))).toMatchObject({ ended: '', totals: {} })
    expect(askedIn(GAME)?.open).toBe(5)
    const until = askedUntilMs(GAME) ?? 0
    expect(until - dealtAtMs(GAME, 4)).toBe(15_000)
    expect(dealtAtMs(GAME, 5)).toBeGreaterThan(until)
    expect(tellingMsOf(GAME, 9)).toBeGreaterThan(dealtAtMs(GAME, 8))
  })

  it('returns 97.84 % of the ante, 99.18 % of all staked, 93.74 % on AA+', () => {
    const thousandths = ['ante', 'call', 'aces'].map((spot) => {
      const { of, all } = returnOf(GAME, spot) ?? { of: 0n, all: 1n }
      return Number((of * 100_000n) / all)
    })
    expect(thousandths).toEqual([97_842, 99_182, 93_741])
  })

  it('its figures are the sums over all 1,755 flops', () => {
    const flops = flopsToSuits()
    expect(flops).toHaveLength(1_755)
    expect(FLOPS).toHaveLength(1_755)
    expect(flops.reduce((sum, { count }) => sum + count, 0)).toBe(22_100)
    const sum = (of: 'net' | 'called'): bigint =>
      flops.reduce((all, { count }, at) => all + BigInt(count) * BigInt(FLOPS[at]?.[of] ?? 0), 0n)
    expect(sum('net')).toBe(HOLDEM_NET)
    expect(sum('called')).toBe(HOLDEM_CALLED)
    expect(HOLDEM_PLAYED).toBe(27_813_810_024_000n)
  })

  it('flops that are worked out again come to what is kept of them', () => {
    const flops = flopsToSuits()
    for (const at of [7, 1_200]) expect(returnBehind(flops[at]?.cards ?? [])).toEqual(FLOPS[at])
  })

  it('the hint comes to the same as the count by cards that are gone, hand by hand', () => {
    const flop = [0, 22, 35]
    const calls = callsBehind(flop)
    const left = Array.from({ length: 52 }, (_, card) => card).filter(
      (card) => !flop.includes(card),
    )
    const isCalled: boolean[] = []
    for (const [one, other] of [
      [0, 1],
      [3, 40],
      [12, 25],
      [1, 30],
    ] as const) {
      const hand = [left[one] ?? 0, left[other] ?? 0]
      const hint = lastOf(worthOfCall([...hand, ...flop].map((card) => card + 1)))
      const counted = calls[(other * (other - 1)) / 2 + one] ?? 0
      expect(hint).toEqual({ worth: counted / ENDINGS, isCall: counted > -ENDINGS })
      isCalled.push(hint.isCall)
    }
    expect(new Set(isCalled).size).toBe(2)
  })

  it('what endings pay comes to what a call is worth, within 99 %', () => {
    const known = numbers('Ks 9d 9h 7c 2s')
    const { worth } = lastOf(worthOfCall(known))
    let state = 11
    const below = (n: number): number => {
      state = (state * 48_271) % 2_147_483_647
      return state % n
    }
    const ROUNDS = 20_000
    const won = Array.from({ length: ROUNDS }, () => {
      const deck = Array.from({ length: 52 }, (_, at) => at + 1).filter((n) => !known.includes(n))
      const more = Array.from({ length: 4 }, () => deck.splice(below(deck.length), 1)[0] ?? 0)
      const ante = payoutOf(GAME, 'ante', 100n, [...known, ...more], true)
      const call = payoutOf(GAME, 'call', 200n, [...known, ...more], true)
      return Number(ante + call) / 100 - 3
    })
    const mean = won.reduce((sum, one) => sum + one, 0) / ROUNDS
    const variance = won.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ROUNDS - 1)
    expect(Math.abs(mean - worth) / Math.sqrt(variance / ROUNDS)).toBeLessThan(2.576)
  })

  it('AA+ is weighed by all first five cards: pairs of aces are one in thirteen', () => {
    expect(BONUS_HANDS.aces * 13).toBe(BONUS_HANDS.aces + BONUS_HANDS.pair)
    expect(Object.values(BONUS_HANDS).reduce((sum, one) => sum + one, 0)).toBe(2_598_960)
  })
})
