import { starPath } from '#kit/art/star.ts'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useWords } from '#web/words/words.ts'
import { wholePercent } from '#web/parts/balance/use-bonus.ts'
import styles from './bonuses.module.css'
import { BONUS_WORDS } from './words.ts'

const STAR = starPath(60, 60, 52)

/** Wagering, or rounds played, as a star that fills, from its top on. */
export function WageringStar({ done, due, name }: { done: number; due: number; name: string }) {
  const words = useWords(BONUS_WORDS)
  const lang = useLang()
  const percent = wholePercent(done, due)
  const text = words.percent(formatNumber(percent, lang))
  return (
    <div className={styles['star']}>
      <progress className="heard-only" aria-label={name} value={percent} max={100}>
        {text}
      </progress>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path d={STAR} className={styles['track']} />
        <path
          d={STAR}
          className={styles['fill']}
          pathLength={100}
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      <span aria-hidden="true">
        <strong>{text}</strong>
        {name}
      </span>
    </div>
  )
}
