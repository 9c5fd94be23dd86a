import { afterEach, expect, it } from 'vitest'
import { TABLE_FACETS } from '#contract/addresses/first-payloads.ts'
import { memory } from '#web/call/memory.ts'
import { removeStored, writeStored } from '#web/state/stored.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { liveProviders, useLiveCategories, useLiveProviders } from './table-lists.ts'

afterEach(() => {
  memory.clear()
  removeStored('ridValue')
})

it('DATA-15/categories holds the live categories', () => {
  expect(TABLE_FACETS).toEqual({ limit: 150 })
  expect(resultOf(useLiveCategories).data).toBeUndefined()
  const roulette = { CategoryID: 11, name: 'Rulet', items: 4 }
  memory.setQueryData(['livecasino/category_list', TABLE_FACETS, 'tr'], pageOf([roulette]))
  expect(resultOf(useLiveCategories).data?.data).toEqual([roulette])
  expect(resultOf(useLiveCategories, 'en').data).toBeUndefined()
})

it('DATA-15/providers holds the live providers, as asked for by whoever is here', () => {
  const shown = { providerID: 301, providerName: 'Galata', status: 1, items: 4 }
  const hidden = { providerID: 303, providerName: 'Gizli', status: 2, items: 1 }
  expect(liveProviders()).toEqual({ limit: 150 })
  memory.setQueryData(['livecasino/provider_list', { limit: 150 }, 'tr'], pageOf([shown]))
  expect(resultOf(useLiveProviders).data?.data).toEqual([shown])
  for (const other of ['', '1', '19', '200']) {
    writeStored('ridValue', other)
    expect(liveProviders()).toEqual({ limit: 150 })
  }
  writeStored('ridValue', '20')
  expect(liveProviders()).toEqual({ limit: 150, status: 2 })
  const asked = ['livecasino/provider_list', { limit: 150, status: 2 }, 'tr']
  memory.setQueryData(asked, pageOf([shown, hidden]))
  expect(resultOf(useLiveProviders).data?.data).toEqual([shown, hidden])
})
