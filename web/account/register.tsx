import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: 'Kayıt ol',
    text: 'Bu evde yeni üyelik henüz açılmadı. Deneme üyesi “demo” ile giriş yapıp her şeyi kullanabilirsiniz.',
    logIn: 'Giriş yap',
    slots: 'Slotlara göz at',
  },
  en: {
    title: 'Register',
    text: 'New accounts are not open in this house yet. Log in as the demo member “demo” and try everything.',
    logIn: 'Log in',
    slots: 'Browse slots',
  },
})

/** `/register`: says that registration is not open yet, and how to get in meanwhile. */
export function RegisterScreen() {
  const words = useWords(WORDS)
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="user-round" title={words.title} text={words.text} level={1}>
        <Link className={buttonClass({ kind: 'act' })} to="/login">
          {words.logIn}
        </Link>
        <Link className={buttonClass()} to="/slot">
          {words.slots}
        </Link>
      </EmptyState>
    </>
  )
}
