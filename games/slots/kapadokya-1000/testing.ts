/**
 * A second opinion on rounds of Kapadokya 1000 for its tests: everything that follows from the boards
 * is worked out again from the events alone, the slow and plain way.
 */

import type { Position, SlotEvent } from '../events.ts'
import { BASE_LADDER, BASE_STRIPS, FREE_LADDER, FREE_STRIPS, MAX_WIN, REELS } from './numbers.ts'
import { RETRIGGER_SPINS, FREE_SPINS_MAX, SCATTER_AWARDS, WAY_PAYS } from './numbers.ts'

type Board = readonly (readonly string[])[]

interface Win {
  symbol: string
  count: number
  ways: number
  payout: number
  positions: Position[]
}

/** The wins of a board at a multiplier, read symbol by symbol. */
function winsOf(board: Board, multiplier: number): Win[] {
  return Object.entries(WAY_PAYS).flatMap(([symbol, pays]) => {
    const fitting = board.map((reel, at) =>
      reel.flatMap((one, row) => (one === symbol || one === 'eye' ? [{ reel: at, row }] : [])),
    )
    const gap = fitting.findIndex((places) => places.length === 0)
    const count = gap < 0 ? REELS : gap
    const pay = new Map(Object.entries(pays)).get(String(count)) ?? 0
    if (pay === 0) return []
    const run = fitting.slice(0, count)
    const ways = run.reduce((all, places) => all * places.length, 1)
    return [{ symbol, count, ways, payout: pay * ways * multiplier, positions: run.flat() }]
  })
}

const keyOf = ({ reel, row }: Position): string => `${reel} ${row}`
const sorted = (places: readonly Position[]): string[] => [...new Set(places.map(keyOf))].sort()
const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
const bySymbol = (wins: readonly Win[]): Win[] =>
  wins
    .map(({ symbol, count, ways, payout, positions }) => ({
      symbol,
      count,
      ways,
      payout,
      positions,
    }))
    .sort((a, b) => (a.symbol < b.symbol ? -1 : 1))

/** Whether the symbols stand on the strip as they would if it ran on through this window. */
function fromStrip(strips: readonly string[], reel: number, symbols: readonly string[]): boolean {
  const strip = strips[reel]?.trim().split(/\s+/) ?? []
  return [...strip, ...strip].join(' ').includes(symbols.join(' '))
}

/** What is wrong with a round's events; empty when every step follows from the one before. */
export function audited(events: readonly SlotEvent[]): string[] {
  const audit = new Audit()
  events.forEach((event, at) => {
    if (event.index !== at) audit.wrong.push(`index ${event.index} at ${at}`)
    audit.record(event)
  })
  if (events.at(-1)?.type !== 'total') audit.wrong.push('no total at the end')
  return audit.wrong
}

class Audit {
  readonly wrong: string[] = []
  private board: Board = []
  private spin: 'base' | 'free' = 'base'
  private cleared: string[] = []
  private paid = 0
  private step = 0
  private spins = { played: 0, total: 0 }
  private capped = false

  record(event: SlotEvent): void {
    if (event.type === 'reveal') this.reveal(event)
    else if (event.type === 'wins') this.wins(event)
    else if (event.type === 'tumble') this.tumble(event)
    else if (event.type === 'multiplier') this.check(event.multiplier === this.multiplier(), event)
    else if (event.type === 'freeSpins') this.freeSpins(event)
    else if (event.type === 'freeSpin') this.freeSpin(event)
    else if (event.type === 'maxWin') this.capped = true
    else if (event.type === 'total') this.total(event)
  }

  private check(fits: boolean, { type, index }: SlotEvent): void {
    if (!fits) this.wrong.push(`${type} at ${index}`)
  }

  private multiplier(): number {
    const ladder = this.spin === 'base' ? BASE_LADDER : FREE_LADDER
    return ladder[Math.min(this.step, ladder.length - 1)] ?? 0
  }

  private reveal(event: SlotEvent & { type: 'reveal' }): void {
    this.check(this.isSettled(), event)
    this.board = event.board
    this.spin = event.spin
    if (event.spin === 'base') this.step = 0
    const strips = event.spin === 'base' ? BASE_STRIPS : FREE_STRIPS
    event.board.forEach((reel, at) => this.check(fromStrip(strips, at, reel), event))
  }

  /** Nothing wins on the board that lies. */
  private isSettled(): boolean {
    return this.board.length === 0 || winsOf(this.board, 1).length === 0
  }

  private wins(event: SlotEvent & { type: 'wins' }): void {
    const wins = event.wins.filter((win) => 'ways' in win)
    this.check(same(bySymbol(wins), bySymbol(winsOf(this.board, this.multiplier()))), event)
    this.check(event.payout === wins.reduce((sum, win) => sum + win.payout, 0), event)
    this.check(
      wins.every((win, at) => at === 0 || win.payout <= (wins[at - 1]?.payout ?? 0)),
      event,
    )
    this.cleared = sorted(wins.flatMap(({ positions }) => positions))
    this.paid += event.payout
  }

  private tumble(event: SlotEvent & { type: 'tumble' }): void {
    this.check(same(sorted(event.removed), this.cleared), event)
    const left = this.board.map((reel, at) =>
      reel.filter((_, row) => !this.cleared.includes(keyOf({ reel: at, row }))),
    )
    const after = left.map((reel, at) => [...(event.fallen[at] ?? []), ...reel])
    this.check(same(after, event.board), event)
    this.board = event.board
    this.step += 1
  }

  private freeSpins(event: SlotEvent & { type: 'freeSpins' }): void {
    this.check(this.isSettled() && event.retrigger === this.spins.total > 0, event)
    const suns = this.board.flatMap((reel, at) =>
      reel.flatMap((symbol, row) => (symbol === 'sun' ? [{ reel: at, row }] : [])),
    )
    const award = SCATTER_AWARDS[suns.length === 3 ? 3 : suns.length === 4 ? 4 : 5]
    const wanted = event.retrigger ? RETRIGGER_SPINS : award.freeSpins
    this.check(event.awarded === Math.min(wanted, FREE_SPINS_MAX - this.spins.total), event)
    this.check(suns.length >= 3 && same(event.positions, suns), event)
    this.check(event.payout === award.payout, event)
    this.spins.total += event.awarded
    this.check(event.total === this.spins.total, event)
    this.paid += event.payout
  }

  private freeSpin(event: SlotEvent & { type: 'freeSpin' }): void {
    if (this.spins.played === 0) this.step = 0
    this.spin = 'free'
    this.spins.played += 1
    this.check(event.current === this.spins.played && event.total === this.spins.total, event)
    this.check(event.multiplier === this.multiplier(), event)
  }

  private total(event: SlotEvent & { type: 'total' }): void {
    this.check(event.payout === Math.min(this.paid, MAX_WIN), event)
    this.check(this.capped === this.paid >= MAX_WIN, event)
    this.check(this.capped || this.spins.played === this.spins.total, event)
    this.check(this.capped || this.isSettled(), event)
  }
}
