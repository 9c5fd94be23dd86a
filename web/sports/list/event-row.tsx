import { memo } from 'react'
import { Link } from 'react-router'
import { useLang } from '#kit/text/language.ts'
import { lineHeading } from '#web/parts/sports/market-words.ts'
import { clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './event-row.module.css'
import { Odd } from '../odd.tsx'
import { kindIn, momentText, sportOf, type Column } from '../sports.ts'
import type { SportEvent } from '../use-events.ts'
import { SPORT_WORDS } from '../words.ts'

interface RowProps {
  event: SportEvent
  /** What stands beside it: where it is narrow, one of them. */
  columns?: readonly Column[]
}

/** A match of a list: who plays and when, its chief prices, and the way to all others. Drawn anew when its own match has changed, and not for any other. */
export const EventRow = memo(function EventRow({ event, columns: chosen }: RowProps) {
  const words = useWords(SPORT_WORDS)
  const { home, away, markets, marketCount, state } = event
  const sport = sportOf(event)
  const columns = chosen ?? sport.columns
  const hasOdds = state === 'open' || (state === 'live' && marketCount > 0)
  const more = marketCount - markets.length
  return (
    <li className={styles['row']} data-priced={hasOdds} data-sport={sport.name}>
      <Link className={styles['who']} to={`/sport/event/${event.eventID}`}>
        <span className={styles['when']}>
          <When event={event} />
          {event.suspended !== null && hasOdds && (
            <span className={styles['why']}>{shortReason(words.stopped[event.suspended])}</span>
          )}
          {more > 0 && (
            <span className={styles['more']}>
              <span aria-hidden="true">{words.more(more)}</span>
              <span className="heard-only">{words.moreNamed(more, home, away)}</span>
            </span>
          )}
        </span>
        <Side name={home} score={scoreIn(event, 'home')} />
        <Side name={away} score={scoreIn(event, 'away')} />
      </Link>
      {hasOdds &&
        columns.map(({ market, selections }) => (
          <Odds key={market} event={event} name={market} selections={selections} />
        ))}
    </li>
  )
})

/** `Gol` of `Gol: askıda`: beside odds that are locked, it goes without saying. */
const shortReason = (text: string): string => text.split(':')[0] ?? text

/** What a side has scored; in a sport that is played in sets, its games of the set, where it has some, its points, and whether it serves, too. */
interface InPlay {
  games: number | null
  points: string
  isServing: boolean
}

interface SideScore {
  scored: number
  game?: InPlay | undefined
}

/** Of one of both; undefined before the match, and where it was not told. */
export function scoreIn(
  { score, game }: Pick<SportEvent, 'score'> & Partial<Pick<SportEvent, 'game'>>,
  side: 'home' | 'away',
): SideScore | undefined {
  if (score === null) return undefined
  const own = game && {
    games: game.games?.[side] ?? null,
    points: game.points[side],
    isServing: game.server === side,
  }
  return { scored: score[side], game: own ?? undefined }
}

/** A side and what it has scored. */
export function Side({ name, score }: { name: string; score: SideScore | undefined }) {
  return (
    <span className={styles['side']}>
      <span lang="tr">{name}</span>
      {score?.game ? (
        <InGame sets={score.scored} {...score.game} />
      ) : (
        score !== undefined && <b>{score.scored}</b>
      )}
    </span>
  )
}

/** Sets, games and points beside each other, as a scoreboard has them; whoever listens hears which is which. */
function InGame({ sets, games, points, isServing }: InPlay & { sets: number }) {
  const words = useWords(SPORT_WORDS)
  const text = games === null ? words.inSet(sets, points) : words.inGame(sets, games, points)
  return (
    <>
      <i className="heard-only">{isServing ? `${text}, ${words.serves}` : text}</i>
      {isServing && <i className={styles['serves']} aria-hidden="true" />}
      <b aria-hidden="true">{sets}</b>
      {games !== null && <b aria-hidden="true">{games}</b>}
      <b className={styles['points']} aria-hidden="true">
        {points}
      </b>
    </>
  )
}

/** Its hour, or how far it is. */
export function When({ event }: { event: SportEvent }) {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  const { state, startsAt } = event
  if (state === 'over') return <b>{words.ended}</b>
  if (state === 'open') return <b>{clockTime(startsAt, lang)}</b>
  if (state === 'waiting') return <b>{words.waiting}</b>
  return <b className={styles['live']}>{momentText(event, words)}</b>
}

interface OddsProps {
  event: SportEvent
  name: string
  selections: readonly string[]
}

function Odds({ event, name, selections }: OddsProps) {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  // In play the total is another than the usual one.
  const market =
    event.markets.find((each) => each.market === name) ??
    event.markets.find(({ kind, period }) => period === 'match' && kind === kindIn(name))
  return (
    <span className={styles['set']} data-market={name} data-lined={market?.line !== null}>
      {market === undefined ? (
        <span className={styles['none']}>{words.noOdds}</span>
      ) : (
        <>
          {market.line !== null && (
            <span className={styles['line']} aria-hidden="true">
              {lineHeading(market, lang)}
            </span>
          )}
          {selections.flatMap((selection) => {
            const found = market.selections.find((each) => each.selection === selection)
            return found
              ? [<Odd key={selection} event={event} market={market} selection={found} />]
              : []
          })}
        </>
      )}
    </span>
  )
}
