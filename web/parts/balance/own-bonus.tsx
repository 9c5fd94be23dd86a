import { Link } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { Money } from '#kit/text/money.tsx'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { useAuth } from '#web/state/auth.ts'
import { defineWords, useWords } from '#web/words/words.ts'
import styles from './own-bonus.module.css'
import { percentOf, useBonus } from './use-bonus.ts'

const WORDS = defineWords({
  tr: {
    bonus: 'Bonus',
    hidden: 'gizli',
    done: (percent: number) => `%${percent} tamam`,
    rounds: (left: number) => `${left} tur`,
    roundsLeft: (left: number) => `${left} ücretsiz turunuz oynanmayı bekliyor`,
  },
  en: {
    bonus: 'Bonus',
    hidden: 'hidden',
    done: (percent) => `${percent}% done`,
    rounds: (left) => `${left} ${left === 1 ? 'round' : 'rounds'}`,
    roundsLeft: (left) => `${left} free ${left === 1 ? 'round is' : 'rounds are'} left to play`,
  },
})

/** Bonus money beside cash, or the free rounds that may bring some, and as a thread under it how far the bonus is; nothing where there is none. */
export function OwnBonus() {
  const words = useWords(WORDS)
  const isShown = useAuth((state) => state.showBalance)
  const { money, rounds, progress } = useBonus()
  const mayLead = useMayLead()
  const hasMoney = money > 0
  if ((!hasMoney && rounds <= 0) || !mayLead('/bonuses')) return null
  const percent = progress && percentOf(progress)
  const title = rounds > 0 ? words.roundsLeft(rounds) : words.bonus
  return (
    <Link to="/bonuses" className={styles['bonus'] ?? ''} title={title}>
      <Icon name="gift" size={15} />
      <span className="heard-only">{words.bonus}</span>
      {hasMoney && (isShown ? <Money amount={money} /> : <span aria-hidden="true">•••</span>)}
      {hasMoney && !isShown && <span className="heard-only">{words.hidden}</span>}
      {!hasMoney && <span aria-hidden="true">{words.rounds(rounds)}</span>}
      {rounds > 0 && <span className="heard-only">{words.roundsLeft(rounds)}</span>}
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
