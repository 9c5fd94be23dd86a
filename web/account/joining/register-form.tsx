import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { ErrorSummary, type SummedError } from '#kit/forms/error-summary.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { Steps } from '#kit/forms/steps.tsx'
import { showToast } from '#kit/feedback/toast-queue.ts'
import { lostWords } from '#web/call/failure.ts'
import { useWords } from '#web/words/words.ts'
import { useCommonPasswords } from '#web/account/security/new-password-fields.tsx'
import { MORE_LIMITS, type RegisterField } from './register-draft.ts'
import { fieldId } from './register-field-id.ts'
import { AccountFields, useProblemWords, WhereFields, WhoFields } from './register-fields.tsx'
import { ALL_FIELDS, stepOf, STEPS, type RegisterProblems } from './register-rules.ts'
import { REGISTER_WORDS } from './register-words.ts'
import styles from './register.module.css'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { useRegistration, type Outcome, type Registration } from './use-registration.ts'
import { useSteps } from './use-steps.ts'

const STEP_NAMES = ['who', 'where', 'account'] as const
const LAST_STEP = STEPS.length - 1
const legendId = (step: number): string => `register-step-${step + 1}`

/** What the last try came to: the fields that were wrong, or a reason that is about no field. */
interface ProblemSummary {
  fields: readonly RegisterField[]
  message?: string
}

/** One page on a desktop, three steps on a phone: the same form, of which a step is shown. */
export function RegisterForm() {
  const words = useWords(REGISTER_WORDS)
  const isNarrow = useIsNarrow()
  const isCommon = useCommonPasswords()
  const registration = useRegistration(isCommon)
  const { step, go } = useSteps(STEPS.length)
  const { summary, showProblems, forget, follow } = useProblemSummary()
  const shown = isNarrow ? step : null
  const forward = () => {
    if (shown === null || shown === LAST_STEP) return void registration.submit().then(follow)
    const found = registration.check(STEPS[shown] ?? [])
    if (Object.keys(found).length > 0) return showProblems(found)
    forget()
    go(shown + 1, legendId(shown + 1))
  }
  const goToField = (field: RegisterField) => {
    if (shown === null) document.getElementById(fieldId(field))?.focus()
    else go(stepOf(field), fieldId(field))
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    forward()
  }
  return (
    <form className={stackClass(24)} onSubmit={onSubmit} noValidate>
      {shown !== null && (
        <Steps label={words.steps} steps={STEP_NAMES.map((name) => words[name])} current={shown} />
      )}
      <Summary summary={summary} registration={registration} onGo={goToField} />
      <Step at={0} shown={shown}>
        <WhoFields registration={registration} />
      </Step>
      <Step at={1} shown={shown}>
        <WhereFields registration={registration} />
      </Step>
      <Step at={2} shown={shown}>
        <AccountFields registration={registration} isCommon={isCommon} />
      </Step>
      <Ways
        shown={shown}
        busy={registration.busy}
        onBack={() => {
          forget()
          go(step - 1, legendId(step - 1))
        }}
      />
    </form>
  )
}

/** What was found wrong last, and where a registration that was taken leads. */
function useProblemSummary() {
  const words = useWords(REGISTER_WORDS)
  const navigate = useNavigate()
  // Anew with every try, so that the same errors are read again.
  const [summary, setSummary] = useState<ProblemSummary | null>(null)
  const showProblems = (problems: RegisterProblems, message?: string) => {
    const fields = ALL_FIELDS.filter((field) => field in problems)
    setSummary({ fields, ...(message === undefined ? {} : { message }) })
  }
  const follow = (outcome: Outcome | null) => {
    if (outcome === null) return
    if (outcome.kind === 'wrong') return showProblems(outcome.problems)
    if (outcome.kind === 'refused')
      return showProblems({}, outcome.message ?? lostWords(words.unreachable))
    showToast({ tone: 'positive', text: words.registered })
    // The address stays the same, so the page would stay scrolled to the button.
    scrollTo(0, 0)
    void navigate('/register', { replace: true, state: { sentTo: outcome.email } })
  }
  return { summary, showProblems, forget: () => setSummary(null), follow }
}

interface SummaryProps {
  summary: ProblemSummary | null
  registration: Registration
  onGo: (field: RegisterField) => void
}

/** What is still wrong of what was summary; it takes the focus whenever something is summary. */
function Summary({ summary, registration: { problems, draft }, onGo }: SummaryProps) {
  const words = useWords(REGISTER_WORDS)
  const problemText = useProblemWords()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    if (summary !== null) box.current?.focus()
  }, [summary])
  const errors = (summary?.fields ?? []).flatMap((field): SummedError[] => {
    const problem = problems[field]
    if (problem === undefined) return []
    return [{ id: fieldId(field), text: `${labelOf(field, draft, words)}${problemText(problem)}` }]
  })
  if (summary?.message !== undefined) errors.push({ text: summary.message })
  const title = summary?.message === undefined ? words.summary(errors.length) : words.notSent
  return (
    <ErrorSummary
      ref={box}
      title={title}
      errors={errors}
      onGo={(id) => {
        const field = ALL_FIELDS.find((name) => fieldId(name) === id)
        if (field !== undefined) onGo(field)
      }}
    />
  )
}

/** A consent's label is a whole sentence, and so is what is wrong with it. */
function labelOf(
  field: RegisterField,
  { country }: { country: string },
  words: (typeof REGISTER_WORDS)['tr'],
): string {
  if (field === 'rulesAccepted' || field === 'smsOptIn' || field === 'emailOptIn') return ''
  if (field === 'nationalID') return `${country === 'TR' ? words.turkishID : words.foreignID}: `
  const limit = MORE_LIMITS.find((each) => each.field === field)
  if (limit !== undefined)
    return `${words.limitKinds[limit.kind]}, ${words.limitPeriods[limit.period]}: `
  return isLabelled(field, words) ? `${words.labels[field]}: ` : ''
}

const isLabelled = (
  field: RegisterField,
  { labels }: (typeof REGISTER_WORDS)['tr'],
): field is keyof typeof labels => field in labels

/** All stay in the page, so that what was typed in one is there when the form is sent. */
function Step(props: { at: number; shown: number | null; children: ReactNode }) {
  const words = useWords(REGISTER_WORDS)
  const name = STEP_NAMES[props.at] ?? 'who'
  return (
    <fieldset
      className={stackClass(20, styles['step'])}
      hidden={props.shown !== null && props.shown !== props.at}
    >
      <legend id={legendId(props.at)} tabIndex={-1} className={styles['legend']}>
        {words[name]}
      </legend>
      {props.children}
    </fieldset>
  )
}

function Ways(props: { shown: number | null; busy: boolean; onBack: () => void }) {
  const words = useWords(REGISTER_WORDS)
  const isLast = props.shown === null || props.shown === LAST_STEP
  return (
    <>
      <div className={styles['ways']}>
        {props.shown !== null && props.shown > 0 && (
          <Button size="large" icon="arrow-left" onClick={props.onBack}>
            {words.back}
          </Button>
        )}
        <Button
          type="submit"
          variant="act"
          size="large"
          wide
          busy={props.busy}
          {...(isLast ? {} : { iconAfter: 'arrow-right' })}
        >
          {isLast ? words.join : words.next}
        </Button>
      </div>
      <p className={styles['member']}>
        {words.wasMember} <Link to="/login">{words.logIn}</Link>
      </p>
    </>
  )
}
