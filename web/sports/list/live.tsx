import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
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
      <PageHead title={texts.liveTitle} lead={withDemo(texts.liveLead, words.demo)} />
      <SportChoice
        chosen={sport}
        onChoose={(chosen) => setSearch(sportParams(chosen), { replace: true })}
      />
      <DayChoice chosen="live" sport={sport} />
      <h2 className={styles['day']}>{words.sportNames[sport.name]}</h2>
      <Playing key={sport.name} sport={sport} />
      <p className={styles['note']}>
        {texts.liveNotes[sport.name]} <Link to="/info/bet-rules">{words.rules}</Link>
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
