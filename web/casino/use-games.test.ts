import { afterEach, expect, it } from 'vitest'
import { gamesPayload, NO_FILTERS } from '#contract/addresses/lobby.ts'
import { memory } from '#web/call/memory.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { useGames } from './use-games.ts'

const slot = (gameID: number) => ({ gameID, name: `Oyun ${gameID}`, providerID: 1 })
const LIST = ['casino/games_list', gamesPayload(NO_FILTERS), 'tr']
const idsShown = () => resultOf(() => useGames(NO_FILTERS)).rows?.map(({ gameID }) => gameID)

afterEach(() => memory.clear())

it('DATA-14/casinoGames holds every game that a page has brought, once', () => {
  expect(idsShown()).toBeUndefined()
  const pages = [pageOf([slot(1), slot(2)]), pageOf([slot(2), slot(3)])]
  memory.setQueryData([...LIST, 'pages'], { pages, pageParams: [0, 48] })
  expect(idsShown()).toEqual([1, 2, 3])
})

it('begins with the games that came with the page', () => {
  memory.setQueryData(LIST, pageOf([slot(4)]))
  expect(idsShown()).toEqual([4])
})
