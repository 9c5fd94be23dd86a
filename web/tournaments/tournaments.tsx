import { Link } from 'react-router'
import { buttonClass } from '#kit/controls/button.tsx'
import { EmptyState } from '#kit/feedback/empty-state.tsx'
import { PageHead } from '#kit/layout/page-head.tsx'
import { Skeleton } from '#kit/feedback/skeleton.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { ScreenFailed } from '#web/parts/screen/screen-states.tsx'
import { useWords } from '#web/words/words.ts'
import { TournamentCard } from './tournament-card.tsx'
import { shelvesOf, type Shelves, type TournamentState } from './tournament-state.ts'
import styles from './tournaments.module.css'
import { useTournaments } from './use-tournaments.ts'
import { TOURNAMENT_WORDS } from './words.ts'

/** `/tournaments`: what runs, what comes, what is over, each under its own heading. */
export function TournamentsScreen() {
  const words = useWords(TOURNAMENT_WORDS)
  return (
    <div className={styles['screen']}>
      <title>{`${words.title} · Kasa`}</title>
      <PageHead title={words.title} lead={words.lead} />
      <Faces />
    </div>
  )
}

function Faces() {
  const words = useWords(TOURNAMENT_WORDS)
  const { asked, nowMs } = useTournaments()
  if (asked.isPending) return <TournamentsSkeleton />
  if (asked.data === undefined)
    return <ScreenFailed level={2} onRetry={() => void asked.refetch()} />
  if (asked.data.length === 0)
    return (
      <EmptyState icon="trophy" title={words.none} text={words.noneText}>
        <Link className={buttonClass({ variant: 'act' })} to="/slot">
          {words.toSlots}
        </Link>
      </EmptyState>
    )
  const shelves = shelvesOf(asked.data, nowMs)
  return (
    <>
      <Shelf state="active" {...{ shelves, nowMs }} none={words.noActive} />
      <Shelf state="upcoming" {...{ shelves, nowMs }} none={words.noUpcoming} />
      <Shelf state="concluded" {...{ shelves, nowMs }} none={words.noConcluded} />
    </>
  )
}

interface ShelfProps {
  state: TournamentState
  shelves: Shelves
  nowMs: number
  none: string
}

function Shelf({ state, shelves, nowMs, none }: ShelfProps) {
  const words = useWords(TOURNAMENT_WORDS)
  const held = shelves[state]
  return (
    <section className={stackClass(16)} aria-labelledby={`tournaments-${state}`}>
      <h2 id={`tournaments-${state}`}>{words[state]}</h2>
      {held.length === 0 && <p className={styles['none']}>{none}</p>}
      {held.map((tournament, at) => (
        <TournamentCard
          key={tournament.id}
          tournament={tournament}
          state={state}
          nowMs={nowMs}
          isOpen={state !== 'concluded' || at === 0}
        />
      ))}
    </section>
  )
}

function TournamentsSkeleton() {
  const words = useWords(TOURNAMENT_WORDS)
  return (
    <div className={stackClass(16)} aria-busy="true">
      <output className="heard-only">{words.loading}</output>
      <Skeleton width={220} height={28} />
      <Skeleton height={520} radius={16} />
      <Skeleton width={220} height={28} />
      <Skeleton height={420} radius={16} />
    </div>
  )
}
