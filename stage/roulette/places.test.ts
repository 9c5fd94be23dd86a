import { describe, expect, it } from 'vitest'
import { SPOTS, spotNamed } from '#games/roulette/numbers.ts'
import { boxOf, chipPlaceIn, nextSpot, placeIn, type Arrow, type Layout } from './places.ts'

const ARROWS: readonly Arrow[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

describe.each<Layout>(['flat', 'upright'])('a board that lies %s', (layout) => {
  it('has a place of its own for every spot, within its box', () => {
    const { left, top, width, height } = boxOf(layout)
    const middles = new Set<string>()
    for (const spot of SPOTS) {
      const place = placeIn(spot, layout)
      expect(place.x - place.width / 2).toBeGreaterThanOrEqual(left - 0.001)
      expect(place.x + place.width / 2).toBeLessThanOrEqual(left + width + 0.001)
      expect(place.y - place.height / 2).toBeGreaterThanOrEqual(top - 0.001)
      expect(place.y + place.height / 2).toBeLessThanOrEqual(top + height + 0.001)
      middles.add(`${place.x} ${place.y}`)
    }
    expect(middles.size).toBe(SPOTS.length)
  })

  it('gives what joins zero to its neighbours more room than what joins others, and lays its chips on the line', () => {
    const along = layout === 'flat' ? 'width' : 'height'
    const on = layout === 'flat' ? 'x' : 'y'
    const zero = placeIn(spotNamed('0'), layout)
    const line = zero[on] + zero[along] / 2
    for (const name of ['0-1', '0-2', '0-3', '0-1-2', '0-2-3', '0-1-2-3']) {
      const place = placeIn(spotNamed(name), layout)
      expect(place[along]).toBeGreaterThan(2 * placeIn(spotNamed('1-4'), layout)[along])
      expect(chipPlaceIn(spotNamed(name), layout)[on]).toBeCloseTo(line)
      expect(place[on] - place[along] / 2 - (zero[on] - zero[along] / 2)).toBeGreaterThan(0.66)
    }
  })

  it('lets arrows reach every spot from every other', () => {
    const reached = new Set(['17'])
    for (const name of reached)
      for (const arrow of ARROWS) reached.add(nextSpot(spotNamed(name), arrow, layout).name)
    expect(SPOTS.filter(({ name }) => !reached.has(name)).map(({ name }) => name)).toEqual([])
  })
})

it.each<[string, Arrow, string]>([
  ['17', 'ArrowRight', '17-20'],
  ['17-20', 'ArrowRight', '20'],
  ['17', 'ArrowUp', '17-18'],
  ['17-20', 'ArrowUp', '17-18-20-21'],
  ['16', 'ArrowDown', '16-17-18'],
  ['2', 'ArrowLeft', '0-2'],
  ['34', 'ArrowRight', 'column-1'],
])('from %s, %s leads to %s', (from, arrow, to) => {
  expect(nextSpot(spotNamed(from), arrow, 'flat').name).toBe(to)
})
