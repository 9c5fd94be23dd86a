import type { Data } from '#contract/registry.ts'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { useWords } from '#web/words/words.ts'
import styles from './event.module.css'
import { EVENT_WORDS } from './event-words.ts'
import {
  BAR_MINUTES,
  marksOf,
  MINUTES,
  minuteOnLine,
  pressureOf,
  spread,
  type Mark,
} from './line-points.ts'

type Event = Data<'betframe/event'>

const WIDTH = 720
const NARROW = 360
const EDGE = 12
const HEIGHT = 116
const MIDDLE = 50
const BAR_HEIGHT = 18
const GAP = 3
const LABELS = [0, 15, 30, 45, 60, 75, 90] as const

/** Ninety minutes in one line: who pressed, home above and away below, and goals, cards and corners where they happened. One sentence says it all. */
export function MatchLine({ event }: { event: Event }) {
  const texts = useWords(EVENT_WORDS)
  const width = useIsNarrow() ? NARROW : WIDTH
  const xOf = (at: number): number => EDGE + ((width - 2 * EDGE) * at) / MINUTES
  const barWidth = xOf(BAR_MINUTES) - xOf(0) - GAP
  const { incidents, minute, half, state } = event
  const marks = marksOf(incidents)
  const now =
    state === 'live' && minute !== null && (half === 'first' || half === 'second')
      ? minuteOnLine({ half, minute })
      : null
  const sides = (['home', 'away'] as const).map((side) => {
    const count = (...kinds: readonly string[]): number =>
      incidents.filter(
        (each) => each.side === side && !each.isAnnulled && kinds.includes(each.kind),
      ).length
    return texts.lineSide(
      event[side],
      count('goal'),
      count('corner'),
      count('yellow', 'red'),
      count('danger'),
    )
  })
  return (
    <svg
      className={styles['line']}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={texts.line(sides)}
    >
      {pressureOf(incidents).map(({ home, away }, at) => {
        const x = xOf(at * BAR_MINUTES) + GAP / 2
        return (
          <g key={x}>
            <rect
              data-side="home"
              {...{ x, y: MIDDLE - home * BAR_HEIGHT, width: barWidth, height: home * BAR_HEIGHT }}
            />
            <rect
              data-side="away"
              {...{ x, y: MIDDLE, width: barWidth, height: away * BAR_HEIGHT }}
            />
          </g>
        )
      })}
      <path data-axis d={`M${xOf(0)} ${MIDDLE}H${xOf(MINUTES)}M${xOf(45)} 6v88`} />
      {LANES.map(({ side, isCorner, y, gap }) =>
        spread(
          marks.filter((mark) => mark.side === side && (mark.kind === 'corner') === isCorner),
          { xOf, gap, end: xOf(MINUTES) },
        ).map(({ sequence, kind, x }) => <Marked key={sequence} {...{ kind, x, y }} />),
      )}
      {now !== null && (
        <g data-now transform={`translate(${xOf(now)} 0)`}>
          <path d="M0 6v88" />
          <circle cy={MIDDLE} r="4" />
        </g>
      )}
      {LABELS.map((label) => (
        <text key={label} x={xOf(label)} y={HEIGHT - 2}>
          {label}’
        </text>
      ))}
    </svg>
  )
}

/** Above the line for the home side, below it for the away side; corners, of which there are most, have a lane of their own. */
const LANES = [
  { side: 'home', isCorner: false, y: 9, gap: 15 },
  { side: 'home', isCorner: true, y: 24, gap: 10 },
  { side: 'away', isCorner: true, y: 76, gap: 10 },
  { side: 'away', isCorner: false, y: 91, gap: 15 },
] as const

function Marked({ kind, x, y }: { kind: Mark['kind']; x: number; y: number }) {
  return (
    <g data-mark={kind} transform={`translate(${x} ${y})`}>
      {kind === 'goal' ? (
        <circle r="7" />
      ) : kind === 'corner' ? (
        <path d="M-3 6V-6l8 3.4-8 3.2" />
      ) : (
        <rect x="-4" y="-5.5" width="8" height="11" rx="1.5" />
      )}
    </g>
  )
}
