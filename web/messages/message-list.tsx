import { cardClass } from '#kit/layout/card.tsx'
import { safeLink } from '#contract/addresses/safe-address.ts'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import type { Message } from '#web/parts/messages/message-lists.ts'
import { OperatorLink } from '#web/parts/screen/operator-link.tsx'
import { clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { ByDay } from './by-day.tsx'
import styles from './message-list.module.css'
import { MESSAGES_WORDS } from './messages-words.ts'
import { markRead } from './mark-read.ts'

interface ListProps {
  messages: readonly Message[]
  /** A link of a message was followed: whatever holds the list closes. */
  onLeave?: (() => void) | undefined
}

/** Messages by their titles; one opens at a press, and is read by it. */
export function MessageList({ messages, onLeave }: ListProps) {
  return (
    <ByDay items={messages} at={({ at }) => at} keyOf={({ messageID }) => messageID}>
      {(message) => <OneMessage message={message} onLeave={onLeave} />}
    </ByDay>
  )
}

function OneMessage({ message, onLeave }: { message: Message } & Pick<ListProps, 'onLeave'>) {
  const words = useWords(MESSAGES_WORDS)
  const lang = useLang()
  const { messageID, title, text, link, isRead } = message
  const isNew = isRead === false
  return (
    <details
      className={cardClass(styles['message'])}
      data-new={isNew}
      onToggle={(event) => {
        if (event.currentTarget.open && isNew) void markRead({ messageIDs: [messageID] })
      }}
    >
      <summary className={styles['head']}>
        <span className={styles['dot']} aria-hidden="true" />
        <span className={styles['title']}>
          {title}
          {isNew && <span className="heard-only">, {words.unread}</span>}
        </span>
        <time dateTime={message.at} className={styles['at']}>
          {clockTime(message.at, lang)}
        </time>
        <Icon name="chevron-down" size={18} className={styles['arrow'] ?? ''} />
      </summary>
      <div className={styles['text']}>
        {/* A blank line parts them; none ever moves. */}
        {text.split(/\n\s*\n/).map((paragraph, at) => (
          <p key={at}>{paragraph}</p>
        ))}
        {safeLink(link) !== '' && <Follow link={link} onLeave={onLeave} />}
      </div>
    </details>
  )
}

function Follow({ link, onLeave }: { link: string } & Pick<ListProps, 'onLeave'>) {
  const words = useWords(MESSAGES_WORDS)
  return (
    <OperatorLink to={link} onLeave={onLeave}>
      {words.follow}
    </OperatorLink>
  )
}

export function MessagesSkeleton({ rows }: { rows: number }) {
  const words = useWords(MESSAGES_WORDS)
  return (
    <div className={stackClass(8)} aria-busy="true">
      <output className="heard-only">{words.loading}</output>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={`${cardClass(styles['message'])} ${styles['head']}`}>
          <span className={styles['title']}>
            <Skeleton width="70%" height={16} radius={6} />
          </span>
          <span className={styles['at']}>
            <Skeleton width={120} height={13} radius={6} />
          </span>
        </div>
      ))}
    </div>
  )
}
