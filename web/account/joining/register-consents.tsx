import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Checkbox } from '#kit/forms/checkbox.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { useWords } from '#web/words/words.ts'
import type { Consent } from './register-draft.ts'
import { fieldId } from './register-field-id.ts'
import { MEMBERSHIP_RULES, REGISTER_WORDS } from './register-words.ts'
import styles from './register.module.css'
import type { Registration } from './use-registration.ts'

/** Each is given by a press of its own; the rules can be read without leaving the form. */
export function Consents({
  registration: { draft, problems, change },
}: {
  registration: Registration
}) {
  const words = useWords(REGISTER_WORDS)
  const each = (consent: Consent) => ({
    id: fieldId(consent),
    name: consent,
    summed: true,
    checked: draft[consent],
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [consent]: target.checked }),
  })
  return (
    <>
      <fieldset className={stackClass(4)}>
        <legend className={styles['news']}>{words.news}</legend>
        <Checkbox {...each('smsOptIn')} label={words.smsOptIn} />
        <Checkbox {...each('emailOptIn')} label={words.emailOptIn} />
      </fieldset>
      <div className={styles['rules']}>
        <Checkbox
          {...each('rulesAccepted')}
          aria-required
          label={words.rulesAccepted}
          error={problems.rulesAccepted === undefined ? undefined : words.problems.rules}
        />
        <Rules />
      </div>
    </>
  )
}

function Rules() {
  const words = useWords(REGISTER_WORDS)
  const rules = useWords(MEMBERSHIP_RULES)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" icon="book-open" onClick={() => setOpen(true)}>
        {words.readRules}
      </Button>
      <PressedSheet
        open={open}
        onClose={() => setOpen(false)}
        title={rules.title}
        closeLabel={words.close}
      >
        <ol className={styles['ruleList']}>
          {rules.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </PressedSheet>
    </>
  )
}
