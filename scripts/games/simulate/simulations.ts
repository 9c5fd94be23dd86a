/** What `npm run simulate` can say of each game: what is exact, and the long walks through its rounds. */
import { isDeepStrictEqual } from 'node:util'
import { BASE_REELS, FREE_REELS } from '#games/slots/kapadokya-1000/board.ts'
import { MODES as KAPADOKYA_MODES } from '#games/slots/kapadokya-1000/numbers.ts'
import * as suns from '#games/slots/kapadokya-1000/odds.ts'
import * as kapadokya from '#games/slots/kapadokya-1000/return.ts'
import { scan, type Scan } from '#games/slots/kapadokya-1000/scan.ts'
import { walkRound as kapadokyaRound } from '#games/slots/kapadokya-1000/table.ts'
import { MODES as LALE_MODES } from '#games/slots/lale-devri/numbers.ts'
import { returnBounds } from '#games/slots/lale-devri/return.ts'
import { FEATURE_ODDS } from '#games/slots/lale-devri/rules.ts'
import { walkRound as laleRound } from '#games/slots/lale-devri/table.ts'
import { MODES as YONCA_MODES } from '#games/slots/yonca-bahcesi/numbers.ts'
import { oddsOf } from '#games/slots/yonca-bahcesi/rules.ts'
import { walkRound as yoncaRound, WALKS } from '#games/slots/yonca-bahcesi/table.ts'

/** A round of a walk, as far as it is counted; hundredths of the base bet. */
export interface WalkedRound {
  payout: number
  capped: boolean
  /** Left out by a game that knows none. */
  retriggers?: number
}

export interface Walk {
  /** What its rounds are. */
  rounds: string
  /** What a round costs, as a multiple of the base bet. */
  cost: number
  round(number: number): WalkedRound
}

export interface Simulation {
  /** One line each. Throws when a count is not the committed one. */
  exact(): string[]
  walks: readonly Walk[]
}

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`

const withoutCut = ({ base, bonus }: { base: number; bonus: number }): string =>
  `without the cut: base ${percent(base)}, bonus ${percent(bonus)}, exactly`

const freeSpins = (odds: number): string =>
  `free spins: one paid spin in ${(1 / odds).toFixed(2)}, exactly`

export const SIMULATIONS: Readonly<Record<string, Simulation>> = {
  'lale-devri': {
    exact: () => [freeSpins(FEATURE_ODDS.ways / FEATURE_ODDS.of), withoutCut(returnBounds())],
    walks: [
      {
        rounds: 'bought rounds',
        cost: LALE_MODES.bonus.cost,
        round: (number) => laleRound(number),
      },
    ],
  },
  'kapadokya-1000': {
    exact: exactKapadokya,
    walks: [
      {
        rounds: 'bought rounds',
        cost: KAPADOKYA_MODES.bonus.cost,
        round: (number) => kapadokyaRound(number),
      },
    ],
  },
  'yonca-bahcesi': {
    exact: () => [freeSpins(oddsOf('feature'))],
    walks: [
      {
        rounds: 'bought rounds',
        cost: YONCA_MODES.bonus.cost,
        round: (number) => yoncaRound(number, WALKS.feature),
      },
      {
        rounds: 'paid spins without free spins',
        cost: YONCA_MODES.base.cost,
        round: (number) => yoncaRound(number, WALKS.plain),
      },
    ],
  },
}

/** Plays every spin there is, and holds what is committed against it. */
function exactKapadokya(): string[] {
  const scans = { base: scan(BASE_REELS), free: scan(FREE_REELS) }
  const bounds = kapadokya.returnBounds(scans)
  const isAsCommitted =
    isDeepStrictEqual(atRest(scans.base), suns.AT_REST) &&
    suns.RETRIGGER_ODDS.ways === sum(scans.free.suns.flatMap((row) => row.slice(3))) &&
    suns.RETRIGGER_ODDS.of === scans.free.of &&
    (['base', 'bonus'] as const).every(
      (mode) => Math.abs(bounds[mode] - kapadokya.BOUNDS[mode]) < 1e-12,
    )
  if (!isAsCommitted) throw new Error('the counts of every spin are not the committed ones')
  return [
    `${(scans.base.of + scans.free.of).toLocaleString('en')} spins played, all there are`,
    freeSpins(suns.FEATURE_ODDS.ways / suns.FEATURE_ODDS.of),
    withoutCut(bounds),
  ]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** `AT_REST`, counted. */
function atRest({ suns: ways }: Scan): Record<string, Record<number, number>> {
  const rests = (rows: readonly (readonly number[])[]): Record<number, number> =>
    Object.fromEntries([3, 4, 5].map((at) => [at, sum(rows.map((row) => row[at] ?? 0))]))
  const opened = [3, 4, 5].map((first) => [first, rests(ways.slice(first, first + 1))] as const)
  return { late: rests(ways.slice(0, 3)), ...Object.fromEntries(opened) }
}
