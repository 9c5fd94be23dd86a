import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: 'Sayfa bulunamadı',
    text: 'Bu adreste bir sayfa yok. Taşınmış ya da hiç olmamış olabilir.',
    home: 'Ana sayfaya dön',
    slots: 'Slotlara göz at',
  },
  en: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or never existed.',
    home: 'Back to home',
    slots: 'Browse slots',
  },
})

export function NotFoundScreen() {
  const words = useWords(WORDS)
  const mayLead = useMayLead()
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="search" title={words.title} text={words.text} level={1}>
        <Link className={buttonClass({ variant: 'act' })} to="/">
          {words.home}
        </Link>
        {mayLead('/slot') && (
          <Link className={buttonClass()} to="/slot">
            {words.slots}
          </Link>
        )}
      </EmptyState>
    </>
  )
}
