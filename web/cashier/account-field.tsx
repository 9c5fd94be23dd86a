import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { BankAccountField } from './bank-account-field.tsx'

/** One of the member's own accounts, of the types that a method pays to. */
export function AccountField(props: {
  name: string
  label: string
  types: readonly number[] | undefined
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { name, label, types, value, error, onChange } = props
  const query = useCall('finance/list_bank_accounts', { showPrepaid: 1 }, { silent: true })
  if (query.isPending) return <Skeleton height={96} />
  if (query.isError) return <AskAgain onAsk={() => void query.refetch()} />
  const accounts = query.data.filter(({ typeID }) => types?.includes(typeID) !== false)
  return (
    <BankAccountField
      name={name}
      label={label}
      accounts={accounts}
      value={value === '' ? null : Number(value)}
      error={error}
      onChange={(id) => onChange(String(id))}
    />
  )
}
