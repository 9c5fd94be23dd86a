import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { Money } from '#kit/text/money.tsx'
import { useMayLead } from '#web/parts/safer-play/open-to-restricted.ts'
import { useAuth } from '#web/state/auth.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './own-bonus.module.css'
import { percentOf, useBonus } from './use-bonus.ts'

const WORDS = defineWords({
  tr: {
    bonus: 'Bonus',
    hidden: 'gizli',
    done: (percent: number) => `%${percent} tamam`,
  },
  en: {
    bonus: 'Bonus',
    hidden: 'hidden',
    done: (percent) => `${percent}% done`,
  },
})

/** Bonus money beside cash, and as a thread under it how far the bonus is; nothing where there is none. */
export function OwnBonus() {
  const words = useWords(WORDS)
  const isShown = useAuth((state) => state.showBalance)
  const { money, progress } = useBonus()
  const mayLead = useMayLead()
  if (money <= 0 || !mayLead('/bonuses')) return null
  const percent = progress && percentOf(progress)
  return (
    <Link to="/bonuses" className={styles['bonus'] ?? ''} title={words.bonus}>
      <Icon name="gift" size={15} />
      <span className="heard-only">{words.bonus}</span>
      {isShown ? <Money amount={money} /> : <span aria-hidden="true">•••</span>}
      {!isShown && <span className="heard-only">{words.hidden}</span>}
      {percent !== null && (
        <>
          <span className="heard-only">{words.done(percent)}</span>
          <span className={styles['thread']} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        </>
      )}
    </Link>
  )
}
