import { expect, it } from 'vitest'
import { LIVE_TYPES } from '#contract/live-types.ts'
import { SLOT_TYPES } from '#contract/slot-types.ts'
import { addressOf, NO_FILTERS, readFilters } from './address.ts'

const at = (address: string) => new URL(address, 'http://kasa.test')

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
  expect(readFilters('/slot', SLOT_TYPES, at(addressOf('/slot', filters)))).toEqual(filters)
})

it('knows an address that cannot exist, and ignores a strange query', () => {
  expect(readFilters('/slot', SLOT_TYPES, at('/slot/category/x'))).toBeNull()
  expect(readFilters('/slot', SLOT_TYPES, at('/slot/type/rigged'))).toBeNull()
  expect(readFilters('/slot', SLOT_TYPES, at('/slot?provider=-1&type=rigged'))).toEqual(NO_FILTERS)
})

it('knows a place outside the lobby', () => {
  expect(readFilters('/slot', SLOT_TYPES, at('/live/category/27'))).toBeNull()
  expect(readFilters('/slot', SLOT_TYPES, at('/play/slot/1'))).toBeNull()
})

it('reads no more of a search than may be searched for', () => {
  const long = at(`/slot?q=${'a'.repeat(3000)}`)
  expect(readFilters('/slot', SLOT_TYPES, long)?.search).toBe('a'.repeat(60))
})

it('is the same for live tables, with types of their own', () => {
  const filters = { categoryID: null, providerID: 3, type: 'roulette' as const, search: 'rulet' }
  const address = '/live/provider/3?type=roulette&q=rulet'
  expect(addressOf('/live', filters)).toBe(address)
  expect(readFilters('/live', LIVE_TYPES, at(address))).toEqual(filters)
  expect(readFilters('/live', LIVE_TYPES, at('/live/type/ways'))).toBeNull()
})
