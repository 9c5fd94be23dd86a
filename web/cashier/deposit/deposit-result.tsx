import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { StarRings } from '#kit/art/star-art.tsx'
import { useTopic } from '#web/call/live.ts'
import { forgetStale } from '#web/call/memory.ts'
import { useCall } from '#web/call/use-call.ts'
import { OwnBalance } from '#web/parts/balance/own-balance.tsx'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { usePaymentStatus } from '#web/parts/payments/payment-status.ts'
import { useWords } from '#web/words/words.ts'
import styles from './deposit-result.module.css'
import { CASHIER_WORDS } from '../words.ts'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import { isPaidHere, type Deposit } from './deposits.ts'
import { PayPanel } from './pay-panel.tsx'
import { RecentDeposits } from './recent-deposits.tsx'

type Outcome =
  | 'resultOpen'
  | 'resultLeft'
  | 'resultApproved'
  | 'resultDeclined'
  | 'resultExpired'
  | 'resultTakenBack'
  | 'resultBeyondLimit'
  | 'resultCanceled'
  | 'resultReplaced'
  | 'resultUnknown'

const ASK_EVERY_MS = 2_000
const ICONS: Record<Outcome, IconName> = {
  resultOpen: 'hourglass',
  resultLeft: 'hourglass',
  resultApproved: 'circle-check',
  resultDeclined: 'circle-x',
  resultExpired: 'clock',
  resultTakenBack: 'circle-x',
  resultBeyondLimit: 'gauge',
  resultCanceled: 'circle-x',
  resultReplaced: 'info',
  resultUnknown: 'circle-alert',
}

/** What became of a deposit, back from the provider: asked for until it is decided. */
export function DepositResult(props: { transactionId: number }) {
  const words = useWords(CASHIER_WORDS)
  const { transactionId } = props
  const query = useCall(
    'finance/list_transactions',
    { searchID: transactionId, searchCategory: 1, limit: 1 },
    { silent: true, freshMs: 0 },
  )
  const transaction = query.data?.data[0]
  const outcome = query.data ? outcomeOf(transaction) : null
  const { refetch } = query
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
  if (query.isError)
    return (
      <section className={cardClass(styles['result'])} data-outcome="failed">
        <h2>{words.resultFailed}</h2>
        <AskAgain onAsk={() => void refetch()} />
      </section>
    )
  if (outcome === null) return <Skeleton height={188} radius={16} />
  if (isPaidHere(transaction)) return <PayPanel deposit={transaction} />
  return (
    <>
      <ResultCard outcome={outcome} transaction={transaction} />
      <RecentDeposits exceptId={transactionId} />
    </>
  )
}

function ResultCard(props: { outcome: Outcome; transaction: Deposit | undefined }) {
  const words = { ...useWords(CASHIER_WORDS), ...useWords(DEPOSIT_WORDS) }
  const { outcome, transaction } = props
  const isApproved = outcome === 'resultApproved'
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
            <Money amount={transaction.amount} tone={isApproved ? 'money' : 'plain'} />
          </p>
        )}
        <p className={styles['about']}>{words[`${outcome}Text`]}</p>
        {isApproved && (
          <p className={styles['about']}>
            {words.newBalance}: <OwnBalance />
          </p>
        )}
        <Ways outcome={outcome} transaction={transaction} />
      </div>
      {transaction !== undefined && <DepositFacts transaction={transaction} />}
    </section>
  )
}

function DepositFacts({ transaction }: { transaction: Deposit }) {
  const words = useWords(DEPOSIT_WORDS)
  const { number } = useWords(CASHIER_WORDS)
  const lang = useLang()
  const statusText = usePaymentStatus()
  const { transactionID, methodName, date, settledAt } = transaction
  return (
    <div className={styles['facts']}>
      <Facts values="beside">
        <Fact name={number}>{transactionID}</Fact>
        <Fact name={words.method}>{methodName}</Fact>
        <Fact name={words.began}>{dayAndTime(date, lang)}</Fact>
        {settledAt !== null && <Fact name={words.ended}>{dayAndTime(settledAt, lang)}</Fact>}
        <Fact name={words.status}>{statusText(transaction)}</Fact>
      </Facts>
    </div>
  )
}

/** On an approval play is never the only way on. */
function Ways(props: { outcome: Outcome; transaction: Deposit | undefined }) {
  const words = useWords(CASHIER_WORDS)
  const { otherMethod } = useWords(DEPOSIT_WORDS)
  const { outcome, transaction } = props
  const page = safePaymentPage(transaction?.url ?? '')
  const again = transaction === undefined ? '/deposit' : `/deposit?method=${transaction.methodID}`
  return (
    <p className={styles['ways']}>
      {outcome === 'resultLeft' && page !== '' && (
        <a className={buttonClass({ variant: 'act' })} href={page}>
          {words.goOnPaying}
        </a>
      )}
      {outcome === 'resultApproved' && (
        <Link className={buttonClass({ variant: 'act' })} to="/slot">
          {words.play}
        </Link>
      )}
      {outcome === 'resultDeclined' && (
        <Link className={buttonClass({ variant: 'act' })} to="/deposit">
          {otherMethod}
        </Link>
      )}
      <Link className={buttonClass()} to={isRetried(outcome) ? again : '/deposit'}>
        {isRetried(outcome) ? words.again : words.another}
      </Link>
      <Link className={buttonClass({ variant: 'quiet' })} to="/profile/finance">
        {words.history}
      </Link>
    </p>
  )
}

const isRetried = (outcome: Outcome): boolean =>
  outcome !== 'resultApproved' && outcome !== 'resultOpen' && outcome !== 'resultLeft'

function outcomeOf(transaction: Deposit | undefined): Outcome {
  if (transaction === undefined) return 'resultUnknown'
  const { transaction_status: status, reason, url } = transaction
  if (status === TRANSACTION_STATUS.fresh) return url === null ? 'resultOpen' : 'resultLeft'
  if (status === TRANSACTION_STATUS.approved) return 'resultApproved'
  return reason === null ? 'resultDeclined' : RESULTS[reason]
}

type Reason = NonNullable<Deposit['reason']>

const RESULTS: Readonly<Record<Reason, Outcome>> = {
  declined: 'resultDeclined',
  expired: 'resultExpired',
  canceled: 'resultCanceled',
  replaced: 'resultReplaced',
  'taken-back': 'resultTakenBack',
  'beyond-limit': 'resultBeyondLimit',
  // A deposit never is.
  refused: 'resultDeclined',
}
