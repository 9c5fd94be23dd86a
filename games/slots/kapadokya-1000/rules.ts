/**
 * The rules of Kapadokya 1000: a stream of integers in, a round out. It knows no member, no money and
 * no clock, and the same integers always give the same round.
 */

import { drawPattern, patternsWhere, stopsOf, type Patterns } from '../reels.ts'
import type { Stream } from '../stream.ts'
import type { Recorder } from '../recorder.ts'
import { payOfWays, winnersOf } from '../ways.ts'
import {
  BASE_REELS,
  emptyBoard,
  FREE_REELS,
  KAPADOKYA,
  show,
  sunsOn,
  tumble,
  type Board,
  type Reels,
} from './board.ts'
import { BASE_LADDER, FREE_LADDER, FREE_SPINS_MAX, MAX_WIN } from './numbers.ts'
import { REELS, RETRIGGER_SPINS, SCATTER_AWARDS } from './numbers.ts'
import { fallenIn, goingFrom, reveal, sunsAt, winsOn } from './board-events.ts'

/**
 * How the first board is drawn: `spin` is every stop alike; the others are the same spin given how
 * many suns it shows: exactly so many, three and more (`feature`), or fewer than three with free spins
 * none the less, for suns that fell in (`late`) or without them (`plain`). The published tables draw
 * these apart and weigh them by their exact odds; a bought round is a `feature`.
 */
export type Opening = 'spin' | 'plain' | 'late' | 'feature' | 3 | 4 | 5

/** What happened, in numbers, for tables and simulations. Pays are hundredths of the base bet. */
export interface KapadokyaRound {
  payout: number
  /** Suns on the paid spin's board at rest. */
  suns: number
  freeSpins: number
  retriggers: number
  /** Tumbles of the whole round. */
  tumbles: number
  /** The multiplier that stood at the end. */
  multiplier: number
  /** The round was cut at the maximum win. */
  capped: boolean
}

export type Suns = keyof typeof SCATTER_AWARDS

/** The suns that count for an award; 0 for fewer than three. */
export function awardedSuns(suns: number): Suns | 0 {
  return suns < 3 ? 0 : suns === 3 ? 3 : suns === 4 ? 4 : 5
}

/** The patterns of suns that a first board may show, by opening; `few` for fewer than three. */
export const OPENINGS: Readonly<Record<'few' | 'feature' | Suns, Patterns>> = {
  few: patternsWhere(BASE_REELS, (suns) => suns < 3),
  feature: patternsWhere(BASE_REELS, (suns) => suns >= 3),
  3: patternsWhere(BASE_REELS, (suns) => suns === 3),
  4: patternsWhere(BASE_REELS, (suns) => suns === 4),
  5: patternsWhere(BASE_REELS, (suns) => suns === 5),
}

/** A round under way: the board that shows, what it paid so far, and who records it. */
interface Play {
  readonly stream: Stream
  readonly record: Recorder | undefined
  readonly board: Board
  readonly round: KapadokyaRound
  /** How many steps up its ladder the multiplier stands. */
  step: number
}

/**
 * Plays one round to its end.
 *
 * `stream` hands out the integers; `record`, when given, gets the events, `total` last.
 */
export function playRound(how: Opening, stream: Stream, record?: Recorder): KapadokyaRound {
  const round = newRound()
  const play: Play = { stream, record, board: emptyBoard(), round, step: 0 }
  open(how, stream, play.board)
  record?.(reveal('base', play.board))
  payTumbles(play, BASE_REELS, BASE_LADDER)
  round.suns = sunsOn(play.board)
  const award = paySuns(play, 0)
  if (award > 0) playFreeSpins(play, award)
  if (round.capped) record?.({ type: 'maxWin', payout: MAX_WIN })
  record?.({ type: 'total', payout: round.payout })
  return round
}

function newRound(): KapadokyaRound {
  return {
    payout: 0,
    suns: 0,
    freeSpins: 0,
    retriggers: 0,
    tumbles: 0,
    multiplier: 1,
    capped: false,
  }
}

/** Draws the first board. `plain` and `late` spin until they find one that rests as they want. */
function open(how: Opening, stream: Stream, board: Board): void {
  if (how === 'spin') spin(BASE_REELS, stream, board)
  else if (how === 'plain' || how === 'late') {
    do spin(BASE_REELS, stream, board)
    while (sunsOn(board) >= 3 || isLate(board) !== (how === 'late'))
  } else openWithSuns(OPENINGS[how], stream, board)
}

