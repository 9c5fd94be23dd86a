import { starPath } from '#kit/art/star.ts'
import glaze from '#web/parts/lobby/glaze.module.css'
import { glazeOf } from '#web/parts/lobby/glaze.ts'
import { useWords } from '#web/words/words.ts'
import styles from './table-cover.module.css'
import type { LiveTable } from './live-table.ts'
import { TABLE_WORDS } from './words.ts'

/** Stars one inside the other, drawn once for every cover. */
const STARS = [49, 38, 27].map((radius) => starPath(50, 50, radius))

/** The cover of a table that brought no picture: a glaze, the house's star, and what is played. */
export function TableCover({ table }: { table: LiveTable }) {
  const { types } = useWords(TABLE_WORDS)
  return (
    <span
      className={`${glaze['glaze']} ${styles['cover']}`}
      data-glaze={glazeOf(table.tableID)}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 100" className={styles['star']}>
        {STARS.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span className={styles['type']}>{types[table.type]}</span>
    </span>
  )
}
