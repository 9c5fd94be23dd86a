import { Link } from 'react-router'
import { Card, cardClass } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { WriteToSupport } from '#web/parts/support/write-to-support.tsx'
import { useWords } from '#web/words/words.ts'
import page from '../cashier-page.module.css'
import { isOpen } from '../withdrawal/withdrawals.ts'
import { WithdrawalSteps } from '../withdrawal/withdrawal-steps.tsx'
import { DocumentRow } from './document-row.tsx'
import styles from './documents.module.css'
import { useDocuments, useIsBeingSeen, type Documents } from './member-documents.ts'
import { DOCUMENT_WORDS } from './words.ts'

/** `/documents`: what the house needs to see, why, and what became of it. */
export function DocumentsScreen() {
  const words = useWords(DOCUMENT_WORDS)
  const query = useDocuments()
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {query.isPending && <Waiting />}
      {query.isError && query.data === undefined && (
        <ScreenFailed level={2} onRetry={() => void query.refetch()} />
      )}
      {query.data && (
        <Stack gap={24}>
          <Need {...query.data} />
          <div className={page['columns']}>
            <ul className={cardClass(styles['rows'])} aria-label={words.list}>
              {query.data.documents.map((document) => (
                <DocumentRow
                  key={document.kind}
                  document={document}
                  yearlyAmount={query.data.yearlyAmount}
                />
              ))}
            </ul>
            <Why usualHours={query.data.usualHours} />
          </div>
        </Stack>
      )}
    </AccountPage>
  )
}

/** What waits for documents, and that nothing does. */
function Need({ isMissing, documents, unsent }: Documents) {
  const words = useWords(DOCUMENT_WORDS)
  const lang = useLang()
  const title = useIsBeingSeen() ? words.seenTitle : words.waits
  const query = useCall(
    'finance/list_transactions',
    { searchCategory: 2, status: 1001 },
    { silent: true },
  )
  const waiting = (query.data?.data ?? []).filter(isOpen).at(-1)
  if (!isMissing) {
    const isNew = documents.every(({ state }) => state === 'none')
    const kinds = unsent.map((kind) => words.kinds[kind]).join(' · ')
    if (unsent.length === 0 || isNew)
      return <p className={styles['nothing']}>{isNew ? words.early : words.nothing}</p>
    return <p className={styles['nothing']}>{words.unsent(kinds)}</p>
  }
  if (!waiting)
    return query.isPending ? (
      <Skeleton height={120} radius={16} />
    ) : (
      <Card title={title} text={words.asked} />
    )
  const { amount, transactionID } = waiting
  return (
    <Card title={title} text={words.waitsText(formatMoney(amount, lang), transactionID)}>
      <div className={styles['steps']}>
        <WithdrawalSteps withdrawal={waiting} />
      </div>
      <Link to={`/withdraw/${transactionID}`}>{words.follow}</Link>
    </Card>
  )
}

function Why({ usualHours }: Pick<Documents, 'usualHours'>) {
  const words = useWords(DOCUMENT_WORDS)
  return (
    <aside className={stackClass(16)}>
      <Card title={words.why} text={words.whyText} />
      <div className={cardClass(styles['facts'])}>
        <Facts values="under">
          {usualHours !== null && <Fact name={words.look}>{words.usually(usualHours)}</Fact>}
          <Fact name={words.kept}>{words.keptText}</Fact>
          <Fact name={words.seen}>{words.seenText}</Fact>
        </Facts>
      </div>
      <WriteToSupport />
    </aside>
  )
}

function Waiting() {
  return (
    <div className={stackClass(16)} aria-busy="true">
      <output className="heard-only">{useWords(DOCUMENT_WORDS).loading}</output>
      <Skeleton height={96} radius={16} />
      <Skeleton height={320} radius={16} />
    </div>
  )
}
