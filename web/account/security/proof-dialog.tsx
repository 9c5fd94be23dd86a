import { useEffect, useRef, useState } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { PasswordField } from '#kit/forms/field.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { lostWords } from '#web/call/failure.ts'
import { whenProofNeeded } from '#web/call/proof.ts'
import { CallRefused, send } from '#web/call/send.ts'
import { PressedDialog } from '#web/parts/screen/overlay-sheet.tsx'
import { defineWords, useWords } from '#web/words/words.ts'
import { useFocusFirst } from './code-form.tsx'
import { minutesToWait } from './two-factor-rules.ts'

const WORDS = defineWords({
  tr: {
    title: 'Parolanızı yeniden girin',
    text: 'Hesabınızın güvenliğiyle ilgili değişikliklerden önce siz olduğunuzdan emin oluruz. On beş dakika boyunca yeniden sormayız.',
    password: 'Parola',
    show: 'Parolayı göster',
    hide: 'Parolayı gizle',
    required: 'Bu alan zorunludur',
    wrong: 'Parolanız hatalı.',
    locked: (minutes: number) =>
      `Çok fazla yanlış deneme yapıldı. ${minutes} dakika sonra yeniden deneyin.`,
    unreachable: 'Bağlantınızı kontrol edip yeniden deneyin.',
    goOn: 'Devam et',
    cancel: 'Vazgeç',
  },
  en: {
    title: 'Enter your password again',
    text: 'Before anything changes about the safety of your account, we make sure that it is you. We do not ask again for fifteen minutes.',
    password: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    required: 'Required field',
    wrong: 'The password is not right.',
    locked: (minutes) =>
      `Too many wrong tries. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    unreachable: 'Check your connection and try again.',
    goOn: 'Go on',
    cancel: 'Cancel',
  },
})

type Settle = (isProven: boolean) => void

/** The one place where a password is asked for once more; calls that need it wait for its answer. */
export function ProofDialog() {
  const words = useWords(WORDS)
  const [settle, setSettle] = useState<Settle | null>(null)
  useAsked(setSettle)
  const end = (isProven: boolean) => {
    settle?.(isProven)
    setSettle(null)
  }
  return (
    <PressedDialog
      open={settle !== null}
      firm
      onClose={() => end(false)}
      title={words.title}
      closeLabel={words.cancel}
    >
      <ProofForm onProven={() => end(true)} onOver={() => end(false)} />
    </PressedDialog>
  )
}

/** Calls that ask while it is open share the one answer. */
function useAsked(open: (settle: () => Settle) => void): void {
  const pending = useRef<Promise<boolean> | null>(null)
  useEffect(
    () =>
      whenProofNeeded(() => {
        pending.current ??= new Promise<boolean>((done) => open(() => done)).finally(() => {
          pending.current = null
        })
        return pending.current
      }),
    [open],
  )
}

function ProofForm(props: { onProven: () => void; onOver: () => void }) {
  const words = useWords(WORDS)
  const [password, setPassword] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useFocusFirst()
  const prove = async () => {
    setBusy(true)
    try {
      await send('user/prove', { password }, { silent: true })
      props.onProven()
    } catch (refused) {
      if (refused instanceof CallRefused && refused.refusal === 'session-expired') props.onOver()
      else setError(whyNot(refused, words))
      field.current?.select()
    }
    setBusy(false)
  }
  return (
    <form
      className={stackClass(16)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (busy) return
        if (password === '') setError(words.required)
        else void prove()
      }}
    >
      <p>{words.text}</p>
      <PasswordField
        ref={field}
        label={words.password}
        autoComplete="current-password"
        maxLength={200}
        value={password}
        showLabel={words.show}
        hideLabel={words.hide}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value)
          setError('')
        }}
      />
      <Button type="submit" variant="act" wide busy={busy}>
        {words.goOn}
      </Button>
    </form>
  )
}

function whyNot(error: unknown, words: (typeof WORDS)['tr']): string {
  if (!(error instanceof CallRefused)) return lostWords(words.unreachable)
  if (error.refusal === 'password-wrong') return words.wrong
  const minutes = minutesToWait(error.figures['retryAfterS'])
  return minutes === null ? error.message : words.locked(minutes)
}
