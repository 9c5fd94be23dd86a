import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: 'Bu sayfaya erişiminiz yok',
    text: 'Oturumunuz kapatıldı. Yeniden giriş yaparak devam edebilirsiniz.',
    logIn: 'Giriş yap',
    home: 'Ana sayfa',
    restricted: 'Bu sayfa şu anda size kapalı',
    restrictedText:
      'Hesabınız kısıtlı. Geçmişinize ve kişisel verilerinize her zaman ulaşabilirsiniz.',
    history: 'Finans geçmişi',
  },
  en: {
    title: 'You have no access to this page',
    text: 'Your session has ended. You can go on by logging in again.',
    logIn: 'Log in',
    home: 'Home',
    restricted: 'This page is closed to you for now',
    restrictedText:
      'Your account is restricted. Your history and your personal data stay open to you.',
    history: 'Finance history',
  },
})

/** Why a page does not open: the platform refused it, or the member's session is restricted. */
export type NoAccessReason = 'refused' | 'restricted'

/** Stands in a page's place. A refusal has ended the session; a restriction has not. */
export function NoAccess({ why }: { why: NoAccessReason }) {
  const words = useWords(WORDS)
  const isRestricted = why === 'restricted'
  const title = isRestricted ? words.restricted : words.title
  return (
    <>
      <title>{`${title} · Kasa`}</title>
      <EmptyState
        icon="ban"
        title={title}
        text={isRestricted ? words.restrictedText : words.text}
        level={1}
      >
        <Link
          className={buttonClass({ kind: 'act' })}
          to={isRestricted ? '/profile/finance' : '/login'}
        >
          {isRestricted ? words.history : words.logIn}
        </Link>
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </>
  )
}
