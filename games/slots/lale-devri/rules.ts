/**
 * The rules of Lale Devri: a stream of integers in, a round out. It knows no member, no money and no
 * clock, and the same integers always give the same round.
 */

import type { LineWin, Position } from '../events.ts'
import {
  lineGame,
  lineSpins,
  payOfStops,
  readLine,
  readStops,
  scattersIn,
  showsWild,
} from '../lines.ts'
import type { LineSpins } from '../lines.ts'
import { codeIn, drawPattern, patternsWhere, reelSet, stopsOf } from '../reels.ts'
import type { Patterns, ReelSet } from '../reels.ts'
import type { Stream } from '../stream.ts'
import type { Recorder } from '../recorder.ts'
import {
  BASE_STRIPS,
  SCATTER_AWARDS,
  FREE_SPINS_MAX,
  FREE_STRIPS,
  LINES,
  LINE_PAYS,
  MAX_WIN,
  MULTIPLIER_MAX,
  REELS,
  RETRIGGER_SPINS,
  ROWS,
  SCATTER,
  SYMBOLS,
  WILD,
} from './numbers.ts'

/**
 * How the first board is drawn: `spin` is every stop alike; the others are the same spin given how
 * many coins it shows: fewer than three (`plain`), three and more (`feature`), or exactly so many.
 * The published tables draw these apart and weigh them by their exact odds; a bought round is a
 * `feature`.
 */
export type Opening = 'spin' | Given
export type Given = 'plain' | 'feature' | 3 | 4 | 5

/** What happened, in numbers, for tables and simulations. Pays are hundredths of the base bet. */
export interface LaleRound {
  payout: number
  /** Coins on the first board. */
  coins: number
  freeSpins: number
  retriggers: number
  /** The multiplier of the last free spin played; 1 without any. */
  multiplier: number
  /** The round was cut at the maximum win. */
  capped: boolean
}

const nameOf = (code: number): string => SYMBOLS[code] ?? ''

const COIN = codeIn(SYMBOLS, SCATTER)
const CROWN = codeIn(SYMBOLS, WILD)

/** The paytable and the lines, compiled. */
export const LALE: ReturnType<typeof lineGame> = lineGame({
  reels: REELS,
  rows: ROWS,
  lines: LINES,
  wild: CROWN,
  scatter: COIN,
  pays: SYMBOLS.map((symbol) => {
    const row = new Map(Object.entries(LINE_PAYS)).get(symbol)
    return row ? [0, 0, row[3], row[4], row[5]] : [0, 0, 0, 0, 0]
  }),
})

const reelsOf = (words: readonly string[]): ReelSet =>
  reelSet(words, { symbols: SYMBOLS, rows: ROWS, scatter: SCATTER })

/** Reels of the paid spin and of the free spins. */
export const BASE_REELS: ReelSet = reelsOf(BASE_STRIPS)
export const FREE_REELS: ReelSet = reelsOf(FREE_STRIPS)

const OPENINGS: Readonly<Record<Given, Patterns>> = {
  plain: patternsWhere(BASE_REELS, (coins) => coins < 3),
  feature: patternsWhere(BASE_REELS, (coins) => coins >= 3),
  3: patternsWhere(BASE_REELS, (coins) => coins === 3),
  4: patternsWhere(BASE_REELS, (coins) => coins === 4),
  5: patternsWhere(BASE_REELS, (coins) => coins === 5),
}

/** Ways, out of every combination of stops, to open a base spin so. */
export function waysTo(given: Given): number {
  return OPENINGS[given].total
}

/** One in how many base spins gives free spins: both numbers of the exact fraction. */
export const FEATURE_ODDS = {
  ways: waysTo('feature'),
  of: waysTo('plain') + waysTo('feature'),
} as const

interface Spins {
  readonly base: LineSpins
  readonly free: LineSpins
}

let compiled: Spins | undefined

