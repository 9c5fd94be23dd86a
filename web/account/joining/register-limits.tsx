import { useState, type ComponentProps } from 'react'
import { Field } from '#kit/forms/field.tsx'
import { LIMIT_KINDS } from '#contract/members/protection-choices.ts'
import { useLang } from '#kit/text/language.ts'
import { shapeOfLimit } from '#web/parts/protection/typed-limit.ts'
import { useWords } from '#web/words/words.ts'
import { MORE_LIMITS, type LimitField } from './register-draft.ts'
import { REGISTER_WORDS } from './register-words.ts'
import styles from './register.module.css'
import type { Registration } from './use-registration.ts'

interface MoreLimitsProps {
  registration: Registration
  each: (field: LimitField) => Omit<ComponentProps<typeof Field>, 'label'>
}

/** Behind one line, and open where something was typed or is wrong; every field may stay empty. */
export function MoreLimits({ registration: { draft, problems }, each }: MoreLimitsProps) {
  const words = useWords(REGISTER_WORDS)
  const lang = useLang()
  const [isOpen, setOpen] = useState(() => MORE_LIMITS.some(({ field }) => draft[field] !== ''))
  const isWrong = MORE_LIMITS.some(({ field }) => problems[field] !== undefined)
  return (
    <details
      className={styles['more']}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => {
        // What is wrong stays in sight: the summary leads to it.
        if (isWrong) currentTarget.open = true
        setOpen(currentTarget.open)
      }}
    >
      <summary>{words.moreLimits}</summary>
      <p>{words.moreLimitsText}</p>
      {LIMIT_KINDS.map((kind) => (
        <fieldset key={kind}>
          <legend>{words.limitKinds[kind]}</legend>
          <div className={styles['periods']}>
            {MORE_LIMITS.filter((limit) => limit.kind === kind).map(({ field, period }) => (
              <Field
                key={field}
                {...each(field)}
                label={words.limitPeriods[period]}
                inputMode={kind === 'session' ? 'numeric' : 'decimal'}
                autoComplete="off"
                maxLength={16}
                placeholder={shapeOfLimit({ kind }, lang)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </details>
  )
}
