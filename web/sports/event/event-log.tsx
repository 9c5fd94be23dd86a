import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './event.module.css'
import { EVENT_WORDS } from './event-words.ts'
import { SPORT_WORDS } from '../words.ts'

/** What of a match is not looked at first comes in one file. */
export { Meetings } from './meetings.tsx'
export { MatchLine } from './match-line.tsx'
export { SettledMarkets } from './settled-markets.tsx'

type Event = Data<'betframe/event'>
type Incident = Event['incidents'][number]
type Logged = Incident & { kind: Exclude<Incident['kind'], 'danger'> }

/** What has happened, the latest first: what was taken back stays, and says so. */
export function EventLog({ event }: { event: Event }) {
  const texts = useWords(EVENT_WORDS)
  const incidents = event.incidents.filter(isLogged).toReversed()
  return (
    <section className={cardClass(styles['log'])} aria-label={texts.log}>
      <h2>{texts.log}</h2>
      {incidents.length === 0 && <p>{texts.logNone}</p>}
      <ol>
        {incidents.map((incident) => (
          <Line key={incident.sequence} incident={incident} event={event} />
        ))}
      </ol>
    </section>
  )
}

/** Attacks are seen in the line of the match, and would bury the rest here. */
const isLogged = (incident: Incident): incident is Logged => incident.kind !== 'danger'

function Line({ incident, event }: { incident: Logged; event: Event }) {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(EVENT_WORDS)
  const { kind, side, minute, isAnnulled } = incident
  return (
    <li data-kind={kind} data-annulled={isAnnulled}>
      <b>{words.minute(minute)}</b>
      <span>
        {kind === 'goal' && <Icon name="football" size={16} />}
        {texts.incidents[kind]}
        {isAnnulled && ` (${texts.annulled})`}
      </span>
      {side !== null && <span lang="tr">{event[side]}</span>}
    </li>
  )
}
