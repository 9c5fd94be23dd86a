import { Link, Navigate, useNavigationType } from 'react-router'
import { cutSearch, searchedFor } from '#contract/search-text.ts'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useCall } from '#web/call/use-call.ts'
import { Rail } from '#web/parts/games/game-rail.tsx'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './found-matches.module.css'
import { FOUND_MATCH_WORDS } from './match-words.ts'

const FOUND_MAX = 12

interface FoundProps {
  search: string
  /** No game was found: whoever came here with the search, and did not write it here, is led to the matches. */
  isAlone: boolean
}

/** Matches that a search among games found, each the way to its page, and the way to all of them. */
export function FoundMatches({ search, isAlone }: FoundProps) {
  const words = useWords(FOUND_MATCH_WORDS)
  const lang = useLang()
  const mayLead = useMayLead()
  const hasCome = useNavigationType() === 'PUSH'
  const text = cutSearch(searchedFor(search))
  const { data } = useCall(
    'betframe/events',
    { search: text, limit: FOUND_MAX },
    { silent: true, enabled: mayLead('/sport') },
  )
  if (data === undefined || data.data.length === 0) return null
  const address = `/sport?${new URLSearchParams({ q: text })}`
  if (isAlone && hasCome) return <Navigate to={address} replace />
  const all = words.all(formatNumber(data.pagination.total, lang))
  return (
    <Rail title={words.title} to={address} all={all} wide>
      {data.data.map(({ eventID, state, startsAt, competition, home, away, score }) => (
        <li key={eventID}>
          <Link className={cardClass(styles['match'])} to={`/sport/event/${eventID}`}>
            <span className={styles['when']}>
              <b data-live={state === 'live'}>
                {state === 'live' ? words.live : dayAndTime(startsAt, lang)}
              </b>
              <small lang="tr">{competition}</small>
            </span>
            <Side name={home} scored={score?.home} />
            <Side name={away} scored={score?.away} />
          </Link>
        </li>
      ))}
    </Rail>
  )
}

const Side = ({ name, scored }: { name: string; scored: number | undefined }) => (
  <span className={styles['side']}>
    <span lang="tr">{name}</span>
    {scored !== undefined && <b>{scored}</b>}
  </span>
)
