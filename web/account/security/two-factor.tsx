import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Badge } from '#kit/feedback/badge.tsx'
import { Button } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { ChangeFactor, RenewCodes, TurnOff } from './factor-changes.tsx'
import { maskedPhone } from './masked.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TWO_FACTOR_WORDS } from './two-factor-words.ts'
import styles from './two-factor.module.css'
import type { Factor } from './two-factor-rules.ts'

type Profile = Data<'user/get_user_profile'>

/** What the member is in the middle of. */
type Doing = Factor | 'off' | 'renew' | { codes: readonly string[] } | null

/** `/profile/two-factor`: the second step of a login, and everything that changes it. */
export function TwoFactorScreen() {
  const words = useWords(TWO_FACTOR_WORDS)
  const query = useCall('user/get_user_profile', {}, { silent: true, freshMs: 0 })
  return (
    <AccountPage title={words.title} lead={words.lead}>
      {query.isPending && <Skeleton height={200} radius={16} />}
      {query.isError && <ScreenFailed level={2} onRetry={() => void query.refetch()} />}
      {query.data && <TwoFactor profile={query.data} />}
    </AccountPage>
  )
}

function TwoFactor({ profile }: { profile: Profile }) {
  const [doing, setDoing] = useState<Doing>(null)
  const [isBack, setIsBack] = useState(false)
  const { twoFactor } = profile
  const go = (next: Doing) => {
    setDoing(next)
    setIsBack(next === null)
  }
  const stop = () => go(null)
  const keep = (codes: readonly string[] | undefined) => go(codes === undefined ? null : { codes })
  if (doing === null) return <Overview profile={profile} onDo={go} isBack={isBack} />
  if (typeof doing === 'object')
    return <RecoveryCodes codes={doing.codes} username={profile.username} onDone={stop} />
  if (doing === 'off') return <TurnOff profile={profile} onEnd={stop} />
  if (doing === 'renew')
    return twoFactor === 'none' ? null : (
      <RenewCodes factor={twoFactor} onCancel={stop} onCodes={keep} />
    )
  return <ChangeFactor from={twoFactor} to={doing} onCancel={stop} onDone={keep} />
}

interface OverviewProps {
  profile: Profile
  onDo: (doing: Doing) => void
}

function Overview({ profile, onDo, isBack }: OverviewProps & { isBack: boolean }) {
  const words = useWords(TWO_FACTOR_WORDS)
  const { twoFactor } = profile
  return (
    <>
      <Status twoFactor={twoFactor} isBack={isBack} />
      {twoFactor !== 'none' && <RecoveryLeft onDo={onDo} />}
      <div className={styles['choices']}>
        <AppChoice twoFactor={twoFactor} onDo={onDo} />
        {twoFactor !== 'sms' && <SmsChoice profile={profile} onDo={onDo} />}
      </div>
      {twoFactor !== 'none' && (
        <p>
          <Button variant="danger" onClick={() => onDo('off')}>
            {words.turnOff}
          </Button>
        </p>
      )}
    </>
  )
}

function AppChoice({ twoFactor, onDo }: Pick<Profile, 'twoFactor'> & Pick<OverviewProps, 'onDo'>) {
  const words = useWords(TWO_FACTOR_WORDS)
  const act = { none: words.setUp, sms: words.change, ga: words.pairAnew }[twoFactor]
  const isIn = twoFactor === 'ga'
  return (
    <Choice
      title={isIn ? words.newPhone : words.ga}
      text={isIn ? words.newPhoneText : words.gaText}
      {...(isIn ? {} : { badge: words.recommended })}
      action={
        <Button variant={isIn ? 'plain' : 'act'} onClick={() => onDo('ga')}>
          {act}
        </Button>
      }
    />
  )
}

/** How things stand. Whoever comes back from a change begins here: what they pressed is gone. */
function Status({ twoFactor, isBack }: Pick<Profile, 'twoFactor'> & { isBack: boolean }) {
  const words = useWords(TWO_FACTOR_WORDS)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isBack) status.current?.focus()
  }, [isBack])
  const faces = {
    none: [words.off, words.offText],
    ga: [words.onGa, words.onGaText],
    sms: [words.onSms, words.onSmsText],
  } as const
  const [name, text] = faces[twoFactor]
  return (
    <Card>
      <div className={styles['status']} data-on={twoFactor !== 'none'}>
        <span className={styles['shield']}>
          <Icon name={twoFactor === 'none' ? 'circle-alert' : 'shield-check'} size={26} />
        </span>
        <p ref={status} tabIndex={-1}>
          <strong>{name}</strong>
          <span>{text}</span>
        </p>
      </div>
    </Card>
  )
}

interface ChoiceProps {
  title: string
  text: string
  badge?: string
  action?: ReactNode
}

function Choice({ title, text, badge, action }: ChoiceProps) {
  return (
    <Card
      className={styles['choice']}
      title={
        <>
          {title}
          {badge !== undefined && <Badge>{badge}</Badge>}
        </>
      }
      text={text}
    >
      {action !== undefined && <p>{action}</p>}
    </Card>
  )
}

function SmsChoice({ profile, onDo }: Pick<OverviewProps, 'profile' | 'onDo'>) {
  const words = useWords(TWO_FACTOR_WORDS)
  if (profile.phone === '') return <Choice title={words.sms} text={words.smsNone} />
  return (
    <Choice
      title={words.sms}
      text={words.smsText(maskedPhone(profile.phone))}
      action={
        <Button onClick={() => onDo('sms')}>
          {profile.twoFactor === 'none' ? words.setUp : words.change}
        </Button>
      }
    />
  )
}

function RecoveryLeft({ onDo }: Pick<OverviewProps, 'onDo'>) {
  const words = useWords(TWO_FACTOR_WORDS)
  const { data, isPending } = useCall('user/recovery_codes_left', {}, { silent: true, freshMs: 0 })
  const left = data === undefined ? undefined : words.recoveryLeft(data.left)
  return (
    <Card title={words.recovery} text={isPending ? '…' : left}>
      <p>
        <Button
          icon="rotate-cw"
          variant={data?.left === 0 ? 'act' : 'plain'}
          onClick={() => onDo('renew')}
        >
          {words.renew}
        </Button>
      </p>
    </Card>
  )
}
