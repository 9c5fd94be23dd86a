import { make } from '../dom.ts'
import { fill } from '../frame/words.ts'
import type { SceneState } from './picture.ts'

const RADIUS = 36
const ROUND = 2 * Math.PI * RADIUS

/** How long bets are open yet, on a ring that is time itself. */
export function createClock() {
  const seconds = make('b', { class: 'money' })
  const ring = make('div', { class: 'rc-ring' }, seconds)
  ring.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 84 84"><circle cx="42" cy="42" r="${RADIUS}"/><circle class="is-left" cx="42" cy="42" r="${RADIUS}" stroke-dasharray="${ROUND}"/></svg>`,
  )
  const left = ring.querySelector<SVGCircleElement>('.is-left')
  const title = make('strong')
  const note = make('span')
  const words = make('p', {}, title, note)
  const element = make('div', { class: 'rc-clock', 'aria-hidden': 'true' }, ring, words)
  return {
    element,
    show: ({ table: { round }, phase, nowMs, words: own }: SceneState) => {
      const isOpen = phase === 'open' && round !== null
      element.hidden = !isOpen && phase !== 'closed'
      if (!round) return
      const leftMs = isOpen ? round.closesAt - nowMs : 0
      const whole = round.closesAt - round.opensAt
      seconds.textContent = isOpen ? String(Math.ceil(leftMs / 1_000)) : '–'
      left?.setAttribute('stroke-dashoffset', String(ROUND * (1 - Math.min(1, leftMs / whole))))
      title.textContent = fill(own.race, { number: String(round.number) })
      note.textContent = own.phases[phase]
    },
  }
}
