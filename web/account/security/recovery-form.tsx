import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Field } from '#kit/forms/field.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useWords } from '#web/words/words.ts'
import { useFocusFirst } from './code-form.tsx'
import { SECOND_FACTOR_WORDS } from './second-factor-words.ts'
import { isLikeRecoveryCode, recoveryCodeIn } from './two-factor-rules.ts'

interface RecoveryFormProps {
  busy: boolean
  submit: string
  onCode: (code: string) => void
}

/** Asks for one of the ten codes that were shown once. */
export function RecoveryForm({ busy, submit, onCode }: RecoveryFormProps) {
  const words = useWords(SECOND_FACTOR_WORDS)
  const [code, setCode] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const field = useFocusFirst()
  return (
    <form
      className={stackClass(16)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isLike = isLikeRecoveryCode(code)
        setIsWrong(!isLike)
        if (isLike && !busy) onCode(code.trim())
      }}
    >
      <Field
        ref={field}
        label={words.recovery}
        hint={words.recoveryHint}
        error={isWrong ? words.recoveryWrong : undefined}
        icon="key-round"
        value={code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setCode(recoveryCodeIn(event.target.value))}
      />
      <Button type="submit" variant="act" wide busy={busy}>
        {submit}
      </Button>
    </form>
  )
}
