import type { FloorCard, FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { STABLES, jacketOf, runnerName } from '#contract/games/race-names.ts'
import type { RaceRules } from '#games/race/numbers.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { courseOf, type Course } from './course.ts'
import { orderIn, type Phase } from './phase.ts'
import { drawRunner } from './runner.ts'
import { GROUND, RAIL, createTrack, drawPost } from './track.ts'
import type { RaceWords } from './words.ts'

export interface SceneState {
  table: FloorTableState
  rules: RaceRules
  phase: Phase
  nowMs: number
  isStill: boolean
  lang: Lang
  words: RaceWords
}

export interface Scene {
  element: HTMLElement
  draw: (state: SceneState) => void
  /** The posts as they lie now; null where nobody runs. */
  orderNow: (state: Pick<SceneState, 'table' | 'phase' | 'nowMs' | 'isStill'>) => number[] | null
}

const RADIUS = 36
const ROUND = 2 * Math.PI * RADIUS
/** So much of the way is seen at once. */
const SEEN = 0.15
const SEEN_NARROW = 0.12
/** Of how many strides a race is made. */
const STRIDES = { dog: 62, horse: 56 } as const
/** While nobody runs the picture stands. */
const STILL_EVERY_MS = 500

/** The race, and over it the time that is left, who leads, or how it ended. */
export function createScene(): Scene {
  const canvas = make('canvas', { class: 'rc-canvas', 'aria-hidden': 'true' })
  const track = createTrack()
  const seconds = make('b', { class: 'money' })
  const ring = make('div', { class: 'rc-ring' }, seconds)
  ring.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 84 84"><circle cx="42" cy="42" r="${RADIUS}"/><circle class="is-left" cx="42" cy="42" r="${RADIUS}" stroke-dasharray="${ROUND}"/></svg>`,
  )
  const left = ring.querySelector<SVGCircleElement>('.is-left')
  const clockTitle = make('strong')
  const clockNote = make('span')
  const clock = make(
    'div',
    { class: 'rc-clock', 'aria-hidden': 'true' },
    ring,
    make('p', {}, clockTitle, clockNote),
  )
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

  return {
    element: make('div', { class: 'rc-scene' }, canvas, way, order, clock),
    orderNow,
    draw: (state) => {
      const { table, phase, nowMs, words, rules } = state
      const { round } = table
      showClock(state)
      way.textContent = wayText(state)
      way.dataset['live'] = String(phase === 'running')
      const lie = orderNow(state)
      const key = `${round?.number} ${lie?.join()} ${phase} ${state.lang}`
      if (key !== shownOrder) {
        shownOrder = key
        order.replaceChildren(...(lie ?? []).map((post, at) => orderLine(table, round, post, at)))
        order.setAttribute('aria-label', phase === 'result' ? words.phases.result : words.first)
        order.hidden = lie === null
      }
      const size = `${canvas.clientWidth} ${canvas.clientHeight} ${phase} ${round?.number}`
      const isMoving = phase === 'running' && !state.isStill
      if (!isMoving && size === drawnKey && nowMs - drawnAt < STILL_EVERY_MS) return
      drawnKey = size
      drawnAt = nowMs
      paint(canvas, track, { ...state, course: courseNow(table), rules })
    },
  }

  function courseNow({ round }: FloorTableState): Course | null {
    const finished = orderIn(round)
    return round && finished ? courses.of(finished, round.number) : null
  }

  function showClock({ table, phase, nowMs, words }: SceneState): void {
    const { round } = table
    const isOpen = phase === 'open' && round !== null
    clock.hidden = !isOpen && phase !== 'closed'
    if (!round) return
    const leftMs = isOpen ? round.closesAt - nowMs : 0
    seconds.textContent = isOpen ? String(Math.ceil(leftMs / 1_000)) : '–'
    const whole = round.closesAt - round.opensAt
    left?.setAttribute('stroke-dashoffset', String(ROUND * (1 - Math.min(1, leftMs / whole))))
    clockTitle.textContent = fill(words.race, { number: String(round.number) })
    clockNote.textContent = words.phases[phase]
  }
}

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

function wayText({ table, rules, phase, nowMs, words, lang, isStill }: SceneState): string {
  const { round } = table
  if (!round) return words.phases[phase]
  const number = String(round.number)
  const order = orderIn(round)
  if (phase !== 'running' || isStill || order === null || round.beginsAt === null)
    return `${fill(words.race, { number })} · ${words.phases[phase]}`
  const course = courseOf(order, round.number)
  const share = Math.max(
    ...order.map((post) => course.shareAt(post, nowMs - (round.beginsAt ?? nowMs))),
  )
  const show = (metres: number): string =>
    metres.toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB', { maximumFractionDigits: 0 })
  const metres = show(Math.min(rules.metres, Math.floor(share * rules.metres)))
  return fill(words.way, { number, metres, whole: show(rules.metres) })
}

