/** How far a hand of blackjack has come: what of it is shown by now, what it is at, what is asked of oneself, and the time that is left. */
import type { FloorRoundState, FloorTableRules } from '#contract/games/floor-protocol.ts'
import type { TableVisit } from '../floor/table-visit.ts'
import type { Frame } from '../frame/frame.ts'
import { ownQuestion, type OwnQuestion } from './asked.ts'
import { dealIn, showDeal, type ShownDeal } from './deal.ts'
import { Dealing } from './dealing.ts'
import type { HandPhase } from './phase-words.ts'
import { shownOf, type Shown } from './settling.ts'
import type { TurnState } from './turn.ts'

export type BlackjackTableRules = Extract<FloorTableRules, { kind: 'blackjack' }>

/** The ring of a round that is open is full for as long. */
const OPEN_MS = 15_000

export class Progress {
  readonly dealing = new Dealing()
  readonly #frame: Pick<Frame, 'state'>
  readonly #visit: TableVisit

  constructor(frame: Pick<Frame, 'state'>, visit: TableVisit) {
    this.#frame = frame
    this.#visit = visit
  }

  get round(): FloorRoundState | null {
    return this.#visit.table?.round ?? null
  }

  /** What lies there for the eye; null before anything does. */
  get deal(): ShownDeal | null {
    const { round, dealing } = this
    const deal = dealIn(round?.outcome ?? null)
    if (!round || !deal || deal.seats.length === 0) return null
    return showDeal(deal, dealing.round === round.number ? dealing.cards : 0)
  }

  phaseWith(deal: ShownDeal | null): HandPhase {
    const { round } = this
    if (!round) return 'asleep'
    if (round.phase === 'void') return 'void'
    const isTaking = this.#visit.table?.isOpen !== false && round.closesAt > this.#visit.nowMs
    if (round.phase === 'open') return isTaking ? 'open' : 'closed'
    if (!deal) return round.phase === 'settled' ? 'result' : 'closed'
    if (!deal.isWhole) return deal.board.isOver ? 'dealer' : 'dealing'
    if (!deal.board.isOver) return 'asked'
    return round.landedAt === null && !this.#frame.state.isStill ? 'dealer' : 'result'
  }

  get phase(): HandPhase {
    return this.phaseWith(this.deal)
  }

  /** What is asked of oneself. */
  get question(): OwnQuestion | null {
    return this.deal?.isWhole === true ? ownQuestion(this.round, this.#visit.stakes) : null
  }

  left(phase: HandPhase, rules: BlackjackTableRules | null): TurnState['left'] {
    const { round } = this
    if (!round || !rules) return null
    const until = phase === 'open' ? round.closesAt : (round.question?.until ?? null)
    if (until === null || (phase !== 'open' && phase !== 'asked')) return null
    const ms = Math.max(0, until - this.#visit.nowMs)
    const whole = phase === 'open' ? OPEN_MS : rules.decisionMs
    const share = Math.min(1, ms / whole)
    return { share, seconds: Math.ceil((share * whole) / 1_000) }
  }

  /** How much of a round is seen. */
  shownOn(number: number): Shown {
    return shownOf(number, this.round, this.dealing)
  }
}
