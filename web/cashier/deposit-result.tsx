import { useEffect } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { cardClass } from '#kit/card.tsx'
import type { IconName } from '#kit/icon-shapes.ts'
import { Icon } from '#kit/icon.tsx'
import { Money } from '#kit/money.tsx'
import { Skeleton } from '#kit/skeleton.tsx'
import { StarRings } from '#kit/star-art.tsx'
import type { Data } from '#contract/registry.ts'
import { useTopic } from '#web/call/live.ts'
import { forgetStale } from '#web/call/memory.ts'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './deposit-result.module.css'
import { CASHIER_WORDS } from './words.ts'

type Transaction = Data<'finance/list_transactions'>[number]
type Outcome =
  | 'resultOpen'
  | 'resultLeft'
  | 'resultApproved'
  | 'resultDeclined'
  | 'resultExpired'
  | 'resultUnknown'

const ASK_EVERY_MS = 2_000
const ICONS: Record<Outcome, IconName> = {
  resultOpen: 'hourglass',
  resultLeft: 'hourglass',
  resultApproved: 'circle-check',
  resultDeclined: 'circle-x',
  resultExpired: 'clock',
  resultUnknown: 'circle-alert',
}

/** What became of a deposit, back from the provider: asked for until it is decided. */
export function DepositResult(props: { transactionId: number }) {
  const words = useWords(CASHIER_WORDS)
  const { transactionId } = props
  const asked = useCall(
    'finance/list_transactions',
    { searchID: transactionId, limit: 1 },
    { silent: true, freshMs: 0 },
  )
  const transaction = asked.data?.data[0]
  const outcome = asked.data ? outcomeOf(transaction) : null
  const { refetch } = asked
  const isUndecided = outcome === 'resultOpen' || outcome === 'resultLeft'
  const isLive = useTopic('changes')
  useEffect(() => {
    if (!isUndecided || isLive) return undefined
    const timer = setInterval(() => void refetch(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isUndecided, isLive, refetch])
  useEffect(() => {
    if (outcome === 'resultApproved') forgetStale(['finance/check_balance'])
  }, [outcome])
  if (asked.isError)
    return (
      <section className={cardClass(styles['result'])} data-outcome="failed">
        <h2>{words.resultFailed}</h2>
        <AskAgain onAsk={() => void refetch()} />
      </section>
    )
  if (outcome === null) return <Skeleton height={188} radius={16} />
  return <ResultCard outcome={outcome} transaction={transaction} />
}

function ResultCard(props: { outcome: Outcome; transaction: Transaction | undefined }) {
  const words = useWords(CASHIER_WORDS)
  const { outcome, transaction } = props
  return (
    <section className={cardClass(styles['result'])} data-outcome={outcome}>
      <output className="heard-only">{words[outcome]}</output>
      <StarRings size={104}>
        <span className={styles['icon']}>
          <Icon name={ICONS[outcome]} size={28} />
        </span>
      </StarRings>
      <div className={styles['text']}>
        <h2>{words[outcome]}</h2>
        {transaction !== undefined && (
          <p className={styles['figures']}>
            <Money
              amount={transaction.amount}
              tone={outcome === 'resultApproved' ? 'money' : 'plain'}
            />
            <span className={styles['number']}>
              {words.number} {transaction.transactionID}
            </span>
          </p>
        )}
        <p className={styles['about']}>{words[`${outcome}Text`]}</p>
        <p className={styles['ways']}>
          {outcome === 'resultLeft' && typeof transaction?.url === 'string' && (
            <a className={buttonClass({ kind: 'act' })} href={transaction.url}>
              {words.goOnPaying}
            </a>
          )}
          {outcome === 'resultApproved' && (
            <Link className={buttonClass({ kind: 'act' })} to="/slot">
              {words.play}
            </Link>
          )}
          <Link className={buttonClass()} to="/deposit">
            {isRetried(outcome) ? words.again : words.another}
          </Link>
          <Link className={buttonClass({ kind: 'quiet' })} to="/profile/finance">
            {words.history}
          </Link>
        </p>
      </div>
    </section>
  )
}

const isRetried = (outcome: Outcome): boolean =>
  outcome !== 'resultApproved' && outcome !== 'resultOpen' && outcome !== 'resultLeft'

function outcomeOf(transaction: Transaction | undefined): Outcome {
  if (transaction === undefined) return 'resultUnknown'
  const { transaction_status: status, reason, url } = transaction
  if (status === 1001) return url === null ? 'resultOpen' : 'resultLeft'
  if (status === 1002) return 'resultApproved'
  return reason === 'expired' ? 'resultExpired' : 'resultDeclined'
}
