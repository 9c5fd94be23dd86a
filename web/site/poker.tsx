import { Link } from 'react-router'
import { buttonClass } from '#kit/button.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { defineWords, useWords } from '#web/words/words.ts'

const WORDS = defineWords({
  tr: {
    title: 'Poker, tavla, okey',
    none: 'Poker, tavla ve okey masası henüz yok',
    text: 'Bu masaları bir iş ortağı açar; evin henüz böyle bir ortağı yok. Biri katıldığında masalar burada olacak.',
    slots: 'Slotlara göz at',
    home: 'Ana sayfa',
  },
  en: {
    title: 'Poker, backgammon, okey',
    none: 'No poker, backgammon or okey tables yet',
    text: 'Such tables are opened by a partner, and this house has none yet. Once one joins, its tables will stand here.',
    slots: 'Browse slots',
    home: 'Home',
  },
})

/** `/poker-tavla-okey`: the tables are a partner's, so without one there is only to say so. */
export function PokerScreen() {
  const words = useWords(WORDS)
  return (
    <>
      <title>{`${words.title} · Kasa`}</title>
      <EmptyState icon="club" title={words.none} text={words.text} level={1}>
        <Link className={buttonClass({ kind: 'act' })} to="/slot">
          {words.slots}
        </Link>
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      </EmptyState>
    </>
  )
}
