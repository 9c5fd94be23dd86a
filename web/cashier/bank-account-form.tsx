import { useRef, useState, type FormEvent } from 'react'
import type { RefusalName } from '#contract/refusals.ts'
import { Button } from '#kit/controls/button.tsx'
import { Field, SelectField } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { CallRefused, send } from '#web/call/send.ts'
import { useWords } from '#web/words/words.ts'
import type { Bank, BankAccount } from './bank-account.ts'
import {
  draftOf,
  EMPTY_DRAFT,
  payloadOf,
  problemsOf,
  TYPE_IDS,
  type AccountDraft,
  type Problems,
} from './bank-account-draft.ts'
import { BANK_ACCOUNT_FORM_WORDS } from './bank-account-form-words.ts'
import { BANK_ACCOUNT_WORDS } from './bank-account-words.ts'
import styles from './bank-account-form.module.css'
import { readIban } from './iban.ts'
import { IbanField } from './iban-field.tsx'

export interface FormProps {
  banks: readonly Bank[]
  /** The verified name: no account of anybody else's is taken. */
  owner: string
  /** The account that is changed; without, one is added. */
  account?: BankAccount
  onSaved: (id: number) => void
  onCancel: () => void
}

/** The fields of an account: where money goes first, what it is called after. */
export function BankAccountForm({ banks, owner, account, onSaved, onCancel }: FormProps) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const { busy, refused, save, forgetRefused } = useSaving(account, onSaved)
  const { draft, change, problems, setProblems } = useDraft(account, forgetRefused)
  const errorOf: ErrorOf = (field) => {
    const problem = problems[field]
    return problem === undefined ? refused[field] : words.problems[problem]
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = problemsOf(draft, banks)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first !== undefined) return focusOn(event.currentTarget, first)
    const whose = { accountOwner: owner, ...(account && { bankAccountID: account.bankAccountID }) }
    const payload = payloadOf(draft, banks, whose)
    if (payload !== null && !busy) void save(payload)
  }
  const part = { draft, banks, errorOf, onChange: change }
  return (
    <form className={stackClass(16)} onSubmit={submit} noValidate>
      {!account && <TypeChoice {...part} />}
      {draft.type === 'bank' ? (
        <IbanField
          value={draft.iban}
          banks={banks}
          error={errorOf('iban')}
          onChange={(iban) => change({ iban })}
        />
      ) : (
        <NumberFields {...part} />
      )}
      <Field
        label={words.owner}
        name="owner"
        value={owner}
        readOnly
        hint={words.ownerHint}
        after={<Icon name="lock" size={18} className={styles['lock'] ?? ''} />}
      />
      <Details {...part} />
      <Notes refused={refused.form} />
      <div className={styles['ways']}>
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="act" busy={busy}>
          {words.save}
        </Button>
      </div>
    </form>
  )
}

function useDraft(account: BankAccount | undefined, onChanged: () => void) {
  const [draft, setDraft] = useState(account ? draftOf(account) : EMPTY_DRAFT)
  const [problems, setProblems] = useState<Problems>({})
  const change = (changed: Partial<AccountDraft>) => {
    setDraft({ ...draft, ...changed })
    setProblems({})
    onChanged()
  }
  return { draft, change, problems, setProblems }
}

/** What the member may say of the account beside where it is. */
function Details(props: PartProps) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const { draft, banks } = props
  const byIban = readIban(draft.iban, banks).number
  // As it was opened: what is typed meanwhile must not shut it.
  const [isOpen] = useState(draft.bankNo !== '' || draft.sportName !== '')
  return (
    <>
      <TextField {...props} field="accountName" label={words.name} maxLength={60} />
      {draft.type === 'bank' && (
        <div className={styles['pair']}>
          <TextField {...props} field="branchName" label={words.branch} maxLength={80} />
          <TextField
            {...props}
            field="number"
            label={words.number}
            maxLength={40}
            placeholder={byIban}
          />
        </div>
      )}
      <details className={styles['others']} open={isOpen}>
        <summary>{words.others}</summary>
        <div className={styles['pair']}>
          <TextField {...props} field="bankNo" label={words.bankNo} maxLength={40} />
          <TextField {...props} field="sportName" label={words.sportName} maxLength={60} />
        </div>
      </details>
    </>
  )
}

