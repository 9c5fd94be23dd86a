/** The match that is watched, its score and minute over it, and how all the others stand. */
import type { FloorRoundState, FloorTableState } from '#contract/games/floor-protocol.ts'
import { MATCHES, clubsOf, seasonOf, weekOf } from '#contract/games/football-names.ts'
import { BREAK_MS, HALF_MS, MATCH_MS, minuteAt } from '#games/football/numbers.ts'
import { sizeOf } from '../canvas.ts'
import { make, setText } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { createClock } from '../virtual/clock.ts'
import type { ShownPhase } from '../floor/phase.ts'
import { courseOf, type Course } from './course.ts'
import { makeCrest } from './crest.ts'
import { goalsIn } from './goals.ts'
import { paint } from './picture.ts'
import { createPitch } from './pitch.ts'
import type { FootballWords } from './words.ts'

export interface SceneState {
  table: FloorTableState
  phase: ShownPhase
  nowMs: number
  isStill: boolean
  lang: Lang
  words: FootballWords
  /** From 1. */
  watched: number
  /** Matches that one has bets on. */
  own: ReadonlySet<number>
}

export interface SceneHands {
  watch: (match: number) => void
  skip: () => void
}

/** While nobody plays the picture stands. */
const STILL_EVERY_MS = 500

export function createScene(hands: SceneHands) {
  const canvas = make('canvas', { class: 'vg-canvas', 'aria-hidden': 'true' })
  const pitch = createPitch()
  const clock = createClock()
  const courses = courseKeeper()
  const plate = makePlate()
  const day = make('p', { class: 'fb-day' })
  const skip = make('button', { type: 'button', class: 'fb-skip' })
  skip.addEventListener('click', hands.skip)
  const story = makeStory()
  const ticker = makeTicker(hands.watch)
  let drawnAt = -Infinity
  let drawnKey = ''

  return {
    element: make(
      'div',
      { class: 'vg-scene' },
      canvas,
      day,
      plate.element,
      clock.element,
      skip,
      story.element,
      ticker.element,
    ),
    courses,
    draw: (state: SceneState) => {
      const { table, phase, nowMs, words, watched, isStill } = state
      const { round } = table
      const dayText = round ? fill(words.day, dayOf(round)) : words.phases[phase]
      clock.show({ round, phase, nowMs, title: dayText, note: words.phases[phase] })
      setText(day, clock.element.hidden ? dayText : '')
      day.hidden = !clock.element.hidden
      setText(skip, words.skip)
      skip.hidden = phase !== 'running'
      const ms = momentOf(state)
      const course = round ? courses.of(round, watched) : NOBODY
      const clubs = clubsOf(round?.card?.field, watched)
      plate.show(state, course, ms)
      story.show(state, course, ms)
      ticker.show(state, courses, ms)
      const { width, height } = sizeOf(canvas)
      const key = `${width} ${height} ${phase} ${round?.number} ${watched}`
      const isMoving = phase === 'running' && !isStill
      if (!isMoving && key === drawnKey && nowMs - drawnAt < STILL_EVERY_MS) return
      drawnKey = key
      drawnAt = nowMs
      paint(canvas, pitch, { course, clubs, ms })
    },
  }
}

const NOBODY = courseOf('nobody', [[], []])

/** The season and the day of a round, as its words ask for them. */
export const dayOf = ({ number }: Pick<FloorRoundState, 'number'>) => ({
  season: String(seasonOf(number)),
  week: String(weekOf(number)),
})

/** How far the matches are; at their end once that is shown. */
function momentOf({ table: { round }, phase, nowMs }: SceneState): number {
  if (phase === 'result') return MATCH_MS
  return phase === 'running' ? Math.max(0, nowMs - (round?.beginsAt ?? nowMs)) : 0
}

/** Of the rounds that are told each match has one course. */
function courseKeeper() {
  let kept: { number: number; goals: ReturnType<typeof goalsIn>; courses: readonly Course[] } = {
    number: 0,
    goals: null,
    courses: [],
  }
  return {
    of(round: FloorRoundState, match: number): Course {
      const goals = goalsIn(round)
      if (kept.number !== round.number || kept.goals !== goals)
        kept = { number: round.number, goals, courses: coursesOf(round.number, goals ?? []) }
      return kept.courses[match - 1] ?? NOBODY
    },
  }
}

const coursesOf = (round: number, goals: readonly (readonly number[])[]): Course[] =>
  Array.from({ length: MATCHES }, (_, at) =>
    courseOf(`${round} ${at + 1}`, [goals[2 * at] ?? [], goals[2 * at + 1] ?? []]),
  )

/** `52′`, half time, or that it is over. */
function minuteText({ words, phase, isStill }: SceneState, ms: number): string {
  if (phase === 'result') return words.fullTime
  if (phase !== 'running' || isStill) return ''
  if (ms >= MATCH_MS - 1_000) return words.fullTime
  return ms >= HALF_MS && ms < HALF_MS + BREAK_MS ? words.halfTime : `${minuteAt(ms)}′`
}

