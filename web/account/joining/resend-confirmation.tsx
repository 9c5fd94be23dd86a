import { useEffect, useState, type FormEvent } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { isDemoHouse } from '#web/state/demo-house.ts'
import { useWords } from '#web/words/words.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import { isEmail } from './email-rule.ts'
import styles from '#web/account/layout/notice.module.css'

/** Till another one may be asked for: mail is not that fast. */
const PAUSE_MS = 30_000

/** Asks for the confirmation once more: to an address that is known, or one that is typed. */
export function ResendConfirmation(props: { email?: string }) {
  const words = useWords(CONFIRMATION_WORDS)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState('')
  const resend = useResend()
  const email = props.email ?? typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = email === '' ? words.required : isEmail(email) ? '' : words.wrongEmail
    setError(wrong)
    if (wrong === '') resend.send(email)
  }
  return (
    <form className={stackClass(16)} onSubmit={submit} noValidate>
      {props.email === undefined && (
        <Field
          label={words.email}
          icon="mail"
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <Button type="submit" wide icon="mail" busy={resend.busy} disabled={resend.isPaused}>
        {props.email === undefined ? words.sendNew : words.resend}
      </Button>
      <output className={styles['result']}>
        {resend.message !== '' && (
          <>
            <Icon name="info" size={18} />
            <span>{resend.message}</span>
          </>
        )}
      </output>
      {isDemoHouse() && <OutboxLink />}
    </form>
  )
}

/** In a demo house mail goes nowhere; it can be read there instead. */
export function OutboxLink() {
  const words = useWords(CONFIRMATION_WORDS)
  return (
    <a className={styles['demo']} href="/outbox" target="_blank" rel="noreferrer">
      <Icon name="external-link" size={16} />
      {words.outbox}
    </a>
  )
}

/** One at a time, with a pause after it, and what came of it. */
function useResend() {
  const words = useWords(CONFIRMATION_WORDS)
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState('')
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (!isPaused) return
    const timer = setTimeout(() => setPaused(false), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isPaused])
  const ask = async (email: string) => {
    if (busy) return
    setBusy(true)
    try {
      await send('user/resend_confirmation', { email }, { silent: true })
      setMessage(words.resent)
      setPaused(true)
    } catch (error) {
      setMessage(error instanceof CallRefused ? error.message : lostWords(words.unreachable))
    }
    setBusy(false)
  }
  return { busy, message, isPaused, send: (email: string) => void ask(email) }
}
