/**
 * The messages to everyone, as this page knows them: asked and remembered by the calls' memory, read
 * here under the name the rest of the product knows them by.
 */
import type { Data, Output, Payload } from '#contract/registry.ts'
import { memory } from '#web/call/memory.ts'
import { useCall } from '#web/call/use-call.ts'

const LIST = 'crm/list_mass_messages'
const UNREAD = 'crm/unread_mass_messages'
const PAGE_LIMIT = 10

export type Message = Data<typeof LIST>[number]

export const messagesPage = (page: number): Payload<typeof LIST> => ({
  limit: PAGE_LIMIT,
  offset: page * PAGE_LIMIT,
})

/** A page of them, from 0, the latest first; `keepLast` shows one page while another comes. */
export const useMessages = (page: number, options: { keepLast?: boolean } = {}) =>
  useCall(LIST, messagesPage(page), { silent: true, ...options })

/** How many wait to be read. */
export const useUnreadCount = () => useCall(UNREAD, {}, { silent: true })

/** What was read is so in every page that this browser remembers; all of it when no ids are named. */
export function showRead(messageIDs?: readonly number[]): void {
  const isMeant = ({ messageID }: Message) => messageIDs?.includes(messageID) ?? true
  memory.setQueriesData<Output<typeof LIST>>({ queryKey: [LIST] }, (page) =>
    page === undefined
      ? page
      : {
          ...page,
          data: page.data.map((each) => (isMeant(each) ? { ...each, isRead: true } : each)),
        },
  )
}
