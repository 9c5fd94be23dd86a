import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { useMessages } from '#web/parts/messages/message-lists.ts'
import { useWords } from '#web/words/words.ts'
import { MessageList, MessagesSkeleton } from './message-list.tsx'
import { MessagesFailed, NoMessages } from './message-states.tsx'
import { MESSAGES_WORDS } from './messages-words.ts'
import { MoneyNoticeList } from './money-notice-list.tsx'
import { newestFirst, useMoneyNotices } from './money-notices.ts'
import styles from './messages-panel.module.css'

const ROWS = 4
const MONEY_ROWS = 3

/** What the bell opens: the latest messages to everyone, for visitors too. */
export function MessagesPanel({ onLeave }: { onLeave: () => void }) {
  const words = useWords(MESSAGES_WORDS)
  const isMember = useIsMember()
  const query = useMessages(0)
  const money = useMoneyNotices()
  if (query.isPending) return <MessagesSkeleton rows={ROWS} />
  if (query.isError)
    return <MessagesFailed busy={query.isFetching} onRetry={() => void query.refetch()} />
  const notices = newestFirst(money.data?.data ?? []).slice(0, MONEY_ROWS)
  if (query.data.data.length === 0 && notices.length === 0) return <NoMessages onLeave={onLeave} />
  return (
    <div className={stackClass(16, styles['panel'])}>
      {notices.length > 0 && <MoneyNoticeList notices={notices} onLeave={onLeave} />}
      <MessageList messages={query.data.data} onLeave={onLeave} />
      {isMember && (
        <Link className={buttonClass({ wide: true })} to="/notifications" onClick={onLeave}>
          {words.all}
        </Link>
      )}
    </div>
  )
}
