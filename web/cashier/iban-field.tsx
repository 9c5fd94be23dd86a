import { useLayoutEffect, useRef, useState, type ChangeEvent } from 'react'
import { Field } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useWords } from '#web/words/words.ts'
import { groupedIban, type Bank } from './bank-account.ts'
import { BANK_ACCOUNT_FORM_WORDS } from './bank-account-form-words.ts'
import styles from './bank-account-form.module.css'
import { BankMark } from './bank-mark.tsx'
import { readIban } from './iban.ts'

/** Longer than any: what is pasted may have spaces. */
const TYPED_MAX = 42

interface IbanFieldProps {
  /** In groups of four. */
  value: string
  banks: readonly Bank[]
  error: string | undefined
  onChange: (value: string) => void
}

/** An IBAN that is read while it is typed: its bank as soon as it can be told, its mistakes once it is whole. */
export function IbanField({ value, banks, error, onChange }: IbanFieldProps) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const [wasLeft, setWasLeft] = useState(false)
  const { input, onType } = useGroups(onChange)
  const { bank, number, left, problem } = readIban(value, banks)
  const isSeen = problem !== null && problem !== 'ibanMissing' && (left === 0 || wasLeft)
  const isForeign = problem === 'ibanForeign'
  const shown = error ?? (isSeen || isForeign ? words.problems[problem] : undefined)
  return (
    <Field
      ref={input}
      label={words.iban}
      name="iban"
      value={value}
      maxLength={TYPED_MAX}
      placeholder="TR00 0000 0000 0000 0000 0000 00"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      error={shown}
      hint={
        <IbanHint {...{ bank, number, left }} isRight={problem === null} isEmpty={value === ''} />
      }
      after={
        problem === null && <Icon name="circle-check" size={20} className={styles['right'] ?? ''} />
      }
      onBlur={() => setWasLeft(true)}
      onChange={onType}
    />
  )
}

function IbanHint(props: {
  bank: Bank | null
  number: string
  left: number
  isRight: boolean
  isEmpty: boolean
}) {
  const words = useWords(BANK_ACCOUNT_FORM_WORDS)
  const { bank, number, left, isRight, isEmpty } = props
  if (bank === null) return isEmpty || left === 0 ? words.ibanHint : words.ibanLeft(String(left))
  return (
    <span className={styles['bank']}>
      <BankMark image={bank.image} size={22} />
      {isRight ? words.ibanOf(bank.name, number) : `${bank.name} · ${words.ibanLeft(String(left))}`}
    </span>
  )
}

/** Groups what is typed by fours and leaves the cursor behind the sign that it stood behind. */
function useGroups(onChange: (value: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const cursor = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (cursor.current === null) return
    input.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  })
  const onType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const at = target.selectionStart ?? target.value.length
    cursor.current = grouped(target.value.slice(0, at)).length
    onChange(grouped(target.value))
  }
  return { input, onType }
}

const grouped = (typed: string): string => groupedIban(typed.replaceAll(/[\s-]/g, '').toUpperCase())
