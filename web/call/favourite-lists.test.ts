import { afterEach, expect, it } from 'vitest'
import { forgetMember, memory } from '#web/call/memory.ts'
import { FAVOURITES } from '#contract/addresses/first-payloads.ts'
import { favouriteIds, showFavourite, showFavourites } from './favourite-lists.ts'

afterEach(() => memory.clear())

const page = (data: object[]) => ({
  data,
  pagination: { limit: 100, total: data.length, offset: 0 },
})
const slot = (gameID: number, isFavorite = false) => ({
  gameID,
  name: `Oyun ${gameID}`,
  isFavorite,
})
const table = (tableID: number, isFavorite = false) => ({ tableID, name: 'Masa', isFavorite })
const SLOTS = ['casino/games_list', FAVOURITES, 'tr']
const LIVE = ['livecasino/game_table_list', FAVOURITES, 'tr']

it('DATA-18/slots holds the ids of the favourite slots', () => {
  expect(favouriteIds('slot')).toEqual([])
  memory.setQueryData(SLOTS, page([slot(7, true), slot(3, true)]))
  expect(favouriteIds('slot')).toEqual([7, 3])
  expect(favouriteIds('live')).toEqual([])
})

it('DATA-18/live holds the ids of the favourite live tables', () => {
  memory.setQueryData(LIVE, page([table(9, true)]))
  expect(favouriteIds('live')).toEqual([9])
  showFavourite('slot', 9, false)
  expect(favouriteIds('live')).toEqual([9])
  showFavourite('live', 9, false)
  expect(favouriteIds('live')).toEqual([])
})

it('knows a favourite from any list that shows it marked', () => {
  memory.setQueryData(['casino/games_list', { limit: 48 }, 'tr'], page([slot(1), slot(2, true)]))
  expect(favouriteIds('slot')).toEqual([2])
  showFavourites('slot', [1])
  expect(favouriteIds('slot')).toEqual([1])
})

it('a mark stands in every list at once, page after page, and on the favourites', () => {
  const lobby = ['casino/games_list', { limit: 48 }, 'tr', 'pages']
  const pages = { pages: [page([slot(1)]), page([slot(2)])], pageParams: [0, 48] }
  memory.setQueryData(lobby, pages)
  memory.setQueryData(SLOTS, page([]))
  showFavourite('slot', 2, true)
  const shown = memory.getQueryData<typeof pages>(lobby)
  expect(shown?.pages[1]?.data).toEqual([slot(2, true)])
  expect(shown?.pages[0]).toBe(pages.pages[0])
  expect(memory.getQueryData(SLOTS)).toEqual(page([slot(2, true)]))
  showFavourite('slot', 2, false)
  expect(memory.getQueryData(SLOTS)).toEqual(page([]))
})

it('leaves with the member: whoever comes next sees none of it', () => {
  memory.setQueryData(SLOTS, page([slot(7, true)]))
  memory.setQueryData(['casino/games_list', { limit: 48 }, 'tr'], page([slot(7, true)]))
  forgetMember()
  expect(memory.getQueryData(SLOTS)).toBeUndefined()
  expect(memory.getQueryData(['casino/games_list', { limit: 48 }, 'tr'])).toBeDefined()
})
