import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/language.ts'
import { Money } from '#kit/money.tsx'
import { Cell, Table, TableSkeleton } from '#kit/table.tsx'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './finance-history.module.css'
import { HistoryEmpty } from './history-list.tsx'
import { HISTORY_WORDS } from './history-words.ts'
import { PAGE_LENGTH, usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'

type Transaction = Data<'finance/list_transactions'>[number]

/** `/profile/finance`: every deposit and withdrawal. */
export function FinanceHistoryScreen() {
  const words = useWords(HISTORY_WORDS)
  return (
    <AccountPage title={words.finance} lead={words.financeLead}>
      <Transactions />
    </AccountPage>
  )
}

function Transactions() {
  const words = useWords(HISTORY_WORDS)
  const { page, limit, offset } = usePage()
  const asked = useCall(
    'finance/list_transactions',
    { limit, offset },
    { silent: true, keepLast: true },
  )
  if (asked.isPending) return <TableSkeleton label={words.loading} rows={PAGE_LENGTH} />
  if (asked.isError) return <ScreenFailed level={2} onRetry={() => void asked.refetch()} />
  const { data, pagination } = asked.data
  const way = { to: '/deposit', label: words.toDeposit }
  if (data.length === 0)
    return <HistoryEmpty page={page} icon="receipt" title={words.noTransactions} way={way} />
  return (
    <>
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
        {data.map((transaction) => (
          <Row key={transaction.transactionID} transaction={transaction} />
        ))}
      </Table>
      <Pager page={page} total={pagination.total} />
    </>
  )
}

function Row({ transaction }: { transaction: Transaction }) {
  const words = useWords(HISTORY_WORDS)
  const lang = useLang()
  const { transaction_status: status, transaction_category_id: category, reason } = transaction
  const isIn = category === 1
  return (
    <tr>
      <Cell head={words.kind} place="name">
        <span className={styles['kind']}>
          {words.categories[category]}
          <small>{transaction.methodName}</small>
        </span>
      </Cell>
      <Cell head={words.time} place="when">
        {dayAndTime(transaction.date, lang)}
      </Cell>
      <Cell head={words.number}>{transaction.transactionID}</Cell>
      <Cell head={words.status}>
        <span className={styles['status']} data-status={status}>
          {words.statuses[status]}
        </span>
        {reason !== null && <small className={styles['reason']}>{words.reasons[reason]}</small>}
        {transaction.url !== null && (
          <a className={styles['goOn']} href={transaction.url}>
            {words.goOnPaying}
          </a>
        )}
      </Cell>
      <Cell head={words.amount} isFigure place="result">
        <Money
          amount={isIn ? transaction.amount : -transaction.amount}
          signed={status === 1002}
          tone={status === 1002 ? (isIn ? 'good' : 'plain') : 'muted'}
        />
      </Cell>
    </tr>
  )
}
