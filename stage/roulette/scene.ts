import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { colourOf } from '#contract/games/roulette-names.ts'
import type { WheelLook } from '#contract/games/table-looks.ts'
import { make, setText } from '../dom.ts'
import type { ShownPhase } from '../floor/phase.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { idleRotor, restMotion, spinMotion, type Motion } from './motion.ts'
import { pocketIn, traitsOf } from './outcome.ts'
import { createWheel } from './wheel.ts'
import type { RouletteWords } from './words.ts'

/** Where wheel and ball are, from the table and the clock alone. */
export function motionOf(table: FloorTableState, nowMs: number, isStill: boolean): Motion {
  const { round, last } = table
  const before = pocketIn(last.find(({ number }) => number !== round?.number)?.outcome ?? null) ?? 0
  if (!round) return restMotion(before)
  const pocket = pocketIn(round.outcome)
  const idle = (ms: number): number => (isStill ? idleRotor(before, 0) : idleRotor(before, ms))
  if (pocket === null || round.beginsAt === null)
    return { rotor: idle(nowMs - round.opensAt), ball: null }
  if (round.landedAt !== null || isStill) return restMotion(pocket)
  return spinMotion(pocket, idle(round.beginsAt - round.opensAt), nowMs - round.beginsAt)
}

export interface SceneState {
  table: FloorTableState
  phase: ShownPhase
  nowMs: number
  isStill: boolean
  /** A studio's video stands where the wheel would. */
  isFilmed: boolean
  /** Of the table's calls, which `words` are, and of the site. */
  lang: Lang
  siteLang: Lang
  words: RouletteWords
}

export interface Scene {
  element: HTMLElement
  wheel: HTMLElement
  draw: (state: SceneState) => void
}

const RADIUS = 36
const ROUND = 2 * Math.PI * RADIUS

/** The wheel, and over it the time that is left or the number that fell. */
export function createScene(look: WheelLook): Scene {
  const wheel = createWheel(look)
  const seconds = make('b', { class: 'money' })
  const clock = make('div', { class: 'rl-clock', 'aria-hidden': 'true' }, seconds)
  clock.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 84 84"><circle cx="42" cy="42" r="${RADIUS}"/><circle class="is-left" cx="42" cy="42" r="${RADIUS}" stroke-dasharray="${ROUND}"/></svg>`,
  )
  const left = clock.querySelector<SVGCircleElement>('.is-left')
  const status = make('p', { class: 'rl-phase' })
  const range = make('p', { class: 'rl-range' })
  const pocket = make('b', { class: 'rl-pocket' })
  const title = make('strong')
  const traits = make('span')
  const shown = make('div', { class: 'rl-result' }, pocket, make('p', {}, title, traits))
  let written = ''
  return {
    element: make('div', { class: 'rl-scene' }, wheel.element, clock, status, range, shown),
    wheel: wheel.element,
    draw: (state) => {
      const { table, phase, nowMs, isStill, isFilmed, words } = state
      if (!isFilmed) wheel.draw(motionOf(table, nowMs, isStill))
      const { round, limits } = table
      const leftMs = phase === 'open' && round ? round.closesAt - nowMs : 0
      const whole = round ? round.closesAt - round.opensAt : 1
      setText(seconds, phase === 'open' ? String(Math.ceil(leftMs / 1_000)) : '–')
      left?.setAttribute('stroke-dashoffset', String(ROUND * (1 - Math.min(1, leftMs / whole))))
      const phaseText = words.phases[phase]
      const facts = [phaseText, round?.number, state.siteLang, limits.min, limits.max].join(' ')
      if (facts === written) return
      written = facts
      for (const part of [status, shown]) part.lang = state.lang
      setText(status, phaseText)
      setText(range, fill(words.range, rangeOf(limits, state.siteLang)))
      showResult({ shown, pocket, title, traits }, phase === 'result' ? round : null, state)
    },
  }
}

const rangeOf = ({ min, max }: FloorTableState['limits'], lang: Lang) => {
  const locale = lang === 'tr' ? 'tr-TR' : 'en-GB'
  const text = (micro: number): string => `₺${(micro / 1_000_000).toLocaleString(locale)}`
  return { min: text(min), max: text(max) }
}

interface ResultParts {
  shown: HTMLElement
  pocket: HTMLElement
  title: HTMLElement
  traits: HTMLElement
}

function showResult(
  { shown, pocket, title, traits }: ResultParts,
  round: FloorRoundState | null,
  { words, lang }: SceneState,
): void {
  const fell = pocketIn(round?.outcome ?? null)
  shown.hidden = fell === null
  if (fell === null) return
  const colour = colourOf(fell)
  pocket.textContent = String(fell)
  pocket.dataset['colour'] = colour
  title.textContent = words.traits[colour]
  traits.textContent = traitsOf(fell, lang).join(' · ')
}
