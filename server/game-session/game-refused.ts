/** The game server's own refusals, by the names of its protocol. A fault is never one of them. */
import type { GameError, StakeRefusal } from '#contract/games/game-protocol.ts'
import type { StakeBound } from '#contract/stake-bound.ts'

/** An expected "no" of the game server. Its door turns it into a status and a body. */
export class GameRefused extends Error {
  readonly error: GameError
  /** Why the member may not stake, where that is it. */
  readonly refusal: StakeRefusal | undefined

  /** The limit or highest bet that was met, where it is known. Amounts are micro-lira. */
  readonly bound: StakeBound | null

  constructor(error: GameError, refusal?: StakeRefusal, bound: StakeBound | null = null) {
    super(refusal ?? error)
    this.error = error
    this.refusal = refusal
    this.bound = bound
  }
}
