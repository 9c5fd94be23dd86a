import { afterEach, expect, it } from 'vitest'
import { GAME_FACETS } from '#contract/addresses/first-payloads.ts'
import { memory } from '#web/call/memory.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { useCategories, useProviders } from './game-lists.ts'

afterEach(() => memory.clear())

it('DATA-14/casinoCategories holds the categories, each with CategoryID and the count of its games', () => {
  expect(resultOf(useCategories).data).toBeUndefined()
  const popular = { CategoryID: 27, name: 'Popüler', items: 12 }
  memory.setQueryData(['casino/category_list', GAME_FACETS, 'tr'], pageOf([popular]))
  expect(resultOf(useCategories).data?.data).toEqual([
    { CategoryID: 27, name: 'Popüler', items: 12 },
  ])
  expect(resultOf(useCategories, 'en').data).toBeUndefined()
})

it('DATA-14/casinoProviders holds the providers', () => {
  expect(GAME_FACETS).toEqual({ limit: 100, offset: 0 })
  const provider = { providerID: 1, providerName: 'Çini Atölyesi', items: 3 }
  memory.setQueryData(['casino/provider_list', GAME_FACETS, 'tr'], pageOf([provider]))
  expect(resultOf(useProviders).data?.data).toEqual([provider])
})
