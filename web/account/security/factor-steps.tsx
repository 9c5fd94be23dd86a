import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Stack } from '#kit/layout/stack.tsx'
import type { Data } from '#contract/registry.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { CopiedValue } from '#web/parts/fairness/copied-value.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { CodeForm, WrongCode } from './code-form.tsx'
import { CODE_WORDS } from './code-words.ts'
import { QrCode } from '#web/parts/qr-code/qr-code.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { SmsResend } from './sms-resend.tsx'
import { TWO_FACTOR_WORDS } from './two-factor-words.ts'
import styles from './two-factor.module.css'
import type { Factor } from './two-factor-rules.ts'

/** True when the code is right, false when it is wrong; whatever else is thrown. */
type Check = (code: string) => Promise<boolean>

const SILENT = { silent: true } as const

/** Proves a factor within the session: the one in use, or one that is being set up. */
export const proven: Record<Factor, Check> = {
  ga: async (code) => (await send('user/check_ga', { ga_code: code }, SILENT)).verdict,
  sms: async (code) => (await send('user/sms_validate', { code }, SILENT)).verdict,
}

/** One of the ten stands for the factor in use. */
export const recovered: Check = async (code) =>
  (await send('user/use_recovery_code', { code }, SILENT)).verdict

/** The authenticator goes, by its own code or by a recovery code. */
export const clearAuthenticator: Check = async (gacode) => {
  try {
    await send('user/clear_generated_ga', { gacode }, SILENT)
    return true
  } catch (error) {
    if (error instanceof CallRefused && error.refusal === 'code-wrong') return false
    throw error
  }
}

interface StepProps {
  check: Check
  /** The code was right: what follows from it, which may fail as well. */
  onRight: () => Promise<void>
  hint: string
  submit?: string
  /** Sends the code that is asked for. */
  sms?: 'set-up' | 'clear'
  /** Where a recovery code is as good. */
  recovery?: Check
}

/** Asks for a code until it is right. */
export function CodeStep({ check, onRight, hint, submit, sms, recovery }: StepProps) {
  const words = useWords(TWO_FACTOR_WORDS)
  const code = useWords(CODE_WORDS)
  const [byRecovery, setByRecovery] = useState(false)
  const step = useStep(byRecovery && recovery !== undefined ? recovery : check, onRight)
  return (
    <div className={styles['step']}>
      {byRecovery ? (
        <RecoveryForm
          key={step.round}
          busy={step.busy}
          submit={submit ?? code.check}
          onCode={step.give}
        />
      ) : (
        <CodeForm
          key={step.round}
          hint={hint}
          busy={step.busy}
          onCode={step.give}
          {...(submit === undefined ? {} : { submit })}
        />
      )}
      {step.problem !== '' && (
        <p role="alert" className={styles['problem']}>
          {step.problem}
        </p>
      )}
      {sms !== undefined && <SmsResend purpose={sms} />}
      {recovery !== undefined && (
        <Button variant="quiet" size="small" onClick={() => setByRecovery(!byRecovery)}>
          {byRecovery ? words.byCode : words.byRecovery}
        </Button>
      )}
      <WrongCode open={step.isWrong} onClose={step.again} />
    </div>
  )
}

function useStep(check: Check, onRight: () => Promise<void>) {
  const words = useWords(TWO_FACTOR_WORDS)
  const [busy, setBusy] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)
  const give = async (code: string) => {
    setBusy(true)
    setProblem('')
    try {
      if (await check(code)) await onRight()
      else setIsWrong(true)
    } catch (error) {
      setProblem(error instanceof CallRefused ? error.message : words.failed)
    }
    setBusy(false)
  }
  const again = () => {
    setIsWrong(false)
    setRound((last) => last + 1)
  }
  return { busy, isWrong, problem, round, give: (code: string) => void give(code), again }
}

/** A new secret with its square, and the code that proves it has arrived. */
export function PairApp({ onRight, onGone }: { onRight: () => Promise<void>; onGone: () => void }) {
  const words = useWords(TWO_FACTOR_WORDS)
  const { secret, failed, ask } = useSecret(onGone)
  if (failed) return <ScreenFailed level={2} onRetry={ask} />
  return (
    <Card title={words.secretTitle} text={words.secretText}>
      <div className={styles['pairing']}>
        {secret === null ? (
          <Skeleton width={196} height={196} radius={10} />
        ) : (
          <QrCode text={secret.uri} label={words.qr} />
        )}
        <Stack gap={16}>
          <Facts values="under">
            <Fact name={words.secret}>
              {secret === null ? (
                <Skeleton height={24} radius={6} />
              ) : (
                <CopiedValue name={words.secret} value={secret.secret} />
              )}
            </Fact>
          </Facts>
          {/* A phone cannot scan its own screen. */}
          {secret !== null && <a href={secret.uri}>{words.openApp}</a>}
          {secret !== null && (
            <CodeStep
              check={proven.ga}
              onRight={onRight}
              hint={words.secretCode}
              submit={words.enable}
            />
          )}
        </Stack>
      </div>
    </Card>
  )
}

/** Asked for once as the step opens. Whoever would not give their password goes back. */
function useSecret(onGone: () => void) {
  const [secret, setSecret] = useState<Data<'user/user_generate_ga'> | null>(null)
  const [failed, setFailed] = useState(false)
  const begun = useRef(false)
  const ask = async () => {
    setFailed(false)
    try {
      setSecret(await send('user/user_generate_ga', {}, SILENT))
    } catch (error) {
      if (error instanceof CallRefused && error.refusal === 'proof-needed') onGone()
      else setFailed(true)
    }
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void ask()
  })
  return { secret, failed, ask: () => void ask() }
}
