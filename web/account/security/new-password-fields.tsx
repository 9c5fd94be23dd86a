import { useEffect, useState } from 'react'
import { PasswordField } from '#kit/forms/field.tsx'
import { useWords } from '#web/words/words.ts'
import { passwordStrength, type IsCommon, type NewPassword } from './new-password.ts'
import type { NewPasswordProblem } from './new-password.ts'
import styles from './new-password-fields.module.css'
import { PASSWORD_WORDS } from './password-words.ts'

interface NewPasswordFieldsProps {
  value: NewPassword
  problems: Partial<Record<keyof NewPassword, NewPasswordProblem>>
  onChange: (changed: Partial<NewPassword>) => void
  onBlur?: (field: keyof NewPassword) => void
  /** What others know of the person: names, the address of the mail. */
  about?: readonly string[]
  isCommon: IsCommon
  /** In place of "Password", where an old one is asked for beside it. */
  label?: string
  /** The form has an ErrorSummary; the fields carry these ids. */
  ids?: Record<keyof NewPassword, string>
}

/** A new password twice, with what it must be and how well it would hold. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { value, problems, onChange, onBlur, ids } = props
  const words = useWords(PASSWORD_WORDS)
  const each = (field: keyof NewPassword) => ({
    ...(ids === undefined ? {} : { id: ids[field], summed: true }),
    name: field,
    value: value[field],
    autoComplete: 'new-password',
    maxLength: 200,
    'aria-required': true,
    showLabel: words.showPassword,
    hideLabel: words.hidePassword,
    error: problems[field] === undefined ? undefined : words.problems[problems[field]],
    onBlur: () => onBlur?.(field),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [field]: target.value }),
  })
  return (
    <>
      <div className={styles['first']}>
        <PasswordField
          {...each('password')}
          label={props.label ?? words.password}
          hint={words.hint}
        />
        <StrengthMeter {...props} />
      </div>
      <PasswordField {...each('passwordConfirm')} label={words.passwordConfirm} />
    </>
  )
}

const BARS = [1, 2, 3, 4] as const

function StrengthMeter({ value, about, isCommon }: NewPasswordFieldsProps) {
  const words = useWords(PASSWORD_WORDS)
  const strength = passwordStrength(value.password, about, isCommon)
  return (
    <div className={styles['meter']} data-strength={strength}>
      <span className={styles['bars']} aria-hidden="true">
        {BARS.map((bar) => (
          <i key={bar} data-on={bar <= strength || undefined} />
        ))}
      </span>
      <output className={styles['word']}>
        {strength > 0 && (
          <>
            <span className="heard-only">{words.strength}: </span>
            {words.strengths[strength]}
          </>
        )}
      </output>
    </div>
  )
}

const NOT_KNOWN: IsCommon = () => false

/** The list of common passwords comes when a form that needs it stands; until then none is known. */
export function useCommonPasswords(): IsCommon {
  const [isCommon, setIsCommon] = useState<IsCommon>(() => NOT_KNOWN)
  useEffect(() => {
    let isHere = true
    import('#contract/members/commonest-passwords.ts')
      .then(({ isCommonPassword }) => isHere && setIsCommon(() => isCommonPassword))
      // Only advice is lost: the house refuses such a password itself.
      .catch(() => undefined)
    return () => void (isHere = false)
  }, [])
  return isCommon
}
