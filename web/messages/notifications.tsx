import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { ListFailed } from '#web/parts/screen/screen-states.tsx'
import { useMessages, useUnreadCount } from '#web/parts/messages/message-lists.ts'
import { useWords } from '#web/words/words.ts'
import { MessageList, MessagesSkeleton } from './message-list.tsx'
import { MessagesFailed, NoMessages, PastTheEnd } from './message-states.tsx'
import { MESSAGES_WORDS } from './messages-words.ts'
import { MoneyNoticeList } from './money-notice-list.tsx'
import { newestFirst, useMoneyNotices } from './money-notices.ts'
import styles from './notifications.module.css'
import { markRead } from './mark-read.ts'

const SKELETON_ROWS = 5

/** `/notifications`: what reached the member, list by list: news about their money, then messages to everyone. */
export function NotificationsScreen() {
  const words = useWords(MESSAGES_WORDS)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <MoneySection />
      <section className={stackClass(16)} aria-labelledby="messages">
        <header className={styles['head']}>
          <h2 id="messages">{words.messages}</h2>
          <Unread />
        </header>
        <Messages />
      </section>
    </AccountPage>
  )
}

/** Withdrawals that came to nothing; without any there is no word of them. */
function MoneySection() {
  const words = useWords(MESSAGES_WORDS)
  const query = useMoneyNotices()
  if (query.isError)
    return (
      <ListFailed
        title={words.moneyFailed}
        level={3}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  if (query.data === undefined || query.data.data.length === 0) return null
  return (
    <section className={stackClass(16)} aria-labelledby="money">
      <header className={styles['head']}>
        <h2 id="money">{words.money}</h2>
        <span className={styles['count']}>{words.moneyLead}</span>
      </header>
      <MoneyNoticeList notices={newestFirst(query.data.data)} />
    </section>
  )
}

/** How many wait, and the way to be done with all of them. */
function Unread() {
  const words = useWords(MESSAGES_WORDS)
  const [busy, setBusy] = useState(false)
  const unread = useUnreadCount().data?.unread
  const readAll = async () => {
    setBusy(true)
    await markRead()
    setBusy(false)
  }
  if (unread === undefined) return null
  return (
    <>
      <output className={styles['count']}>
        {unread === 0 ? words.allRead : words.unreadCount(unread)}
      </output>
      {unread > 0 && (
        <Button size="small" icon="check" busy={busy} onClick={() => void readAll()}>
          {words.readAll}
        </Button>
      )}
    </>
  )
}

function Messages() {
  const { page } = usePage()
  const query = useMessages(page - 1, { keepLast: true })
  if (query.isPending) return <MessagesSkeleton rows={SKELETON_ROWS} />
  if (query.isError)
    return <MessagesFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
  const { data, pagination } = query.data
  if (data.length === 0) return page > 1 ? <PastTheEnd /> : <NoMessages />
  return (
    <>
      <MessageList messages={data} />
      <Pager page={page} total={pagination.total} />
    </>
  )
}
