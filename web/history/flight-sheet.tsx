import { Link } from 'react-router'
import type { Data } from '#contract/registry.ts'
import { playPath } from '#contract/addresses/play.ts'
import { buttonClass } from '#kit/controls/button.tsx'
import { Sheet } from '#kit/feedback/dialog.tsx'
import { stackClass } from '#kit/layout/stack.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { Money } from '#kit/text/money.tsx'
import { useCall } from '#web/call/use-call.ts'
import { timesText } from '#web/words/multiple.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import { FlightProof } from './flight-proof.tsx'
import { FLIGHT_WORDS } from './flight-words.ts'
import { HISTORY_WORDS } from './history-words.ts'
import { Multiple, Net, Payout } from './round-outcome.tsx'
import { RoundFacts, RoundLost, RoundPending, type NamedFact } from './round-parts.tsx'
import styles from './round-sheet.module.css'

type Flight = Data<'floor/round'>
type Stake = Flight['stakes'][number]

/** A bet on a crash game, whole: its figures, what became of each stake, and what proves where the flight ended. */
export function FlightSheet(props: { roundId: number | null; onClose: () => void }) {
  const words = useWords(HISTORY_WORDS)
  const { roundId, onClose } = props
  return (
    <Sheet
      open={roundId !== null}
      onClose={onClose}
      title={roundId === null ? '' : words.round(roundId)}
      closeLabel={words.close}
    >
      {roundId !== null && <FlightBody roundId={roundId} />}
    </Sheet>
  )
}

function FlightBody({ roundId }: { roundId: number }) {
  const asked = useCall('floor/round', { roundID: roundId }, { silent: true, freshMs: 0 })
  if (asked.isPending) return <RoundPending />
  if (asked.isError) return <RoundLost error={asked.error} onAgain={() => void asked.refetch()} />
  return (
    <div className={styles['body']}>
      <Figures flight={asked.data} />
      <Stakes stakes={asked.data.stakes} />
      <FlightProof flight={asked.data} />
    </div>
  )
}

function Figures({ flight }: { flight: Flight }) {
  const words = useWords(HISTORY_WORDS)
  const own = useWords(FLIGHT_WORDS)
  const lang = useLang()
  const point = flight.proof?.point ?? null
  const facts: readonly NamedFact[] = [
    [words.time, dayAndTime(flight.at, lang)],
    [own.number, flight.number],
    [words.stake, <Money key="stake" amount={flight.stake} />],
    [words.payout, <Payout key="payout" {...flight} />],
    [own.ended, point === null ? '–' : atText(point, lang)],
    [words.multiplier, <Multiple key="multiplier" {...flight} />],
    [words.net, <Net key="net" {...flight} />],
  ]
  return (
    <section className={stackClass(12)}>
      <h3>{flight.gameName}</h3>
      {flight.proof === null && flight.active && (
        <p className={styles['about']}>{own.runningText}</p>
      )}
      <RoundFacts facts={facts} />
      {flight.active && (
        <Link
          className={buttonClass({ kind: 'act', wide: true })}
          to={playPath('live', flight.gameID)}
        >
          {own.toTable}
        </Link>
      )}
    </section>
  )
}

function Stakes({ stakes }: { stakes: readonly Stake[] }) {
  const words = useWords(FLIGHT_WORDS)
  const lang = useLang()
  return (
    <section className={stackClass(12)}>
      <h3>{words.stakes}</h3>
      <ol className={styles['story']}>
        {stakes.map((stake, at) => (
          // Stakes never move: their place is what they are.
          <li key={at} data-depth={0}>
            {words.spot(stake.spot, formatMoney(stake.amount, lang))}
            <ul className={styles['story']}>
              {stake.target !== null && (
                <li data-depth={1}>{words.target(atText(stake.target, lang))}</li>
              )}
              {stake.halfAt !== null && (
                <li data-depth={1}>{words.half(atText(stake.halfAt, lang))}</li>
              )}
              <Ended stake={stake} />
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Ended({ stake: { state, endedAt, paid } }: { stake: Stake }) {
  const { states } = useWords(FLIGHT_WORDS)
  const lang = useLang()
  const amount = formatMoney(paid, lang)
  const text =
    state === 'paid'
      ? states.paid(endedAt === null ? '–' : atText(endedAt, lang), amount)
      : states[state](amount)
  return (
    <li data-depth={1} data-money={state === 'paid'}>
      {text}
    </li>
  )
}

const atText = (hundredths: number, lang: ReturnType<typeof useLang>): string =>
  timesText(hundredths / 100, lang)
