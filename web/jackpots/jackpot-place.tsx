import { Suspense } from 'react'
import { later } from '#web/shell/later.ts'
import styles from './jackpot-place.module.css'

const Ticker = later(async () => (await import('./ticker.tsx')).JackpotTicker)

/** Where the ticker of jackpots stands: its place is kept from the first moment, its script comes later. */
export function JackpotPlace() {
  return (
    <div className={styles['place']}>
      <Suspense>
        <Ticker />
      </Suspense>
    </div>
  )
}
