import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { Icon } from '#kit/art/icon.tsx'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { CallRefused } from '#web/call/send.ts'
import { useCall } from '#web/call/use-call.ts'
import { NotFoundScreen } from '#web/parts/screen/not-found.tsx'
import { usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { CompetitionHeart } from '../list/competition-heart.tsx'
import { Form, StandingsNote, StandingsTable } from './standings-table.tsx'
import { MatchesSkeleton } from '../list/matches-skeleton.tsx'
import { ResultList } from './result-list.tsx'
import { RESULT_WORDS } from './results-words.ts'
import styles from './results.module.css'
import { SportFrame } from '../sport-frame.tsx'
import sport from '../list/sport.module.css'
import { sportAddress, sportOf } from '../sports.ts'

type Standings = Data<'betframe/standings'>

/** `/sport/competition/{id}`: its table and its last matches; with a club's id after it, what that club did. */
export function SportCompetitionScreen() {
  const { id = '', club } = useParams()
  const query = useCall('betframe/standings', { competitionID: id }, { silent: true })
  if (query.isPending)
    return (
      <SportFrame>
        <MatchesSkeleton />
      </SportFrame>
    )
  if (query.data === undefined)
    return query.error instanceof CallRefused ? (
      <NotFoundScreen />
    ) : (
      <ScreenFailed onRetry={() => void query.refetch()} />
    )
  if (club === undefined) return <Competition standings={query.data} />
  return <Club key={club} standings={query.data} clubID={club} />
}

function Competition({ standings }: { standings: Standings }) {
  const words = useWords(RESULT_WORDS)
  const { competitionID, competition, region, season, clubs } = standings
  return (
    <SportFrame>
      <title>{`${competition} · Kasa`}</title>
      <Back to="/sport/results" text={words.results} />
      <PageHead
        title={competition}
        lead={season === null ? region : `${region} · ${words.season(season)}`}
      >
        <CompetitionHeart competitionID={competitionID} name={competition} />
      </PageHead>
      {clubs.length > 0 && (
        <section className={cardClass(styles['table'])} aria-label={words.table}>
          <h2>{words.table}</h2>
          <StandingsTable standings={standings} />
          <StandingsNote standings={standings} />
        </section>
      )}
      <LastMatches filter={{ competitionID }} />
      <Link
        className={buttonClass()}
        to={sportAddress('/sport', sportOf(standings), { league: competitionID })}
      >
        {words.toMatches}
      </Link>
    </SportFrame>
  )
}

function Club({ standings, clubID }: { standings: Standings; clubID: string }) {
  const words = useWords(RESULT_WORDS)
  const { competitionID, competition, clubs } = standings
  const place = clubs.findIndex((each) => each.clubID === clubID)
  const standing = clubs[place]
  // Its matches are not settled yet, or there is no such club.
  if (!standing) return <Competition standings={standings} />
  const { club, points, form } = standing
  return (
    <SportFrame>
      <title>{`${club} · Kasa`}</title>
      <Back
        to={`/sport/competition/${encodeURIComponent(competitionID)}`}
        text={<span lang="tr">{competition}</span>}
      />
      <PageHead title={club} lead={words.standing(place + 1, points)} />
      <section className={cardClass(styles['table'])} aria-label={words.form}>
        <h2>{words.form}</h2>
        <Form form={form} />
        <StandingsTable standings={{ ...standings, clubs: [standing] }} first={place + 1} />
        <StandingsNote standings={standings} />
      </section>
      <LastMatches filter={{ competitionID, clubID }} />
    </SportFrame>
  )
}

function Back({ to, text }: { to: string; text: ReactNode }) {
  return (
    <Link className={styles['back']} to={to}>
      <Icon name="arrow-left" size={16} />
      {text}
    </Link>
  )
}

/** Page by page, the latest first. */
function LastMatches({ filter }: { filter: { competitionID: string; clubID?: string } }) {
  const words = useWords(RESULT_WORDS)
  const { page, limit, offset } = usePage()
  const query = useCall(
    'betframe/results',
    { ...filter, limit, offset },
    { silent: true, keepLast: true },
  )
  if (query.isPending) return <MatchesSkeleton />
  if (query.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const { data, pagination } = query.data
  if (pagination.total === 0) return <EmptyState icon="football" title={words.noResults} text="" />
  return (
    <section className={cardClass(sport['league'])} aria-label={words.lastMatches}>
      <header>
        <h3>{words.lastMatches}</h3>
      </header>
      <ResultList matches={data} />
      <div className={styles['pages']}>
        <Pager page={page} total={pagination.total} shown={data.length} />
      </div>
    </section>
  )
}
