import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { Closing } from './closing.ts'
import type { ShownPhase } from './phase.ts'

export type Step = Exclude<ShownPhase, 'asleep'>

/** What of the rounds is said aloud, each once: that bets are closed, too, where no message told of it. */
export class Steps {
  readonly #closing = new Closing()
  #last = ''

  next(round: FloorRoundState, isStill: boolean): Step[] {
    const steps: Step[] = this.#closing.isNow(round) ? ['closed'] : []
    const step = stepOf(round, isStill)
    const key = `${round.number} ${step}`
    if (step === null || key === this.#last) return steps
    this.#last = key
    return [...steps, step]
  }
}

function stepOf(round: FloorRoundState, isStill: boolean): Step | null {
  if (round.phase === 'void') return 'void'
  if (round.landedAt !== null) return 'result'
  if (round.phase === 'open') return 'open'
  if (round.phase === 'telling') return isStill && !round.question ? 'result' : 'running'
  return null
}
