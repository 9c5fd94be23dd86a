import { Suspense, useCallback } from 'react'
import { Link, useSearchParams } from 'react-router'
import { searchedFor, searchState } from '#contract/search-text.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { later } from '#web/parts/screen/deferred.ts'
import { SearchField } from '#web/parts/lobby/search-field.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useIsWide } from '#web/parts/screen/use-media.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { namedDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { ChoiceRow } from './choice-row.tsx'
import { CompetitionChips, SportTree } from './competition-choice.tsx'
import { DayChoice } from './day-choice.tsx'
import { EventRow } from './event-row.tsx'
import { useGradually } from './gradually.ts'
import { MATCH_LOOK_MS } from '../look.ts'
import {
  ColumnChoice,
  EventsByHour,
  EventsByLeague,
  Favourites,
  Live,
  useColumns,
} from './match-list.tsx'
import { MatchesSkeleton } from './matches-skeleton.tsx'
import { SportChoice } from './sport-choice.tsx'
import { SportFrame } from '../sport-frame.tsx'
import styles from './sport.module.css'
import { sportAddress, sportParams, useSport, type Sport } from '../sports.ts'
import {
  NO_EVENTS,
  useDay,
  useFavourites,
  useFollowed,
  useLive,
  type Day,
  type SportEvent,
} from '../use-events.ts'
import { withDemo } from '../with-demo.ts'
import { SPORT_WORDS } from '../words.ts'

const DAY_MS = 86_400_000

const ORDERS = ['league', 'hour'] as const
type Order = (typeof ORDERS)[number]

/** Comes with the first search. */
const Found = later(async () => (await import('./found-matches.tsx')).Found)

/** What the address says of the list, and ways to say it anew. */
function useChosen() {
  const [search, setSearch] = useSearchParams()
  const day: Day = search.get('day') === 'tomorrow' ? 'tomorrow' : 'today'
  const league = search.get('league')
  const order: Order = search.get('by') === 'hour' ? 'hour' : 'league'
  const sport = useSport()
  const choose = (part: { day?: Day; league?: string | null; sport?: Sport; order?: Order }) => {
    const next = { day, league, sport, order, ...part }
    setSearch(
      {
        ...sportParams(next.sport),
        ...(next.day === 'today' ? {} : { day: next.day }),
        ...(next.league === null ? {} : { league: next.league }),
        ...(next.order === 'league' ? {} : { by: next.order }),
      },
      { replace: true },
    )
  }
  const find = useCallback(
    (q: string) =>
      setSearch(q === '' ? sportParams(sport) : { ...sportParams(sport), q }, { replace: true }),
    [setSearch, sport],
  )
  return { day, league, order, sport, text: search.get('q') ?? '', choose, find }
}

/** `/sport`: the matches of a day with their chief prices, and the coupon beside them. */
export function SportScreen() {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  const { day, league, order, sport, text, choose, find } = useChosen()
  const isWide = useIsWide()
  const isSearching = searchState(text) === 'ready'
  const at = new Date(useNow(MATCH_LOOK_MS) + (day === 'today' ? 0 : DAY_MS))
  return (
    <SportFrame>
      <title>{`${words.title} · Kasa`}</title>
      <div className={styles['columns']}>
        {isWide && (
          <SportTree
            sport={sport}
            chosen={league}
            onChoose={(chosen) => choose({ league: chosen })}
            onSport={(chosen) => choose({ sport: chosen, league: null })}
          />
        )}
        <div className={styles['screen']}>
          <header className={styles['heading']}>
            <h1>{words.sportNames[sport.name]}</h1>
            {!isSearching && <h2>{namedDay(at, lang)}</h2>}
          </header>
          {!isWide && (
            <ChoiceRow chosen={sport.name}>
              <SportChoice
                chosen={sport}
                onChoose={(chosen) => choose({ sport: chosen, league: null })}
              />
            </ChoiceRow>
          )}
          <ChoiceRow chosen={day}>
            <DayChoice chosen={day} sport={sport} onChoose={(chosen) => choose({ day: chosen })} />
            {!isSearching && (
              <Segments
                label={words.order}
                options={ORDERS.map((value) => ({ value, text: words.orders[value] }))}
                chosen={order}
                onChoose={(chosen) => choose({ order: chosen })}
              />
            )}
          </ChoiceRow>
          <SearchField value={text} onSearch={find} label={words.search} back={null} />
          {isSearching ? (
            <Suspense fallback={<MatchesSkeleton />}>
              <Found search={searchedFor(text)} />
            </Suspense>
          ) : (
            <>
              {!isWide && (
                <CompetitionChips
                  sport={sport}
                  chosen={league}
                  onChoose={(chosen) => choose({ league: chosen })}
                />
              )}
              <Matches key={sport.name} {...{ day, sport, league, order }} />
            </>
          )}
          <p className={styles['note']}>
            {withDemo(words.lead, words.demo)} {words.zone}{' '}
            <Link to="/info/bet-rules">{words.rules}</Link>
          </p>
        </div>
      </div>
    </SportFrame>
  )
}

interface MatchesProps {
  day: Day
  sport: Sport
  league: string | null
  order: Order
}

function Matches({ day, sport, league, order }: MatchesProps) {
  const words = useWords(SPORT_WORDS)
  const query = useDay(day, sport.sportID, league)
  const playing = useLive()
  const columns = useColumns(sport)
  const events = useGradually(query.data?.data ?? NO_EVENTS)
  const played = useGradually(playing.data ?? NO_EVENTS)
  const isMeant = ({ sportID, competitionID }: SportEvent): boolean =>
    sportID === sport.sportID && (league === null || competitionID === league)
  const favourites = useGradually(useFavourites()).filter(isMeant)
  const marked = new Set(favourites.map(({ eventID }) => eventID))
  const isElsewhere = ({ eventID }: SportEvent): boolean => !marked.has(eventID)
  const open = events.filter(({ state }) => state === 'open' || state === 'waiting')
  const over = events.filter(({ state }) => state === 'over')
  const live = day === 'today' ? played.filter(isMeant).filter(isElsewhere) : []
  const Ordered = order === 'hour' ? EventsByHour : EventsByLeague
  useFollowed([query, playing], [...favourites, ...live, ...open])
  if (query.isPending) return <MatchesSkeleton />
  if (query.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  return (
    <div className={styles['matches']}>
      {favourites.length + open.length + live.length > 0 && <ColumnChoice {...columns} />}
      <Favourites events={favourites} columns={columns.shown} />
      {live.length > 0 && <Live events={live} columns={columns.shown} />}
      <Ordered events={open.filter(isElsewhere)} columns={columns.shown} />
      {open.length === 0 && <Nothing day={day} sport={sport} />}
      {over.length > 0 && (
        <section className={cardClass(styles['league'])} aria-label={words.over}>
          <header>
            <h3>{words.over}</h3>
          </header>
          <ul>
            {over.map((event) => (
              <EventRow key={event.eventID} event={event} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Nothing({ day, sport }: { day: Day; sport: Sport }) {
  const words = useWords(SPORT_WORDS)
  return day === 'today' ? (
    <EmptyState icon={sport.icon} title={words.none} text={words.noneText}>
      <Link
        className={buttonClass({ variant: 'act' })}
        to={sportAddress('/sport', sport, { day: 'tomorrow' })}
      >
        {words.toTomorrow}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState icon={sport.icon} title={words.noneEver} text={words.noneEverText} />
  )
}
