import { useCall } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import styles from './high-wins.module.css'
import { WinList } from './win-list.tsx'
import { HIGH_WINS_WORDS } from './words.ts'

const HIGHEST = { limit: 10, order: 'highest' } as const

/** Below the games of the high-win shelf: what was really won lately, the highest multiple first. */
export function HighWinsOfShelf() {
  const words = useWords(HIGH_WINS_WORDS)
  const wins = useCall('casino/high_wins', HIGHEST, { silent: true }).data ?? []
  if (wins.length === 0) return null
  return (
    <section
      className={`${styles['section']} ${styles['shelf']}`}
      aria-labelledby="shelf-high-wins"
    >
      <h2 id="shelf-high-wins">{words.recent}</h2>
      <p className={styles['lead']}>{words.lead}</p>
      <WinList wins={wins} />
    </section>
  )
}
