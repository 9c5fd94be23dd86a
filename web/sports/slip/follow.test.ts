import { afterEach, expect, it } from 'vitest'
import { empty, slip, toggle } from '../picks.ts'
import { pick } from '../testing-picks.ts'
import { follow } from './follow.ts'

afterEach(() => empty())

it('strikes the price that was picked while another is offered, and no longer once it is back', () => {
  toggle(pick(1))
  const offered = { isHeld: false, isClosed: false, isLive: false }
  const named = { eventID: 1, market: 'match-result', selection: '1' }
  follow(named, { ...offered, odds: 2.2 })
  follow(named, { ...offered, odds: 2.3 })
  expect(slip.getState().picks).toMatchObject([{ odds: 2.3, before: 2.08 }])
  follow(named, { ...offered, odds: null, isHeld: true })
  expect(slip.getState().picks).toMatchObject([{ odds: 2.3, before: 2.08, isHeld: true }])
  follow(named, { ...offered, odds: 2.08 })
  expect(slip.getState().picks).toMatchObject([{ odds: 2.08, before: null, isHeld: false }])
})

it('follows a pick into its match, to another hour, and in and out of a boost, and is no news where nothing is', () => {
  toggle(pick(1))
  const offered = { odds: 2.08, isHeld: false, isClosed: false }
  const named = { eventID: 1, market: 'match-result', selection: '1' }
  const before = slip.getState().picks
  follow(named, { ...offered, bookOdds: null, isLive: false, startsAt: pick(1).startsAt })
  expect(slip.getState().picks).toBe(before)
  const startsAt = '2026-11-28T17:00:00.000Z'
  follow(named, { ...offered, odds: 2.4, bookOdds: 2.1, isLive: true, startsAt })
  expect(slip.getState().picks).toMatchObject([{ bookOdds: 2.1, isLive: true, startsAt }])
  follow(named, offered)
  expect(slip.getState().picks[0]).toHaveProperty('bookOdds', 2.1)
  follow(named, { ...offered, bookOdds: null })
  expect(slip.getState().picks[0]).not.toHaveProperty('bookOdds')
})
