import { describe, expect, it } from 'vitest'
import { drawRound } from '#chance/floor-draws.ts'
import { wordsOf } from '#chance/floor.ts'
import { TABLEGAMES, tablegameWord, type Tablegame } from '#contract/games/tablegames-names.ts'
import { lira } from '#contract/money.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import {
  boardOf,
  dealtAtMs,
  findSpot,
  isSameDrums,
  returnOf,
  returnShare,
  roundMost,
  rulesOf,
  spotMost,
  spotsOf,
  tellingMsOf,
} from './numbers.ts'
import { payoutOf } from './rules.ts'

/** As floor.md's readers know them: in thousandths of a percent, cut off. */
const thousandths = (game: Tablegame, name: string): number => {
  const { of, all } = returnOf(game, name) ?? { of: 0n, all: 1n }
  return Number((of * 100_000n) / all)
}

/** A card of eight decks, by what it counts: 1 to 9, 0 a ten; each call of another deck. */
const cards = (...values: readonly number[]): number[] =>
  values.map((value, deck) => deck * 52 + (value === 0 ? 10 : value))

describe('baccarat', () => {
  const played = (...values: readonly number[]) => boardOf('baccarat', cards(...values))
  const takers = (...values: readonly number[]): string =>
    played(...values)
      .dealt.map(({ place }) => place[0])
      .join('')

  it.each([
    ['a natural of either ends it', [4, 1, 4, 2, 5, 5], 'pbpb'],
    ['a natural of the banker too', [1, 4, 2, 5, 5, 5], 'pbpb'],
    ['a player of 6 stands, and so does a banker of 6', [3, 3, 3, 3, 5, 5], 'pbpb'],
    ['a player of 7 stands, and a banker of 5 draws', [3, 2, 4, 3, 5, 5], 'pbpbb'],
    ['a player of 5 draws, and a banker of 2 whatever comes', [2, 1, 3, 1, 8, 5], 'pbpbpb'],
    ['a banker of 3 stands against an 8', [2, 1, 3, 2, 8, 5], 'pbpbp'],
    ['and draws against a 9', [2, 1, 3, 2, 9, 5], 'pbpbpb'],
    ['a banker of 4 stands against a 1', [2, 1, 3, 3, 1, 5], 'pbpbp'],
    ['and draws against a 2', [2, 1, 3, 3, 2, 5], 'pbpbpb'],
    ['a banker of 5 stands against a 3', [2, 2, 3, 3, 3, 5], 'pbpbp'],
    ['and draws against a 4', [2, 2, 3, 3, 4, 5], 'pbpbpb'],
    ['a banker of 6 stands against a 5', [2, 3, 3, 3, 5, 5], 'pbpbp'],
    ['and draws against a 6', [2, 3, 3, 3, 6, 5], 'pbpbpb'],
    ['a banker of 7 stands against anything', [2, 3, 3, 4, 6, 5], 'pbpbp'],
  ])('%s', (_what, values, expected) => {
    expect(takers(...values)).toBe(expected)
  })

  it('counts the last digit, tens and pictures nothing, and names who won', () => {
    expect(played(7, 2, 9, 5, 1, 1)).toMatchObject({ totals: { player: 6, banker: 7 } })
    expect(played(7, 2, 9, 5, 1, 1).ended).toBe('banker')
    expect(played(0, 0, 9, 8, 1, 1).ended).toBe('player')
    expect(played(0, 0, 8, 8, 1, 1).ended).toBe('tie')
    // Queen and king of the first deck.
    expect(boardOf('baccarat', [12, 1, 13, 8, 3, 4]).totals).toEqual({ player: 0, banker: 9 })
  })

  it('pairs are of one rank: two queens, and not queen and king', () => {
    const pair = (first: number, second: number): bigint =>
      payoutOf('baccarat', 'player-pair', 100n, [first, 1, second, 7, 3, 4])
    expect(pair(12, 12 + 52)).toBe(1_200n)
    expect(pair(12, 12 + 13)).toBe(1_200n)
    expect(pair(12, 13)).toBe(0n)
  })

  it('counts the ways that all six-card draws end in, as they are known', () => {
    const ways = (name: string, pays: bigint): bigint => {
      const { of } = returnOf('baccarat', name) ?? { of: 0n }
      return of / pays
    }
    const [all, tie] = [4_998_398_275_503_360n, ways('tie', 900n)]
    expect(tie).toBe(475_627_426_473_216n)
    expect(returnOf('baccarat', 'tie')?.all).toBe(all * 100n)
    const banker = ((returnOf('baccarat', 'banker')?.of ?? 0n) - tie * 100n) / 195n
    const player = ((returnOf('baccarat', 'player')?.of ?? 0n) - tie * 100n) / 200n
    expect([banker, player]).toEqual([2_292_252_566_437_888n, 2_230_518_282_592_256n])
    expect(banker + player + tie).toBe(all)
  })

  it('returns 98.765, 98.942, 85.640 and 89.639 %', () => {
    const returns = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].map((name) =>
      Math.round(100_000 * returnShare('baccarat', name)),
    )
    expect(returns).toEqual([98_765, 98_942, 85_640, 89_639, 89_639])
    expect(thousandths('baccarat', 'banker-pair')).toBe(89_638)
  })
})

