import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { QUICK_ACCESS_PAYLOAD } from '#contract/lobby-address.ts'
import { CATEGORIES, casinoState, PROVIDERS } from './game-lists.ts'

afterEach(() => memory.clear())

const page = (data: unknown[]) => ({
  data,
  pagination: { limit: 48, total: data.length, offset: 0 },
})
const slot = (gameID: number) => ({ gameID, name: `Oyun ${gameID}`, providerID: 1 })

it('DATA-14/casinoCategories holds the categories, each with CategoryID and the count of its games', () => {
  expect(casinoState('tr').casinoCategories).toEqual([])
  const popular = { CategoryID: 27, name: 'Popüler', items: 12 }
  memory.setQueryData(['casino/category_list', CATEGORIES, 'tr'], page([popular]))
  expect(casinoState('tr').casinoCategories).toEqual([
    { CategoryID: 27, name: 'Popüler', items: 12 },
  ])
  expect(casinoState('en').casinoCategories).toEqual([])
})

it('DATA-14/casinoProviders holds the providers', () => {
  expect(PROVIDERS).toEqual({ limit: 100, offset: 0 })
  const provider = { providerID: 1, providerName: 'Çini Atölyesi', items: 3 }
  memory.setQueryData(['casino/provider_list', PROVIDERS, 'tr'], page([provider]))
  expect(casinoState('tr').casinoProviders).toEqual([provider])
})

it('DATA-14/casinoGames holds every game that a list has shown, once', () => {
  memory.setQueryData(['casino/games_list', { limit: 48 }, 'tr'], page([slot(1), slot(2)]))
  const pages = { pages: [page([slot(2)]), page([slot(3)])], pageParams: [0, 48] }
  memory.setQueryData(['casino/games_list', { limit: 48 }, 'tr', 'pages'], pages)
  expect(casinoState('tr').casinoGames.map(({ gameID }) => gameID)).toEqual([1, 2, 3])
})

it('DATA-14/quick-access holds the quick-access games: 50 of category 94', () => {
  expect(QUICK_ACCESS_PAYLOAD).toEqual({ limit: 50, offset: 0, categoryID: 94 })
  memory.setQueryData(['casino/games_list', QUICK_ACCESS_PAYLOAD, 'tr'], page([slot(5)]))
  expect(casinoState('tr').quickAccessGames).toEqual([slot(5)])
})
