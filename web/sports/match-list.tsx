import { useMemo, useState } from 'react'
import { grouped } from '#contract/grouped.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { marketText } from '#web/parts/sports/market-words.ts'
import { useWords } from '#web/words/words.ts'
import { COLUMNS, EventRow, type Column } from './event-row.tsx'
import { OddHeads } from './odd.tsx'
import styles from './sport.module.css'
import type { SportEvent } from './use-events.ts'
import { SPORT_WORDS } from './words.ts'

/** The columns of a list: where it is narrow, the one that was chosen. */
export function useColumns() {
  const isNarrow = useIsNarrow()
  const [chosen, choose] = useState<string>(COLUMNS[0].market)
  // One and the same while nothing else is chosen: rows are drawn anew for other columns.
  const shown = useMemo<readonly Column[]>(
    () => (isNarrow ? COLUMNS.filter(({ market }) => market === chosen) : COLUMNS),
    [isNarrow, chosen],
  )
  return { shown, chosen, choose }
}

export function ColumnChoice({ chosen, choose }: ReturnType<typeof useColumns>) {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  if (!useIsNarrow()) return null
  return (
    <Segments
      label={words.markets}
      options={COLUMNS.map(({ market }) => ({
        value: market,
        text: marketText({ kind: kindIn(market), period: 'match' }, lang),
      }))}
      chosen={chosen}
      onChoose={choose}
    />
  )
}

/** A column's kind, out of the name of its market. */
const kindIn = (market: string): string => market.split('.')[0] ?? market

interface ListProps {
  events: readonly SportEvent[]
  columns: readonly Column[]
}

/** What is played now, whatever its league. */
export function Live({ events, columns }: ListProps) {
  const words = useWords(SPORT_WORDS)
  return (
    <section className={cardClass(styles['league'])} aria-label={words.live}>
      <header>
        <h3 className={styles['live']}>
          <Icon name="radio" size={16} />
          {words.live}
        </h3>
        <Heads columns={columns} />
      </header>
      <ul>
        {events.map((event) => (
          <EventRow key={event.eventID} event={event} columns={columns} />
        ))}
      </ul>
    </section>
  )
}

/** League by league, each in the order of its matches. */
export function EventsByLeague({ events, columns }: ListProps) {
  const byLeague = grouped(events, ({ competitionID }) => competitionID)
  return [...byLeague].map(([competition, matches]) => (
    <League key={competition} events={matches} columns={columns} />
  ))
}

function League({ events, columns }: ListProps) {
  const [first] = events
  if (!first) return null
  return (
    <section className={cardClass(styles['league'])} aria-label={first.competition}>
      <header>
        <h3 lang="tr">
          {first.competition} <small>{first.region}</small>
        </h3>
        <Heads columns={columns} />
      </header>
      <ul>
        {events.map((event) => (
          <EventRow key={event.eventID} event={event} columns={columns} />
        ))}
      </ul>
    </section>
  )
}

function Heads({ columns }: { columns: readonly Column[] }) {
  const lang = useLang()
  const isNarrow = useIsNarrow()
  return columns.map(({ market, selections }) => (
    <span key={market} className={styles['column']} data-market={market} aria-hidden="true">
      {!isNarrow && <small>{marketText({ kind: kindIn(market), period: 'match' }, lang)}</small>}
      <OddHeads selections={selections} />
    </span>
  ))
}

const ROWS_SHOWN = 5

export function MatchesSkeleton() {
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
