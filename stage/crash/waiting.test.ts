import { expect, it } from 'vitest'
import { WaitingBets } from './waiting.ts'

const TEN = { amount: 10_000_000, target: null }
const AIMED = { amount: 20_000_000, target: 250 }

it('a bet waits for the flight after the present one, and is laid once when that opens', () => {
  const waiting = new WaitingBets()
  waiting.add('1', TEN, 7, 0)
  waiting.add('2', AIMED, 7, 0)
  expect(waiting.take(7, false, 9_000)).toEqual({ due: [], missed: [] })
  expect(waiting.spots).toEqual(['1', '2'])
  const due = [
    { spot: '1', ...TEN },
    { spot: '2', ...AIMED },
  ]
  expect(waiting.take(8, true, 9_000)).toEqual({ due, missed: [] })
  expect(waiting.take(8, true, 9_000)).toEqual({ due: [], missed: [] })
})

it('what was taken back is laid nowhere', () => {
  const waiting = new WaitingBets()
  waiting.add('1', TEN, 7, 0)
  waiting.remove('1')
  expect(waiting.get('1')).toBe(null)
  expect(waiting.take(8, true, 9_000)).toEqual({ due: [], missed: [] })
})

it.each([
  [8, false],
  [9, true],
])('its own flight is past at flight %i, open %s: it is laid on no other', (present, isOpen) => {
  const waiting = new WaitingBets()
  waiting.add('1', TEN, 7, 0)
  expect(waiting.take(present, isOpen, 9_000)).toEqual({ due: [], missed: [{ spot: '1', ...TEN }] })
  expect(waiting.spots).toEqual([])
})

it('a bet that waited for longer than any flight lasts is laid no more', () => {
  const waiting = new WaitingBets()
  waiting.add('1', TEN, 7, 0)
  waiting.add('2', AIMED, 7, 170_000)
  const missed = [{ spot: '1', ...TEN }]
  expect(waiting.take(8, true, 181_000)).toEqual({ due: [{ spot: '2', ...AIMED }], missed })
  waiting.add('1', TEN, 8, 0)
  expect(waiting.take(8, true, 181_000)).toEqual({ due: [], missed })
})

it('a table that is closed meanwhile drops it, and lays none when it opens again', () => {
  const waiting = new WaitingBets()
  const limits = { min: 1_000_000, max: 50_000_000 }
  waiting.add('1', TEN, 7, 0)
  expect(waiting.drop({ isOpen: true, limits })).toEqual([])
  expect(waiting.drop({ isOpen: false, limits })).toEqual([{ spot: '1', ...TEN, why: 'closed' }])
  expect(waiting.take(8, true, 9_000)).toEqual({ due: [], missed: [] })
})

it('limits that were lowered meanwhile drop what is above them', () => {
  const waiting = new WaitingBets()
  waiting.add('1', TEN, 7, 0)
  waiting.add('2', AIMED, 7, 0)
  const limits = { min: 1_000_000, max: 15_000_000 }
  expect(waiting.drop({ isOpen: true, limits })).toEqual([{ spot: '2', ...AIMED, why: 'limits' }])
  expect(waiting.spots).toEqual(['1'])
})
