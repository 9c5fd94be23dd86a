import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { endOfSpan } from '#contract/members/pause-span.ts'
import { EXCLUSIONS } from '#contract/members/protection-choices.ts'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { Checkbox } from '#kit/forms/checkbox.tsx'
import { PasswordField } from '#kit/forms/field.tsx'
import { Card } from '#kit/layout/card.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { CallRefused } from '#web/call/send.ts'
import { useSend } from '#web/call/use-call.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { HelpLines } from '#web/parts/safer-play/help-lines.tsx'
import { leavePausing } from './leave-pausing.ts'
import { Spans } from './spans.tsx'
import { CONTROL_WORDS } from './words.ts'

type Exclusion = (typeof EXCLUSIONS)[number]

/** `/control/exclusion`: two calm steps. The first changes nothing, the second says all of it and asks for the password. */
export function ExclusionScreen() {
  const words = useWords(CONTROL_WORDS)
  const [span, setSpan] = useState<Exclusion>('1y')
  const [isLast, setLast] = useState(false)
  const [now] = useState(() => new Date())
  return (
    <AccountPage title={words.exclude} lead={isLast ? words.step2 : words.step1}>
      <div className={styles['columns']}>
        {isLast ? (
          <Confirm {...{ span, now }} onBack={() => setLast(false)} />
        ) : (
          <Card>
            <Spans
              legend={words.span}
              spans={EXCLUSIONS}
              chosen={span}
              now={now}
              onChoose={setSpan}
            />
            <p className={styles['note']}>
              <Icon name="info" size={18} />
              <span>{words.shorter}</span>
            </p>
            <div className={styles['actions']}>
              <Link className={buttonClass()} to="/control">
                {words.back}
              </Link>
              <Button kind="act" onClick={() => setLast(true)}>
                {words.goOn}
              </Button>
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
        onSuccess: leavePausing,
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
          <Button type="submit" kind="act" busy={isPending}>
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
