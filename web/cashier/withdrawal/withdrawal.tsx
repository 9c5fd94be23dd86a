import { Link, useParams } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Card, cardClass } from '#kit/layout/card.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { WriteToSupport } from '#web/parts/support/write-to-support.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { usePaymentStatus } from '#web/parts/payments/payment-status.ts'
import { useWords } from '#web/words/words.ts'
import styles from '../cashier-page.module.css'
import { DocumentsLink } from '../documents/documents-link.tsx'
import { useIsBeingSeen, useIsMissing } from '../documents/member-documents.ts'
import { DOCUMENT_WORDS } from '../documents/words.ts'
import { EarlierWithdrawals } from './earlier-withdrawals.tsx'
import { TakeBack } from './take-back.tsx'
import track from './withdrawal.module.css'
import { WithdrawalChecks } from './withdrawal-checks.tsx'
import { WithdrawalSteps } from './withdrawal-steps.tsx'
import { accountText, type PayoutState, type Withdrawal } from './withdrawals.ts'
import { WITHDRAWAL_WORDS } from './words.ts'

/** Asked again so often where the stream brings no news. */
const ASK_EVERY_MS = 15_000

/** `/withdraw/<number>`: how far one request is, in the member's words. */
export function WithdrawalScreen() {
  const { transactionID = '' } = useParams()
  const transactionId = /^[1-9]\d{0,14}$/.test(transactionID) ? Number(transactionID) : null
  return transactionId === null ? <Unknown /> : <Followed transactionId={transactionId} />
}

function Unknown() {
  const words = useWords(WITHDRAWAL_WORDS)
  return (
    <AccountPage title={words.title}>
      <Back />
      <NoSuchWithdrawal />
    </AccountPage>
  )
}

function Followed({ transactionId }: { transactionId: number }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const lang = useLang()
  const query = useCall(
    'finance/list_transactions',
    { searchID: transactionId, searchCategory: 2, limit: 1 },
    { silent: true, everyMs: ASK_EVERY_MS, freshMs: 0 },
  )
  const withdrawal = query.data?.data[0]
  const title = withdrawal ? words.requestOf(formatMoney(withdrawal.amount, lang)) : words.title
  const place = withdrawal ? (accountText(withdrawal) ?? withdrawal.methodName) : ''
  return (
    <AccountPage
      title={title}
      {...(withdrawal ? { lead: `${words.number(transactionId)} · ${place}` } : {})}
    >
      <Back />
      {query.isPending && <Skeleton height={188} radius={16} />}
      {query.isError && <ScreenFailed level={2} onRetry={() => void query.refetch()} />}
      {query.data && !withdrawal && <NoSuchWithdrawal />}
      {withdrawal && <Progress withdrawal={withdrawal} />}
    </AccountPage>
  )
}

function Back() {
  const words = useWords(WITHDRAWAL_WORDS)
  return (
    <p>
      <Link to="/withdraw" className={track['back']}>
        <Icon name="arrow-left" size={18} />
        {words.back}
      </Link>
    </p>
  )
}

function NoSuchWithdrawal() {
  const words = useWords(WITHDRAWAL_WORDS)
  return (
    <EmptyState icon="circle-alert" title={words.unknown} text={words.unknownText}>
      <Link className={buttonClass()} to="/profile/finance">
        {words.history}
      </Link>
    </EmptyState>
  )
}

const TEXTS = {
  waiting: 'waitingText',
  review: 'reviewText',
  sent: 'sentText',
  paid: 'paidText',
  refused: 'refusedText',
  'taken-back': 'takenBackText',
} as const satisfies Record<PayoutState, string>

function Progress({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const documents = useWords(DOCUMENT_WORDS)
  const isMissing = useIsMissing()
  const isBeingSeen = useIsBeingSeen()
  const statusText = usePaymentStatus()
  const { payoutState, reasonText } = withdrawal
  if (payoutState === null) return null
  const waitsForDocuments = isMissing && (payoutState === 'waiting' || payoutState === 'review')
  const end =
    payoutState === 'refused' || payoutState === 'taken-back' ? words.ends[payoutState] : null
  return (
    <div className={stackClass(24)} data-payout-state={payoutState}>
      <output className="heard-only">{end ?? statusText(withdrawal)}</output>
      {end === null && (
        <div className={cardClass(track['steps'])}>
          <WithdrawalSteps withdrawal={withdrawal} />
        </div>
      )}
      <div className={styles['columns']}>
        <Card title={end ?? words.now}>
          <p className={track['text']}>
            {waitsForDocuments
              ? documents[isBeingSeen ? 'seenNowText' : 'nowText']
              : words[TEXTS[payoutState]]}
          </p>
          {waitsForDocuments && !isBeingSeen && <DocumentsLink />}
          <WithdrawalChecks state={payoutState} />
          {reasonText !== null && (
            <p className={track['reason']}>
              <strong>{words.reason}:</strong> {reasonText}
            </p>
          )}
        </Card>
        <Summary withdrawal={withdrawal} />
      </div>
      <EarlierWithdrawals exceptId={withdrawal.transactionID} />
    </div>
  )
}

function Summary({ withdrawal }: { withdrawal: Withdrawal }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const lang = useLang()
  const statusText = usePaymentStatus()
  const { amount, methodName, date, settledAt, payoutState, duration } = withdrawal
  const account = accountText(withdrawal)
  return (
    <aside className={cardClass(track['summary'])}>
      <Facts values="beside">
        <Fact name={words.amount}>
          <Money amount={amount} />
        </Fact>
        <Fact name={words.fee}>
          <Money amount={0} />
        </Fact>
        <Fact name={words.method}>{methodName}</Fact>
        {payoutState === 'sent' && duration !== '' && (
          <Fact name={words.usualLength}>{duration}</Fact>
        )}
        {account !== null && <Fact name={words.account}>{account}</Fact>}
        <Fact name={words.arrived}>{dayAndTime(date, lang)}</Fact>
        {settledAt !== null && <Fact name={words.ended}>{dayAndTime(settledAt, lang)}</Fact>}
        <Fact name={words.status}>{statusText(withdrawal)}</Fact>
      </Facts>
      {payoutState === 'waiting' && <TakeBack withdrawal={withdrawal} />}
      <WriteToSupport />
    </aside>
  )
}
