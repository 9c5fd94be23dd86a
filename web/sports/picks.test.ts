import { afterEach, expect, it } from 'vitest'
import { empty, PICKS_MAX, slip, toggle } from './picks.ts'
import { pick } from './testing-picks.ts'

afterEach(() => empty())

it('takes as many picks as a coupon may have, says of one more that there is no room, and still lets one out', () => {
  for (let event = 1; event <= PICKS_MAX; event += 1) expect(toggle(pick(event))).toBe(true)
  expect(toggle(pick(PICKS_MAX + 1))).toBe(false)
  expect(slip.getState().picks).toHaveLength(PICKS_MAX)
  expect(toggle(pick(1))).toBe(true)
  expect(toggle(pick(PICKS_MAX + 1))).toBe(true)
  expect(slip.getState()).toMatchObject({ kind: 'combination' })
})