/** So many are named; of the others the jackets stand for themselves. */
const NAMED = 3

function orderLine(
  { table }: FloorTableState,
  round: FloorRoundState | null,
  post: number,
  at: number,
): HTMLElement {
  const name = nameAt(table, round?.card, post)
  return make(
    'li',
    { 'data-place': String(at + 1) },
    make('small', {}, String(at + 1)),
    makeJacket(post),
    make('span', { class: at < NAMED ? '' : 'unseen', lang: 'tr' }, name),
  )
}

/** What the runner at a post is called. */
export const nameAt = (table: string, card: FloorCard | undefined, post: number): string =>
  runnerName(table, card?.field[post - 1] ?? -1)

/** The number of a post, on its jacket. */
export function makeJacket(post: number): HTMLElement {
  const { back, stripe, ink } = jacketOf(post)
  const jacket = make('b', { class: 'rc-jacket' }, make('i', {}, String(post)))
  jacket.style.background =
    stripe === null ? back : `repeating-linear-gradient(${back} 0 4px, ${stripe} 4px 8px)`
  jacket.style.color = ink
  jacket.dataset['striped'] = String(stripe !== null)
  return jacket
}

interface Picture extends SceneState {
  course: Course | null
}

function paint(
  canvas: HTMLCanvasElement,
  track: ReturnType<typeof createTrack>,
  picture: Picture,
): void {
  const [width, height] = [canvas.clientWidth, canvas.clientHeight]
  const ctx = canvas.getContext('2d')
  if (!ctx || width === 0 || height === 0) return
  const scale = Math.min(devicePixelRatio, 2)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  if (canvas.width !== w || canvas.height !== h) Object.assign(canvas, { width: w, height: h })
  ctx.setTransform(scale, 0, 0, scale, 0, 0)
  const { round } = picture.table
  const posts = round?.card?.field.map((_, at) => at + 1) ?? []
  const shares = posts.map((post) => shareNow(picture, post))
  const wayPx = width / (width < 520 ? SEEN_NARROW : SEEN)
  const eye = eyeOn(shares, picture)
  const xOf = (share: number): number => width * 0.5 + (share - eye) * wayPx
  track.draw(ctx, width, height, eye * wayPx)
  for (const mark of [0.25, 0.5, 0.75]) {
    const text = `${Math.round(mark * picture.rules.metres)} m`
    if (isSeen(xOf(mark), width)) drawPost(ctx, xOf(mark), height, { text, isLine: false })
  }
  if (isSeen(xOf(1), width))
    drawPost(ctx, xOf(1), height, { text: `${picture.rules.metres} m`, isLine: true })
  const [top, bottom] = [height * (GROUND + 0.07), height * (RAIL - 0.02)]
  const lane = (bottom - top) / Math.max(1, posts.length)
  const { animal } = picture.rules
  const size = Math.min(height * (animal === 'dog' ? 0.42 : 0.34), width * 0.22)
  // Before the race they stand beside each other, so that everybody is seen.
  const isShown = picture.phase !== 'running' && picture.phase !== 'result'
  const place = width / (posts.length + 1)
  const stable = STABLES[picture.table.table] ?? []
  for (const post of posts) {
    const share = shares[post - 1] ?? 0
    const isRunning = picture.phase === 'running' && !picture.isStill && share > 0
    drawRunner(ctx, {
      animal,
      coat: stable[round?.card?.field[post - 1] ?? -1]?.coat ?? '#8a8f9c',
      post,
      // Its nose is at the line when it is home.
      x: isShown ? place * post : xOf(share) - size * 0.74,
      y: isShown ? (top + bottom) / 2 + lane * (post % 2) : top + lane * (post - 0.2),
      size: isShown ? Math.min(size, place * 0.86) : size * (0.86 + (0.2 * post) / posts.length),
      stride: share * STRIDES[animal] + post * 0.17,
      isRunning,
    })
  }
}

const isSeen = (x: number, width: number): boolean => x > -60 && x < width + 60

/** The eye follows the field, and stays at the line once somebody is home. */
function eyeOn(shares: readonly number[], { phase, isStill }: Picture): number {
  if (phase !== 'running' && phase !== 'result') return 0.045
  if (phase === 'result' || isStill) return 1
  const [first, last] = [Math.max(...shares), Math.min(...shares)]
  return Math.min(Math.max((first + last) / 2 + 0.02, 0.045), 1)
}

function shareNow({ table, phase, nowMs, course, isStill }: Picture, post: number): number {
  const { round } = table
  if (!round || course === null) return 0
  if (phase === 'result' || isStill) return placedShare(orderIn(round), post)
  return phase === 'running' ? course.shareAt(post, nowMs - (round.beginsAt ?? nowMs)) : 0
}

/** As they stand once all is told: one behind the other, the winner beyond the line. */
function placedShare(order: readonly number[] | null, post: number): number {
  const place = order?.indexOf(post) ?? 0
  return 1.045 - 0.011 * place
}
