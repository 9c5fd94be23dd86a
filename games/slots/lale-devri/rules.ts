/**
 * The rules of Lale Devri: a stream of integers in, a round out. It knows no member, no money and no
 * clock, and the same integers always give the same round.
 */

import type { LineWin, Position, SlotEvent } from '../events.ts'
import { lineGame, payOfLines, readLine, type LineResult } from '../lines.ts'
import type { Stream } from '../stream.ts'
import {
  BASE_STRIPS,
  COIN_AWARDS,
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
type Given = 'plain' | 'feature' | 3 | 4 | 5

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

/** Is told each event in order. Without one the round is only counted, many times faster. */
export type Teller = (event: Untold) => void

/** An event that has not been given its index yet; the distribution keeps the union apart. */
export type Untold = SlotEvent extends infer E
  ? E extends SlotEvent
    ? Omit<E, 'index'>
    : never
  : never

const codeOf = (symbol: string): number => {
  const code = SYMBOLS.findIndex((known) => known === symbol)
  if (code < 0) throw new Error(`no such symbol: ${symbol}`)
  return code
}
const nameOf = (code: number): string => SYMBOLS[code] ?? ''

const COIN = codeOf(SCATTER)
const CROWN = codeOf(WILD)

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

/** A set of reels, with the stops that show a coin and those that do not. */
export interface ReelSet {
  readonly strips: readonly Uint8Array[]
  /** Each strip with its first symbols again at its end, so that a window needs no wrapping. */
  readonly unrolled: readonly Uint8Array[]
  readonly coinStops: readonly (readonly number[])[]
  readonly plainStops: readonly (readonly number[])[]
}

function reelSet(words: readonly string[]): ReelSet {
  const strips = words.map((strip) => Uint8Array.from(strip.split(/\s+/).map(codeOf)))
  const shows = (strip: Uint8Array, stop: number): boolean =>
    Array.from({ length: ROWS }, (_, row) => strip[(stop + row) % strip.length]).includes(COIN)
  const stopsWhere = (coin: boolean): number[][] =>
    strips.map((strip) => [...strip.keys()].filter((stop) => shows(strip, stop) === coin))
  const unrolled = strips.map((strip) => Uint8Array.from([...strip, ...strip.slice(0, ROWS - 1)]))
  return { strips, unrolled, coinStops: stopsWhere(true), plainStops: stopsWhere(false) }
}

/** Reels of the paid spin and of the free spins. */
export const BASE_REELS: ReelSet = reelSet(BASE_STRIPS)
export const FREE_REELS: ReelSet = reelSet(FREE_STRIPS)

/** Ways (out of every combination of stops) to show coins on exactly the reels of each 5-bit pattern. */
export function coinPatterns(reels: ReelSet): number[] {
  return Array.from({ length: 2 ** REELS }, (_, pattern) =>
    reels.strips.reduce((ways, _strip, reel) => {
      const stops = (pattern >> reel) & 1 ? reels.coinStops[reel] : reels.plainStops[reel]
      return ways * (stops?.length ?? 0)
    }, 1),
  )
}

/** How many reels of a pattern show a coin. */
export const coinsIn = (pattern: number): number => {
  let coins = 0
  for (let bits = pattern; bits > 0; bits >>= 1) coins += bits & 1
  return coins
}

const PATTERNS = coinPatterns(BASE_REELS)

const fits = (coins: number, given: Given): boolean =>
  given === 'plain' ? coins < 3 : given === 'feature' ? coins >= 3 : coins === given

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

function opening(given: Given): { ways: readonly number[]; total: number } {
  const ways = PATTERNS.map((count, pattern) => (fits(coinsIn(pattern), given) ? count : 0))
  return { ways, total: sum(ways) }
}

const OPENINGS = {
  plain: opening('plain'),
  feature: opening('feature'),
  3: opening(3),
  4: opening(4),
  5: opening(5),
}

/** Ways, out of every combination of stops, to open a base spin so. */
export function waysTo(given: Given): number {
  return OPENINGS[given].total
}

/** One in how many base spins gives free spins: both numbers of the exact fraction. */
export const FEATURE_ODDS = { ways: waysTo('feature'), of: sum(PATTERNS) } as const

/** Which reels show a coin on the first board, as a bit pattern, with the right odds. */
function drawPattern(given: Given, stream: Stream): number {
  const { ways, total } = OPENINGS[given]
  let left = stream(total)
  let pattern = 0
  while (left >= (ways[pattern] ?? 0)) {
    left -= ways[pattern] ?? 0
    pattern += 1
  }
  return pattern
}

function show(reels: ReelSet, reel: number, stop: number, board: Uint8Array): void {
  const strip = reels.unrolled[reel]
  if (!strip) return
  for (let row = 0; row < ROWS; row += 1) board[reel * ROWS + row] = strip[stop + row] ?? COIN
}

function spinReels(reels: ReelSet, stream: Stream, board: Uint8Array): void {
  for (let reel = 0; reel < REELS; reel += 1) {
    show(reels, reel, stream(reels.strips[reel]?.length ?? 1), board)
  }
}

function openBoard(how: Opening, stream: Stream, board: Uint8Array): void {
  if (how === 'spin') {
    spinReels(BASE_REELS, stream, board)
    return
  }
  const pattern = drawPattern(how, stream)
  for (let reel = 0; reel < REELS; reel += 1) {
    const sorts = (pattern >> reel) & 1 ? BASE_REELS.coinStops : BASE_REELS.plainStops
    const stops = sorts[reel] ?? []
    show(BASE_REELS, reel, stops[stream(stops.length)] ?? 0, board)
  }
}

function count(board: Uint8Array, symbol: number): number {
  let seen = 0
  for (let cell = 0; cell < board.length; cell += 1) if (board[cell] === symbol) seen += 1
  return seen
}

/** What three, four or five coins give; undefined for fewer. */
function coinAward(coins: number): { payout: number; freeSpins: number } | undefined {
  if (coins < 3) return undefined
  return coins >= 5 ? COIN_AWARDS[5] : coins === 4 ? COIN_AWARDS[4] : COIN_AWARDS[3]
}

/** A round under way: the board that shows, what it paid so far, and whom to tell. */
interface Play {
  readonly stream: Stream
  readonly tell: Teller | undefined
  readonly board: Uint8Array
  readonly scratch: LineResult
  round: LaleRound
}

/**
 * Plays one round to its end.
 *
 * `stream` hands out the integers; `tell`, when given, is told the events, `total` last.
 */
export function playRound(how: Opening, stream: Stream, tell?: Teller): LaleRound {
  const play: Play = {
    stream,
    tell,
    board: new Uint8Array(REELS * ROWS),
    scratch: { symbol: 0, count: 0, payout: 0 },
    round: { payout: 0, coins: 0, freeSpins: 0, retriggers: 0, multiplier: 1, capped: false },
  }
  openBoard(how, stream, play.board)
  tellBoard(play, 'base')
  payLines(play, 1)
  const award = payCoins(play, 0)
  if (award > 0) playFreeSpins(play, award)
  if (play.round.capped) tell?.({ type: 'maxWin', payout: MAX_WIN })
  tell?.({ type: 'total', payout: play.round.payout })
  return play.round
}

/** The same round as a list of events, each with its index. */
export function tellRound(how: Opening, stream: Stream): SlotEvent[] {
  const events: SlotEvent[] = []
  playRound(how, stream, (event) => events.push({ index: events.length, ...event }))
  return events
}

function playFreeSpins(play: Play, awarded: number): void {
  const { round, tell, stream, board } = play
  const before = round.payout
  let total = awarded
  let multiplier = 1
  while (round.freeSpins < total && !round.capped) {
    round.freeSpins += 1
    round.multiplier = multiplier
    tell?.({ type: 'freeSpin', current: round.freeSpins, total, multiplier })
    spinReels(FREE_REELS, stream, board)
    tellBoard(play, 'free')
    payLines(play, multiplier)
    if (!round.capped) total += payCoins(play, total)
    if (count(board, CROWN) > 0) multiplier = Math.min(MULTIPLIER_MAX, multiplier + 1)
  }
  tell?.({ type: 'freeSpinsEnd', feature: round.payout - before })
}

/** Adds a pay, held to the maximum win. */
function pay(round: LaleRound, payout: number): void {
  round.payout += payout
  if (round.payout < MAX_WIN) return
  round.payout = MAX_WIN
  round.capped = true
}

function payLines(play: Play, multiplier: number): void {
  const base = payOfLines(LALE, play.board)
  if (base === 0) return
  play.tell?.({ type: 'wins', payout: base * multiplier, wins: lineWins(play, multiplier) })
  pay(play.round, base * multiplier)
}

/** Pays coins and answers how many free spins they add; `totalBefore` is 0 on the first board. */
function payCoins(play: Play, totalBefore: number): number {
  const coins = count(play.board, COIN)
  if (totalBefore === 0) play.round.coins = coins
  const award = coinAward(coins)
  if (!award || play.round.capped) return 0
  const retrigger = totalBefore > 0
  const wanted = retrigger ? RETRIGGER_SPINS : award.freeSpins
  const awarded = Math.min(wanted, FREE_SPINS_MAX - totalBefore)
  if (retrigger) play.round.retriggers += 1
  pay(play.round, award.payout)
  if (play.tell) {
    const positions = positionsOf(play.board, COIN)
    const total = totalBefore + awarded
    play.tell({ type: 'freeSpins', awarded, total, retrigger, payout: award.payout, positions })
  }
  return awarded
}

function positionsOf(board: Uint8Array, symbol: number): Position[] {
  return [...board.keys()]
    .filter((cell) => board[cell] === symbol)
    .map((cell) => ({ reel: Math.floor(cell / ROWS), row: cell % ROWS }))
}

function lineWins(play: Play, multiplier: number): LineWin[] {
  const wins: LineWin[] = []
  for (let line = 0; line < LALE.lineCount; line += 1) {
    if (readLine(LALE, play.board, line, play.scratch) === 0) continue
    const { symbol, count: length, payout } = play.scratch
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
function tellBoard(play: Play, spin: 'base' | 'free'): void {
  if (!play.tell) return
  const reels = Array.from({ length: REELS }, (_, reel) =>
    Array.from(play.board.subarray(reel * ROWS, (reel + 1) * ROWS)),
  )
  let coins = 0
  let teases = 0
  const anticipation = reels.map((reel) => {
    teases = coins >= 2 ? teases + 1 : 0
    if (reel.includes(COIN)) coins += 1
    return teases
  })
  play.tell({ type: 'reveal', spin, board: reels.map((reel) => reel.map(nameOf)), anticipation })
}