function makePlate() {
  const [home, away] = [make('span', { class: 'fb-side' }), make('span', { class: 'fb-side' })]
  const score = make('b', { class: 'money' })
  const minute = make('em')
  const element = make('p', { class: 'fb-plate' }, home, score, away, minute)
  let shown = ''
  return {
    element,
    show: (state: SceneState, course: Course, ms: number) => {
      const { table, phase, watched, lang } = state
      const clubs = clubsOf(table.round?.card?.field, watched)
      const isPlayed = phase === 'running' || phase === 'result'
      const key = `${table.round?.number} ${watched} ${lang}`
      element.hidden = table.round === null
      if (key !== shown) {
        shown = key
        for (const [at, side] of [home, away].entries()) {
          const club = clubs[at]
          if (club) side.replaceChildren(makeCrest(club), make('span', { lang: 'tr' }, club.name))
        }
      }
      setText(score, isPlayed ? course.scoreAt(ms).join('–') : '–')
      setText(minute, minuteText(state, ms))
      minute.hidden = minute.textContent === ''
    },
  }
}

/** What is said of the match, and its goals along its minutes. */
function makeStory() {
  const text = make('p', { class: 'fb-told', 'aria-hidden': 'true' })
  const way = make('i')
  const marks = make('span', { class: 'fb-marks' })
  const element = make(
    'div',
    { class: 'fb-story' },
    text,
    make('div', { class: 'fb-way' }, way, marks),
  )
  let shown = ''
  return {
    element,
    show: (state: SceneState, course: Course, ms: number) => {
      const { table, phase, watched, words, isStill } = state
      const isPlayed = phase === 'running' || phase === 'result'
      element.hidden = !isPlayed
      if (!isPlayed) return
      way.style.transform = `scaleX(${Math.min(1, ms / MATCH_MS)})`
      const moment = course.stateAt(ms)
      const clubs = clubsOf(table.round?.card?.field, watched)
      const club = clubs[moment.side === 'home' ? 0 : 1].name
      const sentence = fill(words.moments[moment.what], { club, player: String(moment.player) })
      setText(text, phase === 'running' && !isStill ? sentence : words.moments.over)
      const scored = course.goals.filter((goal) => goal.ms <= ms)
      const key = `${table.round?.number} ${watched} ${scored.length}`
      if (key === shown) return
      shown = key
      marks.replaceChildren(
        ...scored.map(({ ms: at, side }) => {
          const mark = make('span', { 'data-side': side })
          mark.style.left = `${(100 * at) / MATCH_MS}%`
          return mark
        }),
      )
    },
  }
}

/** Sideways alone: a page is not moved because a match is watched. */
function bringIntoSight(list: HTMLElement, button: HTMLElement | undefined): void {
  if (!button) return
  const [left, right] = [button.offsetLeft, button.offsetLeft + button.offsetWidth]
  if (left < list.scrollLeft || right > list.scrollLeft + list.clientWidth)
    list.scrollLeft = left - (list.clientWidth - button.offsetWidth) / 2
}

/** All matches of the day at a glance; a press watches one. */
function makeTicker(watch: (match: number) => void) {
  const buttons = Array.from({ length: MATCHES }, (_, at) => {
    const button = make('button', { type: 'button', class: 'fb-tick' })
    button.addEventListener('click', () => watch(at + 1))
    return button
  })
  const element = make('div', { class: 'fb-ticker', role: 'group' }, ...buttons)
  let shown = ''
  let seen = 0
  return {
    element,
    show: (
      { table, phase, words, watched, own }: SceneState,
      courses: ReturnType<typeof courseKeeper>,
      ms: number,
    ) => {
      const { round } = table
      const isPlayed = phase === 'running' || phase === 'result'
      const scores = buttons.map((_, at) =>
        round && isPlayed
          ? courses
              .of(round, at + 1)
              .scoreAt(ms)
              .join('–')
          : '–',
      )
      const key = `${round?.number} ${scores.join()} ${watched} ${[...own].join()} ${words.matches}`
      if (key === shown) return
      shown = key
      if (watched !== seen) bringIntoSight(element, buttons[watched - 1])
      seen = watched
      element.setAttribute('aria-label', words.matches)
      for (const [at, button] of buttons.entries()) {
        const [home, away] = clubsOf(round?.card?.field, at + 1)
        const score = scores[at] ?? '–'
        button.setAttribute('aria-pressed', String(at + 1 === watched))
        button.setAttribute(
          'aria-label',
          fill(words.watch, { home: home.name, away: away.name, score }),
        )
        button.dataset['own'] = String(own.has(at + 1))
        button.replaceChildren(
          make('span', { lang: 'tr' }, home.short),
          make('b', { class: 'money' }, score),
          make('span', { lang: 'tr' }, away.short),
        )
      }
    },
  }
}
