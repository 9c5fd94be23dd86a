import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { drawRound } from '#chance/floor-draws.ts'
import { wordsOf } from '#chance/floor.ts'
import { TABLEGAMES, tablegameWord, type Tablegame } from '#contract/games/tablegames-names.ts'
import { lira } from '#contract/money.ts'
import {
  TABLEGAME_TABLES,
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
  tellMsOf,
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

/** A chain of 4,000 rounds that begins with a seed that is written here. */
const ROUNDS = 4_000
const hash = async (content: Uint8Array | string) => createHash('sha256').update(content).digest()
const hmac = async (key: Uint8Array, message: string) =>
  createHmac('sha256', key).update(message).digest()

describe.each(Object.entries(TABLEGAME_TABLES))('%s', (table, { game, drums }) => {
  it('a chip on every bet, round after round, returns what is stated, within 99 %', async () => {
    let seed = await hash('a chain of a simulation')
    const paid: number[] = []
    for (let number = ROUNDS; number > 0; number -= 1) {
      const round = { table, round: BigInt(number), clientSeeds: [], salt: 'salt' }
      const words = await wordsOf(hmac, hash, seed, round)
      const { outcome } = await drawRound({ kind: 'tablegames', drums }, words)
      const numbers = 'numbers' in outcome ? outcome.numbers : []
      paid.push(
        spotsOf(game).reduce(
          (sum, { name }) => sum + Number(payoutOf(game, name, 100n, numbers)),
          0,
        ),
      )
      seed = await hash(seed)
    }
    const stated = spotsOf(game).reduce((sum, { name }) => sum + 100 * returnShare(game, name), 0)
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
    expect(tellMsOf(game, 3)).toBeGreaterThan(dealtAtMs(game, 2))
  })
})
