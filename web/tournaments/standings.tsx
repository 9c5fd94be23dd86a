import { useState } from 'react'
import type { Data } from '#contract/registry.ts'
import { Badge } from '#kit/feedback/badge.tsx'
import { Button } from '#kit/controls/button.tsx'
import { Icon } from '#kit/art/icon.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { formatNumber } from '#kit/text/number-format.ts'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { Lattice } from '#kit/art/star-art.tsx'
import { Cell, Table } from '#kit/layout/table.tsx'
import { useCall } from '#web/call/use-call.ts'
import { AskAgain } from '#web/parts/screen/retry-button.tsx'
import { useIsMember } from '#web/state/auth.ts'
import { clockTime } from '#web/words/moment.ts'
import { timesText } from '#web/words/multiple.ts'
import { useWords } from '#web/words/words.ts'
import styles from './standings.module.css'
import type { Tournament } from './tournament-state.ts'
import { TOURNAMENT_WORDS } from './words.ts'

type Ranking = Data<'tournament/standings'>
type Place = NonNullable<Ranking['mine']>

const SHOWN = 10
const SHOWN_MAX = 100
const RENEWED_MS = 15_000

/** Who stands where. While it can change, it is asked for again by itself. */
export function Standings(props: { tournament: Tournament; isOver: boolean }) {
  const { tournament, isOver } = props
  const words = useWords(TOURNAMENT_WORDS)
  const [limit, setLimit] = useState(SHOWN)
  const query = useCall(
    'tournament/standings',
    { id: tournament.id, limit },
    {
      silent: true,
      keepLast: true,
      freshMs: 0,
      ...(tournament.Status === 'open' ? { everyMs: RENEWED_MS } : {}),
    },
  )
  return (
    <section className={styles['standings']} aria-busy={query.isPending}>
      <header className={styles['head']}>
        <h4>{words.standings}</h4>
        {query.data && <Count ranking={query.data} isOver={isOver} />}
      </header>
      {query.isPending && <StandingsSkeleton />}
      {query.isError && query.data === undefined && (
        <div className={styles['failed']} role="alert">
          <p>{words.standingsFailed}</p>
          <AskAgain size="small" onAsk={() => void query.refetch()} />
        </div>
      )}
      {query.data && query.data.players === 0 && <Nobody status={query.data.Status} />}
      {query.data && query.data.players > 0 && (
        <>
          <Ranks ranking={query.data} tournament={tournament} />
          <Foot ranking={query.data} isOver={isOver} />
          {query.data.players > query.data.standings.length && limit < SHOWN_MAX && (
            <Button
              size="small"
              icon="chevron-down"
              busy={query.isFetching && query.isPlaceholderData}
              onClick={() => setLimit(SHOWN_MAX)}
            >
              {words.more}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Count({ ranking, isOver }: { ranking: Ranking; isOver: boolean }) {
  const words = useWords(TOURNAMENT_WORDS)
  const lang = useLang()
  if (ranking.players === 0) return null
  const players = words.players(ranking.players, formatNumber(ranking.players, lang))
  const counted = words.counted(clockTime(ranking.countedAt, lang, { seconds: true }))
  return <p>{isOver ? players : `${players} · ${counted}`}</p>
}

function Ranks({ ranking, tournament }: { ranking: Ranking; tournament: Tournament }) {
  const words = useWords(TOURNAMENT_WORDS)
  const { mine, standings } = ranking
  const isElsewhere = mine !== null && !standings.some(({ isMine }) => isMine)
  return (
    <Table
      looks="plain"
      className={styles['table']}
      label={words.standingsOf(tournament.title)}
      columns={[
        { head: words.place },
        { head: words.player },
        { head: tournament.rule === 'best-ten' ? words.sum : words.score, isFigure: true },
        { head: words.prize, isFigure: true },
      ]}
      body={
        isElsewhere && (
          <tbody className={styles['own']}>
            <Row place={mine} isMine />
          </tbody>
        )
      }
    >
      {standings.map(({ isMine, ...place }) => (
        <Row key={place.rank} place={place} isMine={isMine} />
      ))}
    </Table>
  )
}

function Row({ place, isMine }: { place: Place; isMine: boolean }) {
  const words = useWords(TOURNAMENT_WORDS)
  const lang = useLang()
  return (
    <tr data-mine={isMine} aria-current={isMine || undefined}>
      <Cell>
        <span className={styles['rank']} data-prized={place.prize !== null}>
          {formatNumber(place.rank, lang)}
        </span>
      </Cell>
      <Cell>
        <span className={styles['name']}>{place.name}</span>
        {isMine && <Badge>{words.you}</Badge>}
      </Cell>
      <Cell isFigure>{timesText(place.score, lang)}</Cell>
      <Cell isFigure>
        {place.prize === null ? '–' : <Money amount={place.prize} tone="money" />}
      </Cell>
    </tr>
  )
}

/** What there is to say below the table: is it final, and is the member in it? */
function Foot({ ranking, isOver }: { ranking: Ranking; isOver: boolean }) {
  const words = useWords(TOURNAMENT_WORDS)
  const isMember = useIsMember()
  return (
    <div className={styles['foot']}>
      {isOver && <p>{ranking.Status === 'final' ? words.final : words.settling}</p>}
      {isMember && ranking.mine === null && <p>{words.notIn}</p>}
    </div>
  )
}

function Nobody({ status }: { status: Ranking['Status'] }) {
  const words = useWords(TOURNAMENT_WORDS)
  const isFinal = status === 'final'
  return (
    <div className={styles['nobody']}>
      <Lattice fade />
      <Icon name="trophy" size={28} />
      <p>
        <b>{isFinal ? words.nobodyPlayed : words.nobody}</b>
        {isFinal ? words.nobodyPlayedText : words.nobodyText}
      </p>
    </div>
  )
}

const GHOSTS = 5

function StandingsSkeleton() {
  return (
    <div className={styles['ghosts']} aria-hidden="true">
      {Array.from({ length: GHOSTS }, (_, row) => (
        <Skeleton key={row} height={36} radius={6} />
      ))}
    </div>
  )
}
