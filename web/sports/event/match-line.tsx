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
  type Mark,
} from './line-points.ts'

type Event = Data<'betframe/event'>

const WIDTH = 720
const NARROW = 360
const EDGE = 12
const MIDDLE = 40
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
      viewBox={`0 0 ${width} 92`}
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
      <path data-axis d={`M${xOf(0)} ${MIDDLE}H${xOf(MINUTES)}M${xOf(45)} 8v64`} />
      {marksOf(incidents).map((mark) => (
        <Marked key={mark.sequence} mark={mark} x={xOf(mark.minute)} />
      ))}
      {now !== null && (
        <g data-now transform={`translate(${xOf(now)} 0)`}>
          <path d="M0 6v68" />
          <circle cy={MIDDLE} r="4" />
        </g>
      )}
      {LABELS.map((label) => (
        <text key={label} x={xOf(label)} y="90">
          {label}’
        </text>
      ))}
    </svg>
  )
}

/** Above the line for the home side, below it for the away side. */
function Marked({ mark: { kind, side }, x }: { mark: Mark; x: number }) {
  const y = side === 'home' ? 13 : 67
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
