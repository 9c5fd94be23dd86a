import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { Stack } from '#kit/layout/stack.tsx'
import { StarSpinner } from '#kit/art/star-art.tsx'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { useWords } from '#web/words/words.ts'
import { CONFIRMATION_WORDS } from './confirmation-words.ts'
import styles from '#web/account/layout/notice.module.css'
import { ContestedForm } from './register-contested.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { WayIn } from '#web/account/layout/entry-page.tsx'

type Face = 'working' | 'done' | 'password' | 'over' | 'failed' | 'no-token'

const isConfirmed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === true

interface Confirmation {
  face: Face
  token: string
  confirmed: () => Promise<void>
  /** What became of a try that did not open the account. */
  follow: (error: unknown) => void
  retry: () => void
}

/** What a refusal leads to: a password is asked for, there may be another try, or the link is over. */
function faceAfter(error: unknown): 'password' | 'failed' | 'over' {
  if (!(error instanceof CallRefused) || error.refusal === 'too-many-calls') return 'failed'
  return error.refusal === 'password-needed' ? 'password' : 'over'
}

/** Redeems the token of the address, once; the address then says only that it is done. */
function useConfirmation(): Confirmation {
  const [params] = useSearchParams()
  const isDone = isConfirmed(useLocation().state)
  const navigate = useNavigate()
  const token = params.get('token') ?? ''
  const [outcome, setOutcome] = useState<ReturnType<typeof faceAfter> | null>(null)
  const sent = useRef<string | null>(null)
  const follow = (error: unknown) => setOutcome(faceAfter(error))
  const confirmed = async () =>
    navigate('/register-account-confirm', { replace: true, state: { confirmed: true } })
  const confirm = async () => {
    setOutcome(null)
    try {
      await send('user/register_confirm', { token }, { silent: true })
      await confirmed()
    } catch (error) {
      follow(error)
    }
  }
  useEffect(() => {
    if (token === '' || sent.current === token) return
    sent.current = token
    void confirm()
  })
  const withoutToken: Face = isDone ? 'done' : 'no-token'
  const face = token === '' ? withoutToken : (outcome ?? 'working')
  return { face, token, confirmed, follow, retry: () => void confirm() }
}

const TITLES = {
  done: 'doneTitle',
  password: 'passwordTitle',
  over: 'overTitle',
  failed: 'failedTitle',
  'no-token': 'noTokenTitle',
} as const

/** `/register-account-confirm?token=…`: where the mailed link leads. */
export function RegisterConfirmScreen() {
  const words = useWords(CONFIRMATION_WORDS)
  const confirmation = useConfirmation()
  const { face, retry } = confirmation
  const title = face === 'working' ? words.working : words[TITLES[face]]
  return (
    <>
      {/* Stands before and after, so that what came of it is heard. */}
      <output className="heard-only">{face === 'working' ? '' : title}</output>
      {face === 'working' && (
        <WayIn title={title}>
          <StarSpinner size={72} label={title} />
        </WayIn>
      )}
      {face === 'failed' && (
        <WayIn title={title} lead={lostWords(words.failed)}>
          <AskAgain variant="act" size="large" wide onAsk={retry} />
        </WayIn>
      )}
      {face === 'password' && (
        <WayIn title={title} lead={words.contested}>
          <ContestedForm {...confirmation} />
        </WayIn>
      )}
      {face === 'done' && (
        <WayIn title={title} lead={words.done}>
          <Link className={buttonClass({ variant: 'act', size: 'large', wide: true })} to="/login">
            {words.logIn}
          </Link>
        </WayIn>
      )}
      {(face === 'over' || face === 'no-token') && (
        <WayIn title={title} lead={face === 'over' ? words.over : words.noToken}>
          <Stack gap={16}>
            <ResendConfirmation />
            <p className={styles['other']}>
              <Link to="/login">{words.logIn}</Link>
            </p>
          </Stack>
        </WayIn>
      )}
    </>
  )
}