/** Rounded to thousandths of a percent. */
const rounded = (game: Tablegame, name: string): number =>
  Math.round(100_000 * returnShare(game, name))

describe('dragon tiger', () => {
  it('the higher wins, aces are low, a tie gives half back', () => {
    const paid = (name: string, numbers: readonly number[]): bigint =>
      payoutOf('dragon-tiger', name, 101n, numbers)
    // King of spades and queen of clubs; two aces of spades; an ace of spades and one of hearts.
    expect(['dragon', 'tiger', 'tie'].map((name) => paid(name, [13, 51]))).toEqual([202n, 0n, 0n])
    expect(['dragon', 'tiger', 'tie'].map((name) => paid(name, [1, 2]))).toEqual([0n, 202n, 0n])
    expect(['dragon', 'tie', 'suited-tie'].map((name) => paid(name, [1, 53]))).toEqual([
      50n,
      1_212n,
      5_151n,
    ])
    expect(paid('suited-tie', [1, 14])).toBe(0n)
  })

  it('returns 96.265, 89.639 and 86.024 %', () => {
    const names = ['dragon', 'tiger', 'tie', 'suited-tie']
    expect(names.map((name) => rounded('dragon-tiger', name))).toEqual([
      96_265, 96_265, 89_639, 86_024,
    ])
  })
})

describe('sic bo', () => {
  const paid = (name: string, ...faces: readonly number[]): bigint =>
    payoutOf('sic-bo', name, 1n, faces)

  it('pays what the dice show, and neither big, small, odd nor even on a triple', () => {
    for (const name of ['small', 'big', 'odd', 'even', 'total-9'])
      expect(paid(name, 3, 3, 3)).toBe(name === 'total-9' ? 8n : 0n)
    expect([paid('small', 1, 4, 5), paid('big', 1, 4, 5)]).toEqual([2n, 0n])
    expect([paid('odd', 1, 4, 6), paid('even', 1, 4, 6), paid('big', 1, 4, 6)]).toEqual([
      2n,
      0n,
      2n,
    ])
    expect([paid('single-2', 2, 5, 5), paid('single-2', 2, 2, 5)]).toEqual([2n, 3n])
    expect([paid('single-2', 2, 2, 2), paid('double-2', 2, 2, 2)]).toEqual([13n, 12n])
    expect([paid('triple-2', 2, 2, 2), paid('any-triple', 2, 2, 2)]).toEqual([181n, 32n])
    expect([paid('dice-2-5', 5, 1, 2), paid('dice-2-5', 5, 5, 1)]).toEqual([7n, 0n])
  })

  it('returns what its 216 throws come to, between 83.79 and 97.23 %', () => {
    const ways: Record<string, readonly [hundredths: number, ways: number]> = {
      small: [200, 105],
      odd: [200, 105],
      'double-1': [1_200, 16],
      'triple-1': [18_100, 1],
      'any-triple': [3_200, 6],
      'dice-1-2': [700, 30],
      'total-4': [6_300, 3],
      'total-16': [3_200, 6],
      'total-6': [1_900, 10],
      'total-14': [1_300, 15],
      'total-8': [900, 21],
      'total-12': [800, 25],
      'total-10': [700, 27],
    }
    for (const [name, [hundredths, count]] of Object.entries(ways))
      expect([name, returnOf('sic-bo', name)]).toEqual([
        name,
        { of: BigInt(hundredths * count), all: 21_600n },
      ])
    expect(returnOf('sic-bo', 'single-1')?.of).toBe(200n * 75n + 300n * 15n + 1_300n)
    const all = spotsOf('sic-bo').map(({ name }) => returnShare('sic-bo', name))
    expect(all).toHaveLength(52)
    expect([Math.min(...all), Math.max(...all)]).toEqual([181 / 216, 210 / 216])
  })
})

describe('the wheel of fortune', () => {
  it('has 54 fields, no two of a rare kind beside each other, and pays what it stops at', () => {
    const fields = Array.from(
      { length: 54 },
      (_, at) => boardOf('wheel-of-fortune', [at + 1]).ended,
    )
    const count = (ended: string): number => fields.filter((one) => one === ended).length
    expect([1, 2, 12, 16, 25, 50, 51].map((pays) => count(`field-${pays}`))).toEqual([
      26, 17, 4, 3, 2, 1, 1,
    ])
    for (const [at, ended] of fields.entries())
      if (ended !== 'field-1' && ended !== 'field-2')
        expect(fields[(at + 1) % fields.length]).not.toBe(ended)
    const at = fields.indexOf('field-51') + 1
    expect(payoutOf('wheel-of-fortune', 'field-51', 10n, [at])).toBe(520n)
    expect(payoutOf('wheel-of-fortune', 'field-50', 10n, [at])).toBe(0n)
  })

  it('returns 94.444 or 96.296 %', () => {
    const returns = spotsOf('wheel-of-fortune').map(({ name }) => rounded('wheel-of-fortune', name))
    expect(returns).toEqual([96_296, 94_444, 96_296, 94_444, 96_296, 94_444, 96_296])
  })
})

