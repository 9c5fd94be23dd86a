import { afterEach, expect, it } from 'vitest'
import { memory } from '#web/call/memory.ts'
import { messagesPage, notificationsState, showRead } from './message-lists.ts'

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
const page = (...ids: number[]) => ({
  data: ids.map(message),
  pagination: { limit: 10, total: 12, offset: 0 },
})

it('DATA-23/notifications the client holds the list of notifications, the latest first', () => {
  expect(notificationsState('tr')).toEqual({ notifications: [], unread: null })
  memory.setQueryData([LIST, messagesPage(1), 'tr'], page(11, 12))
  memory.setQueryData([LIST, messagesPage(0), 'tr'], page(1, 2))
  memory.setQueryData([LIST, messagesPage(0), 'en'], page(3))
  const held = notificationsState('tr').notifications.map(({ messageID }) => messageID)
  expect(held).toEqual([1, 2, 11, 12])
})

it('knows how many are unread, and which were read', () => {
  memory.setQueryData(['crm/unread_mass_messages', {}, 'tr'], { unread: 3 })
  memory.setQueryData([LIST, messagesPage(0), 'tr'], page(1, 2))
  const read = () => notificationsState('tr').notifications.map(({ isRead }) => isRead)
  expect(notificationsState('tr').unread).toBe(3)
  showRead([2])
  expect(read()).toEqual([false, true])
  showRead()
  expect(read()).toEqual([true, true])
})
