import { BareButton } from '#kit/controls/button.tsx'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import type { IconName } from '#kit/art/icon-shapes.ts'
import { Stack } from '#kit/layout/stack.tsx'
import { logOut } from '#web/account/login/log-out.ts'
import { useAuth } from '#web/state/auth.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { avatarOf } from '#web/state/profile.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import { LanguageButtons } from '#web/parts/screen/language-buttons.tsx'
import { ModeButton } from '#web/shell/controls/mode-button.tsx'
import styles from './account-menu.module.css'

const WORDS = defineWords({
  tr: {
    profile: 'Profil ve oturumlar',
    deposit: 'Para yatır',
    withdraw: 'Para çek',
    control: 'Kontrol sizde',
    history: 'Oyun ve para geçmişi',
    logOut: 'Çıkış yap',
  },
  en: {
    profile: 'Profile and sessions',
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    control: 'You are in control',
    history: 'Game and money history',
    logOut: 'Log out',
  },
})

const PLACES = [
  { path: '/profile', icon: 'user-round', word: 'profile' },
  { path: '/deposit', icon: 'wallet', word: 'deposit' },
  { path: '/withdraw', icon: 'banknote', word: 'withdraw' },
  { path: '/control', icon: 'gauge', word: 'control' },
  { path: '/profile/games', icon: 'history', word: 'history' },
] as const satisfies readonly { path: string; icon: IconName; word: string }[]

/** What a member does with their account: in the avatar's menu, and in the phone's sheet. */
export function AccountPanel(props: { onLeave: () => void }) {
  const words = useWords(WORDS)
  const navigate = useNavigate()
  const profile = useAuth((state) => state.userProfile)
  const mayLead = useMayLead()
  const leave = async () => {
    props.onLeave()
    await navigate(await logOut())
  }
  return (
    <Stack gap={8}>
      {profile !== null && (
        <p className={styles['who']}>
          <span className={styles['avatar']} aria-hidden="true">
            {avatarOf(profile)}
          </span>
          <strong>{`${profile.firstname} ${profile.lastname}`}</strong>
        </p>
      )}
      <ul>
        {PLACES.filter(({ path }) => mayLead(path)).map((place) => (
          <li key={place.path}>
            <Link className={styles['entry']} to={place.path} onClick={props.onLeave}>
              <Icon name={place.icon} />
              {words[place.word]}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles['taste']}>
        <ModeButton className={styles['mode'] ?? ''} />
        <LanguageButtons />
      </div>
      <BareButton className={styles['entry']} onClick={() => void leave()}>
        <Icon name="log-out" />
        {words.logOut}
      </BareButton>
    </Stack>
  )
}
