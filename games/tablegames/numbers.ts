/**
 * The figures of table games, all that a page needs to show a round by itself: the games with their bets, odds and exact returns, limits, what
 * lies on the table, and how long it takes to lie there. A bet's name stands in the books (`player`, `banker-pair`). Odds are to one and, as
 * returns of one, in hundredths; amounts are micro-lira; nothing here draws.
 */
import {
  TABLEGAMES,
  type Tablegame,
  type TablegameBoard,
} from '#contract/games/tablegames-names.ts'
import { areSameDrums, type Drums } from '../drums.ts'
import { ANDAR_BAHAR } from './andar-bahar.ts'
import { BACCARAT } from './baccarat.ts'
import { CASINO_HOLDEM } from './casino-holdem.ts'
import { DRAGON_TIGER } from './dragon-tiger.ts'
import { SIC_BO } from './sic-bo.ts'
import type {
  Return,
  TablegameAsk,
  TablegameGroup,
  TablegameRules,
  TablegameSpot,
} from './tablegame.ts'
import { WHEEL_OF_FORTUNE } from './wheel-of-fortune.ts'

export { pointsOf } from './baccarat.ts'
export { payTableOf } from './holdem-pays.ts'
export { FIELDS } from './wheel-of-fortune.ts'
export type { TablegameAsk, TablegameSpot } from './tablegame.ts'

const GAMES: Readonly<Record<Tablegame, TablegameRules>> = {
  baccarat: BACCARAT,
  'dragon-tiger': DRAGON_TIGER,
  'sic-bo': SIC_BO,
  'wheel-of-fortune': WHEEL_OF_FORTUNE,
  'andar-bahar': ANDAR_BAHAR,
  'casino-holdem': CASINO_HOLDEM,
}

/** What a table of a game is played by. */
export const rulesOf = (game: Tablegame) => ({ game, drums: GAMES[game].drums })

/** Are these the drums that the game's returns are worked out by? */
export const isSameDrums = (game: Tablegame, drums: Drums): boolean =>
  areSameDrums(GAMES[game].drums, drums)

/** When the first card, die or field lies, what lies between two, and a moment after the last; ms. */
const PACES: Readonly<Record<Tablegame, readonly [number, number, number]>> = {
  baccarat: [900, 1_300, 2_500],
  'dragon-tiger': [1_200, 1_600, 2_500],
  'sic-bo': [2_400, 500, 2_500],
  'wheel-of-fortune': [8_000, 0, 2_500],
  'andar-bahar': [900, 450, 2_500],
  'casino-holdem': [900, 700, 3_000],
}

/** So long members may decide, from the last card before. */
const DECISION_MS = 15_000
/** From their deadline to the next card. */
const GOES_ON_MS = 1_400

/** What lies on the table once all numbers of a round have come. */
export const boardOf = (game: Tablegame, numbers: readonly number[]): TablegameBoard =>
  GAMES[game].boardOf(numbers)

/** When what lies there as the nth, counted from 0, lies: in ms from the beginning. */
export function dealtAtMs(game: Tablegame, nth: number): number {
  const [first, each] = PACES[game]
  const asks = askedIn(game)
  const waited = asks && nth >= asks.open ? DECISION_MS + GOES_ON_MS - each : 0
  return first + nth * each + waited
}

/** What is asked while a round is told; null where nobody decides anything. */
export const askedIn = (game: Tablegame): TablegameAsk | null => GAMES[game].asks ?? null

/** When members have been asked for so long as they are, in ms from the beginning; null where nobody is. */
export function askedUntilMs(game: Tablegame): number | null {
  const asks = askedIn(game)
  return asks && dealtAtMs(game, asks.open - 1) + DECISION_MS
}

/** How long a board of so many is told. */
export const tellingMsOf = (game: Tablegame, dealt: number): number =>
  dealtAtMs(game, dealt - 1) + PACES[game][2]

/** All bets, those that a decision adds, too. */
export const spotsOf = (game: Tablegame): TablegameSpot[] =>
  GAMES[game].groups.flatMap(({ spots }) => spots)

const NAMED = new Map<Tablegame, ReadonlyMap<string, TablegameSpot>>(
  TABLEGAMES.map((game) => [game, new Map(spotsOf(game).map((spot) => [spot.name, spot]))]),
)

/** Null where the game has no bet of that name. */
export const findSpot = (game: Tablegame, name: string): TablegameSpot | null =>
  NAMED.get(game)?.get(name) ?? null

/** What a stake on it returns; null where the game has no such bet. */
export function returnOf(game: Tablegame, name: string): Return | null {
  const group = GAMES[game].groups.find(({ spots }) => spots.some((spot) => spot.name === name))
  return group ? (returnsIn(game, group).get(name) ?? null) : null
}

/** By the names of its bets; of a group worked out once, for a page shows them again and again. */
const returnsOf = new Map<TablegameGroup, ReadonlyMap<string, Return>>()

function returnsIn(game: Tablegame, group: TablegameGroup): ReadonlyMap<string, Return> {
  const known = returnsOf.get(group)
  if (known) return known
  if (group.returns) {
    const stated = group.returns()
    returnsOf.set(group, stated)
    return stated
  }
  const endings = group.cases().map(({ numbers, weight }) => ({
    board: boardOf(game, numbers),
    weight: BigInt(weight),
  }))
  const all = endings.reduce((sum, { weight }) => sum + weight * 100n, 0n)
  const found = new Map(
    group.spots.map((spot): [string, Return] => {
      const of = endings.reduce((sum, one) => sum + one.weight * BigInt(spot.pays(one.board)), 0n)
      return [spot.name, { of, all }]
    }),
  )
  returnsOf.set(group, found)
  return found
}

/** Every way in which a bet may end that nobody decides about: what comes back of a stake, in hundredths, and in how many of all ways; none where there is no such bet. */
export function endingsOf(
  game: Tablegame,
  name: string,
): (readonly [payout: number, ways: number])[] {
  const group = GAMES[game].groups.find(({ spots }) => spots.some((spot) => spot.name === name))
  const spot = findSpot(game, name)
  if (!group || !spot) return []
  return group.cases().map(({ numbers, weight }) => [spot.pays(boardOf(game, numbers)), weight])
}

/** What a stake on it returns as a share, for a figure to read. */
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
