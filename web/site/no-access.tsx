import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#kit/controls/button.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useLang } from '#kit/text/language.ts'
import { useCall } from '#web/call/use-call.ts'
import { hasSupport, openSupport } from '#web/parts/support/open-support.ts'
import { HelpLines } from '#web/parts/safer-play/help-lines.tsx'
import PauseBegun from '#web/parts/safer-play/pause-begun.tsx'
import { ShowPlay } from '#web/parts/safer-play/show-play.tsx'
import { auth, useAuth, useIsMember } from '#web/state/auth.ts'
import { dayAndTime } from '#web/words/moment.ts'
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
    until: (when: string) =>
      `Kendiniz istediniz: oyun, yatırma, bonus ve tanıtım ${when} tarihine kadar kapalı. Paranız sizindir ve aşağıdaki kapılar açıktır.`,
    withdraw: 'Para çek',
    history: 'Finans geçmişi',
    documents: 'Belgeler',
    support: 'Destek',
    control: 'Kontrol sizde',
    closedHere: 'Bu tarayıcıda oyun kapalı',
    closedHereText:
      'Burada oyuna kapalı bir hesap kullanıldı. Giriş yaparak paranızı çekebilir, geçmişinizi ve belgelerinizi görebilirsiniz.',
  },
  en: {
    title: 'You have no access to this page',
    text: 'Your session has ended. You can go on by logging in again.',
    logIn: 'Log in',
    home: 'Home',
    restricted: 'Your account is closed to play',
    restrictedText:
      'Play, deposits, bonuses and promotions are closed. Your money is yours, and the doors below are open.',
    until: (when) =>
      `You asked for it: play, deposits, bonuses and promotions are closed until ${when}. Your money is yours, and the doors below are open.`,
    withdraw: 'Withdraw',
    history: 'Finance history',
    documents: 'Documents',
    support: 'Support',
    control: 'You are in control',
    closedHere: 'Play is closed in this browser',
    closedHereText:
      'An account that is closed to play was used here. Log in to withdraw your money and to see your history and documents.',
  },
})

/** Why a page does not open: the platform refused it, or the member's session is restricted. */
export type NoAccessReason = 'refused' | 'restricted'

const DOORS = [
  { to: '/withdraw', word: 'withdraw' },
  { to: '/profile/finance', word: 'history' },
  { to: '/documents', word: 'documents' },
  { to: '/control', word: 'control' },
] as const

/** Stands in a page's place. A refusal has ended the session; a restriction has not, and outlasts it in this browser. */
export function NoAccess({ why }: { why: NoAccessReason }) {
  const isMember = useIsMember()
  if (why === 'refused') return <Refused />
  return isMember ? <Restricted /> : <ClosedHere />
}

function Refused() {
  const words = useWords(WORDS)
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="ban" title={words.title} text={words.text} level={1}>
        <Link className={buttonClass({ variant: 'act' })} to="/login">
          {words.logIn}
        </Link>
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </>
  )
}

/** The same words on every closed address: until when, the doors that are open, and who helps. */
function Restricted() {
  const words = useWords(WORDS)
  const until = useRestrictedUntil()
  return (
    <>
      <title>{`${words.restricted} · Kasa`}</title>
      <EmptyState
        icon="moon"
        title={words.restricted}
        text={until === null ? words.restrictedText : words.until(until)}
        level={1}
      >
        {DOORS.map(({ to, word }) => (
          <Link key={to} className={buttonClass()} to={to}>
            {words[word]}
          </Link>
        ))}
        {hasSupport && <Button onClick={openSupport}>{words.support}</Button>}
      </EmptyState>
      <div className={styles['help']}>
        <HelpLines level={2} />
      </div>
    </>
  )
}

/** Of a visitor to whose browser play was closed: what was begun in it, the way to what stays open, and who helps. */
function ClosedHere() {
  const words = useWords(WORDS)
  const begun = useAuth(({ begunPause }) => begunPause)
  return (
    <>
      <title>{`${words.closedHere} · Kasa`}</title>
      <EmptyState icon="moon" title={words.closedHere} text={words.closedHereText} level={1}>
        <Link className={buttonClass()} to="/login">
          {words.logIn}
        </Link>
        {hasSupport && <Button onClick={openSupport}>{words.support}</Button>}
      </EmptyState>
      <div className={stackClass(24, styles['help'])}>
        {begun !== null && <PauseBegun begun={begun} />}
        <HelpLines level={2} />
        <ShowPlay />
      </div>
    </>
  )
}

/**
 * Until when it is closed by the member's own word; null where that is not known, a register says so, or only the member ends it. A break
 * ends by itself: whoever finds it over goes on where they wanted to.
 */
function useRestrictedUntil(): string | null {
  const lang = useLang()
  const [now] = useState(() => Date.now())
  const { data } = useCall('protection/get', {}, { silent: true, freshMs: 0 })
  const until = data?.timeOutUntil ?? (data?.excludedBy === 'self' ? data.excludedUntil : null)
  const isOver = data !== undefined && data.timeOutUntil === null && data.excludedUntil === null
  useEffect(() => {
    if (isOver) auth.setState({ restricted: false })
  }, [isOver])
  return until !== null && Date.parse(until) > now ? dayAndTime(until, lang) : null
}