function openWithSuns(patterns: Patterns, stream: Stream, board: Board): void {
  const pattern = drawPattern(patterns, stream)
  for (let reel = 0; reel < REELS; reel += 1) {
    const stops = stopsOf(BASE_REELS, pattern, reel)
    show(board, BASE_REELS, reel, stops[stream(stops.length)] ?? 0)
  }
}

const AHEAD: Board = emptyBoard()

/** Whether a board that shows fewer than three suns comes to rest with more. */
function isLate({ windows, stops }: Board): boolean {
  let winners = winnersOf(KAPADOKYA, windows)
  if (winners === 0) return false
  AHEAD.windows.set(windows)
  AHEAD.stops.set(stops)
  while (winners !== 0) {
    tumble(AHEAD, BASE_REELS, winners)
    winners = winnersOf(KAPADOKYA, AHEAD.windows)
  }
  return sunsOn(AHEAD) >= 3
}

function spin(reels: Reels, stream: Stream, board: Board): void {
  for (let reel = 0; reel < REELS; reel += 1) {
    show(board, reels, reel, stream(reels.lengths[reel] as number)) // one a reel
  }
}

function playFreeSpins(play: Play, awarded: number): void {
  const { round, record, stream, board } = play
  const before = round.payout
  let total = awarded
  play.step = 0
  while (round.freeSpins < total && !round.capped) {
    round.freeSpins += 1
    round.multiplier = rung(FREE_LADDER, play.step)
    record?.({ type: 'freeSpin', current: round.freeSpins, total, multiplier: round.multiplier })
    spin(FREE_REELS, stream, board)
    record?.(reveal('free', board))
    payTumbles(play, FREE_REELS, FREE_LADDER)
    if (!round.capped) total += paySuns(play, total)
  }
  record?.({ type: 'freeSpinsEnd', feature: round.payout - before })
}

/** The multiplier after so many tumbles: the ladder's last one stands. */
export function rung(ladder: readonly number[], step: number): number {
  return ladder[Math.min(step, ladder.length - 1)] as number // ladders are not empty
}

/** Adds a pay, held to the maximum win. */
function pay(round: KapadokyaRound, payout: number): void {
  round.payout += payout
  if (round.payout < MAX_WIN) return
  round.payout = MAX_WIN
  round.capped = true
}

/** Pays the board and lets it tumble until nothing wins; each tumble is a step up the ladder. */
function payTumbles(play: Play, reels: Reels, ladder: readonly number[]): void {
  const { board, round, record } = play
  for (;;) {
    const winners = winnersOf(KAPADOKYA, board.windows)
    if (winners === 0) return
    const payout = payOfWays(KAPADOKYA, board.windows, winners) * round.multiplier
    record?.({ type: 'wins', payout, wins: winsOn(board, winners, round.multiplier) })
    pay(round, payout)
    if (round.capped) return
    const removed = record ? goingFrom(board, winners) : []
    tumble(board, reels, winners)
    round.tumbles += 1
    play.step += 1
    record?.(fallenIn(board, removed))
    climb(play, ladder)
  }
}

function climb({ round, step, record }: Play, ladder: readonly number[]): void {
  const multiplier = rung(ladder, step)
  if (multiplier === round.multiplier) return
  round.multiplier = multiplier
  record?.({ type: 'multiplier', multiplier })
}

/** Pays suns at rest and answers how many free spins they add; `totalBefore` is 0 in the paid spin. */
function paySuns(play: Play, totalBefore: number): number {
  const { board, round, record } = play
  const suns = awardedSuns(sunsOn(board))
  if (suns === 0 || round.capped) return 0
  const { payout, freeSpins } = SCATTER_AWARDS[suns]
  const retrigger = totalBefore > 0
  const awarded = Math.min(retrigger ? RETRIGGER_SPINS : freeSpins, FREE_SPINS_MAX - totalBefore)
  if (retrigger) round.retriggers += 1
  pay(round, payout)
  const total = totalBefore + awarded
  record?.({ type: 'freeSpins', awarded, total, retrigger, payout, positions: sunsAt(board) })
  return awarded
}
