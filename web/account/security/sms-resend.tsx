import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { lostWords } from '#web/call/failure.ts'
import { CallRefused, send } from '#web/call/send.ts'
import type { Payload } from '#contract/registry.ts'
import type { StoredSession } from '#web/state/session.ts'
import { useWords } from '#web/words/words.ts'
import { CODE_WORDS } from './code-words.ts'
import styles from './code-form.module.css'

const WAIT_MS = 60_000

interface SmsProps {
  purpose: Payload<'user/sms_send'>['purpose']
  /** A login's that waits for the code. */
  session?: StoredSession | undefined
}

/** Sends a code as it opens, and another at a press, once a minute. */
export function SmsResend({ purpose, session }: SmsProps) {
  const words = useWords(CODE_WORDS)
  const { left, start } = useCountdown()
  const [message, setMessage] = useState('')
  const [busy, setBusy] = useState(true)
  const begun = useRef(false)
  const ask = async (done: string) => {
    setBusy(true)
    setMessage('')
    const options = { silent: true, ...(session === undefined ? {} : { session }) }
    try {
      await send('user/sms_send', { purpose }, options)
      setMessage(done)
      start(WAIT_MS)
    } catch (error) {
      setMessage(error instanceof CallRefused ? error.message : lostWords(words.unreachable))
    }
    setBusy(false)
  }
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    void ask('')
  })
  return (
    <div className={styles['resend']}>
      <output>{message}</output>
      {left > 0 ? (
        <span>{words.resendIn(left)}</span>
      ) : busy ? (
        <span>{words.sending}</span>
      ) : (
        <Button
          variant="quiet"
          size="small"
          icon="rotate-cw"
          onClick={() => void ask(words.resent)}
        >
          {words.resend}
        </Button>
      )}
    </div>
  )
}

/** Seconds left. By the clock, not by counting: a page in the background is woken too rarely. */
function useCountdown() {
  const [until, setUntil] = useState(0)
  const [nowMs, setNowMs] = useState(0)
  const left = Math.max(0, Math.ceil((until - nowMs) / 1000))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const tick = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [isRunning])
  const start = (ms: number) => {
    setNowMs(Date.now())
    setUntil(Date.now() + ms)
  }
  return { left, start }
}
