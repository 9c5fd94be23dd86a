import { useEffect, useState, type FormEvent } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { Button } from '#kit/button.tsx'
import { Field, PasswordField } from '#kit/field.tsx'
import { Icon } from '#kit/icon.tsx'
import type { IconName } from '#kit/icon-shapes.ts'
import { Lattice, StarMark } from '#kit/star-art.tsx'
import { starPath } from '#kit/star.ts'
import { addressAfterLogin } from '#web/shell/guard.ts'
import { prepareLogin } from '#web/shell/start-up.ts'
import { isMember } from '#web/state/auth.ts'
import { CallRefused } from '#web/call/send.ts'
import { isDemoHouse } from '#web/state/house.ts'
import { readStored } from '#web/state/stored.ts'
import { useWords } from '#web/words/words.ts'
import { logIn } from './log-in.ts'
import { LOGIN_WORDS } from './login-words.ts'
import styles from './login.module.css'

interface Missing {
  username?: boolean
  password?: boolean
}

/** The house's promise, on glaze: what a member may count on before they give a password. */
function HousePromise() {
  const words = useWords(LOGIN_WORDS)
  const lines: readonly (readonly [IconName, string])[] = [
    ['shield-check', words.fair],
    ['banknote', words.exact],
    ['clock', words.care],
  ]
  return (
    <div className={styles['glaze']}>
      <Lattice size={92} className={styles['lattice'] ?? ''} />
      <svg viewBox="0 0 400 400" className={styles['stars']} aria-hidden="true">
        <path d={starPath(200, 200, 196)} className={styles['starFar']} />
        <path d={starPath(200, 200, 150)} className={styles['starGold']} />
        <path d={starPath(200, 200, 104)} className={styles['starNear']} />
        <g className={styles['turning']}>
          <path d={starPath(200, 200, 62)} className={styles['starHeart']} />
        </g>
        <circle cx="200" cy="200" r="17" className={styles['starEye']} />
      </svg>
      <div className={styles['promise']}>
        <p className={styles['motto']}>{words.motto}</p>
        <ul>
          {lines.map(([icon, text]) => (
            <li key={icon}>
              <Icon name={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What was typed, and which of it is missing. */
function readForm(form: HTMLFormElement) {
  const fields = new FormData(form)
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [username, password] = [text('username').trim(), text('password')]
  return { username, password, missing: { username: username === '', password: password === '' } }
}

/** In a demo house the way in is no secret. */
function DemoAccount() {
  const words = useWords(LOGIN_WORDS)
  return (
    <p className={styles['demo']}>
      <Icon name="key-round" size={16} />
      <span>
        {words.demo} <code>demo</code> · <code>Demo123!</code>
      </span>
    </p>
  )
}

/** What helps after a login that failed; the alarm itself has been told by then. */
function helpAfter(error: unknown, words: (typeof LOGIN_WORDS)['tr']): string {
  if (!(error instanceof CallRefused)) return words.unreachable
  if (error.refusal === 'not-built') return words.secondFactor
  return error.refusal === 'login-failed' ? words.wrong : error.message
}

function LoginForm() {
  const words = useWords(LOGIN_WORDS)
  const navigate = useNavigate()
  const [missing, setMissing] = useState<Missing>({})
  const [help, setHelp] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(prepareLogin, [])

  const submit = async (form: HTMLFormElement) => {
    const { username, password, missing: lacks } = readForm(form)
    setMissing(lacks)
    setHelp('')
    if (lacks.username || lacks.password) {
      const first = lacks.username ? 'username' : 'password'
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setBusy(true)
    try {
      await navigate(await logIn(username, password), { replace: true })
    } catch (error) {
      setHelp(helpAfter(error, words))
    } finally {
      setBusy(false)
    }
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void submit(event.currentTarget)
  }
  return (
    <form className={styles['form']} onSubmit={onSubmit} noValidate>
      {isDemoHouse() && <DemoAccount />}
      {/* Above the fields, where on a phone neither keyboard nor toast covers it. */}
      <output className={styles['help']}>
        {help !== '' && (
          <>
            <Icon name="info" size={18} />
            <span>{help}</span>
          </>
        )}
      </output>
      <Field
        label={words.username}
        icon="user-round"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        placeholder={words.usernameHint}
        required
        error={missing.username === true ? words.required : undefined}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        maxLength={200}
        required
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        error={missing.password === true ? words.required : undefined}
      />
      <Button type="submit" kind="act" size="large" wide busy={busy}>
        {words.logIn}
      </Button>
    </form>
  )
}

export function LoginScreen() {
  const words = useWords(LOGIN_WORDS)
  const [wasMember] = useState(isMember)
  if (wasMember) return <Navigate to={addressAfterLogin(readStored('returnUrl'))} replace />
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <div className={styles['screen']}>
        <HousePromise />
        <section className={styles['side']}>
          <StarMark size={44} />
          <h1>{words.title}</h1>
          <p className={styles['lead']}>{words.lead}</p>
          <LoginForm />
        </section>
      </div>
    </>
  )
}
