import { cardClass } from '#kit/card.tsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { EmptyState } from '#kit/empty-state.tsx'
import { Icon } from '#kit/icon.tsx'
import { Skeleton } from '#kit/skeleton.tsx'
import { Stack, stackClass } from '#kit/stack.tsx'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { OwnBalance } from '#web/parts/balance/own-balance.tsx'
import { useWords } from '#web/words/words.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositResult } from './deposit-result.tsx'
import styles from './deposit.module.css'
import { MethodCards } from './method-cards.tsx'
import { methodsOf, type Method } from './method.ts'
import { PleaseWait } from './please-wait.tsx'
import { useDeposit } from './use-deposit.ts'
import { CASHIER_WORDS } from './words.ts'

/** `/deposit`; with `?transaction=` also what became of that one. */
export function DepositScreen() {
  const words = useWords(CASHIER_WORDS)
  const [search] = useSearchParams()
  const transactionId = Number(search.get('transaction'))
  const isReturn = Number.isInteger(transactionId) && transactionId > 0
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {isReturn && <DepositResult key={transactionId} transactionId={transactionId} />}
      <div className={styles['columns']}>
        <Methods />
        <Aside />
      </div>
    </AccountPage>
  )
}

function Methods() {
  const words = useWords(CASHIER_WORDS)
  const listed = useCall('finance/list_cash_methods_new', { Type: 1 }, { silent: true })
  if (listed.isPending) return <MethodsSkeleton />
  if (listed.isError) return <ScreenFailed level={2} onRetry={() => void listed.refetch()} />
  const methods = methodsOf(listed.data.methods_list)
  const [first] = methods
  if (first === undefined)
    return <EmptyState icon="credit-card" title={words.noMethods} text={words.noMethodsText} />
  return <MethodAndForm methods={methods} first={first} />
}

function MethodAndForm({ methods, first }: { methods: readonly Method[]; first: Method }) {
  const [chosenId, setChosenId] = useState(first.id)
  const method = methods.find(({ id }) => id === chosenId) ?? first
  const deposit = useDeposit(method)
  return (
    <Stack gap={24}>
      <MethodCards methods={methods} chosenId={method.id} onChoose={setChosenId} />
      <DepositForm
        key={method.id}
        method={method}
        busy={deposit.waiting}
        refused={deposit.refused}
        onSend={deposit.send}
      />
      {deposit.waiting && <PleaseWait onLeave={deposit.leave} />}
    </Stack>
  )
}

function MethodsSkeleton() {
  return (
    <div className={stackClass(24)} aria-busy="true">
      <Skeleton height={118} radius={16} />
      <Skeleton height={96} />
      <Skeleton height={96} />
      <Skeleton height={78} />
      <Skeleton height={52} />
    </div>
  )
}

/** What is there now, and how it goes. */
function Aside() {
  const words = useWords(CASHIER_WORDS)
  return (
    <aside className={cardClass(styles['aside'])}>
      <p className={styles['balance']}>
        <span>{words.balance}</span>
        <OwnBalance className={styles['figure'] ?? ''} />
      </p>
      <h2 className={styles['how']}>{words.howTitle}</h2>
      <ol className={styles['list']}>
        {words.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles['play']}>
        <Icon name="info" size={18} />
        {words.playMoney}
      </p>
    </aside>
  )
}
