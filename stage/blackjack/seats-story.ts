/** What others do at a table, in sentences: who sits down and leaves, and what lies where once bets are closed. */
import { findBlackjackSpot } from '#contract/games/blackjack-names.ts'
import type { FloorSeatFace } from '#contract/games/floor-protocol.ts'
import { showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import type { BlackjackWords } from './words.ts'

export interface SeatsStoryContext {
  words: BlackjackWords
  lang: Lang
  /** Whose comings and goings are one's own, and said elsewhere. */
  own: readonly number[]
}

/** Who came and who went from one state of the table to the next. */
export function seatLines(
  before: readonly FloorSeatFace[],
  now: readonly FloorSeatFace[],
  { words: { story }, own }: SeatsStoryContext,
): string[] {
  return now.flatMap(({ seat, who }) => {
    const was = before.find((one) => one.seat === seat)?.who ?? null
    if (who === was || own.includes(seat)) return []
    const lines = [
      [story.otherLeft, was],
      [story.otherSat, who],
    ] as const
    return lines.flatMap(([line, name]) => (name === null ? [] : [fill(line, { seat, who: name })]))
  })
}

/** What others have on the hand: spot by spot of each seat, and in one sum what lies behind it. */
export function betLines(
  seats: readonly FloorSeatFace[],
  { words: { story, lay }, lang, own }: SeatsStoryContext,
): string[] {
  const money = (micro: number): string => showRoundMoney(BigInt(micro), lang)
  return seats.flatMap(({ seat, who, stakes, behind }) => {
    const laid = new Map<keyof typeof lay, number>()
    for (const { spot, amount, state } of stakes) {
      const kind = findBlackjackSpot(spot)?.kind
      if (state === 'placed' && (kind === 'seat' || kind === 'pairs' || kind === 'plus'))
        laid.set(kind, (laid.get(kind) ?? 0) + amount)
    }
    const bets = [...laid].map(([kind, amount]) => `${lay[kind]} ${money(amount)}`).join(', ')
    return [
      ...(bets === '' || who === null || own.includes(seat)
        ? []
        : [fill(story.otherBets, { seat, who, bets })]),
      ...(behind.count === 0
        ? []
        : [fill(story.behind, { seat, count: behind.count, total: money(behind.total) })]),
    ]
  })
}

/** Watches the seats of a visit, and says each change once. */
export class SeatsWatch {
  #seats: readonly FloorSeatFace[] | null = null
  #own: readonly number[] = []

  /** Nothing is said of what stands there at the first look. */
  changes(seats: readonly FloorSeatFace[], context: SeatsStoryContext): string[] {
    const own = [...context.own, ...this.#own]
    const lines = this.#seats === null ? [] : seatLines(this.#seats, seats, { ...context, own })
    this.#seats = seats
    this.#own = context.own
    return lines
  }
}
