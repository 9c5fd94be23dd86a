/**
 * The figures of table games, all that a page needs to show a round by itself: the games with their bets, odds and exact returns, limits, what
 * lies on the table, and how long it takes to lie there. A bet's name stands in the books (`player`, `banker-pair`). Odds are to one and, as
 * returns of one, in hundredths; amounts are micro-lira; nothing here draws.
 */
import type { Tablegame, TablegameBoard } from '#contract/games/tablegames-names.ts'
import { areSameDrums, type Drums } from '../drums.ts'
import { ANDAR_BAHAR } from './andar-bahar.ts'
import { BACCARAT } from './baccarat.ts'
import { DRAGON_TIGER } from './dragon-tiger.ts'
import { SIC_BO } from './sic-bo.ts'
import type { Return, TablegameGroup, TablegameRules, TablegameSpot } from './tablegame.ts'
import { WHEEL_OF_FORTUNE } from './wheel-of-fortune.ts'

export { pointsOf } from './baccarat.ts'
export { FIELDS } from './wheel-of-fortune.ts'
export type { TablegameSpot } from './tablegame.ts'

const GAMES: Readonly<Record<Tablegame, TablegameRules>> = {
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
  'sic-bo': SIC_BO,
  'wheel-of-fortune': WHEEL_OF_FORTUNE,
  'andar-bahar': ANDAR_BAHAR,
}

/** What a table of a game is played by. */
export const rulesOf = (game: Tablegame) => ({ game, drums: GAMES[game].drums })

/** Are these the drums that the game's returns are worked out by? */
export const isSameDrums = (game: Tablegame, drums: Drums): boolean =>
  areSameDrums(GAMES[game].drums, drums)

/** The tables of the house: one of each game. */
export const TABLEGAME_TABLES = {
  'bakara-lale': rulesOf('baccarat'),
  'ejderha-kaplan': rulesOf('dragon-tiger'),
  'sic-bo-sedef': rulesOf('sic-bo'),
  'sans-carki': rulesOf('wheel-of-fortune'),
  'andar-bahar': rulesOf('andar-bahar'),
} as const

/** When the first card, die or field lies, what lies between two, and a moment after the last; ms. */
const PACES: Readonly<Record<Tablegame, readonly [number, number, number]>> = {
  baccarat: [900, 1_300, 2_500],
  'dragon-tiger': [1_200, 1_600, 2_500],
  'sic-bo': [2_400, 500, 2_500],
  'wheel-of-fortune': [8_000, 0, 2_500],
  'andar-bahar': [900, 450, 2_500],
}

/** What lies on the table once all numbers of a round have come. */
export const boardOf = (game: Tablegame, numbers: readonly number[]): TablegameBoard =>
  GAMES[game].boardOf(numbers)

/** When what lies there as the nth, counted from 0, lies: in ms from the beginning. */
export function dealtAtMs(game: Tablegame, nth: number): number {
  const [first, each] = PACES[game]
  return first + nth * each
}

/** How long a board of so many is told. */
export const tellMsOf = (game: Tablegame, dealt: number): number =>
  dealtAtMs(game, dealt - 1) + PACES[game][2]

export const spotsOf = (game: Tablegame): TablegameSpot[] =>
  GAMES[game].groups.flatMap(({ spots }) => spots)

/** Null where the game has no bet of that name. */
export const findSpot = (game: Tablegame, name: string): TablegameSpot | null =>
  spotsOf(game).find((spot) => spot.name === name) ?? null

/** What a stake on it returns; null where the game has no such bet. */
export function returnOf(game: Tablegame, name: string): Return | null {
  for (const group of GAMES[game].groups) {
    const spot = group.spots.find((one) => one.name === name)
    if (spot) return returnIn(game, spot, group)
  }
  return null
}

/** The cases of a group are worked out once. */
const casesOf = new Map<TablegameGroup, ReturnType<TablegameGroup['cases']>>()

function returnIn(game: Tablegame, spot: TablegameSpot, group: TablegameGroup): Return {
  const cases = casesOf.get(group) ?? group.cases()
  casesOf.set(group, cases)
  let [of, all] = [0n, 0n]
  for (const { numbers, weight } of cases) {
    of += BigInt(weight) * BigInt(spot.pays(boardOf(game, numbers)))
    all += BigInt(weight) * 100n
  }
  return { of, all }
}

/** The same as a share, for a figure to read. */
export function returnShare(game: Tablegame, name: string): number {
  const { of, all } = returnOf(game, name) ?? { of: 0n, all: 1n }
  return Number(of) / Number(all)
}

const LIRA = 1_000_000n
/** So many times its highest stake a member may lay on one round. */
const ROUND_STAKES = 2n
const EVEN = 100

/** The most on one bet, in whole lira: the table's highest stake, divided by what it pays to one where that is more than one. */
export const spotMost = ({ odds }: TablegameSpot, maxStake: bigint): bigint =>
  ((maxStake * BigInt(EVEN)) / BigInt(Math.max(EVEN, odds)) / LIRA) * LIRA

/** The most on all bets of one round. */
export const roundMost = (maxStake: bigint): bigint => maxStake * ROUND_STAKES
