import type { ReactNode } from 'react'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { useWords } from '#web/words/words.ts'
import { FILTER_WORDS } from './filter-words.ts'
import styles from './totals-band.module.css'

/** What the filter comes to. Figures that are under way keep their place. */
export function TotalsBand(props: {
  figures: readonly { name: string; value: ReactNode }[] | null
  names: readonly string[]
}) {
  const words = useWords(FILTER_WORDS)
  const figures = props.figures ?? props.names.map((name) => ({ name, value: null }))
  return (
    <dl className={styles['band']} aria-label={words.totals} aria-busy={props.figures === null}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ?? <Skeleton width="60%" height={22} radius={6} />}</dd>
        </div>
      ))}
    </dl>
  )
}
