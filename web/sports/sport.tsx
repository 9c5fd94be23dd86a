import { grouped } from '#contract/grouped.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { buttonClass } from '#kit/controls/button.tsx'
import { Chip } from '#kit/controls/chip.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { useLang } from '#kit/text/language.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { marketText } from '#web/parts/sports/market-words.ts'
import { namedDay } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { COLUMNS, EventRow, type Column } from './event-row.tsx'
import { OddHeads } from './odd.tsx'
import { SportFrame } from './sport-frame.tsx'
import styles from './sport.module.css'
import { MATCH_LOOK_MS } from './look.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { useCompetitions, useDay, type Day, type SportEvent } from './use-events.ts'
import { SPORT_WORDS } from './words.ts'

const DAY_MS = 86_400_000

/** `/sport`: the matches of a day with their chief prices, and the coupon beside them. */
export function SportScreen() {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  const [search, setSearch] = useSearchParams()
  const day: Day = search.get('day') === 'tomorrow' ? 'tomorrow' : 'today'
  const league = search.get('league')
  const choose = (part: { day?: Day; league?: string | null }) => {
    const next = { day, league, ...part }
    setSearch(
      {
        ...(next.day === 'today' ? {} : { day: next.day }),
        ...(next.league === null ? {} : { league: next.league }),
      },
      { replace: true },
    )
  }
  const at = new Date(useNow(MATCH_LOOK_MS) + (day === 'today' ? 0 : DAY_MS))
  return (
    <SportFrame>
      <title>{`${words.title} · Kasa`}</title>
      <PageHead title={words.football} lead={`${words.lead} ${words.demo}`} />
      <Segments
        label={words.days}
        options={[
          { value: 'today', text: words.today },
          { value: 'tomorrow', text: words.tomorrow },
        ]}
        chosen={day}
        onChoose={(chosen) => choose({ day: chosen })}
      />
      <Leagues chosen={league} onChoose={(chosen) => choose({ league: chosen })} />
      <h2 className={styles['day']}>{namedDay(at, lang)}</h2>
      <Matches day={day} league={league} />
      <p className={styles['note']}>
        {words.zone} <Link to="/info/bet-rules">{words.rules}</Link>
      </p>
    </SportFrame>
  )
}

function Leagues(props: { chosen: string | null; onChoose: (league: string | null) => void }) {
  const words = useWords(SPORT_WORDS)
  const leagues = useCompetitions()
  if (leagues.length < 2) return null
  return (
    <fieldset className={styles['leagues']} aria-label={words.competitions}>
      <Chip chosen={props.chosen === null} onChoose={() => props.onChoose(null)}>
        {words.allCompetitions}
      </Chip>
      {leagues.map(({ competitionID, competition }) => (
        <Chip
          key={competitionID}
          chosen={props.chosen === competitionID}
          onChoose={() => props.onChoose(competitionID)}
        >
          <span lang="tr">{competition}</span>
        </Chip>
      ))}
    </fieldset>
  )
}

function Matches({ day, league }: { day: Day; league: string | null }) {
  const words = useWords(SPORT_WORDS)
  const asked = useDay(day, league)
  const [shown, setShown] = useState<string>(COLUMNS[0].market)
  const lang = useLang()
  const isNarrow = useIsNarrow()
  const columns = isNarrow ? COLUMNS.filter(({ market }) => market === shown) : COLUMNS
  if (asked.isPending) return <MatchesSkeleton />
  if (asked.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void asked.refetch()} />
  const events = asked.data.data
  const open = events.filter(({ state }) => state === 'open')
  const live = events.filter(({ state }) => state === 'live' || state === 'waiting')
  const over = events.filter(({ state }) => state === 'over')
  const byLeague = grouped(open, ({ competitionID }) => competitionID)
  return (
    <div className={styles['matches']}>
      {isNarrow && open.length > 0 && (
        <Segments
          label={words.markets}
          options={COLUMNS.map(({ market }) => ({
            value: market,
            text: marketText({ kind: kindIn(market), period: 'match' }, lang),
          }))}
          chosen={shown}
          onChoose={setShown}
        />
      )}
      {live.length > 0 && <Live events={live} />}
      {[...byLeague.values()].map((matches) => (
        <League key={matches[0]?.competitionID} matches={matches} columns={columns} />
      ))}
      {open.length === 0 && <Nothing day={day} />}
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

/** A column's kind, out of the name of its market. */
const kindIn = (market: string): string => market.split('.')[0] ?? market

function Live({ events }: { events: readonly SportEvent[] }) {
  const words = useWords(SPORT_WORDS)
  return (
    <section className={cardClass(styles['league'])} aria-label={words.live}>
      <header>
        <h3 className={styles['live']}>
          <Icon name="radio" size={16} />
          {words.live}
        </h3>
      </header>
      <ul>
        {events.map((event) => (
          <EventRow key={event.eventID} event={event} />
        ))}
      </ul>
      <p className={styles['aside']}>{words.liveNote}</p>
    </section>
  )
}

function League({
  matches,
  columns,
}: {
  matches: readonly SportEvent[]
  columns: readonly Column[]
}) {
  const lang = useLang()
  const isNarrow = useIsNarrow()
  const [first] = matches
  if (!first) return null
  return (
    <section className={cardClass(styles['league'])} aria-label={first.competition}>
      <header>
        <h3 lang="tr">
          {first.competition} <small>{first.region}</small>
        </h3>
        {columns.map(({ market, selections }) => (
          <span key={market} className={styles['column']} data-market={market} aria-hidden="true">
            {!isNarrow && (
              <small>{marketText({ kind: kindIn(market), period: 'match' }, lang)}</small>
            )}
            <OddHeads selections={selections} />
          </span>
        ))}
      </header>
      <ul>
        {matches.map((event) => (
          <EventRow key={event.eventID} event={event} columns={columns} />
        ))}
      </ul>
    </section>
  )
}

function Nothing({ day }: { day: Day }) {
  const words = useWords(SPORT_WORDS)
  return day === 'today' ? (
    <EmptyState icon="football" title={words.none} text={words.noneText}>
      <Link className={buttonClass({ kind: 'act' })} to="?day=tomorrow">
        {words.toTomorrow}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState icon="football" title={words.noneEver} text={words.noneEverText} />
  )
}

const ROWS_SHOWN = 5

function MatchesSkeleton() {
  const words = useWords(SPORT_WORDS)
  return (
    <div className={cardClass(styles['league'])} aria-busy="true">
      <output className="heard-only">{words.loading}</output>
      {Array.from({ length: ROWS_SHOWN }, (_, at) => (
        <div key={at} className={styles['waits']}>
          <Skeleton height={62} radius={10} />
        </div>
      ))}
    </div>
  )
}
