import { Link } from 'react-router'
import { HOME_MATCHES } from '#contract/addresses/first-payloads.ts'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { useCall } from '#web/call/use-call.ts'
import { Rail } from '#web/parts/games/game-rail.tsx'
import { selectionText } from '#web/parts/sports/market-words.ts'
import { useOddsText } from '#web/parts/sports/use-odds-text.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { dayOf } from '#web/words/days.ts'
import { useWords } from '#web/words/words.ts'
import { Side, When, scoreIn } from './event-row.tsx'
import styles from './home-section.module.css'
import { sportOf } from '../sports.ts'
import { MATCH_LOOK_MS } from '../look.ts'
import { useFollowed, useLive, type SportEvent } from '../use-events.ts'
import { SPORT_WORDS } from '../words.ts'

const SHOWN_MAX = 8
const RENEWED_MS = 60_000

/** Today's matches: those that are played, then those that come next; nothing on a day that has none left. */
export function MatchesSection() {
  const words = useWords(SPORT_WORDS)
  const today = dayOf(new Date(useNow(MATCH_LOOK_MS)))
  const playing = useLive()
  const coming = useCall(
    'betframe/events',
    { ...HOME_MATCHES, day: today },
    { silent: true, keepLast: true, everyMs: RENEWED_MS },
  )
  const played = playing.data ?? []
  // One that began before its hour is among both.
  const next = (coming.data?.data ?? []).filter(({ state }) => state !== 'live')
  const shown = [...played, ...next].slice(0, SHOWN_MAX)
  useFollowed([playing, coming], shown)
  if (shown.length === 0) return null
  return (
    <Rail title={words.toToday} to="/sport" all={words.toSport} wide>
      {shown.map((event) => (
        <li key={event.eventID}>
          <MatchTile event={event} />
        </li>
      ))}
    </Rail>
  )
}

/** A match with the prices of who wins: all of it leads to its page. */
function MatchTile({ event }: { event: SportEvent }) {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  const oddsText = useOddsText()
  const { eventID, competition, home, away, markets, suspended } = event
  const [{ market: chief }] = sportOf(event).columns
  const result = markets.find(({ market }) => market === chief)
  return (
    <Link className={cardClass(styles['tile'])} to={`/sport/event/${eventID}`}>
      <span className={styles['when']}>
        <When event={event} />
        <small lang="tr">{competition}</small>
      </span>
      <Side name={home} score={scoreIn(event, 'home')} />
      <Side name={away} score={scoreIn(event, 'away')} />
      {result && suspended === null && (
        <span className={styles['odds']}>
          {result.selections.map(({ selection, odds, bookOdds }) => (
            <span key={selection}>
              <small aria-hidden="true">{selection}</small>
              <span className="heard-only">{selectionText(result, selection, event, lang)} </span>
              {bookOdds !== undefined && <s aria-hidden="true">{oddsText(bookOdds)}</s>}
              <b>{odds === null ? '–' : oddsText(odds)}</b>
              {bookOdds !== undefined && (
                <span className="heard-only"> {words.boosted(oddsText(bookOdds))}</span>
              )}
            </span>
          ))}
        </span>
      )}
    </Link>
  )
}
