import { useNavigate } from 'react-router'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Lattice } from '#kit/art/star-art.tsx'
import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { avatarOf, profileOf } from '#web/state/profile.ts'
import { calendarDay, dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { AccountPage } from '#web/parts/screen/account-page.tsx'
import { InterfaceCard } from './interface-card.tsx'
import { logOut } from '#web/account/login/log-out.ts'
import { IdentityCard, MessagesCard, MoneyCard, PlayCard, SecurityCard } from './profile-cards.tsx'
import { PROFILE_WORDS } from './profile-words.ts'
import styles from './profile.module.css'

type Profile = Data<'user/get_user_profile'>

/** `/profile`, also `/me`: who the member is, how things stand, and the way to every page about them. */
export function ProfileScreen() {
  const words = useWords(PROFILE_WORDS)
  const query = useCall('user/get_user_profile', {}, { silent: true })
  if (query.isError)
    return (
      <AccountPage title={words.title}>
        <ScreenFailed level={2} onRetry={() => void query.refetch()} />
        <LogOut />
      </AccountPage>
    )
  return (
    <AccountPage title={words.title}>
      <Who profile={query.data} />
      <div className={styles['cards']}>
        <MoneyCard />
        <PlayCard />
        <MessagesCard />
        <SecurityCard profile={query.data} />
        <IdentityCard profile={query.data} />
        <InterfaceCard />
      </div>
      <LogOut />
    </AccountPage>
  )
}

function Who({ profile }: { profile: Profile | undefined }) {
  const words = useWords(PROFILE_WORDS)
  const lang = useLang()
  if (profile === undefined) return <Skeleton height={136} radius={16} />
  const names = profileOf(profile)
  // By its wire name the last login, which is the one before this session's.
  const login = profile.lastlogin
    ? words.lastLogin(dayAndTime(profile.lastlogin, lang))
    : words.firstLogin
  return (
    <section className={styles['who']}>
      <Lattice size={72} />
      <span className={styles['avatar']} aria-hidden="true">
        {avatarOf(names)}
      </span>
      <div className={styles['names']}>
        <h2>{`${names.firstname} ${names.lastname}`}</h2>
        <p>
          <strong>{profile.username}</strong>
          <span>{words.memberSince(calendarDay(profile.memberSince, lang))}</span>
          <span>{login}</span>
        </p>
      </div>
    </section>
  )
}

function LogOut() {
  const words = useWords(PROFILE_WORDS)
  const navigate = useNavigate()
  return (
    <p className={styles['leave']}>
      <Button icon="log-out" onClick={() => void logOut().then((to) => navigate(to))}>
        {words.logOut}
      </Button>
    </p>
  )
}
