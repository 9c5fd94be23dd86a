import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { PasswordField } from '#kit/forms/field.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { useWords } from '#web/words/words.ts'
import { useFocusFirst } from '#web/account/security/code-form.tsx'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import styles from '#web/account/layout/notice.module.css'

interface ContestedFormProps {
  token: string
  confirmed: () => Promise<void>
  follow: (error: unknown) => void
}

/** Of an address that was registered more than once: only whoever chose the password opens it. */
export function ContestedForm({ token, confirmed, follow }: ContestedFormProps) {
  const words = useWords(CONFIRMATION_WORDS)
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useFocusFirst()
  const open = async () => {
    setBusy(true)
    try {
      await send('user/register_confirm', { token, password }, { silent: true })
      await confirmed()
    } catch (refused) {
      setError(helpAfter(refused, words))
      if (refused instanceof CallRefused && refused.refusal === 'link-over') follow(refused)
      field.current?.select()
    }
    setBusy(false)
  }
  return (
    <form
      className={stackClass(16)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (password === '') setError(words.required)
        else void open()
      }}
    >
      <PasswordField
        ref={field}
        label={words.password}
        autoComplete="current-password"
        maxLength={200}
        value={password}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        error={error}
        onChange={({ target }) => {
          setPassword(target.value)
          setError('')
        }}
      />
      <Button type="submit" variant="act" size="large" wide busy={busy}>
        {words.open}
      </Button>
      <p className={styles['other']}>
        {words.notMine} <Link to="/register">{words.again}</Link>
      </p>
    </form>
  )
}

function helpAfter(error: unknown, words: (typeof CONFIRMATION_WORDS)['tr']): string {
  if (!(error instanceof CallRefused)) return lostWords(words.unreachable)
  return error.refusal === 'password-wrong' ? words.wrongPassword : error.message
}
