import type { Data } from '#contract/registry.ts'
import { cardClass } from '#kit/layout/card.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { MEETINGS_WORDS } from './meetings-words.ts'
import { tallyOf } from './met-tally.ts'
import { ResultList } from '../results/result-list.tsx'
import styles from '../results/results.module.css'
import sport from '../list/sport.module.css'

type Event = Data<'betframe/event'>

const MEETINGS_MAX = 5

/** How the two clubs of a match came off when they met before; nothing where the house knows of no such match. */
export function Meetings({ event }: { event: Event }) {
  const { eventID, competitionID, home, homeID, away, awayID } = event
  const words = useWords(MEETINGS_WORDS)
  const query = useCall(
    'betframe/results',
    // One more: once it is over, the match itself is the latest of them.
    { competitionID, clubID: homeID, opponentID: awayID, limit: MEETINGS_MAX + 1 },
    { silent: true, enabled: homeID !== '' && awayID !== '' },
  )
  const before = (query.data?.data ?? []).filter((match) => match.eventID !== eventID)
  const matches = before.slice(0, MEETINGS_MAX)
  if (matches.length === 0) return null
  return (
    <section className={cardClass(sport['league'])} aria-label={words.title}>
      <div className={styles['met']}>
        <h2>{words.title}</h2>
        <p>{words.tally(home, away, tallyOf(matches, homeID))}</p>
      </div>
      <ResultList matches={matches} />
    </section>
  )
}
