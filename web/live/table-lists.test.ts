import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { LIVE_CATEGORIES, liveProviders, liveState } from './table-lists.ts'
import { removeStored, writeStored } from '#web/state/stored.ts'

afterEach(() => {
  memory.clear()
  removeStored('ridValue')
})

const page = (data: unknown[]) => ({
  data,
  pagination: { limit: 48, total: data.length, offset: 0 },
})
const table = (tableID: number) => ({ tableID, gameID: 7011, name: `Masa ${tableID}` })

it('DATA-15/categories holds the live categories', () => {
  expect(LIVE_CATEGORIES).toEqual({ limit: 150 })
  expect(liveState('tr').categories).toEqual([])
  const roulette = { CategoryID: 11, name: 'Rulet', items: 4 }
  memory.setQueryData(['livecasino/category_list', LIVE_CATEGORIES, 'tr'], page([roulette]))
  expect(liveState('tr').categories).toEqual([roulette])
  expect(liveState('en').categories).toEqual([])
})

it('DATA-15/providers holds the live providers, as asked for by whoever is here', () => {
  const shown = { providerID: 301, providerName: 'Galata', status: 1, items: 4 }
  const hidden = { providerID: 303, providerName: 'Gizli', status: 2, items: 1 }
  expect(liveProviders()).toEqual({ limit: 150 })
  memory.setQueryData(['livecasino/provider_list', { limit: 150 }, 'tr'], page([shown]))
  expect(liveState('tr').providers).toEqual([shown])
  for (const other of ['', '1', '19', '200']) {
    writeStored('ridValue', other)
    expect(liveProviders()).toEqual({ limit: 150 })
  }
  writeStored('ridValue', '20')
  expect(liveProviders()).toEqual({ limit: 150, status: 2 })
  const asked = ['livecasino/provider_list', { limit: 150, status: 2 }, 'tr']
  memory.setQueryData(asked, page([shown, hidden]))
  expect(liveState('tr').providers).toEqual([shown, hidden])
})

it('DATA-15/game-tables holds every table that a list has shown, once, each with its tableID', () => {
  const call = 'livecasino/game_table_list'
  memory.setQueryData([call, { limit: 100 }, 'tr'], page([table(1), table(2)]))
  const pages = { pages: [page([table(2)]), page([table(3)])], pageParams: [0, 48] }
  memory.setQueryData([call, { limit: 48 }, 'tr', 'pages'], pages)
  expect(liveState('tr').gameTables.map(({ tableID }) => tableID)).toEqual([1, 2, 3])
})
