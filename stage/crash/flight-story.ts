/** What happens at a crash table, in words: each thing once, and while it flies now and then how high. */
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { Closing } from '../floor/closing.ts'
import type { TableVisit } from '../floor/table-visit.ts'
import type { Frame } from '../frame/frame.ts'
import { fill } from '../frame/words.ts'
import { isFlying, multiplierOf } from './flight.ts'
import { showMultiple } from './multiple.ts'
import { OthersStory } from './others-story.ts'
import { pointOf } from './point.ts'
import type { CrashWords } from './words.ts'

const SPOKEN_EVERY_MS = 5_000

export class FlightStory {
  readonly #frame: Pick<Frame, 'log' | 'state'>
  readonly #visit: TableVisit
  readonly #words: () => CrashWords
  readonly #others = new OthersStory()
  readonly #closing = new Closing()
  #announced = ''
  #spoken = 0

  constructor(frame: Pick<Frame, 'log' | 'state'>, visit: TableVisit, words: () => CrashWords) {
    this.#frame = frame
    this.#visit = visit
    this.#words = words
  }

  get #storyContext() {
    return { words: this.#words(), lang: this.#frame.state.lang }
  }

  /** Who of the others has come down since it was asked last. */
  announceOthers(): void {
    const number = this.#visit.table?.round?.number ?? 0
    for (const line of this.#others.cashedOut(number, this.#visit.others, this.#storyContext))
      this.#frame.log.add(line)
  }

  announce(round: FloorRoundState): void {
    const { log, state } = this.#frame
    const { table: present } = this.#visit
    const table = present?.round?.number === round.number ? present : null
    if (this.#closing.isNow(round) && table)
      log.add(this.#others.closed(table, round.number, this.#storyContext))
    const phase = round.landedAt === null ? round.phase : 'gone'
    const key = `${round.number} ${phase}`
    if (key === this.#announced) return
    this.#announced = key
    const own = this.#words().log
    const number = String(round.number)
    if (phase === 'open') log.add(fill(own.open, { number }))
    if (phase === 'telling') log.add(fill(own.takeoff, { number }))
    if (phase === 'void') log.add(own.void)
    const point = pointOf(round.outcome)
    if (phase === 'gone' && point !== null)
      log.add(fill(own.flown, { at: showMultiple(point, state.lang) }))
    if (phase === 'gone' && table)
      for (const line of this.#others.ended(table, this.#storyContext)) log.add(line)
    this.#spoken = 0
  }

  /** How high it flies, now and then. */
  speak(): void {
    const { table, nowMs } = this.#visit
    const begins = table?.round?.beginsAt
    if (!isFlying(table?.round, nowMs) || begins === null || begins === undefined) return
    const due = Math.floor((nowMs - begins) / SPOKEN_EVERY_MS)
    if (due <= 0 || due === this.#spoken) return
    this.#spoken = due
    const at = showMultiple(multiplierOf(table?.round, nowMs), this.#frame.state.lang)
    this.#frame.log.add(fill(this.#words().log.now, { at }))
  }
}
