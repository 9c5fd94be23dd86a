import { useId } from 'react'
import { Link } from 'react-router'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { Cell, Table } from '#kit/layout/table.tsx'
import { useCall } from '#web/call/use-call.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { usePaymentStatus } from '#web/parts/payments/payment-status.ts'
import { useWords } from '#web/words/words.ts'
import { DEPOSIT_WORDS } from './deposit-words.ts'

const SHOWN_MAX = 5

/** The member's latest deposits beside the one in view. */
export function RecentDeposits({ exceptId }: { exceptId: number }) {
  const words = useWords(DEPOSIT_WORDS)
  const statusText = usePaymentStatus()
  const lang = useLang()
  const headId = useId()
  const query = useCall('finance/list_transactions', { searchCategory: 1 }, { silent: true })
  const others = (query.data?.data ?? []).filter(({ transactionID }) => transactionID !== exceptId)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={words.recent} />
      <Table
        label={words.recent}
        columns={[
          { head: words.method },
          { head: words.when },
          { head: words.status },
          { head: words.amount, isFigure: true },
        ]}
      >
        {others.slice(0, SHOWN_MAX).map((deposit) => (
          <tr key={deposit.transactionID}>
            <Cell head={words.method} place="name">
              <Link to={`/deposit?transaction=${deposit.transactionID}`}>{deposit.methodName}</Link>
            </Cell>
            <Cell head={words.when} place="when">
              {dayAndTime(deposit.date, lang)}
            </Cell>
            <Cell head={words.status}>{statusText(deposit)}</Cell>
            <Cell head={words.amount} isFigure place="result">
              <Money
                amount={deposit.amount}
                tone={
                  deposit.transaction_status === TRANSACTION_STATUS.approved ? 'money' : 'muted'
                }
              />
            </Cell>
          </tr>
        ))}
      </Table>
    </section>
  )
}
