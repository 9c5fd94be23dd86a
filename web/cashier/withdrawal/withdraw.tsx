import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import styles from '../cashier-page.module.css'
import { MethodList } from '../method-list.tsx'
import { methodsOf, quickAmountsOf, type Listed, type Method, type QuickAmount } from '../method.ts'
import { PleaseWait } from '../please-wait.tsx'
import { TransferForm } from '../transfer-form.tsx'
import { useTransfer } from '../use-transfer.ts'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import { Purse, useWithdrawable } from './purse.tsx'
import { WITHDRAWAL_WORDS } from './words.ts'

/** `/withdraw`: a request for money out, and where earlier ones are. */
export function WithdrawScreen() {
  const words = useWords(WITHDRAWAL_WORDS)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <div className={styles['columns']}>
        <Methods />
        <aside className={stackClass(16)}>
          <Purse />
          <OpenWithdrawals />
          <p className={styles['remark']}>
            <Icon name="info" size={18} />
            {words.ownName}
          </p>
          <p className={styles['remark']}>
            <Icon name="info" size={18} />
            {words.playMoney}
          </p>
        </aside>
      </div>
    </AccountPage>
  )
}

function Methods() {
  const words = useWords(WITHDRAWAL_WORDS)
  const listed = useCall('finance/list_cash_methods_new', { Type: 2 }, { silent: true })
  if (listed.isPending)
    return (
      <div className={stackClass(24)} aria-busy="true">
        <Skeleton height={118} radius={16} />
        <Skeleton height={118} radius={16} />
        <Skeleton height={96} />
      </div>
    )
  if (listed.isError) return <ScreenFailed level={2} onRetry={() => void listed.refetch()} />
  const { methods_list } = listed.data
  if (methods_list.length === 0)
    return <EmptyState icon="banknote" title={words.noMethods} text={words.noMethodsText} />
  return <MethodAndForm listed={methods_list} />
}

/** What is asked before there is a method to ask for: the sum alone. */
const NO_METHOD: Omit<Method, 'minimum' | 'maximum'> = {
  id: 0,
  Type: 2,
  name: '',
  description: '',
  image: '',
  quickAmounts: [],
  transferTypeId: 2,
  isFavourite: false,
  isHighlighted: false,
  hasQr: false,
  duration: '',
  bankcode: null,
  dailyMaximum: null,
  leftToday: null,
  fields: [],
}

/** No way of being paid is chosen for the member: where money goes is theirs to say. */
function MethodAndForm({ listed }: { listed: readonly Listed[] }) {
  const words = useWords(WITHDRAWAL_WORDS)
  const lang = useLang()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  // Whoever comes from a favourite has said it already.
  const [chosenId, setChosenId] = useState<number | null>(Number(search.get('method')) || null)
  const [isMissing, setMissing] = useState(false)
  const methods = methodsOf(listed)
  const method = methods.find(({ id }) => id === chosenId) ?? null
  const withdrawable = useWithdrawable()
  const withdrawal = useTransfer({
    Type: 2,
    method,
    onDone: ({ transactionID }) => void navigate(`/withdraw/${transactionID}`),
  })
  const choose = (id: number) => {
    setChosenId(id)
    setMissing(false)
  }
  const drawn = method ?? { ...NO_METHOD, ...widest(methods) }
  return (
    <Stack gap={24}>
      <MethodList
        Type={2}
        label={words.methods}
        listed={listed}
        chosenId={chosenId}
        error={isMissing ? words.selectMethod : undefined}
        onChoose={choose}
      />
      <TransferForm
        method={drawn}
        busy={withdrawal.waiting}
        refused={withdrawal.refused}
        balance={withdrawable}
        quickAmounts={[...quickAmountsOf(drawn, lang), ...allOf(drawn, withdrawable, words.all)]}
        submitLabel={(sum) => (sum === null ? words.send : words.sendOf(sum))}
        onTry={() => setMissing(method === null)}
        onSend={(kurus, filled) => method && withdrawal.send(method, kurus, filled)}
      />
      {withdrawal.waiting && <PleaseWait onLeave={withdrawal.leave} />}
    </Stack>
  )
}

const widest = (methods: readonly Method[]) => ({
  minimum: Math.min(...methods.map(({ minimum }) => minimum)),
  maximum: Math.max(...methods.map(({ maximum }) => maximum)),
})

/** All that can be withdrawn by this method, in whole kuruş; nothing where that is less than it takes. */
function allOf(
  { id, minimum, maximum }: Method,
  withdrawable: number | null,
  label: string,
): QuickAmount[] {
  if (id === 0 || withdrawable === null) return []
  const lira = Math.min(Math.floor(withdrawable * 100 + 1e-6) / 100, maximum)
  return lira >= minimum ? [{ lira, label }] : []
}
