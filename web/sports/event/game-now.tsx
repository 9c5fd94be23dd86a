import type { Data } from '#contract/registry.ts'
import { useWords } from '#web/words/words.ts'
import styles from './event.module.css'
import { EVENT_WORDS } from './event-words.ts'

/** The game that is played, or the set where it has no games: its points as they are called, and who serves. */
export function GameNow({ event }: { event: Data<'betframe/event'> }) {
  const texts = useWords(EVENT_WORDS)
  const { game } = event
  if (game === null) return null
  const { games, points, server } = game
  return (
    <dl className={styles['numbers']} aria-label={games === null ? texts.set : texts.game}>
      <div>
        <dt>{texts.points}</dt>
        <dd>{`${points.home} – ${points.away}`}</dd>
      </div>
      {server !== null && (
        <div>
          <dt>{texts.serve}</dt>
          <dd lang="tr">{event[server]}</dd>
        </div>
      )}
    </dl>
  )
}
