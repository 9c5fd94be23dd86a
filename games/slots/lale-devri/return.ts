/**
 * What the rules of Lale Devri return, in exact arithmetic over every combination of stops. Only the
 * cut at the maximum win is left out: it makes these figures upper bounds, by less than 0.3 points.
 */

import { readLine } from '../lines.ts'
import { scatterPatterns, scattersIn, stopsOf, type ReelSet } from '../reels.ts'
import { SCATTER_AWARDS, FREE_SPINS_MAX, MODES, MULTIPLIER_MAX, REELS, ROWS } from './numbers.ts'
import { RETRIGGER_SPINS, SCATTER, SYMBOLS, WILD } from './numbers.ts'
import { BASE_REELS, FREE_REELS, LALE } from './rules.ts'

type Coins = keyof typeof SCATTER_AWARDS
const AWARDED: readonly Coins[] = [3, 4, 5]

/** How often each symbol stands in a reel's window cell: its share of the given stops. */
type Shares = readonly (readonly number[])[]

/** The shares over every row and the given stops of each reel. */
function sharesOf(reels: ReelSet, stopsOf: (reel: number) => readonly number[]): Shares[] {
  return Array.from({ length: ROWS }, (_, row) =>
    reels.unrolled.map((strip, reel) => {
      const stops = stopsOf(reel)
      const share = SYMBOLS.map(() => 0)
      for (const stop of stops) {
        const code = strip[stop + row] ?? 0
        share[code] = (share[code] ?? 0) + 1 / stops.length
      }
      return share
    }),
  )
}

/** The mean pay of all lines together, from each reel's shares by row. */
function meanOfLines(byRow: readonly Shares[]): number {
  let sum = 0
  for (let line = 0; line < LALE.lineCount; line += 1) {
    const shares = Array.from(
      { length: REELS },
      (_, reel) => byRow[LALE.lines[line * REELS + reel] ?? 0]?.[reel] ?? [],
    )
    sum += meanOfLine(shares)
  }
  return sum
}

/** Every combination of five symbols on a line, by its chance. */
function meanOfLine(shares: Shares): number {
  const board = new Uint8Array(REELS * ROWS)
  const scratch = { symbol: 0, count: 0, payout: 0 }
  const walk = (reel: number, chance: number): number => {
    if (chance === 0) return 0
    if (reel === REELS) return chance * readLine(LALE, board, 0, scratch)
    let sum = 0
    SYMBOLS.forEach((_symbol, code) => {
      board.fill(code, reel * ROWS, (reel + 1) * ROWS)
      sum += walk(reel + 1, chance * (shares[reel]?.[code] ?? 0))
    })
    return sum
  }
  return walk(0, 1)
}

const everyStop = (reels: ReelSet) => (reel: number) => [...(reels.strips[reel]?.keys() ?? [])]

/** The mean line pays of a paid spin, in hundredths of the base bet. */
export function baseLinesMean(): number {
  return meanOfLines(sharesOf(BASE_REELS, everyStop(BASE_REELS)))
}

/** Chance of each count of coins from three on in a paid spin. */
export function coinOdds(): Record<Coins, number> {
  const ways = scatterPatterns(BASE_REELS)
  const all = ways.reduce((sum, one) => sum + one, 0)
  const odds = (coins: Coins): number =>
    ways.reduce((sum, one, pattern) => sum + (scattersIn(pattern) === coins ? one : 0), 0) / all
  return { 3: odds(3), 4: odds(4), 5: odds(5) }
}

/** Of one free spin: mean line pays at ×1, mean coin pays, and the chance of each way to go on. */
interface FreeSpin {
  lines: number
  coins: number
  /** `next[crown][retrigger]`, each 0 or 1. */
  next: readonly (readonly [number, number])[]
}

