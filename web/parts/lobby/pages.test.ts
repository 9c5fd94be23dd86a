import { expect, it } from 'vitest'
import { PAGE_LIMIT } from '#contract/addresses/lobby.ts'
import { gathered, nextOffset } from './pages.ts'

const games = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => ({ gameID: first + i }))

it('walks the pages to the last game and stops there', () => {
  const offsets = [0]
  let next: number | null = 0
  while ((next = nextOffset({ limit: PAGE_LIMIT, total: 100, offset: next })) !== null)
    offsets.push(next)
  expect(offsets).toEqual([0, 48, 96])
})

it('has no next page when there is nothing, one page, or a reply without a limit', () => {
  expect(nextOffset({ limit: 48, total: 0, offset: 0 })).toBeNull()
  expect(nextOffset({ limit: 48, total: 48, offset: 0 })).toBeNull()
  expect(nextOffset({ limit: 0, total: 10, offset: 0 })).toBeNull()
})

it('shows each game once though pages overlap', () => {
  const shown = gathered([games(1, 48), games(48, 48), games(96, 5)], ({ gameID }) => gameID)
  expect(shown).toEqual(games(1, 100))
})
