import { lazy, Suspense, type ReactNode } from 'react'
import { Link } from 'react-router'
import { playPath } from '#contract/addresses/play.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { Money } from '#kit/text/money.tsx'
import { useCall } from '#web/call/use-call.ts'
import { useMayLead } from '#web/state/open-to-restricted.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { BetgameStakes } from './betgame-stakes.tsx'
import { ChipStakes, DealtCards } from './chip-stakes.tsx'
import { FlightStakes } from './flight-stakes.tsx'
import { MatchStakes, MatchDay } from './match-stakes.tsx'
import { HISTORY_WORDS } from '../history-words.ts'
import { RaceField, RaceStakes } from './race-stakes.tsx'
import { Multiple, Net, Payout } from './round-outcome.tsx'
import { RoundFacts, RoundLost, RoundPending, type NamedFact } from './round-parts.tsx'
import styles from './round-sheet.module.css'
import { TableProof } from './table-proof.tsx'
import { HandStakes } from './hand-stakes.tsx'
import { endText, WORDS_OF_KIND, type TableRound } from './table-words.ts'

/** Games of bingo have a board of their own, which comes with the first of them. */
const BingoBoard = lazy(async () => ({ default: (await import('./bingo-board.tsx')).BingoBoard }))
const TicketStakes = lazy(async () => ({
  default: (await import('./bingo-board.tsx')).TicketStakes,
}))

/** What a member had on a round of a table, whole: its figures, what became of each stake, and what proves its outcome. */
export function TableSheet({ roundId }: { roundId: number }) {
  const query = useCall('floor/round', { roundID: roundId }, { silent: true, freshMs: 0 })
  if (query.isPending) return <RoundPending />
  if (query.isError) return <RoundLost error={query.error} onAgain={() => void query.refetch()} />
  return (
    <div className={styles['body']}>
      <Figures round={query.data} />
      {query.data.rules.kind === 'tablegames' && <DealtCards round={query.data} />}
      <Stakes round={query.data} />
      <Suspense>{query.data.rules.kind === 'bingo' && <BingoBoard round={query.data} />}</Suspense>
      {query.data.rules.kind === 'race' && <RaceField round={query.data} />}
      {query.data.rules.kind === 'football' && <MatchDay round={query.data} />}
      <TableProof round={query.data} />
    </div>
  )
}

function Figures({ round }: { round: TableRound }) {
  const mayLead = useMayLead()
  const path = playPath(KINDS[round.rules.kind].place, round.gameID)
  const words = useWords(HISTORY_WORDS)
  const own = useWords(WORDS_OF_KIND[round.rules.kind])
  const lang = useLang()
  const facts: readonly NamedFact[] = [
    [words.time, dayAndTime(round.at, lang)],
    [own.number, round.number],
    [words.stake, <Money key="stake" amount={round.stake} />],
    [words.payout, <Payout key="payout" {...round} />],
    [own.ended, endText(round, lang)],
    [words.multiplier, <Multiple key="multiplier" {...round} />],
    [words.net, <Net key="net" {...round} />],
  ]
  return (
    <section className={stackClass(12)}>
      <h3>{round.gameName}</h3>
      {round.proof === null && round.active && <p className={styles['about']}>{own.runningText}</p>}
      <RoundFacts facts={facts} />
      {round.active && mayLead(path) && (
        <Link className={buttonClass({ variant: 'act', wide: true })} to={path}>
          {own.toTable}
        </Link>
      )}
    </section>
  )
}

interface KindOfTable {
  /** Where on the site it is played. */
  place: 'live' | 'virtual'
  Stakes: (props: { round: TableRound }) => ReactNode
}

const KINDS: Readonly<Record<TableRound['rules']['kind'], KindOfTable>> = {
  betgames: { place: 'virtual', Stakes: BetgameStakes },
  betpoker: { place: 'virtual', Stakes: BetgameStakes },
  bingo: { place: 'virtual', Stakes: (props) => <TicketStakes {...props} /> },
  blackjack: { place: 'live', Stakes: HandStakes },
  crash: { place: 'live', Stakes: ({ round }) => <FlightStakes stakes={round.stakes} /> },
  football: { place: 'virtual', Stakes: MatchStakes },
  race: { place: 'virtual', Stakes: RaceStakes },
  roulette: { place: 'live', Stakes: ChipStakes },
  tablegames: { place: 'live', Stakes: ChipStakes },
}

function Stakes({ round }: { round: TableRound }) {
  const words = useWords(WORDS_OF_KIND[round.rules.kind])
  const Own = KINDS[round.rules.kind].Stakes
  return (
    <section className={stackClass(12)}>
      <h3>{words.stakes}</h3>
      <ol className={styles['story']}>
        <Suspense>
          <Own round={round} />
        </Suspense>
      </ol>
    </section>
  )
}
