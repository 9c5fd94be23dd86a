import { useEffect } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useCall } from '#web/call/use-call.ts'
import { HelpLines } from '#web/parts/safer-play/help-lines.tsx'
import { auth } from '#web/state/auth.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './no-access.module.css'

const WORDS = defineWords({
  tr: {
    title: 'Bu sayfaya erişiminiz yok',
    text: 'Oturumunuz kapatıldı. Yeniden giriş yaparak devam edebilirsiniz.',
    logIn: 'Giriş yap',
    home: 'Ana sayfa',
    restricted: 'Hesabınız oyuna kapalı',
    restrictedText:
      'Oyun, yatırma, bonus ve tanıtım kapalı. Paranız sizindir ve aşağıdaki kapılar açıktır.',
    withdraw: 'Para çek',
    history: 'Finans geçmişi',
    documents: 'Belgeler',
    control: 'Ne zamana kadar?',
  },
  en: {
    title: 'You have no access to this page',
    text: 'Your session has ended. You can go on by logging in again.',
    logIn: 'Log in',
    home: 'Home',
    restricted: 'Your account is closed to play',
    restrictedText:
      'Play, deposits, bonuses and promotions are closed. Your money is yours, and the doors below are open.',
    withdraw: 'Withdraw',
    history: 'Finance history',
    documents: 'Documents',
    control: 'Until when?',
  },
})

/** Why a page does not open: the platform refused it, or the member's session is restricted. */
export type NoAccessReason = 'refused' | 'restricted'

const DOORS = [
  { to: '/control', word: 'control' },
  { to: '/withdraw', word: 'withdraw' },
  { to: '/profile/finance', word: 'history' },
  { to: '/documents', word: 'documents' },
] as const

/** Stands in a page's place. A refusal has ended the session; a restriction has not. */
export function NoAccess({ why }: { why: NoAccessReason }) {
  return why === 'restricted' ? <Restricted /> : <Refused />
}

function Refused() {
  const words = useWords(WORDS)
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="ban" title={words.title} text={words.text} level={1}>
        <Link className={buttonClass({ kind: 'act' })} to="/login">
          {words.logIn}
        </Link>
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </>
  )
}

/** The same words on every closed address, the doors that are open, and who helps. */
function Restricted() {
  const words = useWords(WORDS)
  useStillRestricted()
  return (
    <>
      <title>{`${words.restricted} · Kasa`}</title>
      <EmptyState icon="moon" title={words.restricted} text={words.restrictedText} level={1}>
        {DOORS.map(({ to, word }) => (
          <Link key={to} className={buttonClass()} to={to}>
            {words[word]}
          </Link>
        ))}
      </EmptyState>
      <div className={styles['help']}>
        <HelpLines level={2} />
      </div>
    </>
  )
}

/** A break ends by itself: whoever finds it over goes on where they wanted to. */
function useStillRestricted(): void {
  const { data } = useCall('protection/get', {}, { silent: true, freshMs: 0 })
  const isOver = data !== undefined && data.timeOutUntil === null && data.excludedUntil === null
  useEffect(() => {
    if (isOver) auth.setState({ restricted: false })
  }, [isOver])
}
