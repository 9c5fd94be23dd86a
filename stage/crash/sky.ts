/** What is seen of a flight: the scene with its curve, the figure, what it is at, and the seconds that are left. */
import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { msUntil } from '#games/crash/numbers.ts'
import { make, setText } from '../dom.ts'
import type { Studio } from '../floor/studio.ts'
import type { TableVisit } from '../floor/table-visit.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { isFlying, multiplierOf } from './flight.ts'
import type { CrashLook } from './look.ts'
import { marksOf, othersOn } from './marks.ts'
import { showMultiple } from './multiple.ts'
import { pointOf } from './point.ts'
import { createScene, type Scene } from './scene.ts'
import { showStrip } from './strip.ts'
import type { CrashWords } from './words.ts'

/** So long the end of a flight stays in sight, while the next one's bets are open. */
const GONE_MS = 2_600

interface SkyState {
  visit: TableVisit
  isStill: boolean
  lang: Lang
  words: CrashWords
}

export class Sky {
  readonly element: HTMLElement
  readonly #scene: Scene
  readonly #phase = make('p', { class: 'crash-phase' })
  readonly #figure = make('p', { class: 'crash-figure money', 'aria-hidden': 'true' })
  readonly #strip = make('ol', { class: 'crash-strip' })
  readonly #count = make('p', { class: 'crash-count' })
  readonly #seal = make('p', { class: 'crash-seal' })
  #landed: FloorRoundState | null = null

  constructor(look: CrashLook) {
    this.#scene = createScene(look)
    this.element = make(
      'div',
      { class: 'crash-sky' },
      this.#scene.element,
      this.#strip,
      this.#phase,
      this.#figure,
      this.#count,
      this.#seal,
    )
  }

  /** What is sent from a studio stands in the place of the scene. */
  standBeside(studio: Studio): void {
    studio.stand(this.element, this.#scene.element)
  }

  /** A flight is over. */
  land(round: FloorRoundState): void {
    this.#landed = round
  }

  /** The last flights, and what the present one is sealed by. */
  refresh(table: FloorTableState, words: CrashWords, lang: Lang): void {
    showStrip(this.#strip, table.last, words, lang)
    const { end } = table.chain ?? { end: '' }
    this.#seal.textContent = fill(words.seal, {
      number: String(table.round?.number ?? 0),
      end: `${end.slice(0, 4)}…${end.slice(-4)}`,
    })
  }

  /** Every frame. */
  draw(state: SkyState): void {
    const { visit, lang, words } = state
    const { table, nowMs } = visit
    if (!table) return
    const { round } = table
    const isUp = isFlying(round, nowMs)
    const gone = this.#gone(nowMs)
    if (!visit.studio.isShown) this.#drawScene(table, state)
    const point = isUp ? multiplierOf(round, nowMs) : pointOf(gone?.outcome ?? null)
    setText(this.#figure, point === null ? '' : showMultiple(point, lang))
    const { isSilent } = visit
    const now = phaseText(table, { isUp, isGone: gone !== null }, words)
    setText(this.#phase, isSilent ? words.silent : now)
    if (this.element.dataset['silent'] !== String(isSilent))
      this.element.dataset['silent'] = String(isSilent)
    const isGone = String(!isUp && gone !== null)
    if (this.#figure.dataset['gone'] !== isGone)
      for (const element of [this.#figure, this.#phase]) element.dataset['gone'] = isGone
    const leftS =
      round?.phase === 'open' ? Math.max(0, Math.ceil((round.closesAt - nowMs) / 1_000)) : null
    this.#count.hidden = leftS === null || isSilent
    setText(this.#count, leftS === null ? '' : fill(words.countdown, { seconds: String(leftS) }))
  }

  #drawScene(table: FloorTableState, { visit, isStill, lang, words }: SkyState): void {
    const { nowMs } = visit
    const isUp = isFlying(table.round, nowMs)
    const gone = this.#gone(nowMs)
    const shown = isUp ? table.round : gone
    const begins = shown?.beginsAt ?? null
    const ended = pointOf(shown?.outcome ?? null)
    const ms = begins === null ? 0 : ended ? msUntil(ended) : nowMs - begins
    this.#scene.draw({
      phase: isUp ? 'flying' : gone ? 'gone' : 'waiting',
      ms: Math.max(0, ms),
      goneMs: nowMs - (gone?.landedAt ?? nowMs),
      own: marksOf(visit.stakesOf(shown?.number ?? 0), words, lang),
      others: othersOn(table, shown?.number ?? 0),
      isStill,
      lang,
    })
  }

  /** The flight that ended a moment ago. */
  #gone(nowMs: number): FloorRoundState | null {
    const landed = this.#landed
    return landed && nowMs - (landed.landedAt ?? 0) < GONE_MS ? landed : null
  }
}

function phaseText(
  { round, isOpen }: FloorTableState,
  { isUp, isGone }: { isUp: boolean; isGone: boolean },
  { phases, shut }: CrashWords,
): string {
  if (isUp) return phases.telling
  if (isGone) return phases.settled
  if (round) return phases[round.phase]
  return isOpen ? phases.asleep : shut
}
