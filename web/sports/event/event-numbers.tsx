import type { Data } from '#contract/registry.ts'
import { useWords } from '#web/words/words.ts'
import styles from './event.module.css'
import { EVENT_WORDS } from './event-words.ts'

type Event = Data<'betframe/event'>

/** Corners and cards of both sides, where they are told. */
export function EventNumbers({ event: { corners, cards } }: { event: Event }) {
  const texts = useWords(EVENT_WORDS)
  const rows = [
    { name: texts.corners, of: corners },
    { name: texts.cards, of: cards },
  ]
  if (corners === null && cards === null) return null
  return (
    <dl className={styles['numbers']} aria-label={texts.numbers}>
      {rows.map(
        ({ name, of }) =>
          of !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{`${of.home} – ${of.away}`}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
