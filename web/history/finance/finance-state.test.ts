import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import {
  useCategories,
  useFinanceHistories,
  useGameTypes,
  useSubCategories,
} from '#web/history/finance/finance-state.ts'
import { resultOf } from '#web/testing.ts'

afterEach(() => memory.clear())

it('DATA-19/financeHistories the finance state holds histories with limit, total and offset', () => {
  const held = () => resultOf(() => useFinanceHistories({ status: 1002 }, 10)).list
  expect(held()).toBeNull()
  const page = (offset: number, ...ids: number[]) => ({
    data: ids.map((transactionID) => ({ transactionID })),
    pagination: { limit: 10, total: 32, offset },
  })
  const key = ['finance/list_transactions', { status: 1002, limit: 10 }, 'tr', 10]
  memory.setQueryData(key, { pages: [page(10, 5, 4), page(20, 3)], pageParams: [10, 20] })
  expect(held()?.pagination).toEqual({ limit: 10, total: 32, offset: 10 })
  expect(held()?.data.at(0)?.transactionID).toBe(5)
})

it('DATA-19/categories DATA-19/sub-categories DATA-19/game-types the finance state holds what histories are narrowed by', () => {
  const categories = [{ id: 1, name: 'Para yatırma' }]
  const subCategories = [{ id: 12, name: 'Ödeme sağlayıcısı', categoryID: 1 }]
  const types = [{ id: 2, name: 'Ödeme sağlayıcısı' }]
  expect(resultOf(useCategories)).toBeUndefined()
  memory.setQueryData(['finance/list_categories', {}, 'tr'], categories)
  memory.setQueryData(['finance/list_sub_categories', {}, 'tr'], subCategories)
  memory.setQueryData(['finance/list_types_frontend', {}, 'tr'], types)
  expect(resultOf(useCategories)).toEqual(categories)
  expect(resultOf(useSubCategories)).toEqual(subCategories)
  expect(resultOf(useGameTypes)).toEqual(types)
})
