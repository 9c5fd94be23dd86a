/**
 * The messages to everyone, as this page knows them: asked and remembered by the calls' memory, read
 * here under the name the rest of the product knows them by.
 */
import type { Data, Output, Payload } from '#contract/registry.ts'
import type { Lang } from '#kit/language.ts'
import { memory } from '#web/call/memory.ts'

const LIST = 'crm/list_mass_messages'
const UNREAD = 'crm/unread_mass_messages'
const PAGE_LIMIT = 10

export type Message = Data<typeof LIST>[number]

/** A page of them, from 0. */
export const messagesPage = (page: number): Payload<typeof LIST> => ({
  limit: PAGE_LIMIT,
  offset: page * PAGE_LIMIT,
})

interface NotificationsState {
  /** The latest first, as many pages as were asked, each message once. */
  notifications: readonly Message[]
  /** How many wait to be read; null while it is not known. */
  unread: number | null
}

export function notificationsState(lang: Lang): NotificationsState {
  const pages = memory
    .getQueriesData<Output<typeof LIST>>({ queryKey: [LIST] })
    .filter(([queryKey]) => queryKey[2] === lang)
  const all = pages.flatMap(([, page]) => page?.data ?? [])
  const notifications = [...new Map(all.map((each) => [each.messageID, each])).values()]
  const unread = memory.getQueryData<Data<typeof UNREAD>>([UNREAD, {}, lang])?.unread ?? null
  return { notifications: notifications.sort((a, b) => (a.at < b.at ? 1 : -1)), unread }
}

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
