import { useState, type FormEvent } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Stack, stackClass } from '#kit/layout/stack.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { clearMember } from '#web/call/session.ts'
import { useWords } from '#web/words/words.ts'
import { Announcement } from './forgot-password.tsx'
import {
  NewPasswordFields,
  useCommonPasswords,
} from '#web/account/security/new-password-fields.tsx'
import {
  newPasswordProblems,
  problemOfRefusal,
  type NewPassword,
} from '#web/account/security/new-password.ts'
import styles from '#web/account/layout/notice.module.css'
import { PASSWORD_WORDS } from '#web/account/security/password-words.ts'
import { RESET_WORDS } from './reset-words.ts'
import { WayIn } from '#web/account/layout/entry-page.tsx'

/** `/account_reset?token=…`: where the mailed link leads; sets a new password, once. */
export function ResetPasswordScreen() {
  const words = useWords(RESET_WORDS)
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const [isOver, setOver] = useState(false)
  if (token === '') return <AskAgain title={words.noTokenTitle} lead={words.noToken} />
  if (isOver) return <AskAgain title={words.overTitle} lead={words.over} />
  return (
    <WayIn title={words.resetTitle} lead={words.resetLead}>
      <ResetForm token={token} onOver={() => setOver(true)} />
    </WayIn>
  )
}

function AskAgain(props: { title: string; lead: string }) {
  const words = useWords(RESET_WORDS)
  return (
    <WayIn title={props.title} lead={props.lead}>
      <Stack gap={16}>
        <Link
          className={buttonClass({ variant: 'act', size: 'large', wide: true })}
          to="/forgot-password"
        >
          {words.askAgain}
        </Link>
        <p className={styles['other']}>
          <Link to="/login">{words.back}</Link>
        </p>
      </Stack>
    </WayIn>
  )
}

type Problems = ReturnType<typeof newPasswordProblems>

/** A link that was cut short or glued to something else on its way. */
function isAboutToken({ fields }: CallRefused['figures']): boolean {
  const named: unknown[] = Array.isArray(fields) ? fields : []
  return named.some((each) => JSON.stringify(each).includes('"field":"token"'))
}

/** Sets the password; every session is over then, the one in this browser too. */
function useReset(token: string, onOver: () => void) {
  const words = useWords(RESET_WORDS)
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [help, setHelp] = useState('')
  const [refused, setRefused] = useState<Problems>({})
  const follow = (error: unknown) => {
    if (!(error instanceof CallRefused)) return setHelp(lostWords(words.unreachable))
    if (error.refusal === 'link-over' || isAboutToken(error.figures)) return onOver()
    const problem = problemOfRefusal(error.refusal)
    if (problem !== null) return setRefused({ password: problem })
    setHelp(error.message)
  }
  const reset = async (passwords: NewPassword) => {
    if (busy) return
    setHelp('')
    setRefused({})
    setBusy(true)
    try {
      await send('user/pass_reset', { token, ...passwords }, { silent: true })
      clearMember()
      showToast({ tone: 'positive', text: words.changed })
      await navigate('/login', { replace: true })
    } catch (error) {
      follow(error)
    }
    setBusy(false)
  }
  return { busy, help, refused, reset: (passwords: NewPassword) => void reset(passwords) }
}

function ResetForm(props: { token: string; onOver: () => void }) {
  const words = useWords(RESET_WORDS)
  const passwordWords = useWords(PASSWORD_WORDS)
  const isCommon = useCommonPasswords()
  const { busy, help, refused, reset } = useReset(props.token, props.onOver)
  const [passwords, setPasswords] = useState<NewPassword>({ password: '', passwordConfirm: '' })
  const [problems, setProblems] = useState<Problems>({})
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = newPasswordProblems(passwords, isCommon)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) return reset(passwords)
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  return (
    <form className={stackClass(16)} onSubmit={submit} noValidate>
      <Announcement text={help} />
      <NewPasswordFields
        value={passwords}
        problems={{ ...refused, ...problems }}
        isCommon={isCommon}
        label={passwordWords.newPassword}
        onChange={(changed) => {
          setPasswords({ ...passwords, ...changed })
          setProblems({})
        }}
      />
      <Button type="submit" variant="act" size="large" wide busy={busy}>
        {words.save}
      </Button>
    </form>
  )
}
