import { lazy, Suspense, type ComponentType } from 'react'
import { Sheet } from '#kit/feedback/dialog.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { CallRefused } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { reloadWhenThere, ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import type { BankAccount } from './bank-account.ts'
import type { FormProps } from './bank-account-form.tsx'
import { BANK_ACCOUNT_FORM_WORDS } from './bank-account-form-words.ts'
import { BANK_ACCOUNT_WORDS } from './bank-account-words.ts'

/** With the library that checks an IBAN: whoever only looks at their accounts does without. */
const BankAccountForm = lazy(async () => ({
  default: await import('./bank-account-form.tsx').then(
    (form): ComponentType<FormProps> => form.BankAccountForm,
    (): ComponentType<FormProps> => FormFailed,
  ),
}))

const FormFailed = () => <ScreenFailed level={2} onRetry={() => void reloadWhenThere()} />

/** What is open over the list: the form of a new account, of one that is there, or nothing. */
export type OpenForm = 'new' | number | null

/** Stands in the address, so Back closes it. */
export function BankAccountSheet(props: {
  form: OpenForm
  onClose: () => void
  onSaved: (id: number) => void
}) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const { close } = useWords(BANK_ACCOUNT_WORDS)
  const { form, onClose, onSaved } = props
  return (
    <Sheet
      open={form !== null}
      firm
      onClose={onClose}
      title={form === 'new' ? words.addTitle : words.editTitle}
      closeLabel={close}
    >
      {form === 'new' && <FormOf onSaved={onSaved} onCancel={onClose} />}
      {typeof form === 'number' && (
        <Changed key={form} id={form} onSaved={onSaved} onCancel={onClose} />
      )}
    </Sheet>
  )
}

type WaysOut = Pick<FormProps, 'onSaved' | 'onCancel'>

/** The account as the house has it now, not as the list had it a while ago. */
function Changed({ id, ...ways }: WaysOut & { id: number }) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const query = useCall('finance/get_bank_account', { bankID: id }, { silent: true, freshMs: 0 })
  if (query.isError && query.error instanceof CallRefused)
    return <p role="alert">{words.unknown}</p>
  if (query.isError) return <Failed onRetry={() => void query.refetch()} />
  if (query.data === undefined || !query.isFetchedAfterMount) return <FormSkeleton />
  return <FormOf account={query.data} {...ways} />
}

const SILENT = { silent: true } as const

function FormOf({ account, ...ways }: WaysOut & { account?: BankAccount }) {
  const byIban = useCall('finance/list_banks', { typeID: 1 }, SILENT)
  const prepaid = useCall('finance/list_banks', { typeID: 2 }, SILENT)
  const cep = useCall('finance/list_banks', { typeID: 3 }, SILENT)
  const profile = useCall('user/get_user_profile', {}, SILENT)
  const all = [byIban, prepaid, cep, profile]
  if (all.some(({ isError, data }) => isError && data === undefined))
    return <Failed onRetry={() => all.forEach(({ refetch }) => void refetch())} />
  if (!byIban.data || !prepaid.data || !cep.data || !profile.data) return <FormSkeleton />
  const { firstname, lastname } = profile.data
  return (
    <Suspense fallback={<FormSkeleton />}>
      <BankAccountForm
        banks={[...byIban.data, ...prepaid.data, ...cep.data]}
        owner={`${firstname} ${lastname}`}
        {...(account && { account })}
        {...ways}
      />
    </Suspense>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={stackClass(16)} role="alert">
      <p>{useWords(BANK_ACCOUNT_FORM_WORDS).failed}</p>
      <AskAgain onAsk={onRetry} />
    </div>
  )
}

function FormSkeleton() {
  return (
    <div className={stackClass(16)} aria-busy="true">
      <Skeleton height={98} />
      <Skeleton height={98} />
      <Skeleton height={74} />
      <Skeleton height={74} />
    </div>
  )
}
