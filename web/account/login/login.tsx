import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { Field, PasswordField } from '#kit/forms/field.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import { addressAfterLogin } from './address-after-login.ts'
import { isMember, useAuth } from '#web/state/auth.ts'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused } from '#web/call/send.ts'
import { isDemoHouse } from '#web/state/demo-house.ts'
import { readStored } from '#web/state/stored.ts'
import { useWords } from '#web/words/words.ts'
import {
  logIn,
  logInByPasskey,
  logInByShown,
  prepareLogin,
  type LoginOutcome,
  type PendingLogin,
} from './log-in.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { LOGIN_WORDS } from './login-words.ts'
import styles from './login.module.css'
import notice from '#web/account/layout/notice.module.css'
import { usePasskeyAutofill } from './passkey-autofill.ts'
import { passkeyWay } from '#web/account/security/passkey.ts'
import { isResetSent, ResetSent } from './reset-sent.tsx'
import { SecondFactor } from './second-factor.tsx'
import { minutesToWait } from '#web/account/security/two-factor-rules.ts'
import { WayIn } from '#web/account/layout/entry-page.tsx'

interface Missing {
  username?: boolean
  password?: boolean
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

type LoginWords = (typeof LOGIN_WORDS)['tr']

const isRefused = (error: unknown, refusal: CallRefused['refusal']): boolean =>
  error instanceof CallRefused && error.refusal === refusal

/**
 * What helps after a login that failed. That it did, and why, has been told by a toast: it is not said
 * a second time. What must be typed anew says so at its own field.
 */
function helpAfter(error: unknown, words: LoginWords): string {
  if (error === null || isRefused(error, 'login-failed')) return ''
  if (error === 'tries-used') return words.tooManyCodes
  if (!(error instanceof CallRefused)) return lostWords(words.unreachable)
  if (error.refusal === 'account-inactive') return words.inactive
  if (error.refusal === 'too-many-codes') return words.tooManyCodes
  if (error.refusal === 'session-expired') return words.waitedTooLong
  const minutes = minutesToWait(error.figures['retryAfterS'])
  return error.refusal === 'locked-out' && minutes !== null ? words.locked(minutes) : ''
}

/** A login by whichever way, what helps when it fails, and the second step when there is one. */
function useLogin() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>(null)
  const [busy, setBusy] = useState(false)
  const [pending, setPending] = useState<PendingLogin | null>(null)
  const go = (next: string) => void navigate(next, { replace: true })
  const follow = (outcome: LoginOutcome | null) => {
    if (outcome === null) return
    if ('next' in outcome) go(outcome.next)
    else setPending(outcome.pending)
  }
  const attempt = async (work: () => Promise<LoginOutcome | null>) => {
    if (busy) return
    setFailure(null)
    setBusy(true)
    try {
      follow(await work())
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }
  const back = (reason?: CallRefused | 'tries-used') => {
    setPending(null)
    setFailure(reason ?? null)
  }
  const forget = () => setFailure(null)
  return { failure, forget, busy, pending, attempt, back, go }
}

function LoginForm() {
  const words = useWords(LOGIN_WORDS)
  const [missing, setMissing] = useState<Missing>({})
  const login = useLogin()
  const isClosed = useAuth(({ restricted }) => restricted)
  const isSent = isResetSent(useLocation().state)
  const isWrong = isRefused(login.failure, 'login-failed')
  const form = useRef<HTMLFormElement>(null)
  useEffect(prepareLogin, [])
  usePasskeyAutofill(!login.busy && login.pending === null, (response) => {
    void login.attempt(() => logInByShown(response))
  })
  const field = (name: 'username' | 'password') =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  useEffect(() => {
    if (isWrong) field('password')?.select()
  }, [isWrong])
  const submit = (filled: HTMLFormElement) => {
    const { username, password, missing: lacks } = readForm(filled)
    setMissing(lacks)
    login.forget()
    if (lacks.username || lacks.password) {
      field(lacks.username ? 'username' : 'password')?.focus()
      return
    }
    void login.attempt(() => logIn(username, password))
  }
  return (
    <>
      <form
        ref={form}
        className={stackClass(16)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(event.currentTarget)
        }}
      >
        {isSent ? <ResetSent /> : isDemoHouse() && !isClosed && <DemoAccount />}
        <Help text={helpAfter(login.failure, words)} />
        <LoginFields missing={missing} wrong={isWrong} />
        <Button type="submit" variant="act" size="large" wide busy={login.busy}>
          {words.logIn}
        </Button>
      </form>
      <OtherWaysIn onPasskey={() => void login.attempt(logInByPasskey)} />
      {login.pending !== null && (
        <SecondFactor pending={login.pending} onDone={login.go} onBack={login.back} />
      )}
    </>
  )
}