/** Both sets of reels compiled with the lines, at the first round that is played. */
function spins(): Spins {
  compiled ??= { base: lineSpins(LALE, BASE_REELS), free: lineSpins(LALE, FREE_REELS) }
  return compiled
}

function spinReels({ lengths }: LineSpins, stream: Stream, stops: number[]): void {
  for (let reel = 0; reel < REELS; reel += 1) stops[reel] = stream(lengths[reel] ?? 1)
}

function openStops(how: Opening, stream: Stream, stops: number[]): void {
  if (how === 'spin') {
    spinReels(spins().base, stream, stops)
    return
  }
  const pattern = drawPattern(OPENINGS[how], stream)
  for (let reel = 0; reel < REELS; reel += 1) {
    const sorts = stopsOf(BASE_REELS, pattern, reel)
    stops[reel] = sorts[stream(sorts.length)] ?? 0
  }
}

/** The board that a spin's stops show. */
function boardAt({ unrolled }: ReelSet, stops: readonly number[]): Uint8Array {
  const windows = stops.map((stop, reel) => unrolled[reel]?.subarray(stop, stop + ROWS) ?? [])
  return Uint8Array.from(windows.flatMap((window) => [...window]))
}

/** What three, four or five coins give; undefined for fewer. */
function coinAward(coins: number): { payout: number; freeSpins: number } | undefined {
  if (coins < 3) return undefined
  return coins >= 5 ? SCATTER_AWARDS[5] : coins === 4 ? SCATTER_AWARDS[4] : SCATTER_AWARDS[3]
}

/** A round under way: where the reels stand, what it paid so far, and who records it. */
interface Play {
  readonly stream: Stream
  readonly record: Recorder | undefined
  readonly stops: number[]
  readonly round: LaleRound
}

/**
 * Plays one round to its end.
 *
 * `stream` hands out the integers; `record`, when given, gets the events, `total` last.
 */
export function playRound(how: Opening, stream: Stream, record?: Recorder): LaleRound {
  const stops = [0, 0, 0, 0, 0]
  openStops(how, stream, stops)
  return playFrom(stops, stream, record)
}

/** The rest of a round whose first board stands at these stops; they are spun on. */
function playFrom(stops: number[], stream: Stream, record?: Recorder): LaleRound {
  const { base } = spins()
  const round = { payout: 0, coins: 0, freeSpins: 0, retriggers: 0, multiplier: 1, capped: false }
  const play: Play = { stream, record, stops, round }
  if (record) recordBoard(play, 'base')
  payLines(play, base, 1)
  const award = payCoins(play, base, 0)
  if (award > 0) playFreeSpins(play, award)
  if (round.capped) record?.({ type: 'maxWin', payout: MAX_WIN })
  record?.({ type: 'total', payout: round.payout })
  return round
}

/**
 * Plays paid spins one after the other, as `playRound('spin')` would, and only adds up what they paid
 * (hundredths of the base bet) and how many spins there were, the free ones too. The quickest way
 * through very many.
 */
export function countSpins(rounds: number, stream: Stream): { paid: number; spins: number } {
  const { base } = spins()
  const stops = [0, 0, 0, 0, 0]
  const counted = { paid: 0, spins: rounds }
  for (let round = 0; round < rounds; round += 1) {
    spinReels(base, stream, stops)
    const read = readStops(base, stops)
    if (scattersIn(read) < 3) counted.paid += payOfStops(base, stops, read)
    else {
      const { payout, freeSpins } = playFrom(stops, stream)
      counted.paid += payout
      counted.spins += freeSpins
    }
  }
  return counted
}

