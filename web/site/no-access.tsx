import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: 'Bu sayfaya erişiminiz yok',
    text: 'Oturumunuz kapatıldı. Yeniden giriş yaparak devam edebilirsiniz.',
    logIn: 'Giriş yap',
    home: 'Ana sayfa',
  },
  en: {
    title: 'You have no access to this page',
    text: 'Your session has ended. You can go on by logging in again.',
    logIn: 'Log in',
    home: 'Home',
  },
})

/** Stands in a page's place when the platform refused it. */
export function NoAccess() {
  const words = useWords(WORDS)
  return (
    <EmptyState icon="ban" title={words.title} text={words.text} level={1}>
      <Link className={buttonClass({ kind: 'act' })} to="/login">
        {words.logIn}
      </Link>
      <Link className={buttonClass()} to="/">
        {words.home}
      </Link>
    </EmptyState>
  )
}
