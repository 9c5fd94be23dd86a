import { Link } from 'react-router'
import { cardClass } from '#kit/layout/card.tsx'
import { Money } from '#kit/text/money.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import styles from './open-withdrawals.module.css'
import { isOpen } from './withdrawals.ts'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { WITHDRAWAL_WORDS } from './words.ts'

const SHOWN_MAX = 3

/** Requests that are under way, beside the form for another. */
export function OpenWithdrawals() {
  const words = useWords(WITHDRAWAL_WORDS)
  const query = useCall(
    'finance/list_transactions',
    { searchCategory: 2, status: 1001 },
    { silent: true },
  )
  const open = (query.data?.data ?? []).filter(isOpen).slice(0, SHOWN_MAX)
  if (open.length === 0) return null
  return (
    <section className={cardClass(styles['open'])}>
      <h2>{words.openOnes}</h2>
      {open.map((withdrawal) => (
        <article key={withdrawal.transactionID} className={styles['one']}>
          <p className={styles['head']}>
            <Money amount={withdrawal.amount} />
            <span className={styles['number']}>{words.number(withdrawal.transactionID)}</span>
            <Link to={`/withdraw/${withdrawal.transactionID}`}>{words.details}</Link>
          </p>
          <WithdrawalSteps withdrawal={withdrawal} />
        </article>
      ))}
    </section>
  )
}