/** Above the fields, where on a phone neither keyboard nor toast covers it. */
function Help({ text }: { text: string }) {
  const words = useWords(LOGIN_WORDS)
  return (
    <output className={notice['result']}>
      {text !== '' && (
        <>
          <Icon name="info" size={18} />
          <span>
            {text}{' '}
            {text === words.inactive && (
              <Link to="/register-account-confirm">{words.confirmAgain}</Link>
            )}
          </span>
        </>
      )}
    </output>
  )
}

function LoginFields({ missing, wrong }: { missing: Missing; wrong: boolean }) {
  const words = useWords(LOGIN_WORDS)
  return (
    <>
      <Field
        label={words.username}
        icon="user-round"
        name="username"
        autoComplete={passkeyWay() === 'ready' ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
        error={missing.username === true ? words.required : undefined}
      />
      <div className={stackClass(8, styles['password'])}>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          error={missing.password === true ? words.required : wrong ? words.wrong : undefined}
          // The focus that comes to the field says it; the toast has raised the alarm.
          summed={wrong}
        />
        <Link to="/forgot-password">{words.forgot}</Link>
      </div>
    </>
  )
}

/** Without a password, and for whoever has no account yet; none is offered where play was closed. */
function OtherWaysIn({ onPasskey }: { onPasskey: () => void }) {
  const words = useWords(LOGIN_WORDS)
  const mayLead = useMayLead()
  return (
    <div className={styles['others']}>
      {passkeyWay() === 'ready' && (
        <>
          <p className={styles['or']}>{words.or}</p>
          <Button icon="key-round" wide onClick={onPasskey}>
            {words.passkey}
          </Button>
        </>
      )}
      {mayLead('/register') && (
        <p className={styles['join']}>
          {words.noAccount} <Link to="/register">{words.register}</Link>
        </p>
      )}
    </div>
  )
}

const PauseBegun = lazy(() => import('#web/parts/safer-play/pause-begun.tsx'))
const HelpLines = lazy(async () => ({
  default: (await import('#web/parts/safer-play/help-lines.tsx')).HelpLines,
}))
const ShowPlay = lazy(async () => ({
  default: (await import('#web/parts/safer-play/show-play.tsx')).ShowPlay,
}))

export function LoginScreen() {
  const words = useWords(LOGIN_WORDS)
  const isClosed = useAuth(({ restricted }) => restricted)
  const [wasMember] = useState(isMember)
  const [wasSent] = useState(() => readStored('returnUrl') !== null)
  if (wasMember) return <Navigate to={addressAfterLogin(readStored('returnUrl'))} replace />
  const lead = isClosed ? words.closedLead : wasSent ? words.goOn : words.lead
  return (
    <WayIn title={words.title} lead={lead}>
      {isClosed ? <ClosedLogin /> : <LoginForm />}
    </WayIn>
  )
}

/** Where play was closed in this browser: what was begun, the way to what stays open, who helps, and nothing to be had. */
function ClosedLogin() {
  const begun = useAuth(({ begunPause }) => begunPause)
  return (
    <Stack gap={24}>
      {begun !== null && (
        <Suspense>
          <PauseBegun begins begun={begun} />
        </Suspense>
      )}
      <LoginForm />
      <Suspense>
        <HelpLines level={2} />
        <ShowPlay />
      </Suspense>
    </Stack>
  )
}
