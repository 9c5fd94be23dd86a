import { expect, it } from 'vitest'
import { standingsOf, type PlayedMatch } from './standings.ts'

const match = (home: string, away: string, goals: readonly [number, number]): PlayedMatch => ({
  home: { id: home, name: home },
  away: { id: away, name: away },
  score: { home: goals[0], away: goals[1] },
})

it('adds up points, goals and form of both clubs of each match', () => {
  const table = standingsOf([match('a', 'b', [2, 1]), match('b', 'a', [0, 0])])
  expect(table).toEqual([
    {
      club: { id: 'a', name: 'a' },
      won: 1,
      drawn: 1,
      lost: 0,
      scored: 2,
      conceded: 1,
      points: 4,
      form: ['win', 'draw'],
    },
    {
      club: { id: 'b', name: 'b' },
      won: 0,
      drawn: 1,
      lost: 1,
      scored: 1,
      conceded: 2,
      points: 1,
      form: ['loss', 'draw'],
    },
  ])
})

it('orders by points, then goal difference, then goals scored, then name', () => {
  const table = standingsOf([
    match('points', 'last', [1, 0]),
    match('points', 'last', [1, 0]),
    match('difference', 'z', [3, 0]),
    match('goals', 'y', [2, 1]),
    match('çınar', 'x', [1, 0]),
    match('dut', 'w', [1, 0]),
  ])
  expect(table.map(({ club }) => club.id).slice(0, 5)).toEqual([
    'points',
    'difference',
    'goals',
    'çınar',
    'dut',
  ])
})

it('keeps the last five of a form, and calls a club as it was called last', () => {
  const renamed = { ...match('a', 'b', [0, 1]), home: { id: 'a', name: 'A 1924' } }
  const wins = Array.from({ length: 6 }, () => match('a', 'b', [1, 0]))
  const [first] = standingsOf([...wins, renamed])
  expect(first?.club.name).toBe('A 1924')
  expect(first?.form).toEqual(['win', 'win', 'win', 'win', 'loss'])
})
