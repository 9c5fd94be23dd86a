import { expect, it } from 'vitest'
import { marksOf, minuteOnLine, pressureOf, spread } from './line-points.ts'

type Incident = Parameters<typeof marksOf>[0][number]

let sequence = 0
const incident = (
  kind: Incident['kind'],
  side: 'home' | 'away',
  minute: number,
  rest: Partial<Incident> = {},
): Incident => ({
  sequence: ++sequence,
  kind,
  side,
  half: minute < 45 ? 'first' : 'second',
  minute,
  isAnnulled: false,
  ...rest,
})

it('added time stands at the end of its half, and never in the other', () => {
  expect(minuteOnLine({ half: 'first', minute: 48 })).toBe(45)
  expect(minuteOnLine({ half: 'second', minute: 48 })).toBe(48)
  expect(minuteOnLine({ half: 'second', minute: 94 })).toBe(90)
})

it('goals, cards and corners are marked where they happened, unless they were taken back', () => {
  const marks = marksOf([
    incident('goal', 'home', 10),
    incident('danger', 'away', 11),
    incident('goal', 'away', 12, { isAnnulled: true }),
    incident('red', 'away', 70),
    incident('var', 'home', 71, { side: null }),
  ])
  expect(marks.map(({ kind, side, minute }) => [kind, side, minute])).toEqual([
    ['goal', 'home', 10],
    ['red', 'away', 70],
  ])
})

it('marks of the same minutes stand beside each other, in their order, and none beyond the end', () => {
  const marks = marksOf(
    [10, 11, 12, 40, 89, 90].map((minute) => incident('corner', 'home', minute)),
  )
  const places = spread(marks, { xOf: (minute) => minute * 4, gap: 10, end: 360 })
  expect(places.map(({ x }) => x)).toEqual([40, 50, 60, 160, 350, 360])
})

it('pressure is each side’s attacks in five minutes beside the most of any', () => {
  const bars = pressureOf([
    incident('danger', 'home', 1),
    incident('danger', 'home', 4),
    incident('corner', 'away', 4),
    incident('danger', 'away', 47, { half: 'first' }),
    incident('danger', 'away', 20, { isAnnulled: true }),
    incident('yellow', 'home', 50),
  ])
  expect(bars).toHaveLength(18)
  expect(bars[0]).toEqual({ home: 1, away: 0.25 })
  expect(bars[8]).toEqual({ home: 0, away: 0.5 })
  expect(bars.slice(9).every(({ home, away }) => home + away === 0)).toBe(true)
  expect(bars[4]).toEqual({ home: 0, away: 0 })
})

it('a match in which nothing happened is a flat line', () => {
  expect(pressureOf([]).every(({ home, away }) => home === 0 && away === 0)).toBe(true)
})
