import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { formatMoney } from '#kit/text/money-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { ALL_ACCOUNTS, type BankAccount } from '../bank-account.ts'
import { BankAccountField } from '../bank-account-field.tsx'
import styles from '../cashier-page.module.css'
import { MethodList } from '../method-list.tsx'
import {
  listedWhere,
  methodsOf,
  quickAmountsOf,
  sharedFields,
  type Listed,
  type Method,
  type QuickAmount,
} from '../method.ts'
import { PleaseWait } from '../please-wait.tsx'
import { useKept } from '../removal.ts'
import { TransferForm } from '../transfer-form.tsx'
import type { FieldPlace } from '../transfer-rules.ts'
import { useTransfer } from '../use-transfer.ts'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import { Purse, useWithdrawable } from './purse.tsx'
import { paysTo, wayTo } from './way-to-account.ts'
import { WITHDRAWAL_WORDS } from './words.ts'

/** The field that says to which account, of every method that pays to one. */
const ACCOUNT = 'accountID'

/** `/withdraw`: a request for money out, and where earlier ones are. */
export function WithdrawScreen() {
  const words = useWords(WITHDRAWAL_WORDS)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <div className={styles['columns']}>
        <Request />
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

/** Where money goes is the member's to say, and said first; how it goes there follows from that. */
function Request() {
  const words = useWords(WITHDRAWAL_WORDS)
  const listed = useCall('finance/list_cash_methods_new', { Type: 2 }, { silent: true })
  const owned = useCall('finance/list_bank_accounts', ALL_ACCOUNTS, { silent: true })
  const accounts = useKept(owned.data ?? [])
  if (listed.isPending || owned.isPending)
    return (
      <div className={stackClass(24)} aria-busy="true">
        <Skeleton height={118} radius={16} />
        <Skeleton height={118} radius={16} />
        <Skeleton height={96} />
      </div>
    )
  if (listed.isError) return <ScreenFailed level={2} onRetry={() => void listed.refetch()} />
  if (owned.isError && owned.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void owned.refetch()} />
  const { methods_list } = listed.data
  const methods = methodsOf(methods_list)
  if (methods.length === 0)
    return <EmptyState icon="banknote" title={words.noMethods} text={words.noMethodsText} />
  if (accounts.length === 0 && !methods.some((method) => paysTo(method, null)))
    return (
      <EmptyState icon="landmark" title={words.accountFirst} text={words.accountFirstText}>
        <Link className={buttonClass({ variant: 'act' })} to="/bank-accounts?add">
          <Icon name="plus" size={18} />
          {words.addAccount}
        </Link>
      </EmptyState>
    )
  return <RequestForm listed={methods_list} methods={methods} accounts={accounts} />
}

interface RequestFormProps {
  listed: readonly Listed[]
  methods: readonly Method[]
  accounts: readonly BankAccount[]
}

function RequestForm({ listed, methods, accounts }: RequestFormProps) {
  const words = useWords(WITHDRAWAL_WORDS)
  const lang = useLang()
  const navigate = useNavigate()
  const { method, account, chooseMethod, chooseAccount } = useChosen(listed, methods, accounts)
  const [isMissing, setMissing] = useState(false)
  const withdrawable = useWithdrawable()
  const withdrawal = useTransfer({
    Type: 2,
    method,
    onDone: ({ transactionID }) => void navigate(`/withdraw/${transactionID}`),
  })
  const { returnFirst } = withdrawal
  const owedBy = methods.find(({ id }) => id === returnFirst?.methodID)
  const otherWay =
    returnFirst === null || owedBy === undefined || owedBy.id === method?.id
      ? undefined
      : words.otherWay(owedBy.name, formatMoney(returnFirst.amount, lang))
  const fits = (one: Method) =>
    paysTo(one, account) || one.id === method?.id || one.id === owedBy?.id
  const drawFirst = ({ value, error, onType }: FieldPlace) => (
    <>
      <BankAccountField
        name={ACCOUNT}
        label={words.whichAccount}
        accounts={accounts}
        value={value === '' ? null : Number(value)}
        error={error}
        onChange={(id) => {
          onType(String(id))
          chooseAccount(id)
          setMissing(false)
        }}
      />
      <MethodList
        Type={2}
        label={words.methods}
        listed={listedWhere(listed, fits)}
        chosenId={method?.id ?? null}
        few={{ none: account === null ? words.waysLater : words.noWay }}
        error={isMissing ? words.selectMethod : otherWay}
        onChoose={(id) => {
          chooseMethod(id)
          setMissing(false)
        }}
      />
    </>
  )
  return (
    <>
      <TransferForm
        asked={{ fields: method?.fields ?? sharedFields(methods), limits: method }}
        first={{ name: ACCOUNT, draw: drawFirst }}
        busy={withdrawal.waiting}
        refused={withdrawal.refused}
        balance={withdrawable}
        quickAmounts={
          method === null
            ? []
            : [...quickAmountsOf(method, lang), ...allOf(method, withdrawable, words.all)]
        }
        submitLabel={(sum) => (sum === null ? words.send : words.sendOf(sum))}
        onTry={() => setMissing(method === null)}
        onSend={(kurus, filled) => method && withdrawal.send(method, kurus, filled)}
      />
      {withdrawal.waiting && <PleaseWait onLeave={withdrawal.leave} />}
    </>
  )
}

/** The chosen account, and the method that pays it: whoever comes from a favourite has said that one already. */
function useChosen(
  listed: readonly Listed[],
  methods: readonly Method[],
  accounts: readonly BankAccount[],
) {
  const [search] = useSearchParams()
  const [accountId, setAccountId] = useState<number | null>(null)
  const [methodId, setMethodId] = useState<number | null>(Number(search.get('method')) || null)
  const accountOf = (id: number | null) =>
    accounts.find(({ bankAccountID }) => bankAccountID === id) ?? null
  const method = methods.find(({ id }) => id === methodId) ?? null
  return {
    method,
    account: accountOf(accountId),
    chooseMethod: setMethodId,
    chooseAccount: (id: number) => {
      const account = accountOf(id)
      setAccountId(id)
      if (account !== null) setMethodId(wayTo(listed, account, method)?.id ?? null)
    },
  }
}

/** All that can be withdrawn by this method, in whole kuruş; nothing where that is less than it takes. */
function allOf(
  { minimum, maximum }: Method,
  withdrawable: number | null,
  label: string,
): QuickAmount[] {
  if (withdrawable === null) return []
  const lira = Math.min(Math.floor(withdrawable * 100 + 1e-6) / 100, maximum)
  return lira >= minimum ? [{ lira, label }] : []
}
