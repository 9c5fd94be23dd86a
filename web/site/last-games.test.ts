import { expect, it } from 'vitest'
import { lastGames, type HistoryLine } from './last-games.ts'

const round = (roundID: number, gameID: number, active = false): HistoryLine => ({
  roundID,
  gameID,
  gameName: `Oyun ${gameID}`,
  providerName: 'Çini Atölyesi',
  mode: 'base',
  stake: 1,
  baseStake: 1,
  payout: active ? null : 0,
  multiplier: active ? null : 0,
  active,
  at: `2026-11-21T10:00:0${roundID}Z`,
})

it('lists each game once, the last played first, with the time of its last round', () => {
  const games = lastGames([round(4, 7), round(3, 2), round(2, 7), round(1, 2)])
  expect(games.map(({ gameID, at }) => [gameID, at.slice(-3)])).toEqual([
    [7, '04Z'],
    [2, '03Z'],
  ])
})

it('marks a game of which any round waits', () => {
  const [first, second] = lastGames([round(3, 7), round(2, 7, true), round(1, 2)])
  expect(first?.unfinished).toBe(true)
  expect(second?.unfinished).toBe(false)
})
