import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton, buttonClass } from '#kit/controls/button.tsx'
import { Card } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { OwnBalance } from '#web/parts/balance/own-balance.tsx'
import { OwnSum } from '#web/parts/balance/own-sum.tsx'
import { togetherIn } from '#web/parts/balance/together.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { toggleBalance, useAuth } from '#web/state/auth.ts'
import { FAVOURITES } from '#contract/addresses/first-payloads.ts'
import { useMessages, useUnreadCount } from '#web/parts/messages/message-lists.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { maskedEmail, maskedPhone } from '#web/account/security/masked.ts'
import { PROFILE_WORDS } from './profile-words.ts'
import styles from './profile.module.css'

type Profile = Data<'user/get_user_profile'>
interface ProfileProps {
  profile: Profile | undefined
}

const SILENT = { silent: true } as const

interface Way {
  to: string
  icon: IconName
  name: string
  /** How it stands there; undefined while that is not known, null where there is nothing to say. */
  state?: string | null | undefined
}

/** How a counted thing stands there; what could not be had is left out. */
const stateOf = (
  count: number | undefined,
  isLost: boolean,
  describe: (count: number) => string,
): Way['state'] => (count === undefined ? (isLost ? null : undefined) : describe(count))

/** Lines that each lead to the page they speak of. */
function Ways({ ways }: { ways: readonly Way[] }) {
  const mayLead = useMayLead()
  return (
    <ul className={styles['lines']}>
      {ways
        .filter(({ to }) => mayLead(to))
        .map(({ to, icon, name, state }) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={19} />
              <span>{name}</span>
              {state !== null && (
                <strong>{state ?? <Skeleton width={60} height={20} radius={6} />}</strong>
              )}
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
    </ul>
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

export function MoneyCard() {
  const words = useWords(PROFILE_WORDS)
  const mayLead = useMayLead()
  const isShown = useAuth((state) => state.showBalance)
  const query = useCall('finance/check_balance', {}, SILENT)
  const balance = query.data?.[0]
  const both = balance !== undefined && balance.bonus > 0 ? togetherIn(balance) : null
  const amount = (lira: number | undefined) => {
    if (!isShown) return '₺ •••••'
    return lira === undefined ? (
      <Skeleton width={90} height={20} radius={6} />
    ) : (
      <Money amount={lira} />
    )
  }
  return (
    <Card title={both === null ? words.money : words.together} className={styles['tall']}>
      <p className={styles['balance']}>
        {both === null ? <OwnBalance /> : <OwnSum amount={both} tone="money" />}
        <IconButton
          icon={isShown ? 'eye' : 'eye-off'}
          label={isShown ? words.hideBalance : words.showBalance}
          aria-pressed={!isShown}
          onClick={toggleBalance}
        />
      </p>
      {isShown && query.isError && balance === undefined ? (
        <div className={styles['failed']} role="alert">
          <p>{words.moneyFailed}</p>
          <AskAgain size="small" busy={query.isFetching} onAsk={() => void query.refetch()} />
        </div>
      ) : (
        <Lines
          facts={[
            [words.cash, amount(balance?.cash)],
            [words.bonus, amount(balance?.bonus)],
            [words.held, amount(balance?.held)],
            [words.pending, amount(balance?.pendingWithdrawal)],
          ]}
        />
      )}
      <p className={styles['ways']}>
        {mayLead('/deposit') && (
          <Link className={buttonClass({ variant: 'act' })} to="/deposit">
            <Icon name="plus" size={18} />
            {words.deposit}
          </Link>
        )}
        <Link className={buttonClass()} to="/profile/finance">
          {words.finance}
        </Link>
      </p>
    </Card>
  )
}

export function PlayCard() {
  const words = useWords(PROFILE_WORDS)
  const slots = useCall('casino/games_list', FAVOURITES, SILENT)
  const live = useCall('livecasino/game_table_list', FAVOURITES, SILENT)
  const virtual = useCall('virtualgames/game_list', FAVOURITES, SILENT)
  const lists = [slots, live, virtual]
  const totals = lists.flatMap(({ data }) => (data ? [data.pagination.total] : []))
  const count =
    totals.length === lists.length ? totals.reduce((sum, total) => sum + total, 0) : undefined
  return (
    <Card title={words.play}>
      <Ways
        ways={[
          {
            to: '/favorites',
            icon: 'heart',
            name: words.favourites,
            state: stateOf(
              count,
              lists.some(({ isError }) => isError),
              words.count,
            ),
          },
          { to: '/profile/games', icon: 'history', name: words.games, state: null },
          { to: '/profile/fairness', icon: 'shield-check', name: words.fairness, state: null },
        ]}
      />
    </Card>
  )
}

/** The latest message to everyone, and how many were not read. */
export function MessagesCard() {
  const words = useWords(PROFILE_WORDS)
  const lang = useLang()
  const query = useUnreadCount()
  const latest = useMessages(0).data?.data[0]
  const state = stateOf(query.data?.unread, query.isError, words.unread)
  return (
    <Card title={words.messages}>
      <Ways ways={[{ to: '/notifications', icon: 'bell', name: words.notifications, state }]} />
      {latest !== undefined && (
        <p className={styles['latest']}>
          <strong>{latest.title}</strong>
          <time dateTime={latest.at}>{dayAndTime(latest.at, lang)}</time>
        </p>
      )}
    </Card>
  )
}

/** Each line leads to the page that changes it. */
export function SecurityCard({ profile }: ProfileProps) {
  const words = useWords(PROFILE_WORDS)
  const sessions = useCall('user/sessions', {}, SILENT)
  const passkeys = useCall('user/passkeys', {}, SILENT)
  const total = (list: typeof sessions | typeof passkeys) => list.data?.pagination.total
  return (
    <Card title={words.security}>
      <Ways
        ways={[
          {
            to: '/profile/password',
            icon: 'lock',
            name: words.passwordName,
            state: words.passwordText,
          },
          {
            to: '/profile/two-factor',
            icon: 'smartphone',
            name: words.secondFactor,
            state: profile && words.factors[profile.twoFactor],
          },
          {
            to: '/profile/passkeys',
            icon: 'key-round',
            name: words.passkeys,
            state: stateOf(total(passkeys), passkeys.isError, words.count),
          },
          {
            to: '/profile/sessions',
            icon: 'monitor',
            name: words.sessions,
            state: stateOf(total(sessions), sessions.isError, words.sessionsText),
          },
        ]}
      />
    </Card>
  )
}

export function IdentityCard({ profile }: ProfileProps) {
  const words = useWords(PROFILE_WORDS)
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
        ]}
      />
      <Ways ways={[{ to: '/profile/data', icon: 'book-open', name: words.data, state: null }]} />
    </Card>
  )
}
