import { useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import type { Data } from '#contract/registry.ts'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { send } from '#web/call/send.ts'
import { useWords } from '#web/words/words.ts'
import { CODE_WORDS } from './code-words.ts'
import { clearAuthenticator, CodeStep, PairApp, proven, recovered } from './factor-steps.tsx'
import { TWO_FACTOR_WORDS } from './two-factor-words.ts'
import styles from './two-factor.module.css'
import type { Factor } from './two-factor-rules.ts'

type Profile = Data<'user/get_user_profile'>

interface ChangeProps {
  from: Profile['twoFactor']
  to: Factor
  onCancel: () => void
  /** In use now; with recovery codes when it is the first factor. */
  onDone: (codes: readonly string[] | undefined) => void
}

/** Sets a factor up: the one in use is proven first, then the new one. */
export function ChangeFactor({ from, to, onCancel, onDone }: ChangeProps) {
  const words = useWords(TWO_FACTOR_WORDS)
  const [isOldProven, setIsOldProven] = useState(from === 'none')
  const set = async () => {
    const success = from === 'none' ? words.enabled : words.changed
    const { recoveryCodes } = await send('user/two_auth_type', { type: to }, { success })
    onDone(recoveryCodes)
  }
  return (
    <>
      {!isOldProven && from !== 'none' ? (
        <ProveOld factor={from} onRight={async () => setIsOldProven(true)} />
      ) : to === 'ga' ? (
        <PairApp onRight={set} onGone={onCancel} />
      ) : (
        <VerifyPhone onRight={set} />
      )}
      <Cancel onCancel={onCancel} />
    </>
  )
}

function ProveOld({ factor, onRight }: { factor: Factor; onRight: () => Promise<void> }) {
  const words = useWords(TWO_FACTOR_WORDS)
  return (
    <Card title={words.proveOld}>
      <FactorCode factor={factor} onRight={onRight} />
    </Card>
  )
}

/** The code of the factor that is in use. */
function FactorCode({ factor, onRight }: { factor: Factor; onRight: () => Promise<void> }) {
  const code = useWords(CODE_WORDS)
  const step = { check: proven[factor], recovery: recovered, onRight }
  if (factor === 'ga') return <CodeStep {...step} hint={code.ofApp} />
  return <CodeStep {...step} hint={code.ofSms} sms="clear" />
}

function VerifyPhone({ onRight }: { onRight: () => Promise<void> }) {
  const words = useWords(TWO_FACTOR_WORDS)
  const code = useWords(CODE_WORDS)
  return (
    <Card title={words.smsTitle}>
      <CodeStep
        check={proven.sms}
        onRight={onRight}
        hint={code.ofSms}
        sms="set-up"
        submit={words.enable}
      />
    </Card>
  )
}

/** Turns the second step off, by a code of the factor in use. */
export function TurnOff({ profile, onEnd }: { profile: Profile; onEnd: () => void }) {
  const words = useWords(TWO_FACTOR_WORDS)
  const code = useWords(CODE_WORDS)
  const none = async () => {
    await send('user/two_auth_type', { type: 'none' }, { success: words.disabled })
    onEnd()
  }
  const cleared = async () => {
    showToast({ tone: 'positive', text: words.disabled })
    onEnd()
  }
  return (
    <>
      <Card title={words.turnOff} text={words.turnOffText}>
        {profile.twoFactor === 'ga' ? (
          <CodeStep
            check={clearAuthenticator}
            onRight={cleared}
            hint={code.ofApp}
            submit={words.turnOff}
            recovery={clearAuthenticator}
          />
        ) : (
          <CodeStep
            check={proven.sms}
            recovery={recovered}
            onRight={none}
            hint={code.ofSms}
            submit={words.turnOff}
            sms="clear"
          />
        )}
      </Card>
      <Cancel onCancel={onEnd} />
    </>
  )
}

interface RenewProps {
  factor: Factor
  onCancel: () => void
  onCodes: (codes: readonly string[]) => void
}

/** Whoever holds recovery codes can always get in: so the factor in use is proven first. */
export function RenewCodes({ factor, onCancel, onCodes }: RenewProps) {
  const words = useWords(TWO_FACTOR_WORDS)
  const renew = async () => {
    const { recoveryCodes } = await send('user/renew_recovery_codes', {}, { success: false })
    onCodes(recoveryCodes)
  }
  return (
    <>
      <Card title={words.renew} text={words.renewText}>
        <FactorCode factor={factor} onRight={renew} />
      </Card>
      <Cancel onCancel={onCancel} />
    </>
  )
}

function Cancel({ onCancel }: { onCancel: () => void }) {
  const words = useWords(TWO_FACTOR_WORDS)
  return (
    <p className={styles['ways']}>
      <Button onClick={onCancel}>{words.cancel}</Button>
    </p>
  )
}
