import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { useLang } from '#kit/text/language.ts'
import { clockTime, dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import row from '../list/event-row.module.css'
import { Side, scoreIn } from '../list/event-row.tsx'
import { RESULT_WORDS } from './results-words.ts'
import styles from './results.module.css'

export type MatchResult = Data<'betframe/results'>[number]

/** Matches that are over, each the way to how its markets were settled; of several days, each with its own. */
export function ResultList(props: { matches: readonly MatchResult[]; isOfOneDay?: boolean }) {
  return (
    <ul>
      {props.matches.map((match) => (
        <ResultRow key={match.eventID} match={match} isOfOneDay={props.isOfOneDay === true} />
      ))}
    </ul>
  )
}

function ResultRow({ match, isOfOneDay }: { match: MatchResult; isOfOneDay: boolean }) {
  const words = useWords(RESULT_WORDS)
  const lang = useLang()
  const { eventID, home, away, halfScore, startsAt, ending } = match
  const half = halfScore && `${halfScore.home}–${halfScore.away}`
  return (
    <li className={row['row']} data-priced="false">
      <Link className={row['who']} to={`/sport/event/${eventID}`}>
        <span className={row['when']}>
          <b>{isOfOneDay ? clockTime(startsAt, lang) : dayAndTime(startsAt, lang)}</b>
          {ending !== 'ended' && <span>{words.endings[ending]}</span>}
          {half !== null && (
            <span className={styles['half']}>
              <span aria-hidden="true">{words.half(half)}</span>
              <span className="heard-only">{words.halfHeard(half)}</span>
            </span>
          )}
        </span>
        <Side name={home} score={scoreIn(match, 'home')} />
        <Side name={away} score={scoreIn(match, 'away')} />
      </Link>
    </li>
  )
}
