import { useState, type FormEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { ProtectionState } from '#contract/calls/protection.ts'
import { endOfSpan } from '#contract/members/pause-span.ts'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Checkbox } from '#kit/forms/checkbox.tsx'
import { PasswordField } from '#kit/forms/field.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Card } from '#kit/layout/card.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { leavePausing } from '#web/call/leave-pausing.ts'
import { CallRefused } from '#web/call/send.ts'
import { useCall, useSend } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { useAuth } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { BonusAtPause } from './bonus-at-pause.tsx'
import styles from './control.module.css'
import { longerThan, spansAfter, stepIn, type Exclusion, type Step } from './exclusion-steps.ts'
import { HelpLines } from '#web/parts/safer-play/help-lines.tsx'
import { PausedCard } from './paused-card.tsx'
import { Spans } from './spans.tsx'
import { CONTROL_WORDS } from './words.ts'

/** `/control/exclusion`: whoever is excluded reads until when; for anybody else, and for a longer time, two steps. */
export function ExclusionScreen() {
  const step = stepIn(useLocation().state)
  const isClosed = useAuth(({ restricted }) => restricted)
  const { data, isError } = useCall('protection/get', {}, { silent: true })
  // Whoever cannot be excluded waits for nothing.
  if (isClosed && data === undefined && !isError) return <Awaited />
  if (step === null && data !== undefined && data.excludedUntil !== null)
    return <Excluded state={data} />
  return <Steps step={step ?? { at: 'choose' }} longerThan={longerThan(data)} />
}

function Awaited() {
  const words = useWords(CONTROL_WORDS)
  return (
    <AccountPage title={words.exclude}>
      <div aria-busy="true">
        <Skeleton height={160} radius={16} />
      </div>
    </AccountPage>
  )
}

function Excluded({ state }: { state: ProtectionState }) {
  const words = useWords(CONTROL_WORDS)
  const [now] = useState(() => new Date())
  const isLongerToBeHad = spansAfter(longerThan(state), now).length > 0
  return (
    <AccountPage title={words.exclude} lead={words.excludedLead}>
      <div className={styles['columns']}>
        <div className={stackClass(16)}>
          <PausedCard state={state} />
          <div className={styles['actions']}>
            <Link className={buttonClass()} to="/control">
              {words.title}
            </Link>
            {isLongerToBeHad && (
              <Link
                className={buttonClass()}
                to="/control/exclusion"
                replace={false}
                state={{ at: 'choose' }}
              >
                {words.excludedLonger}
              </Link>
            )}
          </div>
        </div>
        <WhatCloses />
      </div>
      <HelpLines level={2} />
    </AccountPage>
  )
}

/** The first changes nothing, the second says all of it and asks for the password. Each has a place in the browser's history. */
function Steps({ step, longerThan: until }: { step: Step; longerThan: string | null }) {
  const words = useWords(CONTROL_WORDS)
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const spans = spansAfter(until, now)
  const [chosen, setSpan] = useState<Exclusion>(spans[0] ?? '5y')
  const isLast = step.at === 'confirm'
  return (
    <AccountPage title={words.exclude} lead={isLast ? words.step2 : words.step1}>
      <div className={styles['columns']}>
        {isLast ? (
          <Confirm {...{ span: step.span, now }} onBack={() => void navigate(-1)} />
        ) : (
          <Card>
            <Spans legend={words.span} {...{ spans, chosen, now }} onChoose={setSpan} />
            <p className={styles['note']}>
              <Icon name="info" size={18} />
              <span>{words.shorter}</span>
            </p>
            <BonusAtPause />
            <div className={styles['actions']}>
              <Link className={buttonClass()} to="/control">
                {words.back}
              </Link>
              <Link
                className={buttonClass({ variant: 'act' })}
                to="/control/exclusion"
                replace={false}
                state={{ at: 'confirm', span: chosen }}
              >
                {words.goOn}
              </Link>
            </div>
          </Card>
        )}
        <WhatCloses />
      </div>
      <HelpLines level={2} />
    </AccountPage>
  )
}

function Confirm({ span, now, onBack }: { span: Exclusion; now: Date; onBack: () => void }) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const [password, setPassword] = useState('')
  const [isWanted, setWanted] = useState(false)
  const [error, setError] = useState<string>()
  const [unticked, setUnticked] = useState<string>()
  const { mutate, isPending } = useSend('protection/self_exclude', { silent: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isWanted) return setUnticked(words.tick)
    mutate(
      { span, password },
      {
        onSuccess: ({ until }) => leavePausing({ pause: 'self-exclusion', until }),
        onError: (failure) =>
          setError(failure instanceof CallRefused ? failure.message : words.lost),
      },
    )
  }
  return (
    <Card begins title={words.closedUntil}>
      <form className={stackClass(16)} onSubmit={submit} noValidate>
        <p className={styles['end']}>{dayAndTime(endOfSpan(span, now), lang)}</p>
        <p className={styles['muted']}>{words.closedNote}</p>
        <BonusAtPause />
        <PasswordField
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          autoComplete="current-password"
          value={password}
          error={error}
          onChange={({ target }) => {
            setPassword(target.value)
            setError(undefined)
          }}
        />
        <Checkbox
          label={words.wanted(words.length[span])}
          checked={isWanted}
          error={unticked}
          onChange={({ target }) => {
            setWanted(target.checked)
            setUnticked(undefined)
          }}
        />
        <div className={styles['actions']}>
          <Button onClick={onBack}>{words.back}</Button>
          <Button type="submit" variant="act" busy={isPending}>
            {words.doIt(words.length[span])}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function WhatCloses() {
  const words = useWords(CONTROL_WORDS)
  const list = (icon: IconName, lines: readonly string[]) => (
    <ul className={styles['list']}>
      {lines.map((line) => (
        <li key={line}>
          <Icon name={icon} size={18} />
          {line}
        </li>
      ))}
    </ul>
  )
  return (
    <aside className={stackClass(16)}>
      <Card title={words.closes}>{list('x', words.closing)}</Card>
      <Card title={words.stays}>{list('check', words.staying)}</Card>
    </aside>
  )
}