describe('andar bahar', () => {
  it('ends with the first card of the joker’s rank, andar’s turn first', () => {
    // Ace of spades, then the ace of hearts as the second card, as the first, and behind 48 others.
    const others = Array.from({ length: 52 }, (_, at) => at + 1).filter((card) => card % 13 !== 1)
    expect(boardOf('andar-bahar', [1, 5, 14, 7])).toMatchObject({
      ended: 'bahar',
      dealt: [
        { place: 'joker', number: 1 },
        { place: 'andar', number: 5 },
        { place: 'bahar', number: 14 },
      ],
    })
    expect(boardOf('andar-bahar', [1, 14, 5]).ended).toBe('andar')
    expect(boardOf('andar-bahar', [1, ...others, 14]).ended).toBe('andar')
    expect(others).toHaveLength(48)
  })

  it('returns 97.851 and 96.999 %, over 20,825 places of three cards', () => {
    expect([rounded('andar-bahar', 'andar'), rounded('andar-bahar', 'bahar')]).toEqual([
      97_851, 96_999,
    ])
    expect(returnOf('andar-bahar', 'andar')?.all).toBe(2_082_500n)
  })
})

/** A chain of 4,000 rounds that begins with a seed that is written here. */
const ROUNDS = 4_000

describe.each(TABLEGAMES)('%s', (game) => {
  const { drums } = rulesOf(game)
  const table = game

  // What is decided in the middle of a round is weighed in holdem.test.ts.
  const alone = spotsOf(game).filter(({ isAdded, isOfCall }) => !isAdded && !isOfCall)

  it('a chip on every bet, round after round, returns what is stated, within 99 %', async () => {
    let seed = await sha256Later('a chain of a simulation')
    const paid: number[] = []
    for (let number = ROUNDS; number > 0; number -= 1) {
      const round = { table, round: BigInt(number), clientSeeds: [], salt: 'salt' }
      const words = await wordsOf(hmacLater, sha256Later, seed, round)
      const { outcome } = await drawRound({ kind: 'tablegames', drums }, words)
      const numbers = 'numbers' in outcome ? outcome.numbers : []
      paid.push(
        alone.reduce((sum, { name }) => sum + Number(payoutOf(game, name, 100n, numbers)), 0),
      )
      seed = await sha256Later(seed)
    }
    const stated = alone.reduce((sum, { name }) => sum + 100 * returnShare(game, name), 0)
    const mean = paid.reduce((sum, one) => sum + one, 0) / ROUNDS
    const variance = paid.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ROUNDS - 1)
    expect(Math.abs(mean - stated) / Math.sqrt(variance / ROUNDS)).toBeLessThan(2.576)
  })
})

describe.each(TABLEGAMES)('%s', (game) => {
  it('has bets of different names that the books can hold, each called something in both languages', () => {
    const names = spotsOf(game).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) {
      expect(name).toMatch(/^[a-z0-9-]{1,24}$/)
      for (const lang of ['tr', 'en'] as const) expect(tablegameWord(name, lang)).not.toBe(name)
    }
    expect(findSpot(game, 'constructor')).toBeNull()
    expect(returnOf(game, 'constructor')).toBeNull()
    expect(() => payoutOf(game, 'constructor', 1n, [1])).toThrow('no bet')
  })

  it('takes of each bet what wins about the highest stake, in whole lira', () => {
    const max = lira(50_000)
    for (const spot of spotsOf(game)) {
      const most = spotMost(spot, max)
      expect(most % 1_000_000n).toBe(0n)
      expect(most).toBeLessThanOrEqual(max)
      expect((most * BigInt(spot.odds)) / 100n).toBeLessThanOrEqual(max)
    }
    expect(roundMost(max)).toBe(lira(100_000))
  })

  it('is drawn from its own drums alone, and told until all of it lies', () => {
    const { drums } = rulesOf(game)
    expect(isSameDrums(game, drums)).toBe(true)
    expect(isSameDrums(game, [...drums, { of: 6, take: 1 }])).toBe(false)
    expect(
      isSameDrums(
        game,
        drums.map(({ of, take }) => ({ of: of + 1, take })),
      ),
    ).toBe(false)
    expect(tellingMsOf(game, 3)).toBeGreaterThan(dealtAtMs(game, 2))
  })
})
