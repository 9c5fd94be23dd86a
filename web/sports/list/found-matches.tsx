import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { cutSearch } from '#contract/search-text.ts'
import { useCall } from '#web/call/use-call.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { ColumnChoice, EventsByLeague, useColumns } from './match-list.tsx'
import { MatchesSkeleton } from './matches-skeleton.tsx'
import styles from './sport.module.css'
import { SPORTS, sportOf, type Sport } from '../sports.ts'
import { useFollowed, type SportEvent } from '../use-events.ts'
import { FOUND_WORDS } from './found-words.ts'

const FOUND_MAX = 50
const RENEWED_MS = 60_000

/** Matches of any day that are played or still to begin, by what a club or a league is called. */
export function Found({ search }: { search: string }) {
  const texts = useWords(FOUND_WORDS)
  const query = useCall(
    'betframe/events',
    { search: cutSearch(search), limit: FOUND_MAX },
    { silent: true, everyMs: RENEWED_MS },
  )
  useFollowed([query], query.data?.data ?? [])
  if (query.isPending) return <MatchesSkeleton />
  if (query.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const { data, pagination } = query.data
  return (
    <div className={styles['matches']}>
      <output className={styles['day']}>{texts.found(pagination.total)}</output>
      {data.length === 0 ? (
        <EmptyState icon="search" title={texts.foundNone} text={texts.foundNoneText} />
      ) : (
        SPORTS.map((sport) => (
          <OfSport
            key={sport.name}
            sport={sport}
            events={data.filter((event) => sportOf(event) === sport)}
          />
        ))
      )}
    </div>
  )
}

function OfSport({ sport, events }: { sport: Sport; events: readonly SportEvent[] }) {
  const columns = useColumns(sport)
  if (events.length === 0) return null
  return (
    <>
      <ColumnChoice {...columns} />
      <EventsByLeague events={events} columns={columns.shown} />
    </>
  )
}
