import { expect, it } from 'vitest'
import { joinedIn } from './building.ts'
import type { CouponPick } from '../picks.ts'
import { SPORTS } from '../sports.ts'

const pick = (eventID: number, market: string, sportID?: number): CouponPick => ({
  eventID,
  ...(sportID === undefined ? {} : { sportID }),
  home: 'Sahilspor',
  away: 'Gökçetepe',
  startsAt: '2026-11-27T17:00:00.000Z',
  market,
  kind: market,
  period: 'match',
  line: null,
  goal: null,
  selection: '1',
  isLive: false,
  isHeld: false,
  odds: 2,
  before: null,
  isClosed: false,
})

it('offers to join picks of one match where its sport does, and of no other sport', () => {
  for (const { sportID, hasBuilder } of SPORTS) {
    const two = [pick(1, 'a', sportID), pick(2, 'b', sportID), pick(1, 'c', sportID)]
    expect(joinedIn(two)).toEqual(hasBuilder ? { eventID: 1, names: ['a=1', 'c=1'] } : null)
    expect(joinedIn(two.slice(0, 2))).toBeNull()
  }
  expect(SPORTS.map(({ hasBuilder }) => hasBuilder)).toContain(false)
})

it('looks behind picks of a sport that joins none, and at what was joined before', () => {
  const [football, , tennis] = SPORTS
  const parts = [
    { market: 'x', kind: 'x', period: 'match', line: null, goal: null, selection: '2' },
  ] as const
  const picks = [
    pick(5, 'a', tennis.sportID),
    pick(5, 'b', tennis.sportID),
    { ...pick(6, 'builder', football.sportID), parts },
    pick(6, 'y', football.sportID),
  ]
  expect(joinedIn(picks)).toEqual({ eventID: 6, names: ['x=2', 'y=1'] })
  // A page of before did not say which sport it was.
  expect(joinedIn([pick(7, 'a'), pick(7, 'b')])).toBeNull()
})
