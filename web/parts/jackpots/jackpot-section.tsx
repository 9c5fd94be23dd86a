import { cardClass } from '#kit/layout/card.tsx'
import { Suspense } from 'react'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { later } from '#web/parts/screen/deferred.ts'
import styles from './jackpot-section.module.css'

const Ticker = later(async () => (await import('./ticker.tsx')).JackpotTicker)

const POOLS = ['grand', 'major', 'minor', 'mini'] as const

/** As the ticker stands before it knows any amount, without its words: they come with its script. */
const TickerWaits = () => (
  <div className={cardClass(styles['waits'])} aria-hidden="true">
    {POOLS.map((level) => (
      <span key={level} className={styles['pool']}>
        <Skeleton width={48} height={12} radius={6} />
        <Skeleton width="8ch" />
      </span>
    ))}
    <span className={styles['foot']}>
      <Skeleton width="46%" height={12} radius={6} />
    </span>
  </div>
)

/** Where the ticker of jackpots stands: its place is kept from the first moment, its script comes later. */
export function JackpotPlace() {
  return (
    <div className={styles['place']} data-part="jackpots">
      <Suspense fallback={<TickerWaits />}>
        <Ticker />
      </Suspense>
    </div>
  )
}
