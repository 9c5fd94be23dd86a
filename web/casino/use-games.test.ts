import { expect, it } from 'vitest'
import { NO_FILTERS } from '#web/lobby/address.ts'
import { gamesPayload } from './use-games.ts'

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
