import { useRef, useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { Field } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { useWords } from '#web/words/words.ts'
import styles from '#web/account/layout/notice.module.css'
import { RESET_SENT } from './reset-sent.tsx'
import { RESET_WORDS } from './reset-words.ts'
import { WayIn } from '#web/account/layout/entry-page.tsx'

/** `/forgot-password`: sends a link, and says the same whether or not there is such an account. */
export function ForgotPasswordScreen() {
  const words = useWords(RESET_WORDS)
  return (
    <WayIn title={words.forgotTitle} lead={words.forgotLead}>
      <Stack gap={16}>
        <ForgotForm />
        <p className={styles['other']}>
          <Link to="/login">{words.back}</Link>
        </p>
      </Stack>
    </WayIn>
  )
}

function ForgotForm() {
  const words = useWords(RESET_WORDS)
  const navigate = useNavigate()
  const [username, setUsername] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const [help, setHelp] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const ask = async () => {
    setBusy(true)
    try {
      await send('user/forgot', { username: username.trim() }, { silent: true })
      await navigate('/login', { state: RESET_SENT })
    } catch (error) {
      setHelp(error instanceof CallRefused ? error.message : lostWords(words.unreachable))
    }
    setBusy(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHelp('')
    setMissing(username.trim() === '')
    if (username.trim() === '') return input.current?.focus()
    if (!busy) void ask()
  }
  return (
    <form className={stackClass(16)} onSubmit={submit} noValidate>
      <Announcement text={help} />
      <Field
        ref={input}
        label={words.username}
        icon="user-round"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        placeholder={words.usernameHint}
        aria-required
        value={username}
        error={isMissing ? words.required : undefined}
        onChange={({ target }) => setUsername(target.value)}
      />
      <Button type="submit" variant="act" size="large" wide busy={busy}>
        {words.sendLink}
      </Button>
    </form>
  )
}

/** What helps after a try that came to nothing. */
export function Announcement({ text }: { text: string }) {
  return (
    <output className={styles['result']}>
      {text !== '' && (
        <>
          <Icon name="info" size={18} />
          <span>{text}</span>
        </>
      )}
    </output>
  )
}