function playFreeSpins(play: Play, awarded: number): void {
  const { round, record, stream, stops } = play
  const { free } = spins()
  const before = round.payout
  let total = awarded
  let multiplier = 1
  while (round.freeSpins < total && !round.capped) {
    round.freeSpins += 1
    round.multiplier = multiplier
    record?.({ type: 'freeSpin', current: round.freeSpins, total, multiplier })
    spinReels(free, stream, stops)
    if (record) recordBoard(play, 'free')
    payLines(play, free, multiplier)
    if (!round.capped) total += payCoins(play, free, total)
    if (showsWild(readStops(free, stops))) multiplier = Math.min(MULTIPLIER_MAX, multiplier + 1)
  }
  record?.({ type: 'freeSpinsEnd', feature: round.payout - before })
}

/** Adds a pay, held to the maximum win. */
function pay(round: LaleRound, payout: number): void {
  round.payout += payout
  if (round.payout < MAX_WIN) return
  round.payout = MAX_WIN
  round.capped = true
}

function payLines(play: Play, reels: LineSpins, multiplier: number): void {
  const base = payOfStops(reels, play.stops, readStops(reels, play.stops))
  if (base === 0) return
  if (play.record) {
    const wins = lineWins(boardOf(play, reels), multiplier)
    play.record({ type: 'wins', payout: base * multiplier, wins })
  }
  pay(play.round, base * multiplier)
}

const boardOf = ({ stops }: Play, reels: LineSpins): Uint8Array =>
  boardAt(reels === spins().base ? BASE_REELS : FREE_REELS, stops)

/** Pays coins and answers how many free spins they add; `totalBefore` is 0 on the first board. */
function payCoins(play: Play, reels: LineSpins, totalBefore: number): number {
  const coins = scattersIn(readStops(reels, play.stops))
  if (totalBefore === 0) play.round.coins = coins
  const award = coinAward(coins)
  if (!award || play.round.capped) return 0
  const retrigger = totalBefore > 0
  const wanted = retrigger ? RETRIGGER_SPINS : award.freeSpins
  const awarded = Math.min(wanted, FREE_SPINS_MAX - totalBefore)
  if (retrigger) play.round.retriggers += 1
  pay(play.round, award.payout)
  if (play.record) {
    const positions = positionsOf(boardOf(play, reels), COIN)
    const total = totalBefore + awarded
    play.record({ type: 'freeSpins', awarded, total, retrigger, payout: award.payout, positions })
  }
  return awarded
}

function positionsOf(board: Uint8Array, symbol: number): Position[] {
  return [...board.keys()]
    .filter((cell) => board[cell] === symbol)
    .map((cell) => ({ reel: Math.floor(cell / ROWS), row: cell % ROWS }))
}

function lineWins(board: Uint8Array, multiplier: number): LineWin[] {
  const wins: LineWin[] = []
  const read = { symbol: 0, count: 0, payout: 0 }
  for (let line = 0; line < LALE.lineCount; line += 1) {
    if (readLine(LALE, board, line, read) === 0) continue
    const { symbol, count: length, payout } = read
    const positions = (LINES[line] ?? []).slice(0, length).map((row, reel) => ({ reel, row }))
    const symbolName = nameOf(symbol)
    wins.push({
      line: line + 1,
      symbol: symbolName,
      count: length,
      payout: payout * multiplier,
      positions,
    })
  }
  return wins.sort((a, b) => b.payout - a.payout || a.line - b.line)
}

/** Tells the board and how long each reel teases: from the reel after the second coin on. */
function recordBoard({ record, stops }: Play, spin: 'base' | 'free'): void {
  const board = boardAt(spin === 'base' ? BASE_REELS : FREE_REELS, stops)
  const reels = Array.from({ length: REELS }, (_, reel) =>
    Array.from(board.subarray(reel * ROWS, (reel + 1) * ROWS)),
  )
  let coins = 0
  let teases = 0
  const anticipation = reels.map((reel) => {
    teases = coins >= 2 ? teases + 1 : 0
    if (reel.includes(COIN)) coins += 1
    return teases
  })
  record?.({ type: 'reveal', spin, board: reels.map((reel) => reel.map(nameOf)), anticipation })
}
