import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { Button, buttonClass } from '#kit/button.tsx'
import { Fact, Facts } from '#kit/facts.tsx'
import { Icon } from '#kit/icon.tsx'
import { useLang } from '#kit/language.ts'
import { Money } from '#kit/money.tsx'
import { Skeleton } from '#kit/skeleton.tsx'
import { Lattice } from '#kit/star-art.tsx'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { LanguageButtons } from '#web/shell/language-buttons.tsx'
import { ScreenFailed } from '#web/shell/screen-faces.tsx'
import { toggleBalance, useAuth } from '#web/state/auth.ts'
import { chooseMode, modeState } from '#web/state/mode-state.ts'
import { avatarOf, profileOf } from '#web/state/profile.ts'
import { calendarDay, dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { AccountFrame } from './account-frame.tsx'
import { logOut } from './log-in.ts'
import { maskedEmail, maskedPhone } from './masked.ts'
import { PROFILE_WORDS } from './profile-words.ts'
import styles from './profile.module.css'

type Profile = Data<'user/get_user_profile'>

/** `/profile`, also `/me`: who the member is, what they have, and how they like the interface. */
export function ProfileScreen() {
  const words = useWords(PROFILE_WORDS)
  const asked = useCall('user/get_user_profile', {}, { silent: true })
  if (asked.isError)
    return (
      <AccountFrame title={words.title}>
        <ScreenFailed level={2} onRetry={() => void asked.refetch()} />
      </AccountFrame>
    )
  return (
    <AccountFrame title={words.title}>
      <Who profile={asked.data} />
      <div className={styles['cards']}>
        <MoneyCard />
        <InterfaceCard />
        <IdentityCard profile={asked.data} />
        <SecurityCard profile={asked.data} />
      </div>
    </AccountFrame>
  )
}

function Who({ profile }: { profile: Profile | undefined }) {
  const words = useWords(PROFILE_WORDS)
  const lang = useLang()
  if (profile === undefined) return <Skeleton height={136} radius={16} />
  const names = profileOf(profile)
  return (
    <section className={styles['who']}>
      <Lattice size={72} />
      <span className={styles['avatar']} aria-hidden="true">
        {avatarOf(names)}
      </span>
      <div className={styles['names']}>
        <h2>{`${names.firstname} ${names.lastname}`}</h2>
        <p>{words.memberSince(calendarDay(profile.memberSince, lang))}</p>
      </div>
    </section>
  )
}

function Card(props: { title: string; children: ReactNode }) {
  return (
    <section className={styles['card']}>
      <h2 className={styles['title']}>{props.title}</h2>
      {props.children}
    </section>
  )
}

/** What the member reads line by line. */
function Lines(props: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Facts values="beside">
      {props.facts.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}

function MoneyCard() {
  const words = useWords(PROFILE_WORDS)
  const isShown = useAuth((state) => state.showBalance)
  const { data } = useCall('finance/check_balance', {}, { silent: true })
  const balance = data?.[0]
  const amount = (lira: number | undefined) => {
    if (!isShown) return '₺ •••••'
    return lira === undefined ? (
      <Skeleton width={90} height={20} radius={6} />
    ) : (
      <Money amount={lira} />
    )
  }
  return (
    <Card title={words.money}>
      <Lines
        facts={[
          [words.cash, amount(balance?.cash)],
          [words.bonus, amount(balance?.bonus)],
          [words.held, amount(balance?.held)],
          [words.pending, amount(balance?.pendingWithdrawal)],
        ]}
      />
      <p className={styles['ways']}>
        <Link className={buttonClass({ kind: 'act' })} to="/deposit">
          {words.deposit}
        </Link>
        <Link className={buttonClass({ kind: 'plain' })} to="/profile/finance">
          {words.finance}
        </Link>
      </p>
    </Card>
  )
}

function IdentityCard({ profile }: { profile: Profile | undefined }) {
  const words = useWords(PROFILE_WORDS)
  const lang = useLang()
  // By its wire name the last login, which is the one before this session's.
  const previousLogin = profile?.lastlogin ? dayAndTime(profile.lastlogin, lang) : words.firstLogin
  const known = (value: string | undefined) =>
    value === undefined ? <Skeleton width={120} height={20} radius={6} /> : value || words.none
  return (
    <Card title={words.identity}>
      <Lines
        facts={[
          [words.name, known(profile && `${profile.firstname} ${profile.lastname}`)],
          [words.username, known(profile?.username)],
          [words.email, known(profile && maskedEmail(profile.email))],
          [words.phone, known(profile && maskedPhone(profile.phone))],
          [words.previousLogin, profile === undefined ? known(undefined) : previousLogin],
        ]}
      />
    </Card>
  )
}

function InterfaceCard() {
  const words = useWords(PROFILE_WORDS)
  const mode = useStore(modeState)
  const isShown = useAuth((state) => state.showBalance)
  return (
    <Card title={words.interface}>
      <Choice name={words.language} text={words.languageText}>
        <LanguageButtons />
      </Choice>
      <Choice name={words.mode} text={words.modeText}>
        <fieldset aria-label={words.mode} className={styles['modes']}>
          {(['night', 'day'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={mode === each}
              onClick={() => chooseMode(each)}
            >
              {words[each]}
            </button>
          ))}
        </fieldset>
      </Choice>
      <Choice name={words.balance} text={words.balanceText}>
        <button
          type="button"
          role="switch"
          aria-checked={isShown}
          aria-label={words.balance}
          className={styles['switch']}
          onClick={toggleBalance}
        />
      </Choice>
    </Card>
  )
}

function Choice(props: { name: string; text: string; children: ReactNode }) {
  return (
    <div className={styles['choice']}>
      <p>
        <strong>{props.name}</strong>
        <span>{props.text}</span>
      </p>
      <div className={styles['control']}>{props.children}</div>
    </div>
  )
}

/** Each line leads to the page that changes it. */
function SecurityCard({ profile }: { profile: Profile | undefined }) {
  const words = useWords(PROFILE_WORDS)
  const navigate = useNavigate()
  const sessions = useCall('user/sessions', {}, { silent: true }).data
  const passkeys = useCall('user/passkeys', {}, { silent: true }).data
  const lines = [
    ['/profile/password', words.passwordName, words.passwordText],
    ['/profile/two-factor', words.secondFactor, profile && words.factors[profile.twoFactor]],
    [
      '/profile/passkeys',
      words.passkeys,
      passkeys && words.passkeysText(passkeys.pagination.total),
    ],
    [
      '/profile/sessions',
      words.sessions,
      sessions && words.sessionsText(sessions.pagination.total),
    ],
  ] as const
  return (
    <Card title={words.security}>
      <ul className={styles['lines']}>
        {lines.map(([to, name, value]) => (
          <li key={to}>
            <Link to={to}>
              <span>{name}</span>
              <strong>{value ?? <Skeleton width={60} height={20} radius={6} />}</strong>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles['ways']}>
        <Link className={buttonClass()} to="/profile/data">
          {words.data}
        </Link>
        <Button icon="log-out" onClick={() => void logOut().then((to) => navigate(to))}>
          {words.logOut}
        </Button>
      </p>
    </Card>
  )
}
