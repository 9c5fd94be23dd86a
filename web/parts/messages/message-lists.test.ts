import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { pageOf, resultOf } from '#web/testing.ts'
import { messagesPage, showRead, useMessages } from './message-lists.ts'

afterEach(() => memory.clear())

const LIST = 'crm/list_mass_messages'
const message = (messageID: number) => ({
  messageID,
  title: `Duyuru ${messageID}`,
  text: 'Metin',
  link: '',
  at: `2026-11-${String(30 - messageID)}T09:00:00.000Z`,
  isRead: false,
})
const page = (...ids: number[]) => pageOf(ids.map(message))
const shown = (at: number) => resultOf(() => useMessages(at)).data?.data

it('DATA-23/notifications the client holds the list of notifications, the latest first, by language', () => {
  expect(shown(0)).toBeUndefined()
  memory.setQueryData([LIST, messagesPage(1), 'tr'], page(11, 12))
  memory.setQueryData([LIST, messagesPage(0), 'tr'], page(1, 2))
  memory.setQueryData([LIST, messagesPage(0), 'en'], page(3))
  expect(shown(0)?.map(({ messageID }) => messageID)).toEqual([1, 2])
  expect(shown(1)?.map(({ messageID }) => messageID)).toEqual([11, 12])
})

it('knows which were read', () => {
  memory.setQueryData([LIST, messagesPage(0), 'tr'], page(1, 2))
  const read = () => shown(0)?.map(({ isRead }) => isRead)
  showRead([2])
  expect(read()).toEqual([false, true])
  showRead()
  expect(read()).toEqual([true, true])
})
