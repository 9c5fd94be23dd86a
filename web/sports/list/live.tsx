import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { ChoiceRow } from './choice-row.tsx'
import { DayChoice } from './day-choice.tsx'
import { useGradually } from './gradually.ts'
import { ColumnChoice, EventsByLeague, Favourites, useColumns } from './match-list.tsx'
import { MatchesSkeleton } from './matches-skeleton.tsx'
import { SportChoice } from './sport-choice.tsx'
import { SportFrame } from '../sport-frame.tsx'
import styles from './sport.module.css'
import { sportAddress, sportParams, useSport, type Sport } from '../sports.ts'
import { NO_EVENTS, useFollowed, useLive, useMarkedIds } from '../use-events.ts'
import { withDemo } from '../with-demo.ts'
import { LIVE_WORDS } from './live-words.ts'
import { SPORT_WORDS } from '../words.ts'

/** `/sport/live`: the matches that are played now, league by league, with scores and odds that move. */
export function LiveSportScreen() {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(LIVE_WORDS)
  const sport = useSport()
  const [, setSearch] = useSearchParams()
  return (
    <SportFrame>
      <title>{`${texts.liveTitle} · Kasa`}</title>
      <header className={styles['heading']}>
        <h1>{texts.liveTitle}</h1>
        <h2>{words.sportNames[sport.name]}</h2>
      </header>
      <ChoiceRow chosen={sport.name}>
        <SportChoice
          chosen={sport}
          onChoose={(chosen) => setSearch(sportParams(chosen), { replace: true })}
        />
      </ChoiceRow>
      <ChoiceRow chosen="live">
        <DayChoice chosen="live" sport={sport} />
      </ChoiceRow>
      <Playing key={sport.name} sport={sport} />
      <p className={styles['note']}>
        {withDemo(texts.liveNotes[sport.name], words.demo)}{' '}
        <Link to="/info/bet-rules">{words.rules}</Link>
      </p>
    </SportFrame>
  )
}

function Playing({ sport }: { sport: Sport }) {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(LIVE_WORDS)
  const query = useLive()
  const columns = useColumns(sport)
  const playing = useMemo(
    () => (query.data ?? NO_EVENTS).filter(({ sportID }) => sportID === sport.sportID),
    [query.data, sport],
  )
  const events = useGradually(playing)
  const marked = useMarkedIds()
  const [favourites, others] = useMemo(
    () => [
      events.filter(({ eventID }) => marked.has(eventID)),
      events.filter(({ eventID }) => !marked.has(eventID)),
    ],
    [events, marked],
  )
  useFollowed([query], playing)
  if (query.isPending) return <MatchesSkeleton />
  if (query.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  if (playing.length === 0)
    return (
      <EmptyState icon={sport.icon} title={texts.liveNone} text={texts.liveNoneText}>
        <Link className={buttonClass({ variant: 'act' })} to={sportAddress('/sport', sport)}>
          {words.toToday}
        </Link>
      </EmptyState>
    )
  return (
    <div className={styles['matches']}>
      <ColumnChoice {...columns} />
      <Favourites events={favourites} columns={columns.shown} />
      <EventsByLeague events={others} columns={columns.shown} />
    </div>
  )
}
