import { localeOf, useLang, type Lang } from '#kit/text/language.ts'
import { formatMoney } from '#kit/text/money-format.ts'
import { useIsNarrow } from '#web/parts/screen/use-media.ts'
import { calendarDay, dateFormat } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './net-chart.module.css'
import { netSlices, scaled, type NetDay, type NetSlice } from './net-slices.ts'
import { CONTROL_WORDS } from './words.ts'

const HEIGHT = 196
const LINE = { top: 14, height: 84 }
const BARS = { top: 118, height: 48 }
/** Room for the amounts beside the line. */
const MARGIN = 76
const NAMED_DAYS = 4

interface ChartProps {
  days: readonly NetDay[]
  last: string
  count: number
  /** Days of one slice. */
  each: number
}

/** The sum of play as a line, and what each day or week added to it below: seen as it went, heard as a table. */
export function NetChart({ days, last, count, each }: ChartProps) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const width = useIsNarrow() ? 340 : 560
  const slices = netSlices(days, { last, count, each })
  return (
    <figure className={styles['chart']}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <Line slices={slices} width={width} lang={lang} />
        <Bars slices={slices} width={width} />
        <Days slices={slices} width={width} lang={lang} />
      </svg>
      <div className="heard-only">
        <table>
          <caption>{each === 1 ? words.netDays : words.netWeeks}</caption>
          <tbody>
            {slices
              .filter(({ net }) => net !== 0)
              .map(({ day, net }) => (
                <tr key={day}>
                  <th scope="row">{calendarDay(noonOf(day), lang)}</th>
                  <td>{formatMoney(net, lang, { signed: true })}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

interface Drawn {
  slices: readonly NetSlice[]
  width: number
}

/** The middle of a slice from the left. */
const placeOf = (at: number, { slices, width }: Drawn): number =>
  MARGIN + ((at + 0.5) * (width - MARGIN - 8)) / slices.length

function Line({ lang, ...drawn }: Drawn & { lang: Lang }) {
  const { slices, width } = drawn
  const totals = slices.map(({ total }) => total)
  const { zero, at } = scaled(totals, LINE.height)
  const points = totals.map((total, n) => `${placeOf(n, drawn)},${LINE.top + at(total)}`)
  const [first, end] = [placeOf(0, drawn), placeOf(slices.length - 1, drawn)]
  const extreme = totals.reduce((far, total) => (Math.abs(total) > Math.abs(far) ? total : far), 0)
  const base = LINE.top + zero
  return (
    <>
      <line className={styles['zero']} x1={MARGIN} x2={width} y1={base} y2={base} />
      <Amount y={base} text={whole(0, lang)} />
      {extreme !== 0 && <Amount y={LINE.top + at(extreme)} text={whole(extreme, lang)} />}
      <polygon
        className={styles['area']}
        points={`${first},${base} ${points.join(' ')} ${end},${base}`}
      />
      <polyline className={styles['line']} points={points.join(' ')} />
      <circle className={styles['end']} cx={end} cy={LINE.top + at(totals.at(-1) ?? 0)} r="4" />
    </>
  )
}

const Amount = ({ y, text }: { y: number; text: string }) => (
  <text className={styles['amount']} x={MARGIN - 10} y={y + 4}>
    {text}
  </text>
)

function Bars(drawn: Drawn) {
  const { slices, width } = drawn
  const { zero, at } = scaled(
    slices.map(({ net }) => net),
    BARS.height,
  )
  const base = BARS.top + zero
  const bar = Math.max(2, Math.min(14, ((width - MARGIN) / slices.length) * 0.7))
  return (
    <>
      <line className={styles['zero']} x1={MARGIN} x2={width} y1={base} y2={base} />
      {slices.map(({ day, net }, n) => {
        if (net === 0) return null
        const end = BARS.top + at(net)
        return (
          <rect
            key={day}
            className={styles[net > 0 ? 'up' : 'down']}
            x={placeOf(n, drawn) - bar / 2}
            width={bar}
            y={Math.min(base, end)}
            height={Math.max(1.5, Math.abs(end - base))}
            rx="1.5"
          />
        )
      })}
    </>
  )
}

function Days({ lang, ...drawn }: Drawn & { lang: Lang }) {
  const { slices } = drawn
  const step = Math.max(1, Math.ceil(slices.length / NAMED_DAYS))
  const format = dateFormat(localeOf(lang), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  })
  return slices.map(({ day }, n) =>
    n % step === 0 ? (
      <text key={day} className={styles['day']} x={placeOf(n, drawn)} y={HEIGHT - 6}>
        {format.format(noonOf(day))}
      </text>
    ) : null,
  )
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** Beside a line no kuruş are read. */
const whole = (lira: number, lang: Lang): string =>
  formatMoney(Math.trunc(lira), lang).replace(/[.,]00$/, '')
