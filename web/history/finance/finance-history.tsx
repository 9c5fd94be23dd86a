import { Link } from 'react-router'
import { safePaymentPage } from '#contract/addresses/safe-address.ts'
import type { Data } from '#contract/registry.ts'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Cell, Table, TableSkeleton } from '#kit/layout/table.tsx'
import { send } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { PAGE_LENGTH, usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { usePaymentStatus } from '#web/parts/payments/payment-status.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { FINANCE_PRESETS } from '../date-presets.ts'
import { DownloadButton } from '../download-button.tsx'
import { FilterBar } from '../filter-bar.tsx'
import { FILTER_WORDS } from '../filter-words.ts'
import { FinanceFields, useNarrowedWords } from './finance-fields.tsx'
import styles from './finance-history.module.css'
import { useFinanceHistories } from './finance-state.ts'
import { daysOf, transactionsPayload, type Filter } from '../history-filter.ts'
import { HistoryEmpty, MoreRows } from '../history-more.tsx'
import { HistoryPage } from '../history-page.tsx'
import { HISTORY_WORDS } from '../history-words.ts'
import { spanText } from '../span-text.ts'
import { TotalsBand } from '../totals-band.tsx'
import { useFilter, type FilterOfScreen } from '../use-filter.ts'

type Transaction = Data<'finance/list_transactions'>[number]

const FALLBACK = '30-days'
const SHORTCUTS = ['today', '7-days', '30-days', '90-days'] as const

/** `/profile/finance`: every deposit and withdrawal. */
export function FinanceHistoryScreen() {
  const words = useWords(HISTORY_WORDS)
  const common = useWords(FILTER_WORDS)
  const lang = useLang()
  const screen = useFilter(FINANCE_PRESETS, FALLBACK)
  const { filter, now } = screen
  const span = spanText(daysOf(filter, FALLBACK, now), now, lang) ?? common.presets['all-time']
  const payload = transactionsPayload(filter, FALLBACK, now)
  const narrowed = useNarrowedWords(filter)
  return (
    <HistoryPage
      title={words.finance}
      lead={words.financeLead}
      download={
        <DownloadButton
          span={[span, ...narrowed].join(' · ')}
          make={(format) => send('finance/statement', { ...payload, format }, { silent: true })}
        />
      }
    >
      <FilterBar
        screen={screen}
        shortcuts={SHORTCUTS}
        narrowed={narrowed}
        fields={(draft) => <FinanceFields {...draft} />}
        useCount={useCount}
      />
      <Totals payload={payload} />
      <Transactions screen={screen} payload={payload} />
    </HistoryPage>
  )
}

/** How many records a filter leaves, before it is taken. */
function useCount(filter: Filter, now: Date): number | null {
  const payload = transactionsPayload(filter, FALLBACK, now)
  const { data } = useCall('finance/transaction_totals', payload, { silent: true, keepLast: true })
  return data?.records ?? null
}

function Totals({ payload }: { payload: ReturnType<typeof transactionsPayload> }) {
  const words = useWords(FILTER_WORDS)
  const { data } = useCall('finance/transaction_totals', payload, { silent: true, keepLast: true })
  const names = [words.deposited, words.withdrawn, words.waiting, words.difference]
  if (data === undefined) return <TotalsBand names={names} figures={null} />
  const { deposited, withdrawn, waiting } = data
  const values = [
    <Money key="in" amount={deposited} signed tone={deposited > 0 ? 'good' : 'plain'} />,
    <Money key="out" amount={-withdrawn} />,
    <Money key="waiting" amount={waiting} tone="muted" />,
    <Money key="difference" amount={differenceOf(deposited, withdrawn)} />,
  ]
  return (
    <TotalsBand names={names} figures={names.map((name, at) => ({ name, value: values[at] }))} />
  )
}

const MICRO = 1_000_000

/** Through micro-lira: floats of two sums would leave a rest. */
const differenceOf = (one: number, other: number): number =>
  (Math.round(one * MICRO) - Math.round(other * MICRO)) / MICRO

function Transactions(props: {
  screen: FilterOfScreen
  payload: ReturnType<typeof transactionsPayload>
}) {
  const words = useWords(HISTORY_WORDS)
  const { page, offset } = usePage()
  const { list, isLost, isOld, again, ...rest } = useFinanceHistories(props.payload, offset)
  if (isLost) return <ScreenFailed level={2} onRetry={again} />
  if (list === null) return <TableSkeleton label={words.loading} rows={PAGE_LENGTH} />
  const way = { to: '/deposit', label: words.toDeposit }
  if (list.data.length === 0)
    return (
      <HistoryEmpty
        screen={props.screen}
        useCount={useCount}
        page={page}
        icon="receipt"
        title={words.noTransactions}
        text={words.noTransactionsText}
        way={way}
      />
    )
  return (
    <div className={styles['list']} data-old={isOld}>
      <Table
        label={words.finance}
        columns={[
          { head: words.kind },
          { head: words.time },
          { head: words.number },
          { head: words.status },
          { head: words.amount, isFigure: true },
        ]}
      >
        {list.data.map((transaction) => (
          <Row key={transaction.transactionID} transaction={transaction} />
        ))}
      </Table>
      <MoreRows more={rest.more} isComing={rest.isMoreComing} isLost={rest.isMoreLost} />
      <Pager page={page} total={list.pagination.total} shown={list.data.length} />
    </div>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const mayLead = useMayLead()
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const { transaction_status: status, transaction_category_id: category, reason } = transaction
  const statusText = usePaymentStatus()
  const isIn = category === 1
  const page = safePaymentPage(transaction.url ?? '')
  return (
    <tr>
      <Cell head={words.kind} place="name">
        <span className={styles['kind']}>
          {words.categories[category]}
          <small>{wayOf(transaction)}</small>
        </span>
      </Cell>
      <Cell head={words.time} place="when">
        {dayAndTime(transaction.date, lang)}
      </Cell>
      <Cell head={words.number}>{transaction.transactionID}</Cell>
      <Cell head={words.status}>
        <span className={styles['status']} data-status={status}>
          {statusText(transaction)}
        </span>
        {reason !== null && <small className={styles['reason']}>{words.reasons[reason]}</small>}
        {transaction.reasonText !== null && (
          <small className={styles['reason']}>{transaction.reasonText}</small>
        )}
        {category === 2 && status === 1001 && (
          <Link className={styles['goOn']} to={`/withdraw/${transaction.transactionID}`}>
            {words.followWithdrawal}
          </Link>
        )}
        {page !== '' && mayLead('/deposit') && (
          <a className={styles['goOn']} href={page}>
            {words.goOnPaying}
          </a>
        )}
      </Cell>
      <Cell head={words.amount} isFigure place="result">
        <Money
          amount={
            isIn || status === TRANSACTION_STATUS.canceled
              ? transaction.amount
              : -transaction.amount
          }
          signed={status === TRANSACTION_STATUS.approved}
          tone={status === TRANSACTION_STATUS.approved ? (isIn ? 'good' : 'plain') : 'muted'}
        />
      </Cell>
    </tr>
  )
}

const wayOf = ({ account, methodName }: Transaction): string =>
  account === null ? methodName : `${account.name} ·· ${account.ending}`
