/** How rounds stand on the game protocol's wire. Amounts leave as whole micro-lira. */
import type { WireRound, WireStatus } from '#contract/games/game-protocol.ts'
import type { PublishedMode } from '../publish/published.ts'
import { recordedEvents } from '../publish/unreadable-book.ts'
import type { RecordedRound } from './seat.ts'

export const SUCCESS: WireStatus = { statusCode: 'SUCCESS', statusMessage: '' }

interface WiredRound extends Omit<RecordedRound, 'version' | 'mode' | 'isFree'> {
  mode: PublishedMode
  isFree?: boolean
}

/** A recorded round, its book opened; told without events when that cannot be read any more. */
export async function wireRecorded(round: WiredRound): Promise<WireRound> {
  return wireRound(round, (await recordedEvents(round.mode, round.book)) ?? [])
}

/** A round as the wire tells it. Round numbers stay far below 2^53. */
export function wireRound(round: WiredRound, state: unknown[]): WireRound {
  const id = Number(round.id)
  return {
    betID: id,
    roundID: id,
    amount: Number(round.amount),
    payout: Number(round.payout),
    payoutMultiplier: Number(round.multiplier) / 100,
    active: round.active,
    mode: round.mode.name.toUpperCase(),
    event: round.event,
    state,
    ...(round.isFree ? { free: true } : {}),
  }
}
