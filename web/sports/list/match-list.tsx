import { memo, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { grouped } from '#contract/grouped.ts'
import { Icon } from '#kit/art/icon.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { useLang } from '#kit/text/language.ts'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { marketText } from '#web/parts/sports/market-words.ts'
import { clockTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { ChoiceRow } from './choice-row.tsx'
import { CompetitionHeart } from './competition-heart.tsx'
import { EventRow } from './event-row.tsx'
import { OddHeads } from '../odd.tsx'
import styles from './sport.module.css'
import { kindIn, sportOf, type Column, type Sport } from '../sports.ts'
import { markedFirst, useMarkedCompetitions, type SportEvent } from '../use-events.ts'
import { SPORT_WORDS } from '../words.ts'

/** The columns of a list of a sport: where it is narrow, the one that was chosen. */
export function useColumns({ columns }: Sport) {
  const isNarrow = useIsNarrow()
  const [picked, choose] = useState<string>(columns[0].market)
  // What was chosen of another sport is none of this one.
  const chosen = columns.find(({ market }) => market === picked)?.market ?? columns[0].market
  // One and the same while nothing else is chosen: rows are drawn anew for other columns.
  const shown = useMemo<readonly Column[]>(
    () => (isNarrow ? columns.filter(({ market }) => market === chosen) : columns),
    [isNarrow, columns, chosen],
  )
  // The choice is seen at once, and a long list follows it.
  return { all: columns, shown: useDeferredValue(shown), chosen, choose }
}

export function ColumnChoice({ all, chosen, choose }: ReturnType<typeof useColumns>) {
  const words = useWords(SPORT_WORDS)
  const lang = useLang()
  if (!useIsNarrow()) return null
  return (
    <ChoiceRow chosen={chosen}>
      <Segments
        label={words.markets}
        options={all.map(({ market }) => ({
          value: market,
          text: marketText({ kind: kindIn(market), period: 'match' }, lang),
        }))}
        chosen={chosen}
        onChoose={choose}
      />
    </ChoiceRow>
  )
}

interface ListProps {
  events: readonly SportEvent[]
  columns: readonly Column[]
}

/** What is played now, whatever its league. */
export function Live(props: ListProps) {
  const words = useWords(SPORT_WORDS)
  return (
    <Section {...props} label={words.live}>
      <h3 className={styles['live']}>
        <Icon name="radio" size={16} />
        {words.live}
      </h3>
    </Section>
  )
}

/** What the member has marked, of whatever day: first of all. */
export function Favourites(props: ListProps) {
  const words = useWords(SPORT_WORDS)
  if (props.events.length === 0) return null
  return (
    <Section {...props} label={words.favourites}>
      <h3 className={styles['favourites']}>
        <Icon name="heart" size={16} />
        {words.favourites}
      </h3>
    </Section>
  )
}

/** League by league, those that are marked before the others, each in the order of its matches. */
export const EventsByLeague = memo(function EventsByLeague({ events, columns }: ListProps) {
  const marked = useMarkedCompetitions()
  const byLeague = grouped(markedFirst(events, marked), ({ competitionID }) => competitionID)
  return [...byLeague].map(([competition, matches]) => (
    <League key={competition} events={matches} columns={columns} />
  ))
})

/** Hour by hour, as they begin. */
export const EventsByHour = memo(function EventsByHour({ events, columns }: ListProps) {
  const lang = useLang()
  const byHour = grouped(events, ({ startsAt }) => Math.floor(Date.parse(startsAt) / HOUR_MS))
  return [...byHour].map(([hour, matches]) => {
    const name = clockTime(new Date(hour * HOUR_MS), lang)
    return (
      <Section key={hour} events={matches} columns={columns} label={name}>
        <h3>{name}</h3>
      </Section>
    )
  })
})

const HOUR_MS = 3_600_000

function League({ events, columns }: ListProps) {
  const [first] = events
  if (!first) return null
  return (
    <Section {...{ events, columns }} label={first.competition}>
      <div className={styles['head']}>
        <h3 lang="tr">
          {first.competition} <small>{first.region}</small>
        </h3>
        <CompetitionHeart competitionID={first.competitionID} name={first.competition} />
      </div>
    </Section>
  )
}

/** Rows below their head. */
function Section(props: ListProps & { label: string; children: ReactNode }) {
  const { events, columns, label, children } = props
  const [first] = events
  const sport = first && sportOf(first).name
  return (
    <section className={cardClass(styles['league'])} aria-label={label} data-sport={sport}>
      <header>
        {children}
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
