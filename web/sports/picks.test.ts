import { afterEach, expect, it } from 'vitest'
import { empty, PICKS_MAX, slip, toggle } from './picks.ts'

afterEach(() => empty())

const pick = (eventID: number) => ({
  eventID,
  home: 'Sahilspor',
  away: 'Gökçetepe',
  startsAt: '2026-11-27T17:00:00.000Z',
  market: 'match-result',
  kind: 'match-result',
  period: 'match' as const,
  line: null,
  goal: null,
  isLive: false,
  selection: '1',
  odds: 2.08,
})

it('takes as many picks as a coupon may have, says of one more that there is no room, and still lets one out', () => {
  for (let event = 1; event <= PICKS_MAX; event += 1) expect(toggle(pick(event))).toBe(true)
  expect(toggle(pick(PICKS_MAX + 1))).toBe(false)
  expect(slip.getState().picks).toHaveLength(PICKS_MAX)
  expect(toggle(pick(1))).toBe(true)
  expect(toggle(pick(PICKS_MAX + 1))).toBe(true)
  expect(slip.getState()).toMatchObject({ kind: 'combination' })
})
