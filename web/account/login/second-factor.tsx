import { useRef, useState } from 'react'
import type { ProofResult } from '#contract/call.ts'
import { PROOFS_MAX } from '#contract/proofs-max.ts'
import { Button } from '#kit/controls/button.tsx'
import { Dialog } from '#kit/feedback/dialog.tsx'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { useWords } from '#web/words/words.ts'
import { CodeForm, WrongCode } from '#web/account/security/code-form.tsx'
import { CODE_WORDS } from '#web/account/security/code-words.ts'
import { cancelLogin, finishLogin, type PendingLogin } from './log-in.ts'
import { passkeyWay, showPasskey } from '#web/account/security/passkey.ts'
import { RecoveryForm } from '#web/account/security/recovery-form.tsx'
import { SECOND_FACTOR_WORDS } from '#web/account/security/second-factor-words.ts'
import styles from './second-factor.module.css'
import { SmsResend } from '#web/account/security/sms-resend.tsx'

interface SecondFactorProps {
  pending: PendingLogin
  /** The login is finished, and leads here. */
  onDone: (next: string) => void
  /** Back to the password: with what ended it, or without when the member would not. */
  onBack: (reason?: CallRefused | 'tries-used') => void
}

type Way = 'code' | 'recovery'

/** The second step of a login. Until its answer is yes, nothing of the session is stored. */
export function SecondFactor(props: SecondFactorProps) {
  const { pending } = props
  const words = useWords(SECOND_FACTOR_WORDS)
  const [way, setWay] = useState<Way>('code')
  const proof = useProof(props)
  const options = { silent: true, session: pending.session }
  const check = (code: string) =>
    proof.give(() =>
      pending.factor === 'ga'
        ? send('user/check_ga', { ga_code: code }, options)
        : send('user/sms_validate', { code }, options),
    )
  return (
    <>
      <Dialog open firm onClose={proof.leave} title={words.title} closeLabel={words.back}>
        <div className={styles['prompt']}>
          {way === 'code' ? (
            <CodePrompt
              key={proof.round}
              pending={pending}
              busy={proof.busy}
              onCode={(code) => void check(code)}
            />
          ) : (
            <RecoveryForm
              key={proof.round}
              busy={proof.busy}
              submit={words.logIn}
              onCode={(code) =>
                void proof.give(() => send('user/use_recovery_code', { code }, options))
              }
            />
          )}
          {proof.problem !== '' && (
            <p role="alert" className={styles['problem']}>
              {proof.problem}
            </p>
          )}
          {/* Outside of the form, which begins anew after a wrong code: one code goes out at a time. */}
          {pending.factor === 'sms' && <SmsResend purpose="login" session={pending.session} />}
          <OtherWays way={way} onWay={setWay} onPasskey={() => void proof.giveByPasskey()} />
        </div>
      </Dialog>
      <WrongCode open={proof.isWrong} isLast={proof.isLast} onClose={proof.again} />
    </>
  )
}

interface CodePromptProps {
  pending: PendingLogin
  busy: boolean
  onCode: (code: string) => void
}

function CodePrompt({ pending, busy, onCode }: CodePromptProps) {
  const words = useWords(SECOND_FACTOR_WORDS)
  const code = useWords(CODE_WORDS)
  const hint = pending.factor === 'ga' ? code.ofApp : code.ofSms
  return <CodeForm hint={hint} busy={busy} onCode={onCode} submit={words.logIn} />
}

interface OtherWaysProps {
  way: Way
  onWay: (way: Way) => void
  onPasskey: () => void
}

function OtherWays({ way, onWay, onPasskey }: OtherWaysProps) {
  const words = useWords(SECOND_FACTOR_WORDS)
  return (
    <div className={styles['ways']}>
      {way === 'code' && <p>{words.otherWays}</p>}
      {way === 'code' ? (
        <Button variant="quiet" size="small" onClick={() => onWay('recovery')}>
          {words.byRecovery}
        </Button>
      ) : (
        <Button variant="quiet" size="small" onClick={() => onWay('code')}>
          {words.byCode}
        </Button>
      )}
      {passkeyWay() === 'ready' && (
        <Button variant="quiet" size="small" onClick={onPasskey}>
          {words.byPasskey}
        </Button>
      )}
    </div>
  )
}

/** What becomes of a proof: in, wrong and once more, or back to the password. */
function useProof({ pending, onDone, onBack }: SecondFactorProps) {
  const words = useWords(SECOND_FACTOR_WORDS)
  const { unreachable } = useWords(CODE_WORDS)
  const [busy, setBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const [wrongs, setWrongs] = useState(0)
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)
  const hasLeft = useRef(false)
  const attempt = async (ask: () => Promise<ProofResult | null>, onWrong: () => void) => {
    setBusy(true)
    setProblem('')
    try {
      const answer = await ask()
      if (hasLeft.current) return
      if (answer?.verdict === true) onDone(await finishLogin(pending, answer.auth))
      else if (answer !== null) onWrong()
    } catch (error) {
      if (hasLeft.current) return
      if (error instanceof CallRefused) onBack(error)
      else setProblem(lostWords(unreachable))
    }
    setBusy(false)
  }
  /** What is still on its way comes too late: the login that it belongs to is over. */
  const leave = () => {
    hasLeft.current = true
    cancelLogin(pending)
    onBack()
  }
  const isLast = wrongs >= PROOFS_MAX
  const count = () => setWrongs((before) => before + 1)
  const give = (ask: () => Promise<ProofResult>) =>
    attempt(ask, () => {
      count()
      setIsWrong(true)
    })
  const askPasskey = async () => {
    const options = { silent: true, session: pending.session }
    const response = await showPasskey(await send('user/passkey_ask', {}, options))
    return response === null ? null : send('user/passkey_check', { response }, options)
  }
  const giveByPasskey = () =>
    attempt(askPasskey, () => {
      count()
      setProblem(words.passkeyWrong)
    })
  const again = () => {
    setIsWrong(false)
    if (isLast) return onBack('tries-used')
    setRound((last) => last + 1)
  }
  return { busy, isWrong, isLast, problem, round, give, giveByPasskey, again, leave }
}
