/**
 * A book that its files do not give: they are gone, or not as they were written. Its game is closed at
 * once, and whoever asks for the book alone gets the refusal that a closed game gives. What was staked
 * keeps its record: amount and payout stand in the round, and only the telling is lost.
 */
import { GameRefused } from '../../game-session/game-refused.ts'
import type { PublishedMode } from './published.ts'

interface Where {
  game: string
  version: string
  /** Where the book should be, by its name in the version's folder. */
  file: string
}

export class UnreadableBook extends GameRefused {
  readonly where: Where

  constructor(where: Where, cause: unknown) {
    super('ERR_MAINTENANCE')
    this.cause = cause
    this.where = where
  }
}

/** The events of a round that is recorded; null when its book cannot be read any more. */
export async function recordedEvents(mode: PublishedMode, book: bigint): Promise<unknown[] | null> {
  try {
    return await mode.book(Number(book))
  } catch (error) {
    if (error instanceof UnreadableBook) return null
    throw error
  }
}
