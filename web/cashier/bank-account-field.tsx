import { useId } from 'react'
import { Link } from 'react-router'
import { cardClass } from '#kit/layout/card.tsx'
import { FieldError } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useWords } from '#web/words/words.ts'
import { shortDestination, type BankAccount } from './bank-account.ts'
import styles from './bank-account-field.module.css'
import { BANK_ACCOUNT_WORDS } from './bank-account-words.ts'
import { BankMark } from './bank-mark.tsx'
import { useKept } from './removal.ts'

interface BankAccountFieldProps {
  /** That of its inputs, for whoever looks for the first one that is wrong. */
  name: string
  /** Those to choose among; whoever asks leaves out what does not fit. */
  accounts: readonly BankAccount[]
  /** The chosen one's bankAccountID. */
  value: number | null
  onChange: (bankAccountID: number) => void
  label: string
  error?: string | undefined
}

/**
 * One of the member's own accounts, as radio buttons that look like cards, and a way to add one.
 */
export function BankAccountField(props: BankAccountFieldProps) {
  const { value, onChange, label, error } = props
  const words = useWords(BANK_ACCOUNT_WORDS)
  const accounts = useKept(props.accounts)
  const id = useId()
  return (
    <fieldset
      className={styles['field']}
      aria-describedby={`${id}-error`}
      data-wrong={error !== undefined && error !== ''}
    >
      <legend className={styles['legend']}>{label}</legend>
      {accounts.length === 0 && <p className={styles['none']}>{words.noAccounts}</p>}
      <div className={styles['accounts']}>
        {accounts.map((account) => (
          <label key={account.bankAccountID} className={cardClass(styles['account'], 'strong')}>
            <input
              type="radio"
              name={props.name}
              className="heard-only"
              checked={account.bankAccountID === value}
              onChange={() => onChange(account.bankAccountID)}
            />
            <BankMark image={account.image} />
            <span className={styles['text']}>
              <strong>{account.bankName}</strong>
              <span>
                {account.accountName !== '' && `${account.accountName} `}
                <span className={styles['number']}>{shortDestination(account)}</span>
              </span>
            </span>
            <span className={styles['tick']}>
              <Icon name="check" size={16} />
            </span>
          </label>
        ))}
        <Link className={styles['add']} to="/bank-accounts?add">
          <Icon name="plus" size={18} />
          {words.add}
        </Link>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
