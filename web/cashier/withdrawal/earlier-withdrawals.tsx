import { useId } from 'react'
import { Link } from 'react-router'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { Cell, Table } from '#kit/layout/table.tsx'
import { useCall } from '#web/call/use-call.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { usePaymentStatus } from '#web/parts/payments/payment-status.ts'
import { useWords } from '#web/words/words.ts'
import { accountText } from './withdrawals.ts'
import { WITHDRAWAL_WORDS } from './words.ts'

const SHOWN_MAX = 5

/** The member's other requests, the newest first. */
export function EarlierWithdrawals({ exceptId }: { exceptId: number }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const statusText = usePaymentStatus()
  const lang = useLang()
  const headId = useId()
  const query = useCall('finance/list_transactions', { searchCategory: 2 }, { silent: true })
  const others = (query.data?.data ?? []).filter(({ transactionID }) => transactionID !== exceptId)
  if (others.length === 0) return null
  return (
    <section aria-labelledby={headId}>
      <SectionHead id={headId} title={words.earlier} />
      <Table
        label={words.earlier}
        columns={[
          { head: words.account },
          { head: words.arrived },
          { head: words.status },
          { head: words.amount, isFigure: true },
        ]}
      >
        {others.slice(0, SHOWN_MAX).map((withdrawal) => (
          <tr key={withdrawal.transactionID}>
            <Cell head={words.account} place="name">
              <Link to={`/withdraw/${withdrawal.transactionID}`}>
                {accountText(withdrawal) ?? withdrawal.methodName}
              </Link>
            </Cell>
            <Cell head={words.arrived} place="when">
              {dayAndTime(withdrawal.date, lang)}
            </Cell>
            <Cell head={words.status}>{statusText(withdrawal)}</Cell>
            <Cell head={words.amount} isFigure place="result">
              <Money amount={withdrawal.amount} tone="muted" />
            </Cell>
          </tr>
        ))}
      </Table>
    </section>
  )
}
