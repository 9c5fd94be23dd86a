import { describe, expect, it } from 'vitest'
import { RACE_MS } from '#games/race/numbers.ts'
import { courseOf } from './course.ts'

/** What is left of the telling is the result's. */
const HOME_MS = RACE_MS - 2_000

/** Orders that look random and are the same every time. */
function orders(runners: number, count: number): number[][] {
  let state = 7
  return Array.from({ length: count }, () => {
    const order = Array.from({ length: runners }, (_, at) => at + 1)
    for (let end = order.length - 1; end > 0; end -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      const at = Math.floor((state / 2 ** 32) * (end + 1))
      const [one, other] = [order[end] ?? 0, order[at] ?? 0]
      order[end] = other
      order[at] = one
    }
    return order
  })
}

describe.each([6, 8])('a race of %i', (runners) => {
  const races = orders(runners, 60).map((order, race) => ({ order, course: courseOf(order, race) }))

  it('has everybody at the line in the order that was drawn, and home before it ends', () => {
    for (const { order, course } of races) {
      const times = order.map((post) => course.finishMs(post))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times.at(-1)).toBeLessThanOrEqual(HOME_MS)
      for (const post of order) {
        expect(course.shareAt(post, course.finishMs(post))).toBeCloseTo(1, 9)
        expect(course.shareAt(post, course.finishMs(post) - 1)).toBeLessThan(1)
      }
      for (const ms of [HOME_MS, RACE_MS]) expect(course.orderAt(ms)).toEqual(order)
    }
  })

  it('shows whoever is at the line first as the first, at every moment from then on', () => {
    for (const { order, course } of races)
      for (const first of order) {
        const ms = course.finishMs(first) + 1
        const home = order.filter((post) => course.finishMs(post) <= ms)
        expect(course.orderAt(ms).slice(0, home.length)).toEqual(home)
      }
  })

  it('lets nobody run backwards, from the traps to the end', () => {
    for (const { order, course } of races)
      for (const post of order) {
        const way = Array.from({ length: RACE_MS / 50 }, (_, at) => course.shareAt(post, at * 50))
        expect(way[0]).toBe(0)
        expect(way.every((now, at) => now >= (way[at - 1] ?? 0))).toBe(true)
      }
  })

  it('is not led from start to finish by whoever wins, as a rule', () => {
    const led = races.filter(({ order, course }) =>
      [6_000, 10_000, 14_000].some((ms) => course.orderAt(ms)[0] !== order[0]),
    )
    expect(led.length).toBeGreaterThan(races.length / 2)
  })
})

it('is the same for everybody who looks, and another one for another race', () => {
  const order = [3, 1, 2, 6, 4, 5]
  const at = (race: number) => order.map((post) => courseOf(order, race).shareAt(post, 9_000))
  expect(at(5)).toEqual(at(5))
  expect(at(5)).not.toEqual(at(6))
})
