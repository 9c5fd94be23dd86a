import { Suspense } from 'react'
import { grouped } from '#contract/grouped.ts'
import { Link, useParams, useSearchParams } from 'react-router'
import { Icon } from '#kit/art/icon.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { BareButton, buttonClass } from '#kit/controls/button.tsx'
import { cardClass } from '#kit/layout/card.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useLang } from '#kit/text/language.ts'
import type { Data } from '#contract/registry.ts'
import { CallRefused } from '#web/call/send.ts'
import { HeartButton } from '#web/parts/favourites/heart-button.tsx'
import { NotFoundScreen } from '#web/parts/screen/not-found.tsx'
import { later } from '#web/parts/screen/deferred.ts'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { marketText, type SportMarket } from '#web/parts/sports/market-words.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { BUILDER, useBuilding } from './building.ts'
import styles from './event.module.css'
import { fold, useFolded, VIEW, viewsOf } from './market-views.ts'
import { Odd } from '../odd.tsx'
import { SportFrame } from '../sport-frame.tsx'
import { EventNumbers } from './event-numbers.tsx'
import { PartScores } from './part-scores.tsx'
import { FOOTBALL, partText, sportAddress, sportOf } from '../sports.ts'
import { useEvent, useMarkedIds } from '../use-events.ts'
import { EVENT_WORDS } from './event-words.ts'
import { GameNow } from './game-now.tsx'
import { SPORT_WORDS } from '../words.ts'

type Event = Data<'betframe/event'>

/** `/sport/event/{id}`: a match, what it stands at, and all that can be bet on it. */
export function SportEventScreen() {
  const { id = '' } = useParams()
  return /^[1-9]\d{0,14}$/.test(id) ? <Match eventID={Number(id)} /> : <NotFoundScreen />
}

function Match({ eventID }: { eventID: number }) {
  const words = useWords(SPORT_WORDS)
  const query = useEvent(eventID)
  if (query.isPending)
    return (
      <SportFrame>
        <div className={styles['waits']} aria-busy="true">
          <output className="heard-only">{words.loading}</output>
          <Skeleton height={170} radius={16} />
          <Skeleton height={112} radius={16} />
          <Skeleton height={112} radius={16} />
        </div>
      </SportFrame>
    )
  if (query.data === undefined)
    return query.error instanceof CallRefused && query.error.refusal === 'not-found' ? (
      <NotFoundScreen />
    ) : (
      <ScreenFailed onRetry={() => void query.refetch()} />
    )
  return <Board event={query.data} />
}

