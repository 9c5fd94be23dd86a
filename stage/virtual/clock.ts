import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import { windowOf, type ShownPhase } from '../floor/phase.ts'

const RADIUS = 36
const ROUND = 2 * Math.PI * RADIUS

interface ClockState {
  round: FloorRoundState | null
  phase: ShownPhase
  nowMs: number
  /** What the round is called, and what it is at. */
  title: string
  note: string
}

/** How long bets are open yet, on a ring that is time itself. */
export function createClock() {
  const seconds = make('b', { class: 'money' })
  const ring = make('div', { class: 'vg-ring' }, seconds)
  ring.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 84 84"><circle cx="42" cy="42" r="${RADIUS}"/><circle class="is-left" cx="42" cy="42" r="${RADIUS}" stroke-dasharray="${ROUND}"/></svg>`,
  )
  const left = ring.querySelector<SVGCircleElement>('.is-left')
  const name = make('strong')
  const about = make('span')
  const element = make(
    'div',
    { class: 'vg-clock', 'aria-hidden': 'true' },
    ring,
    make('p', {}, name, about),
  )
  return {
    element,
    show: ({ round, phase, nowMs, title, note }: ClockState) => {
      const isOpen = phase === 'open' && round !== null
      element.hidden = !isOpen && phase !== 'closed'
      if (!round) return
      const { since, until } = windowOf(round)
      const leftMs = isOpen ? until - nowMs : 0
      const whole = until - since
      seconds.textContent = isOpen ? String(Math.ceil(leftMs / 1_000)) : '–'
      left?.setAttribute('stroke-dashoffset', String(ROUND * (1 - Math.min(1, leftMs / whole))))
      name.textContent = title
      about.textContent = note
    },
  }
}
