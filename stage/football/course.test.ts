import { describe, expect, it } from 'vitest'
import { HALF_MINUTES, MATCH_MS, minuteAt } from '#games/football/numbers.ts'
import { PITCH, PLAYERS, courseOf, directionOf, type Course, type Place } from './course.ts'

/** Minutes of goals that look random and are the same every time; often several in a row. */
function matches(count: number): [number[], number[]][] {
  let state = 11
  const below = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * n)
  }
  return Array.from({ length: count }, () => {
    const minutes = new Set<number>()
    const first = 1 + below(88)
    for (let goal = below(7); goal > 0; goal -= 1)
      minutes.add(below(3) === 0 ? Math.min(90, first + below(3)) : 1 + below(90))
    const sides: [number[], number[]] = [[], []]
    for (const minute of [...minutes].toSorted((a, b) => a - b))
      sides[below(2) === 0 ? 0 : 1].push(minute)
    return sides
  })
}

/** The end in whose goal a ball is: 1 for the right one. */
function goalWith({ x, y, z }: Place): 1 | -1 | null {
  const isBetween = y > PITCH.goalFrom && y < PITCH.goalTo && z < PITCH.goalHeight
  if (!isBetween || (x > 0 && x < PITCH.length)) return null
  return x >= PITCH.length ? 1 : -1
}

const isOn = ({ x, y }: Place): boolean =>
  x >= -3 && x <= PITCH.length + 3 && y >= -2 && y <= PITCH.width + 2

const STEP_MS = 20
const everyMs = Array.from({ length: MATCH_MS / STEP_MS }, (_, at) => at * STEP_MS)

describe('a match as it is seen', () => {
  const drawn = matches(50).map((minutes, at) => ({
    minutes,
    course: courseOf(`match ${at}`, minutes),
  }))

  it('has its goals in the minutes that were drawn, and its score by them', () => {
    for (const { minutes, course } of drawn) {
      expect(course.scoreAt(MATCH_MS)).toEqual(minutes.map((side) => side.length))
      expect(course.scoreAt(0)).toEqual([0, 0])
      for (const [at, { ms, minute, side }] of course.goals.entries()) {
        expect(minuteAt(ms)).toBe(minute)
        expect(minutes[side === 'home' ? 0 : 1]).toContain(minute)
        const [home, away] = course.scoreAt(ms)
        expect(home + away).toBe(at + 1)
        expect(course.scoreAt(ms - 1)).not.toEqual([home, away])
      }
    }
  })

  it('has the ball in the goal of whoever concedes from the moment of a goal on, and at no other time in any', () => {
    for (const { course } of drawn) {
      for (const { ms, side } of course.goals) {
        expect(goalWith(course.ballAt(ms))).toBe(directionOf(side, ms))
        expect(goalWith(course.ballAt(ms + 200))).toBe(directionOf(side, ms))
        expect(goalWith(course.ballAt(ms - 2))).toBeNull()
      }
      for (const ms of everyMs) {
        const end = goalWith(course.ballAt(ms))
        if (end === null) continue
        const scored = course.goals.findLast((goal) => goal.ms <= ms)
        expect([ms, scored && directionOf(scored.side, ms)]).toEqual([ms, end])
        expect(ms - (scored?.ms ?? -Infinity)).toBeLessThan(1_600)
      }
    }
  })

  it('says that a goal was scored once it was, and never before', () => {
    for (const { course } of drawn)
      for (const ms of everyMs) {
        if (course.stateAt(ms).what !== 'goal') continue
        const scored = course.goals.findLast((goal) => goal.ms <= ms)
        expect(scored?.side).toBe(course.stateAt(ms).side)
      }
  })

  it('keeps everybody on the pitch, and each keeper in front of their own goal', () => {
    const moments = everyMs.filter((_, at) => at % 25 === 0)
    for (const { course } of drawn.slice(0, 8))
      for (const ms of moments)
        for (const side of ['home', 'away'] as const) {
          const places = Array.from({ length: PLAYERS }, (_, at) =>
            course.playerAt(side, at + 1, ms),
          )
          expect([side, ms, places.filter((place) => !isOn(place))]).toEqual([side, ms, []])
          const { x } = places[0] ?? { x: 0 }
          expect(directionOf(side, ms) === 1 ? x : PITCH.length - x).toBeLessThan(17)
        }
  })
})

it('is the same for everybody who looks, and another one for another match', () => {
  const goals: [number[], number[]] = [[12], [HALF_MINUTES]]
  const seen = (course: Course) => everyMs.map((ms) => course.ballAt(ms))
  expect(seen(courseOf('5 1', goals))).toEqual(seen(courseOf('5 1', goals)))
  expect(seen(courseOf('5 1', goals))).not.toEqual(seen(courseOf('5 2', goals)))
})
