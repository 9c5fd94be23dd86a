import { useLayoutEffect, useRef, useState } from 'react'
import { Link, useNavigationType, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useCall } from '#web/call/use-call.ts'
import { LimitQuestion } from '#web/parts/protection/limit-question.tsx'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { MethodList } from '../method-list.tsx'
import { firstShown, methodsOf, type Listed, type Method } from '../method.ts'
import { CASHIER_WORDS } from '../words.ts'
import { DepositForm } from './deposit-form.tsx'
import { DepositResult } from './deposit-result.tsx'
import { DEPOSIT_WORDS } from './deposit-words.ts'
import styles from './deposit.module.css'

/** As `deposit.module.css` has it. */
const NARROW = '(max-width: 1080px)'

/** `/deposit`: a method and its form; `?method=` opens one, `?transaction=` shows what became of that one. */
export function DepositScreen() {
  const words = useWords(CASHIER_WORDS)
  const [search] = useSearchParams()
  const transactionId = Number(search.get('transaction'))
  const isReturn = Number.isInteger(transactionId) && transactionId > 0
  const isForm = search.has('method') && matchMedia(NARROW).matches
  const step = isForm ? 'form' : 'methods'
  useStepArrival(isReturn ? `transaction ${transactionId}` : step)
  return (
    <AccountPage title={words.title} {...(isReturn || isForm ? {} : { lead: words.lead })}>
      {isReturn ? (
        <DepositResult key={transactionId} transactionId={transactionId} />
      ) : (
        <Methods chosenId={Number(search.get('method'))} isForm={isForm} />
      )}
    </AccountPage>
  )
}

/** All steps have one path: each begins at its top, like a screen of its own. Going back is the browser's. */
function useStepArrival(step: string): void {
  const type = useNavigationType()
  const last = useRef(step)
  useLayoutEffect(() => {
    if (last.current === step) return
    last.current = step
    if (type === 'POP') return
    scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [step, type])
}

interface MethodsProps {
  chosenId: number
  isForm: boolean
}

/** The question of a limit stands above them from the first: neither comes before the other and is pushed down by it. */
function Methods({ chosenId, isForm }: MethodsProps) {
  const query = useCall('finance/list_cash_methods_new', { Type: 1 }, { silent: true })
  const limits = useCall('protection/get', {}, { silent: true })
  if (query.isPending || limits.isPending) return <MethodsSkeleton />
  return (
    <>
      {!isForm && <LimitQuestion folded={false} />}
      {query.isError ? (
        <ScreenFailed level={2} onRetry={() => void query.refetch()} />
      ) : (
        <MethodsListed listed={query.data.methods_list} chosenId={chosenId} isForm={isForm} />
      )}
    </>
  )
}

function MethodsListed({ listed, chosenId, isForm }: MethodsProps & { listed: readonly Listed[] }) {
  const words = useWords(CASHIER_WORDS)
  const first = firstShown(listed)
  if (first === null)
    return <EmptyState icon="credit-card" title={words.noMethods} text={words.noMethodsText} />
  const chosen = methodsOf(listed).find(({ id }) => id === chosenId)
  return (
    <MethodAndForm
      listed={listed}
      method={chosen ?? first}
      isChosen={chosen !== undefined}
      isForm={isForm}
    />
  )
}

interface ChosenProps {
  listed: readonly Listed[]
  method: Method
  /** By the address: where there is no room for both, its form is shown and not the list. */
  isChosen: boolean
  /** Its form alone is shown: the question of a limit stands in the row of the way back. */
  isForm: boolean
}

function MethodAndForm({ listed, method: named, isChosen, isForm }: ChosenProps) {
  const words = useWords(CASHIER_WORDS)
  const own = useWords(DEPOSIT_WORDS)
  const [, setSearch] = useSearchParams()
  const [walkedId, setWalkedId] = useState<number | null>(null)
  const walked = methodsOf(listed).find(({ id }) => id === walkedId)
  const method = isChosen ? named : (walked ?? named)
  // Where one is shown after the other, walking with the keys stays in the list and a press goes on to the form.
  const choose = (id: number, byTouch: boolean) => {
    const isNarrow = matchMedia(NARROW).matches
    setWalkedId(id)
    if (isNarrow && !byTouch) return
    setSearch({ method: String(id) }, { replace: !isNarrow, preventScrollReset: !isNarrow })
  }
  return (
    <div className={styles['columns']} data-step={isChosen ? 'form' : 'methods'}>
      <div className={styles['methods']}>
        <MethodList
          Type={1}
          label={words.methods}
          listed={listed}
          chosenId={method.id}
          onChoose={choose}
        />
        <div className={styles['onward']}>
          <Button variant="act" size="large" wide onClick={() => choose(method.id, true)}>
            {own.goOn}
          </Button>
        </div>
      </div>
      <div className={styles['aside']}>
        <div className={styles['top']}>
          <Link
            className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles['back']}`}
            to="/deposit"
          >
            <Icon name="chevron-left" size={18} />
            {own.toMethods}
          </Link>
          {isForm && <LimitQuestion folded />}
        </div>
        <DepositForm key={method.id} listed={method} />
        <p className={styles['play']}>
          <Icon name="info" size={18} />
          {words.playMoney}
        </p>
      </div>
    </div>
  )
}

function MethodsSkeleton() {
  return (
    <div className={styles['columns']} data-step="methods" aria-busy="true">
      <div className={stackClass(12)}>
        <Skeleton height={70} radius={16} />
        <Skeleton height={70} radius={16} />
        <Skeleton height={70} radius={16} />
        <Skeleton height={70} radius={16} />
      </div>
      <div className={styles['aside']}>
        <Skeleton height={420} radius={16} />
      </div>
    </div>
  )
}