function freeSpin(): FreeSpin {
  const codes = { coin: SYMBOLS.indexOf(SCATTER), crown: SYMBOLS.indexOf(WILD) }
  // chances[crown][coins], one reel after the other.
  let chances = [Array(REELS + 1).fill(0), Array(REELS + 1).fill(0)] as number[][] // of numbers
  const first = chances[0]
  if (first) first[0] = 1
  FREE_REELS.unrolled.forEach((strip, reel) => {
    const stops = FREE_REELS.strips[reel]?.length ?? 1
    const after = [Array(REELS + 1).fill(0), Array(REELS + 1).fill(0)] as number[][] // of numbers
    for (let stop = 0; stop < stops; stop += 1) {
      const window = strip.subarray(stop, stop + ROWS)
      const [coin, crown] = [window.includes(codes.coin) ? 1 : 0, window.includes(codes.crown)]
      chances.forEach((byCoins, seen) => {
        const into = after[crown ? 1 : seen] ?? []
        byCoins.forEach((chance, coins) => {
          if (chance > 0) into[coins + coin] = (into[coins + coin] ?? 0) + chance / stops
        })
      })
    }
    chances = after
  })
  const chanceOf = (seen: number, from: number, to: number): number =>
    (chances[seen] ?? []).slice(from, to).reduce((sum, one) => sum + one, 0)
  return {
    lines: meanOfLines(sharesOf(FREE_REELS, everyStop(FREE_REELS))),
    coins: AWARDED.reduce(
      (sum, coins) =>
        sum +
        SCATTER_AWARDS[coins].payout *
          (chanceOf(0, coins, coins + 1) + chanceOf(1, coins, coins + 1)),
      0,
    ),
    next: [0, 1].map((seen): [number, number] => [
      chanceOf(seen, 0, 3),
      chanceOf(seen, 3, REELS + 1),
    ]),
  }
}

/** The mean pay of the free spins that so many coins give, without the cut at the maximum win. */
function featureMean(spin: FreeSpin): (coins: Coins) => number {
  const known = new Map<string, number>()
  const from = (played: number, total: number, multiplier: number): number => {
    if (played === total) return 0
    const key = `${played} ${total} ${multiplier}`
    const seen = known.get(key)
    if (seen !== undefined) return seen
    let mean = multiplier * spin.lines + spin.coins
    for (const crown of [0, 1] as const) {
      const lifted = Math.min(MULTIPLIER_MAX, multiplier + crown)
      const longer = Math.min(FREE_SPINS_MAX, total + RETRIGGER_SPINS)
      const [plain, retrigger] = spin.next[crown] ?? [0, 0]
      mean += plain * from(played + 1, total, lifted)
      mean += retrigger * from(played + 1, longer, lifted)
    }
    known.set(key, mean)
    return mean
  }
  return (coins) => from(0, SCATTER_AWARDS[coins].freeSpins, 1)
}

/** The mean line pays of a first board that shows three coins or more. */
function openingLinesMean(): number {
  const ways = scatterPatterns(BASE_REELS)
  let sum = 0
  let all = 0
  ways.forEach((one, pattern) => {
    if (scattersIn(pattern) < 3) return
    const stops = (reel: number) => stopsOf(BASE_REELS, pattern, reel)
    sum += one * meanOfLines(sharesOf(BASE_REELS, stops))
    all += one
  })
  return sum / all
}

/** The long walk through bought rounds (`walkRound`, from number 0 on), the cut in force, at 99 %. */
export const WALKED = { rounds: 100_000_000, rtp: 0.96226, within: 0.00048 } as const

/** Upper bounds of what the rules return in each mode, as fractions of its cost. */
export function returnBounds(): Record<keyof typeof MODES, number> {
  const odds = coinOdds()
  const feature = featureMean(freeSpin())
  const worth = (coins: Coins): number =>
    odds[coins] * (SCATTER_AWARDS[coins].payout + feature(coins))
  const features = AWARDED.reduce((sum, coins) => sum + worth(coins), 0)
  const chance = odds[3] + odds[4] + odds[5]
  return {
    base: (baseLinesMean() + features) / (100 * MODES.base.cost),
    bonus: (openingLinesMean() + features / chance) / (100 * MODES.bonus.cost),
  }
}
