import type { Data } from '#contract/registry.ts'
import { useWords } from '#web/words/words.ts'
import styles from './event.module.css'
import { EVENT_WORDS } from './event-words.ts'
import { partText, sportOf } from '../sports.ts'
import { SPORT_WORDS } from '../words.ts'

/** What each quarter, set or map came to, of a sport that is played in them. */
export function PartScores({
  event,
}: {
  event: Pick<Data<'betframe/event'>, 'parts' | 'sportID'>
}) {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(EVENT_WORDS)
  const { parts } = event
  if (parts.length === 0) return null
  const label = texts.partScores[sportOf(event).scoredIn ?? 'quarters']
  return (
    <dl className={styles['numbers']} aria-label={label}>
      {parts.map(({ part, score }) => (
        <div key={part}>
          <dt>
            <span aria-hidden="true">{texts.partsShort[part]}</span>
            <span className="heard-only">{partText(part, event, words)}</span>
          </dt>
          <dd>{`${score.home} – ${score.away}`}</dd>
        </div>
      ))}
    </dl>
  )
}
