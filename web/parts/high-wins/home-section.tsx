import { Link } from 'react-router'
import { HOME_WINS } from '#contract/addresses/first-payloads.ts'
import { CATEGORY } from '#contract/games/categories.ts'
import { SectionHead } from '#kit/layout/section-head.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import styles from './high-wins.module.css'
import { WinList } from './win-list.tsx'
import { HIGH_WINS_WORDS } from './words.ts'

/** The latest high wins, and the way to the games of that shelf; nothing while nobody has won much. */
export function HighWinsSection() {
  const words = useWords(HIGH_WINS_WORDS)
  const wins = useCall('casino/high_wins', HOME_WINS, { silent: true }).data ?? []
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
