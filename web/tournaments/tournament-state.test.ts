import { describe, expect, it } from 'vitest'
import { shelvesOf, tournamentState, type Tournament } from './tournament-state.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const at = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString()
const dates = (from: number, until: number) => ({ Start_date: at(from), End_date: at(until) })
const state = (from: number, until: number) => tournamentState(dates(from, until), NOW)

describe('what the dates say', () => {
  it('STATE-17/active a tournament that began before now and ends after now is active', () => {
    expect(state(-1, 1)).toBe('active')
    expect(state(-0.001, 0.001)).toBe('active')
    expect(state(0, 1)).not.toBe('active')
    expect(state(-1, 0)).not.toBe('active')
  })

  it('STATE-17/upcoming one that starts after now is upcoming', () => {
    expect(state(1, 2)).toBe('upcoming')
    expect(state(0.001, 2)).toBe('upcoming')
    expect(state(0, 2)).not.toBe('upcoming')
  })

  it('STATE-17/concluded one that ended before now is concluded', () => {
    expect(state(-2, -1)).toBe('concluded')
    expect(state(-2, -0.001)).toBe('concluded')
    expect(state(-2, 0)).not.toBe('concluded')
  })

  it('is none of it on an edge', () => {
    expect(state(0, 1)).toBeNull()
    expect(state(-1, 0)).toBeNull()
  })
})

describe('the shelves', () => {
  const tournament = (id: number, from: number, until: number, change = {}): Tournament => ({
    id,
    Status: 'open',
    title: '',
    text: '',
    image: '',
    ...dates(from, until),
    now: at(0),
    rule: 'best-multiple',
    minStake: 1,
    prizePool: 0,
    prizes: [],
    gamesTotal: 0,
    games: [],
    ...change,
  })
  const ids = (given: readonly Tournament[]) => given.map(({ id }) => id)

  it('hold each tournament once, whatever the instant', () => {
    const all = [
      tournament(1, -5, 9),
      tournament(2, -5, 3),
      tournament(3, 8, 9),
      tournament(4, 2, 9),
      tournament(5, -9, -4),
      tournament(6, -9, -1),
      tournament(7, 0, 5),
      tournament(8, -5, 0),
      tournament(9, -5, 5, { Status: 'cancelled' }),
    ]
    const shelves = shelvesOf(all, NOW)
    expect(ids(shelves.active)).toEqual([2, 7, 1])
    expect(ids(shelves.upcoming)).toEqual([4, 3])
    expect(ids(shelves.concluded)).toEqual([9, 8, 6, 5])
  })
})
