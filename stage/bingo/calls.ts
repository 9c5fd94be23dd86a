import type { BingoOutcome, BingoTicket, FloorRoundState } from '#contract/games/floor-protocol.ts'
import type { BingoPrizeName } from '#contract/games/bingo-names.ts'
import { callsOf, missingOf, rowFullAt } from '#games/bingo/numbers.ts'

/** What the game came to; null as long as nobody may know, and of a void one. */
export const gameIn = (round: Pick<FloorRoundState, 'outcome'> | null): BingoOutcome | null =>
  round?.outcome && 'prizes' in round.outcome ? round.outcome : null

/** How many balls have been called by now: the first as soon as the calls begin, all once the game has landed. */
export function calledBy(round: FloorRoundState | null, nowMs: number, ballMs: number): number {
  const game = gameIn(round)
  if (!round || !game) return 0
  if (round.landedAt !== null) return game.balls.length
  if (round.beginsAt === null || nowMs < round.beginsAt) return 0
  return Math.min(game.balls.length, Math.floor((nowMs - round.beginsAt) / ballMs) + 1)
}

/** How a ticket stands after so many balls. */
export interface TicketState {
  ticket: BingoTicket
  missing: number
  /** Which of its rows are full. */
  fullRows: readonly boolean[]
  /** What it has won so far. */
  won: readonly BingoPrizeName[]
}

export function ticketState(
  ticket: BingoTicket,
  game: Pick<BingoOutcome, 'balls' | 'prizes'> | null,
  called: number,
): TicketState {
  const balls = game?.balls.slice(0, called) ?? []
  const calls = callsOf(balls)
  return {
    ticket,
    missing: missingOf(ticket.rows, new Set(balls)),
    fullRows: ticket.rows.map((row) => Number.isFinite(rowFullAt(row, calls))),
    won: (game?.prizes ?? [])
      .filter(({ ball, tickets }) => ball <= called && tickets.includes(ticket.number))
      .map(({ name }) => name),
  }
}