function TextField({
  draft,
  field,
  label,
  maxLength,
  placeholder,
  errorOf,
  onChange,
}: PartProps & { field: TextName; label: string; maxLength: number; placeholder?: string }) {
  return (
    <Field
      {...{ label, maxLength, placeholder }}
      name={field}
      value={draft[field]}
      autoComplete="off"
      error={errorOf(field)}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  )
}

/** What is wrong with the form as a whole, and what happens once it is saved. */
function Notes({ refused }: { refused: string | undefined }) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  return (
    <>
      {refused !== undefined && (
        <p className={styles['refused']} role="alert">
          <Icon name="circle-alert" size={16} />
          {refused}
        </p>
      )}
      <p className={styles['notice']}>
        <Icon name="shield-check" size={18} />
        {words.mailNote}
      </p>
    </>
  )
}

type TextName = 'accountName' | 'branchName' | 'number' | 'bankNo' | 'sportName'

type ErrorOf = (field: keyof AccountDraft) => string | undefined

interface PartProps {
  draft: AccountDraft
  banks: readonly Bank[]
  errorOf: ErrorOf
  onChange: (changed: Partial<AccountDraft>) => void
}

/** The kind is chosen once: an account that is changed stays of its kind. */
function TypeChoice({ draft, onChange }: PartProps) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const types = ['bank', 'prepaid', 'cep'] as const
  return (
    <Segments
      label={words.type}
      options={types.map((value) => ({ value, text: words.types[value] }))}
      chosen={draft.type}
      onChoose={(type) => onChange({ type, bankId: null, number: '' })}
    />
  )
}

/** Prepaid accounts and cep banks: a bank of the list, and a number of its kind. */
function NumberFields({ draft, banks, errorOf, onChange }: PartProps) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const isCep = draft.type === 'cep'
  return (
    <>
      <SelectField
        label={words.bank}
        name="bankId"
        value={draft.bankId ?? ''}
        error={errorOf('bankId')}
        onChange={({ target }) => onChange({ bankId: Number(target.value) || null })}
      >
        <option value="">{words.chooseBank}</option>
        {banks
          .filter(({ typeID }) => typeID === TYPE_IDS[draft.type])
          .map(({ bankID, name }) => (
            <option key={bankID} value={bankID}>
              {name}
            </option>
          ))}
      </SelectField>
      <Field
        label={isCep ? words.mobile : words.prepaidNumber}
        hint={isCep ? words.mobileHint : words.prepaidHint}
        name="number"
        inputMode={isCep ? 'tel' : 'numeric'}
        autoComplete="off"
        maxLength={40}
        value={draft.number}
        error={errorOf('number')}
        onChange={({ target }) => onChange({ number: target.value })}
      />
    </>
  )
}

type Refused = Partial<Record<keyof AccountDraft | 'form', string>>

/** Which field a refusal is about; of the others the form itself speaks. */
const FIELD_OF: Readonly<Partial<Record<RefusalName, keyof AccountDraft>>> = {
  'iban-wrong': 'iban',
  'iban-other-bank': 'iban',
  'iban-ours': 'iban',
  'bank-unknown': 'bankId',
  'account-number-wrong': 'number',
  'phone-wrong': 'number',
}

function useSaving(account: BankAccount | undefined, onSaved: (id: number) => void) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const { addedToast, updatedToast } = useWords(BANK_ACCOUNT_WORDS)
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>({})
  const save = async (payload: NonNullable<ReturnType<typeof payloadOf>>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setRefused({})
    try {
      const success = account ? updatedToast : addedToast
      const saved = await send('finance/save_bank_account', payload, { success })
      onSaved(saved.bankAccountID)
    } catch (error) {
      if (!(error instanceof CallRefused)) setRefused({ form: words.saveFailed })
      else if (error.refusal !== 'proof-needed')
        setRefused({ [(error.refusal && FIELD_OF[error.refusal]) ?? 'form']: error.message })
    }
    underWay.current = false
    setBusy(false)
  }
  return { busy, refused, save, forgetRefused: () => setRefused({}) }
}

function focusOn(form: HTMLFormElement, name: string): void {
  const input = form.elements.namedItem(name)
  if (!(input instanceof HTMLElement)) return
  input.closest('details')?.setAttribute('open', '')
  input.focus()
}
