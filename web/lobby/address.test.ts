import { expect, it } from 'vitest'
import { LIVE_TYPES } from '#contract/live-types.ts'
import { SLOT_TYPES } from '#contract/slot-types.ts'
import { addressOf, NO_FILTERS, readFilters } from './address.ts'

const none = new URLSearchParams()

it('writes one facet as the path and the rest as the query', () => {
  expect(addressOf('/slot', NO_FILTERS)).toBe('/slot')
  expect(addressOf('/slot', { ...NO_FILTERS, type: 'bonus-buy' })).toBe('/slot/type/bonus-buy')
  expect(
    addressOf('/slot', { categoryID: 27, providerID: 3, type: 'ways', search: ' çarkı ' }),
  ).toBe('/slot/category/27?provider=3&type=ways&q=%C3%A7ark%C4%B1')
})

it.each([
  NO_FILTERS,
  { ...NO_FILTERS, search: 'lale & "gül"' },
  { ...NO_FILTERS, providerID: 9, type: 'new' as const },
  { categoryID: 94, providerID: 9, type: 'lines' as const, search: 'İnci' },
])('reads back what it wrote (%o)', (filters) => {
  const url = new URL(addressOf('/slot', filters), 'http://kasa.test')
  const [, , facet, value] = url.pathname.split('/')
  const name = facet === 'type' ? 'type' : `${facet}ID`
  const path = facet ? { [name]: value } : {}
  expect(readFilters(SLOT_TYPES, { ...path, query: url.searchParams })).toEqual(filters)
})

it('knows an address that cannot exist, and ignores a strange query', () => {
  expect(readFilters(SLOT_TYPES, { categoryID: 'x', query: none })).toBeNull()
  expect(readFilters(SLOT_TYPES, { type: 'rigged', query: none })).toBeNull()
  expect(
    readFilters(SLOT_TYPES, { query: new URLSearchParams('provider=-1&type=rigged') }),
  ).toEqual(NO_FILTERS)
})

it('reads no more of a search than may be searched for', () => {
  const query = new URLSearchParams({ q: 'a'.repeat(3000) })
  expect(readFilters(SLOT_TYPES, { query })?.search).toBe('a'.repeat(60))
})

it('is the same for live tables, with types of their own', () => {
  const filters = { categoryID: null, providerID: 3, type: 'roulette' as const, search: 'rulet' }
  expect(addressOf('/live', filters)).toBe('/live/provider/3?type=roulette&q=rulet')
  const query = new URLSearchParams('type=roulette&q=rulet')
  expect(readFilters(LIVE_TYPES, { providerID: '3', query })).toEqual(filters)
  expect(readFilters(LIVE_TYPES, { type: 'ways', query })).toBeNull()
})
