import { useCallback, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { ALL_ACCOUNTS, type BankAccount } from './bank-account.ts'
import { BankAccountRow, type RowState } from './bank-account-row.tsx'
import { BankAccountSheet, type OpenForm } from './bank-account-sheet.tsx'
import { BANK_ACCOUNT_WORDS } from './bank-account-words.ts'
import styles from './bank-accounts.module.css'
import { removeAccount, useKept } from './removal.ts'

/** `/bank-accounts`; with `?add` the form of a new one, with `?account=` that of one that is there. */
export function BankAccountsScreen() {
  const words = useWords(BANK_ACCOUNT_WORDS)
  const [focusId, setFocusId] = useState<number | null>(null)
  const { form, open, close } = useFormInAddress()
  const onSaved = (id: number) => {
    close()
    setFocusId(id)
  }
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {/* Before the rows: it lets go of the focus before one of them takes it. */}
      <BankAccountSheet form={form} onClose={close} onSaved={onSaved} />
      <Accounts focusId={form === null ? focusId : null} onFocus={setFocusId} onOpen={open} />
    </AccountPage>
  )
}

function useFormInAddress() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const id = Number(search.get('account'))
  const chosen = Number.isInteger(id) && id > 0 ? id : null
  const form: OpenForm = search.has('add') ? 'new' : chosen
  const open = (wanted: 'new' | number) =>
    void navigate(wanted === 'new' ? '?add' : `?account=${wanted}`)
  return { form, open, close: () => void navigate('?', { replace: true }) }
}

interface AccountsProps {
  /** The account whose row takes the focus next. */
  focusId: number | null
  onFocus: (id: number | null) => void
  onOpen: (wanted: 'new' | number) => void
}

function Accounts({ focusId, onFocus, onOpen }: AccountsProps) {
  const words = useWords(BANK_ACCOUNT_WORDS)
  const query = useCall('finance/list_bank_accounts', ALL_ACCOUNTS, { silent: true })
  const accounts = useKept(query.data ?? [])
  const place = useRef<HTMLDivElement>(null)
  if (query.isPending) return <Waiting />
  if (query.isError && query.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const remove = (account: BankAccount) => {
    const at = accounts.indexOf(account)
    const next = accounts[at + 1] ?? accounts[at - 1]
    onFocus(next?.bankAccountID ?? null)
    if (!next) place.current?.focus()
    removeAccount(account.bankAccountID, () => onFocus(account.bankAccountID))
  }
  const add = (
    <Button
      variant={accounts.length === 0 ? 'act' : 'plain'}
      icon="plus"
      onClick={() => onOpen('new')}
    >
      {words.add}
    </Button>
  )
  return (
    <div ref={place} tabIndex={-1} className={stackClass(16, styles['place'])}>
      {accounts.length === 0 ? (
        <EmptyState icon="landmark" title={words.none} text={words.noneText}>
          {add}
        </EmptyState>
      ) : (
        <>
          <Rows {...{ accounts, focusId, onFocus, onOpen }} onRemove={remove} />
          <Legend />
          <div className={styles['add']}>{add}</div>
          <p className={styles['notice']}>
            <Icon name="shield-check" size={18} />
            {words.mailNote}
          </p>
        </>
      )}
    </div>
  )
}

function Rows(
  props: AccountsProps & {
    accounts: readonly BankAccount[]
    onRemove: (account: BankAccount) => void
  },
) {
  const words = useWords(BANK_ACCOUNT_WORDS)
  const { accounts, focusId, onFocus, onOpen, onRemove } = props
  const [opened, setOpened] = useState<{ id: number; state: RowState } | null>(null)
  const onFocused = useCallback(() => onFocus(null), [onFocus])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the rows in it
    <ul
      className={stackClass(8)}
      aria-label={words.list}
      onKeyDown={(event) => walk(event, () => onOpen('new'))}
    >
      {accounts.map((account) => {
        const id = account.bankAccountID
        return (
          <BankAccountRow
            key={id}
            account={account}
            state={opened?.id === id ? opened.state : 'closed'}
            onState={(state) => setOpened(state === 'closed' ? null : { id, state })}
            takesFocus={focusId === id}
            onFocused={onFocused}
            onEdit={() => onOpen(id)}
            onRemove={() => onRemove(account)}
          />
        )
      })}
    </ul>
  )
}

/** Up and down between the rows, to the first and the last; N adds. Only where a row has the focus. */
function walk(event: KeyboardEvent<HTMLElement>, add: () => void): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-account]')]
  const at = rows.findIndex((row) => row === target)
  if (at < 0 || ctrlKey || metaKey || altKey) return
  const last = rows.length - 1
  const ways = new Map([
    ['ArrowUp', Math.max(0, at - 1)],
    ['ArrowDown', Math.min(last, at + 1)],
    ['Home', 0],
    ['End', last],
  ])
  const to = ways.get(key)
  if (to !== undefined) rows[to]?.focus()
  else if (key.toLowerCase() === 'n') add()
  else return
  event.preventDefault()
}

/** How to go on: by keys where there are some, else by finger. */
function Legend() {
  const words = useWords(BANK_ACCOUNT_WORDS)
  return (
    <>
      <p className={styles['keys']} aria-hidden="true">
        <span>
          <kbd>↑</kbd>
          <kbd>↓</kbd> {words.keyWalk}
        </span>
        <span>
          <kbd>Enter</kbd> {words.keyEdit}
        </span>
        <span>
          <kbd>Delete</kbd> {words.keyRemove}
        </span>
        <span>
          <kbd>N</kbd> {words.keyAdd}
        </span>
      </p>
      <p className={styles['hint']}>
        <Icon name="info" size={18} />
        {words.hint}
      </p>
    </>
  )
}

function Waiting() {
  return (
    <div className={stackClass(8)} aria-busy="true">
      <output className="heard-only">{useWords(BANK_ACCOUNT_WORDS).loading}</output>
      <Skeleton height={82} radius={16} />
      <Skeleton height={82} radius={16} />
      <Skeleton height={82} radius={16} />
    </div>
  )
}
