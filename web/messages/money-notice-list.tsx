import { Link } from 'react-router'
import { cardClass } from '#kit/layout/card.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { ByDay } from './by-day.tsx'
import { MESSAGES_WORDS } from './messages-words.ts'
import styles from './money-notice-list.module.css'
import { markRead } from './mark-read.ts'
import { cameAt, type MoneyNotice } from './money-notices.ts'

interface ListProps {
  notices: readonly MoneyNotice[]
  /** A notice was followed: whatever holds the list closes. */
  onLeave?: (() => void) | undefined
}

/** What became of withdrawals that were not paid, and where the money is. */
export function MoneyNoticeList({ notices, onLeave }: ListProps) {
  return (
    <ByDay items={notices} at={cameAt} keyOf={({ transactionID }) => transactionID}>
      {(notice) => <OneNotice notice={notice} onLeave={onLeave} />}
    </ByDay>
  )
}

function OneNotice({ notice, onLeave }: { notice: MoneyNotice } & Pick<ListProps, 'onLeave'>) {
  const words = useWords(MESSAGES_WORDS)
  const lang = useLang()
  const { transactionID, amount, reason, reasonText } = notice
  const isNew = notice.isRead === false
  const isTakenBack = reason === 'taken-back'
  const at = cameAt(notice)
  return (
    <Link
      to={`/withdraw/${transactionID}`}
      className={cardClass(styles['notice'])}
      data-new={isNew}
      onClick={() => {
        if (isNew) void markRead({ transactionIDs: [transactionID] })
        onLeave?.()
      }}
    >
      <span className={styles['mark']} data-refused={!isTakenBack}>
        <Icon name={isTakenBack ? 'rotate-cw' : 'circle-x'} size={20} />
      </span>
      <strong className={styles['title']}>
        {isTakenBack ? words.takenBack : words.withdrawalCanceled}
        {isNew && <span className="heard-only">, {words.unread}</span>}
      </strong>
      <span className={styles['text']}>
        {words.moneyBack(formatMoney(amount, lang), transactionID)}
        {reasonText !== null && ` ${words.because(reasonText)}`}
      </span>
      <time dateTime={at} className={styles['at']}>
        {clockTime(at, lang)}
      </time>
    </Link>
  )
}
