import type { Data } from '#contract/registry.ts'
import { useWords } from '#web/words/words.ts'
import styles from './event.module.css'
import { SPORT_WORDS } from './words.ts'

type Event = Data<'betframe/event'>

/** Corners and cards of both sides, where they are told. */
export function EventNumbers({ event: { corners, cards } }: { event: Event }) {
  const words = useWords(SPORT_WORDS)
  const rows = [
    { name: words.corners, of: corners },
    { name: words.cards, of: cards },
  ]
  if (corners === null && cards === null) return null
  return (
    <dl className={styles['numbers']} aria-label={words.numbers}>
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
