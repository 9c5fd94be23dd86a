import { expect, it } from 'vitest'
import {
  gamesPayload,
  liveAddress,
  NO_FILTERS,
  shelfOf,
  slotsAddress,
  slotsAt,
  tablesAt,
} from './lobby.ts'

const at = (address: string) => new URL(address, 'http://kasa.test')

it('writes one facet as the path and the rest as the query', () => {
  expect(slotsAddress(NO_FILTERS)).toBe('/slot')
  expect(slotsAddress({ ...NO_FILTERS, type: 'bonus-buy' })).toBe('/slot/type/bonus-buy')
  expect(slotsAddress({ categoryID: 27, providerID: 3, type: 'ways', search: ' çarkı ' })).toBe(
    '/slot/category/27?provider=3&type=ways&q=%C3%A7ark%C4%B1',
  )
})

it.each([
  NO_FILTERS,
  { ...NO_FILTERS, search: 'lale & "gül"' },
  { ...NO_FILTERS, providerID: 9, type: 'new' as const },
  { categoryID: 94, providerID: 9, type: 'lines' as const, search: 'İnci' },
])('reads back what it wrote (%o)', (filters) => {
  expect(slotsAt(at(slotsAddress(filters)))).toEqual(filters)
})

it('knows an address that cannot exist, and ignores a strange query', () => {
  expect(slotsAt(at('/slot/category/x'))).toBeNull()
  expect(slotsAt(at('/slot/type/rigged'))).toBeNull()
  expect(slotsAt(at('/slot?provider=-1&type=rigged'))).toEqual(NO_FILTERS)
})

it('knows a place outside the lobby', () => {
  expect(slotsAt(at('/live/category/27'))).toBeNull()
  expect(slotsAt(at('/play/slot/1'))).toBeNull()
})

it('reads no more of a search than may be searched for', () => {
  const long = at(`/slot?q=${'a'.repeat(3000)}`)
  expect(slotsAt(long)?.search).toBe('a'.repeat(60))
})

it('is the same for live tables, with types of their own', () => {
  const filters = { categoryID: null, providerID: 3, type: 'roulette' as const, search: 'rulet' }
  const address = '/live/provider/3?type=roulette&q=rulet'
  expect(liveAddress(filters)).toBe(address)
  expect(tablesAt(at(address))).toEqual(filters)
  expect(tablesAt(at('/live/type/ways'))).toBeNull()
})

it('knows the shelf that a path names, and where none can be', () => {
  expect(shelfOf('/slot')).toEqual({ root: '/slot', facet: null, value: '' })
  expect(shelfOf('/live/category/3')).toEqual({ root: '/live', facet: 'category', value: '3' })
  expect(shelfOf('/live/type/roulette')?.facet).toBe('type')
  for (const path of ['/', '/slots', '/slot/category', '/slot/type/roulette', '/slot/provider/3/4'])
    expect(shelfOf(path)).toBeNull()
})

it('asks for pages of 48 and only for what is filtered', () => {
  expect(gamesPayload(NO_FILTERS)).toEqual({ limit: 48, offset: 0 })
  expect(gamesPayload({ categoryID: 27, providerID: 3, type: 'ways', search: ' lale ' })).toEqual({
    limit: 48,
    offset: 0,
    categoryID: 27,
    providerID: 3,
    type: 'ways',
    searchGameName: 'lale',
  })
})

it('never sends a search below three characters', () => {
  expect(gamesPayload({ ...NO_FILTERS, search: 'la' })).not.toHaveProperty('searchGameName')
})
