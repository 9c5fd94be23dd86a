import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { grouped } from '#contract/grouped.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { useLang } from '#kit/text/language.ts'
import { useCall } from '#web/call/use-call.ts'
import { usePage } from '#web/parts/screen/page-number.ts'
import { Pager } from '#web/parts/screen/pager.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useNow } from '#web/parts/screen/use-now.ts'
import { dayOf, daysBefore } from '#web/words/days.ts'
import { namedDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { DayChoice } from '../list/day-choice.tsx'
import { MATCH_LOOK_MS } from '../look.ts'
import { MatchesSkeleton } from '../list/matches-skeleton.tsx'
import { ResultList, type MatchResult } from './result-list.tsx'
import { RESULT_WORDS } from './results-words.ts'
import styles from './results.module.css'
import { SportFrame } from '../sport-frame.tsx'
import sport from '../list/sport.module.css'
import { withDemo } from '../with-demo.ts'
import { SPORT_WORDS } from '../words.ts'

/** It comes with the results: fewer files that the first page has to know of. */
export { SportCompetitionScreen } from './competition.tsx'

/** It comes with the cards of coupons, which nothing else here needs. */
const CouponCheck = lazy(async () => ({
  default: (await import('../slip/own-coupons.tsx')).CouponCheck,
}))

/** `/sport/coupon` */
export const CouponScreen = () => (
  <SportFrame>
    <Suspense fallback={<MatchesSkeleton />}>
      <CouponCheck />
    </Suspense>
  </SportFrame>
)

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** The most that one answer has. */
const RESULTS_MAX = 100
const RENEWED_MS = 60_000

/** The day that an address names, where there is such a day and it has begun; else today. */
function dayIn(text: string | null, today: string): string {
  if (text === null || !DAY.test(text)) return today
  const at = new Date(`${text}T00:00:00Z`)
  const isDay = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
  return isDay && text < today ? text : today
}

/** `/sport/results`: what the matches of a day came to, competition by competition. */
export function SportResultsScreen() {
  const words = useWords(RESULT_WORDS)
  const sportWords = useWords(SPORT_WORDS)
  const lang = useLang()
  const [search] = useSearchParams()
  const today = dayOf(new Date(useNow(MATCH_LOOK_MS)))
  const day = dayIn(search.get('day'), today)
  return (
    <SportFrame>
      <title>{`${words.title} · Kasa`}</title>
      <PageHead title={words.title} lead={withDemo(words.lead, sportWords.demo)} />
      <DayChoice chosen="results" />
      <nav className={styles['days']} aria-label={words.days}>
        <Link
          className={buttonClass({ size: 'small' })}
          to={`?day=${daysBefore(day, 1)}`}
          aria-label={words.before}
        >
          <Icon name="chevron-left" size={18} />
        </Link>
        <h2 className={sport['day']}>{namedDay(`${day}T12:00:00+03:00`, lang)}</h2>
        {day < today && (
          <Link
            className={buttonClass({ size: 'small' })}
            to={`?day=${daysBefore(day, -1)}`}
            aria-label={words.after}
          >
            <Icon name="chevron-right" size={18} />
          </Link>
        )}
      </nav>
      <OfDay day={day} />
      <p className={sport['note']}>
        <Link to="/info/bet-rules">{sportWords.rules}</Link> ·{' '}
        <Link to="/sport/coupon">{words.checkCoupon}</Link>
      </p>
    </SportFrame>
  )
}

function OfDay({ day }: { day: string }) {
  const words = useWords(RESULT_WORDS)
  const { page } = usePage()
  const query = useCall(
    'betframe/results',
    { day, limit: RESULTS_MAX, offset: (page - 1) * RESULTS_MAX },
    { silent: true, everyMs: RENEWED_MS },
  )
  if (query.isPending) return <MatchesSkeleton />
  if (query.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void query.refetch()} />
  const { data, pagination } = query.data
  const byCompetition = grouped(data, ({ competitionID }) => competitionID)
  if (pagination.total === 0)
    return <EmptyState icon="football" title={words.none} text={words.noneText} />
  return (
    <div className={sport['matches']}>
      {[...byCompetition].map(([competition, matches]) => (
        <OfCompetition key={competition} matches={matches} />
      ))}
      {(pagination.total > RESULTS_MAX || page > 1) && (
        <Pager page={page} total={pagination.total} length={RESULTS_MAX} shown={data.length} />
      )}
    </div>
  )
}

function OfCompetition({ matches }: { matches: readonly MatchResult[] }) {
  const words = useWords(RESULT_WORDS)
  const [first] = matches
  if (!first) return null
  const { competitionID, competition, region } = first
  return (
    <section className={cardClass(sport['league'])} aria-label={competition}>
      <header className={styles['head']}>
        <h3>
          <span lang="tr">{competition}</span> <small lang="tr">{region}</small>
        </h3>
        <Link
          to={`/sport/competition/${encodeURIComponent(competitionID)}`}
          aria-label={words.ofCompetition(competition)}
        >
          {words.table}
        </Link>
      </header>
      <ResultList matches={matches} isOfOneDay />
    </section>
  )
}
