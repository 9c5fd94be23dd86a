import { expect, it } from 'vitest'
import { lobbyAddress, NO_FILTERS, readFilters } from './lobby-address.ts'

const none = new URLSearchParams()

it('writes one facet as the path and the rest as the query', () => {
  expect(lobbyAddress(NO_FILTERS)).toBe('/slot')
  expect(lobbyAddress({ ...NO_FILTERS, type: 'bonus-buy' })).toBe('/slot/type/bonus-buy')
  expect(lobbyAddress({ categoryID: 27, providerID: 3, type: 'ways', search: ' çarkı ' })).toBe(
    '/slot/category/27?provider=3&type=ways&q=%C3%A7ark%C4%B1',
  )
})

it.each([
  NO_FILTERS,
  { ...NO_FILTERS, search: 'lale & "gül"' },
  { ...NO_FILTERS, providerID: 9, type: 'new' as const },
  { categoryID: 94, providerID: 9, type: 'lines' as const, search: 'İnci' },
])('reads back what it wrote (%o)', (filters) => {
  const url = new URL(lobbyAddress(filters), 'http://kasa.test')
  const [, , facet, value] = url.pathname.split('/')
  const name = facet === 'type' ? 'type' : `${facet}ID`
  const path = facet ? { [name]: value } : {}
  expect(readFilters({ ...path, query: url.searchParams })).toEqual(filters)
})

it('knows an address that cannot exist, and ignores a strange query', () => {
  expect(readFilters({ categoryID: 'x', query: none })).toBeNull()
  expect(readFilters({ type: 'rigged', query: none })).toBeNull()
  expect(readFilters({ query: new URLSearchParams('provider=-1&type=rigged') })).toEqual(NO_FILTERS)
})
