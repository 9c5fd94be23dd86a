import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { PasswordField } from '#kit/forms/field.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { CallRefused, send } from '#web/call/send.ts'
import { useAuth } from '#web/state/auth.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { newPasswordProblems, problemOfRefusal, type NewPassword } from './new-password.ts'
import { NewPasswordFields, useCommonPasswords } from './new-password-fields.tsx'
import { PASSWORD_CHANGE_WORDS } from './password-change-words.ts'
import { PASSWORD_WORDS } from './password-words.ts'
import styles from './two-factor.module.css'

type Problems = ReturnType<typeof newPasswordProblems>

const EMPTY: NewPassword = { password: '', passwordConfirm: '' }

/** `/profile/password`: the old password, and the new one twice. */
export function PasswordChangeScreen() {
  const words = useWords(PASSWORD_CHANGE_WORDS)
  const [round, setRound] = useState(0)
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <Card className={styles['narrow']}>
        {/* Begun anew once it is changed: nothing that was typed stays on screen. */}
        <PasswordForm key={round} onChanged={() => setRound(round + 1)} />
      </Card>
    </AccountPage>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const words = useWords(PASSWORD_CHANGE_WORDS)
  const password = useWords(PASSWORD_WORDS)
  const form = usePasswordForm(onChanged)
  const profile = useAuth((state) => state.userProfile)
  return (
    <form
      className={stackClass(16, styles['step'])}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit(event.currentTarget)
      }}
    >
      <PasswordField
        label={words.old}
        name="oldPassword"
        autoComplete="current-password"
        maxLength={200}
        value={form.old}
        showLabel={password.showPassword}
        hideLabel={password.hidePassword}
        error={form.oldProblem}
        onChange={(event) => form.setOld(event.target.value)}
      />
      <NewPasswordFields
        label={words.new}
        value={form.fresh}
        problems={form.problems}
        onChange={form.setFresh}
        about={profile === null ? [] : [profile.firstname, profile.lastname]}
        isCommon={form.isCommon}
      />
      {form.failure !== '' && (
        <p role="alert" className={styles['problem']}>
          {form.failure}
        </p>
      )}
      <Button type="submit" variant="act" busy={form.busy}>
        {words.change}
      </Button>
      <p>
        <Link to="/forgot-password">{words.forgot}</Link>
      </p>
    </form>
  )
}

function usePasswordForm(onChanged: () => void) {
  const words = useWords(PASSWORD_CHANGE_WORDS)
  const required = useWords(PASSWORD_WORDS).problems.required
  const navigate = useNavigate()
  const isCommon = useCommonPasswords()
  const [old, setOldText] = useState('')
  const [fresh, setFreshPair] = useState(EMPTY)
  const [oldProblem, setOldProblem] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  const check = (form: HTMLFormElement): boolean => {
    const found = newPasswordProblems(fresh, isCommon)
    setOldProblem(old === '' ? required : '')
    setProblems(found)
    const first = old === '' ? 'oldPassword' : Object.keys(found)[0]
    form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    return first === undefined
  }
  const refused = (error: unknown) => {
    const refusal = error instanceof CallRefused ? error.refusal : null
    // The call layer has logged them out and said so.
    if (refusal === 'session-expired') return void navigate('/login')
    const problem = problemOfRefusal(refusal)
    if (refusal === 'password-wrong') setOldProblem(words.oldWrong)
    else if (problem !== null) setProblems({ password: problem })
    else setFailure(error instanceof CallRefused ? error.message : words.failed)
  }
  const submit = async (form: HTMLFormElement) => {
    if (busy || !check(form)) return
    setBusy(true)
    setFailure('')
    try {
      const payload = { oldPassword: old, ...fresh }
      await send('user/pass_change', payload, { success: words.changed, once: true })
      onChanged()
    } catch (error) {
      refused(error)
    }
    setBusy(false)
  }
  const setOld = (text: string) => {
    setOldText(text)
    setOldProblem('')
  }
  const setFresh = (changed: Partial<NewPassword>) => {
    setFreshPair((last) => ({ ...last, ...changed }))
    setProblems({})
  }
  const state = { old, fresh, oldProblem, problems, failure, busy }
  return { ...state, isCommon, submit, setOld, setFresh }
}
