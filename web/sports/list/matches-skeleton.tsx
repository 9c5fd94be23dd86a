import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './sport.module.css'
import { SPORT_WORDS } from '../words.ts'

const ROWS_SHOWN = 5

/** A league of matches that is coming. */
export function MatchesSkeleton() {
  const words = useWords(SPORT_WORDS)
  return (
    <div className={cardClass(styles['league'])} aria-busy="true">
      <output className="heard-only">{words.loading}</output>
      {Array.from({ length: ROWS_SHOWN }, (_, at) => (
        <div key={at} className={styles['waits']}>
          <Skeleton height={62} radius={10} />
        </div>
      ))}
    </div>
  )
}
