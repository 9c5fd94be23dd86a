import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import type { Sky } from '#contract/games/table-looks.ts'
import { sizeOf } from '../canvas.ts'
import { make, setText } from '../dom.ts'
import { showFigure } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { createClock } from '../virtual/clock.ts'
import { courseOf, type Course } from './course.ts'
import { orderIn } from './order.ts'
import { paint, type SceneState } from './picture.ts'
import { makeJacket, nameAt } from './runners.ts'
import { createTrack } from './track.ts'

export interface Scene {
  element: HTMLElement
  draw: (state: SceneState) => void
  /** The posts as they lie now; null where nobody runs. */
  orderNow: (state: Pick<SceneState, 'table' | 'phase' | 'nowMs' | 'isStill'>) => number[] | null
}

/** While nobody runs the picture stands. */
const STILL_EVERY_MS = 500

/** The race, and over it the time that is left, who leads, or how it ended. */
export function createScene(sky: Sky): Scene {
  const canvas = make('canvas', { class: 'vg-canvas', 'aria-hidden': 'true' })
  const track = createTrack(sky)
  const clock = createClock()
  const way = make('p', { class: 'rc-way' })
  const order = make('ol', { class: 'rc-order' })
  const courses = courseKeeper()
  let shownOrder = ''
  let drawnAt = -Infinity
  let drawnKey = ''

  const orderNow: Scene['orderNow'] = ({ table, phase, nowMs, isStill }) => {
    const { round } = table
    const finished = orderIn(round)
    if (!round || finished === null) return null
    if (phase === 'result' || isStill) return [...finished]
    if (phase !== 'running' || round.beginsAt === null) return null
    return courses.of(finished, round.number).orderAt(nowMs - round.beginsAt)
  }

  function showOrder(state: SceneState): void {
    const { table, phase, words, lang } = state
    const lie = orderNow(state)
    const key = `${table.round?.number} ${lie?.join()} ${phase} ${lang}`
    if (key === shownOrder) return
    shownOrder = key
    order.replaceChildren(...(lie ?? []).map((post, at) => orderLine(table, post, at)))
    order.setAttribute('aria-label', phase === 'result' ? words.phases.result : words.first)
    order.hidden = lie === null
  }

  const element = make('div', { class: 'vg-scene' }, canvas, way, order, clock.element)
  element.style.setProperty('--sky', sky[0])
  return {
    element,
    orderNow,
    draw: (state) => {
      const { table, phase, nowMs, isStill } = state
      const finished = orderIn(table.round)
      const course = table.round && finished ? courses.of(finished, table.round.number) : null
      clock.show({ ...state, round: table.round, ...clockText(state) })
      setText(way, wayText(state, course))
      way.dataset['live'] = String(phase === 'running')
      showOrder(state)
      const { width, height } = sizeOf(canvas)
      const key = `${width} ${height} ${phase} ${table.round?.number}`
      const isMoving = phase === 'running' && !isStill
      if (!isMoving && key === drawnKey && nowMs - drawnAt < STILL_EVERY_MS) return
      drawnKey = key
      drawnAt = nowMs
      paint(canvas, track, { ...state, course })
    },
  }
}

const clockText = ({ table: { round }, phase, words }: SceneState) => ({
  title: fill(words.race, { number: String(round?.number ?? '') }),
  note: words.phases[phase],
})

/** The course of the race that is told; another race has another one. */
function courseKeeper() {
  let key = ''
  let course: Course | null = null
  return {
    of(order: readonly number[], race: number): Course {
      const now = `${race} ${order.join()}`
      if (course === null || key !== now) course = courseOf(order, race)
      key = now
      return course
    },
  }
}

function wayText(state: SceneState, course: Course | null): string {
  const { table, rules, phase, nowMs, words, lang, isStill } = state
  const { round } = table
  if (!round) return words.phases[phase]
  const number = String(round.number)
  const order = orderIn(round)
  if (phase !== 'running' || isStill || course === null || order === null)
    return `${fill(words.race, { number })} · ${words.phases[phase]}`
  const ms = nowMs - (round.beginsAt ?? nowMs)
  const share = Math.max(...order.map((post) => course.shareAt(post, ms)))
  const show = (metres: number): string => showFigure(metres, lang, [0, 0])
  const metres = show(Math.min(rules.metres, Math.floor(share * rules.metres)))
  return fill(words.way, { number, metres, whole: show(rules.metres) })
}

/** So many are named; of the others the jackets stand for themselves. */
const NAMED = 3

function orderLine({ table, round }: FloorTableState, post: number, at: number): HTMLElement {
  const name = nameAt(table, round?.card, post)
  return make(
    'li',
    { 'data-place': String(at + 1) },
    make('small', {}, String(at + 1)),
    makeJacket(post),
    make('span', { class: at < NAMED ? '' : 'unseen', lang: 'tr' }, name),
  )
}
