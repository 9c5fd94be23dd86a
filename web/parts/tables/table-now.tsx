import { colourOf } from '#contract/games/roulette-names.ts'
import { tablegameSign } from '#contract/games/tablegames-names.ts'
import { Icon } from '#kit/art/icon.tsx'
import { useLang, type Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { useNow } from '#web/parts/screen/use-now.ts'
import { houseNow } from '#web/state/house-clock.ts'
import { pointText } from '#web/words/multiple.ts'
import { useWords } from '#web/words/words.ts'
import type { LiveTable } from './live-table.ts'
import styles from './table-now.module.css'
import { useTableState, type TableState } from './table-states.ts'
import { TABLE_WORDS } from './words.ts'

/** What goes on at a table, over its picture: in words, with the time that is left for bets, and what came last or who may still sit. */
export function TableNow({ table }: { table: LiveTable }) {
  const state = useTableState(table.tableID)
  if (state === null)
    return table.isOpen ? <Foot free={table.freeSeats} last={[]} /> : <ClosedSign />
  if (state.phase === 'closed') return <ClosedSign />
  const { closesAt, freeSeats, last } = state
  return (
    <>
      <Sign type={table.type} state={state} />
      <Foot free={freeSeats} last={last} />
      {closesAt !== null && <BettingTime closesAt={closesAt} openMs={state.openMs} />}
    </>
  )
}

function ClosedSign() {
  const words = useWords(TABLE_WORDS)
  return (
    <span className={styles['sign']} data-phase="closed">
      {words.closed}
    </span>
  )
}

function Sign({ type, state }: { type: LiveTable['type']; state: TableState }) {
  const words = useWords(TABLE_WORDS)
  const lang = useLang()
  const { phase, closesAt, guests, languages: spoken } = state
  const open = closesAt === null ? words.waits : words.open
  const text = {
    asleep: words.asleep,
    closed: words.closed,
    between: words.between,
    open,
    playing: words.playing[type],
  }[phase]
  return (
    <span className={styles['sign']} data-phase={phase}>
      <span>{text}</span>
      {spoken.length === 1 && <span className={styles['guests']}>{spoken}</span>}
      {guests > 0 && (
        <span className={styles['guests']}>
          <Icon name="user-round" size={12} />
          {formatNumber(guests, lang)}
          <span className="heard-only"> {words.guests}</span>
        </span>
      )}
    </span>
  )
}

function Foot({ free, last }: { free: number | null; last: TableState['last'] }) {
  const words = useWords(TABLE_WORDS)
  const lang = useLang()
  if (free !== null)
    return (
      <span className={styles['seats']} data-free={free > 0}>
        {words.freeSeats(free)}
      </span>
    )
  if (last.length === 0) return null
  return (
    <span className={styles['last']}>
      <span className="heard-only">{words.last} </span>
      {last.map((one, at) => (
        // Nothing else tells two spins apart that fell on one number.
        <span key={at} className={styles['result']} data-look={lookOf(one)}>
          {shortText(one, lang)}
        </span>
      ))}
    </span>
  )
}

function shortText(one: TableState['last'][number], lang: Lang): string {
  if ('pocket' in one) return String(one.pocket)
  return 'ended' in one ? tablegameSign(one.ended, lang) : pointText(one.point, lang)
}

/** Places have the colours that they have on the felt. */
const ENDED_LOOKS: Readonly<Record<string, string>> = {
  player: 'middle',
  banker: 'red',
  tie: 'green',
  dragon: 'red',
  tiger: 'middle',
  andar: 'middle',
  dealer: 'red',
  bahar: 'red',
}

const MIDDLE_POINT = 200
const HIGH_POINT = 1_000

/** The colour of a number or of the place that won, or how far a flight went. */
function lookOf(one: TableState['last'][number]): string {
  if ('pocket' in one) return colourOf(one.pocket)
  if ('ended' in one) return ENDED_LOOKS[one.ended] ?? 'low'
  if (one.point >= HIGH_POINT) return 'high'
  return one.point >= MIDDLE_POINT ? 'middle' : 'low'
}

const SECOND_MS = 1_000
const RADIUS = 17

/** Time that really passes, by the house's clock. What is heard and read calmly is the sign's. */
function BettingTime({ closesAt, openMs }: { closesAt: number; openMs: number }) {
  useNow(SECOND_MS / 4)
  const leftMs = Math.min(Math.max(closesAt - houseNow(), 0), openMs)
  if (leftMs === 0) return null
  return (
    <span className={styles['ring']} data-ring="" aria-hidden="true">
      <svg viewBox="0 0 40 40">
        <circle cx="20" cy="20" r={RADIUS} pathLength={1} />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          pathLength={1}
          strokeDasharray={1}
          strokeDashoffset={1 - leftMs / openMs}
        />
      </svg>
      {Math.ceil(leftMs / SECOND_MS)}
    </span>
  )
}
