import { expect, it } from 'vitest'
import { withPage, type HistoryPage } from '#web/history/history-pages.ts'

const page = (offset: number, ...data: number[]): HistoryPage<number> => ({
  data,
  pagination: { limit: 3, total: 8, offset },
})

it('STATE-21/history-replaced a new first page replaces the list', () => {
  const list = withPage(withPage(null, page(0, 8, 7, 6)), page(3, 5, 4, 3))
  expect(withPage(list, page(0, 9, 8, 7))).toEqual(page(0, 9, 8, 7))
})

it('STATE-21/history-appended a further page is appended, and where the list begins stays', () => {
  const list = withPage(null, page(0, 8, 7, 6))
  expect(withPage(list, page(3, 5, 4, 3)).data).toEqual([8, 7, 6, 5, 4, 3])
  expect(withPage(withPage(list, page(3, 5, 4, 3)), page(6, 2, 1))).toEqual({
    data: [8, 7, 6, 5, 4, 3, 2, 1],
    pagination: { limit: 3, total: 8, offset: 0 },
  })
})

it('a page that was read again stands once, and a list may begin further back', () => {
  const list = withPage(withPage(null, page(3, 5, 4, 3)), page(6, 2, 1))
  expect(withPage(list, page(6, 20, 10)).data).toEqual([5, 4, 3, 20, 10])
  expect(list.pagination.offset).toBe(3)
})
