/** The game server's own refusals, by the names of its protocol. A fault is never one of them. */
import type { GameError } from '#contract/game-protocol.ts'

/** An expected "no" of the game server. Its door turns it into a status and a body. */
export class GameRefused extends Error {
  readonly error: GameError

  constructor(error: GameError) {
    super(error)
    this.error = error
  }
}
