import { Link } from 'react-router'
import { CATEGORY } from '#contract/games/categories.ts'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import styles from './high-wins.module.css'
import { WinList } from './win-list.tsx'
import { HIGH_WINS_WORDS } from './words.ts'

const LATEST = { limit: 5, order: 'latest' } as const

/** The latest high wins, and the way to the games of that shelf; nothing while nobody has won much. */
export function HighWinsSection() {
  const words = useWords(HIGH_WINS_WORDS)
  const wins = useCall('casino/high_wins', LATEST, { silent: true }).data ?? []
  if (wins.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="home-high-wins">
      <SectionHead id="home-high-wins" title={words.title}>
        <Link to={`/slot/category/${CATEGORY.highWin}`}>{words.all}</Link>
      </SectionHead>
      <WinList wins={wins} />
    </section>
  )
}
