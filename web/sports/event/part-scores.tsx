import type { Data } from '#contract/registry.ts'
import { useWords } from '#web/words/words.ts'
import styles from './event.module.css'
import { EVENT_WORDS } from './event-words.ts'
import { SPORT_WORDS } from '../words.ts'

/** What each quarter or set came to, of a sport that is played in them. */
export function PartScores({ parts }: Pick<Data<'betframe/event'>, 'parts'>) {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(EVENT_WORDS)
  const [first] = parts
  if (!first) return null
  const label = texts.partScores[first.part.startsWith('s') ? 'sets' : 'quarters']
  return (
    <dl className={styles['numbers']} aria-label={label}>
      {parts.map(({ part, score }) => (
        <div key={part}>
          <dt>
            <span aria-hidden="true">{texts.partsShort[part]}</span>
            <span className="heard-only">{words.parts[part]}</span>
          </dt>
          <dd>{`${score.home} – ${score.away}`}</dd>
        </div>
      ))}
    </dl>
  )
}