function Board({ event }: { event: Event }) {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(EVENT_WORDS)
  const lang = useLang()
  const { home, away, score, halfScore, state, startsAt } = event
  const { hasHome } = sportOf(event)
  const versus = words.versus(home, away)
  return (
    <SportFrame>
      <title>{`${versus} · Kasa`}</title>
      <section className={styles['board']} aria-label={versus}>
        <Crumbs event={event} />
        <h1 className="heard-only">{versus}</h1>
        {state !== 'over' && <Heart event={event} name={versus} />}
        <div className={styles['versus']}>
          <Team
            name={home}
            side={hasHome ? texts.homeSide : null}
            to={clubAddress(event, event.homeID)}
          />
          <p className={styles['score']}>
            {score !== null && <b>{`${score.home} – ${score.away}`}</b>}
            {halfScore !== null && (
              <small>{texts.halfTime(`${halfScore.home} – ${halfScore.away}`)}</small>
            )}
            <small data-live={state === 'live'}>
              {state === 'open' ? dayAndTime(startsAt, lang) : <Moment event={event} />}
            </small>
          </p>
          <Team
            name={away}
            side={hasHome ? texts.awaySide : null}
            to={clubAddress(event, event.awayID)}
          />
        </div>
        <EventNumbers event={event} />
        <PartScores event={event} />
        <GameNow event={event} />
        {hasLine(event) && (
          <Suspense fallback={<div className={styles['line']} />}>
            <MatchLine event={event} />
          </Suspense>
        )}
      </section>
      <Stopped event={event} />
      <Suspense fallback={null}>
        <CouponsOnMatch eventID={event.eventID} />
      </Suspense>
      {event.results.length > 0 ? (
        <Suspense fallback={<Skeleton height={112} radius={16} />}>
          <SettledMarkets event={event} />
        </Suspense>
      ) : (
        <Markets event={event} />
      )}
      {state !== 'open' && sportOf(event) === FOOTBALL && (
        <Suspense fallback={null}>
          <EventLog event={event} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <Meetings event={event} />
      </Suspense>
    </SportFrame>
  )
}

/** The way back, and which competition it is of. */
function Crumbs({ event }: { event: Event }) {
  const words = useWords(SPORT_WORDS)
  return (
    <div className={styles['crumbs']}>
      <Link to={sportAddress('/sport', sportOf(event))}>
        <Icon name="arrow-left" size={16} />
        {words.toSport}
      </Link>
      {event.ending === null ? (
        <span lang="tr">
          {event.region} · {event.competition}
        </span>
      ) : (
        <Link to={competitionAddress(event)} lang="tr">
          {event.region} · {event.competition}
        </Link>
      )}
    </div>
  )
}

function Heart({ event: { eventID }, name }: { event: Event; name: string }) {
  const isMarked = useMarkedIds().has(eventID)
  return <HeartButton kind="match" id={eventID} name={name} isMarked={isMarked} />
}

const competitionAddress = ({ competitionID }: Event): string =>
  `/sport/competition/${encodeURIComponent(competitionID)}`

/** Where a club's form stands, of a match that is over; null before that, when it may have none. */
const clubAddress = (event: Event, clubID: string): string | null =>
  event.ending === null ? null : `${competitionAddress(event)}/${encodeURIComponent(clubID)}`

function Team({ name, side, to }: { name: string; side: string | null; to: string | null }) {
  return (
    <p className={styles['team']}>
      {to === null ? (
        <span lang="tr">{name}</span>
      ) : (
        <Link to={to} lang="tr">
          {name}
        </Link>
      )}
      {side !== null && <small>{side}</small>}
    </p>
  )
}

function stoppedText(
  why: NonNullable<Event['suspended']>,
  { haltedText, postponedText, stoppedText: text }: (typeof EVENT_WORDS)['tr'],
): string {
  if (why === 'halt') return haltedText
  return why === 'postponed' ? postponedText : text
}

/** Why no bets are taken for now, or that it did not end in time; told to whoever listens, too. */
function Stopped({ event: { suspended, markets, state, ending, results } }: { event: Event }) {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(EVENT_WORDS)
  const isStopped = suspended !== null && markets.length > 0
  // Where there are no results either, it stands in their place.
  if (ending === 'expired' && results.length > 0)
    return <p className={styles['expired']}>{texts.expiredText}</p>
  return (
    <output className={styles['stopped']} data-live={state === 'live'}>
      {isStopped && (
        <>
          <Icon name="lock" size={16} />
          <b>{words.stopped[suspended]}</b>
          <span>{stoppedText(suspended, texts)}</span>
        </>
      )}
    </output>
  )
}

function Moment({ event }: { event: Event }) {
  const { state, minute, half, ending } = event
  const words = useWords(SPORT_WORDS)
  const texts = useWords(EVENT_WORDS)
  if (ending === 'expired') return texts.expired
  if (state === 'over') return words.ended
  if (state === 'waiting') return words.waiting
  if (half === 'break') return words.pauses[sportOf(event).name]
  if (minute === null || half === null) return null
  const part = partText(half, event, words)
  return sportOf(event).scoredIn === null ? `${words.minute(minute)} · ${part}` : part
}

/** Of football that has begun, as far as anything of it was told. */
const hasLine = (event: Event): boolean =>
  sportOf(event) === FOOTBALL && (event.state === 'live' || event.incidents.length > 0)

const MatchLine = later(async () => (await import('./event-log.tsx')).MatchLine)

/** Below the markets. */
const Meetings = later(async () => (await import('./event-log.tsx')).Meetings)

/** Of one that has begun. */
const EventLog = later(async () => (await import('./event-log.tsx')).EventLog)

/** Of a match that is over. */
const SettledMarkets = later(async () => (await import('./event-log.tsx')).SettledMarkets)

/** The member's own, where there are any. */
const CouponsOnMatch = later(async () => (await import('../slip/own-coupons.tsx')).CouponsOnMatch)

/** Comes with the first bet that is built. */
const BuilderMarkets = later(async () => (await import('./builder.tsx')).BuilderMarkets)

/** Why there is nothing to bet on. */
function noMarketsText(
  event: Event,
  words: (typeof SPORT_WORDS)['tr'],
  texts: (typeof EVENT_WORDS)['tr'],
): { title: string; text: string } {
  const { state, half, suspended, ending } = event
  if (ending === 'expired') return { title: texts.expired, text: texts.expiredText }
  if (suspended === 'postponed')
    return { title: words.stopped.postponed, text: texts.postponedText }
  // They open again once it is known who has won the map.
  if (sportOf(event).scoredIn === 'maps' && state === 'live' && half !== 'break')
    return { title: texts.mapPlayed, text: texts.mapPlayedText }
  return { title: state === 'open' ? words.noOdds : texts.closed, text: texts.closedText }
}

function NoMarkets({ event }: { event: Event }) {
  const words = useWords(SPORT_WORDS)
  const texts = useWords(EVENT_WORDS)
  return (
    <EmptyState icon="lock" {...noMarketsText(event, words, texts)}>
      <Link className={buttonClass({ variant: 'act' })} to={sportAddress('/sport', sportOf(event))}>
        {words.toSport}
      </Link>
    </EmptyState>
  )
}

function Markets({ event }: { event: Event }) {
  const texts = useWords(EVENT_WORDS)
  const building = useBuilding()
  const [params, setParams] = useSearchParams()
  if (event.markets.length === 0) return <NoMarkets event={event} />
  const canBuild = sportOf(event).hasBuilder
  const isBuilding = building !== null && canBuild
  const views = viewsOf(event.markets)
  const view = views.find((each) => each.name === params.get(VIEW)) ?? views[0]
  const { scoredIn } = sportOf(event)
  const viewTexts =
    scoredIn === null ? texts.views : { ...texts.views, parts: texts.partsIn[scoredIn] }
  const options = views.map(({ name, markets: { length } }) => ({
    value: name,
    text: name === 'all' ? texts.allMarkets(length) : viewTexts[name](length),
  }))
  const markets = isBuilding ? event.markets : (view?.markets ?? [])
  const groups = [...grouped(markets, ({ kind, period }) => `${kind} ${period}`)]
  const open = (chosen: string): void =>
    setParams(chosen === 'build' ? { [BUILDER]: '' } : chosen === 'all' ? {} : { [VIEW]: chosen }, {
      replace: true,
    })
  return (
    <>
      {(canBuild || views.length > 1) && (
        <Segments
          label={texts.bets}
          options={[...options, ...(canBuild ? [{ value: 'build', text: texts.build }] : [])]}
          chosen={isBuilding ? 'build' : (view?.name ?? 'all')}
          onChoose={open}
        />
      )}
      {isBuilding ? (
        <Suspense fallback={<Skeleton height={112} radius={16} />}>
          <BuilderMarkets event={event} groups={groups} chosen={building} />
        </Suspense>
      ) : (
        <div className={styles['markets']}>
          {groups.map(([key, those]) => (
            <Group key={key} name={key} event={event} markets={those} />
          ))}
        </div>
      )}
    </>
  )
}

/** Three beside each other where three or more can be chosen, else two. */
const columnsOf = ({ selections }: SportMarket): number => (selections.length > 2 ? 3 : 2)

/** Names that are long, or that have little room, stand above their price. */
const isTall = (market: SportMarket): boolean =>
  columnsOf(market) === 3 ||
  market.kind.endsWith('handicap') ||
  market.selections.some(({ selection }) => selection === '1')

/** Markets of one kind: those with a line below each other. What was folded stays so, on the page of every match. */
function Group(props: { name: string; event: Event; markets: readonly SportMarket[] }) {
  const { name: key, event, markets } = props
  const lang = useLang()
  const isFolded = useFolded(key)
  const [first] = markets
  if (!first) return null
  const name = marketText(first, lang)
  return (
    <section className={cardClass(styles['group'])} aria-label={name}>
      <h2>
        <BareButton aria-expanded={!isFolded} onClick={() => fold(key)}>
          {name}
          <Icon name={isFolded ? 'chevron-down' : 'chevron-up'} size={18} />
        </BareButton>
      </h2>
      {!isFolded &&
        markets.map((market) => (
          <div key={market.market} className={styles['choices']} data-columns={columnsOf(market)}>
            {market.selections.map((selection) => (
              <Odd
                key={selection.selection}
                looks={isTall(market) ? 'tall' : 'named'}
                {...{ event, market, selection }}
              />
            ))}
          </div>
        ))}
    </section>
  )
}
