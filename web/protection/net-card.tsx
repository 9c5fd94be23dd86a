import { useState } from 'react'
import { cardClass } from '#kit/layout/card.tsx'
import { Fact, Facts } from '#kit/layout/facts.tsx'
import { Money } from '#kit/text/money.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useCall } from '#web/call/use-call.ts'
import { dayOf, daysBefore } from '#web/words/days.ts'
import { endedStake } from '#web/words/ended-stake.ts'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { limitText } from './figures.ts'
import { NetChart } from './net-chart.tsx'
import { CONTROL_WORDS } from './words.ts'

/** How many slices of how many days are drawn. */
const SLICES = {
  week: { count: 7, each: 1 },
  month: { count: 30, each: 1 },
  // Twelve months at the least.
  year: { count: 53, each: 7 },
} as const
type Span = keyof typeof SLICES
const SPANS: readonly Span[] = ['week', 'month', 'year']

/** The truth first: what play has come to. A loss is plain text, never an alarm. */
export function NetCard() {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const [span, setSpan] = useState<Span>('month')
  const [today] = useState(() => dayOf(new Date()))
  const { count, each } = SLICES[span]
  const startDate = daysBefore(today, count * each - 1)
  const played = { startDate, endDate: today, bets: 'all' } as const
  const { data } = useCall('casino/game_totals', played, { silent: true, keepLast: true })
  const { data: time } = useCall('protection/play_time', {}, { silent: true, freshMs: 0 })
  const timeText = (minutes: number | undefined) =>
    minutes === undefined ? '–' : limitText('session', minutes, lang)
  const days = useCall('casino/game_days', played, { silent: true, keepLast: true })
  return (
    <section className={cardClass(styles['net'])} aria-label={words.netTitle}>
      <div className={stackClass(16)}>
        <Segments
          label={words.span}
          options={SPANS.map((value) => ({ value, text: words.spans[value] }))}
          chosen={span}
          onChoose={setSpan}
        />
        <div>
          <h2 className={styles['small']}>{words.netTitle}</h2>
          <p className={styles['sum']} aria-live="polite">
            {data === undefined ? '–' : <Money amount={data.net} signed tone="plain" />}
          </p>
        </div>
        <Facts values="beside">
          <Fact name={words.stakes}>
            {data === undefined ? '–' : <Money amount={endedStake(data)} />}
          </Fact>
          {data !== undefined && data.open > 0 && (
            <Fact name={words.openStakes}>
              <Money amount={data.open} />
            </Fact>
          )}
          <Fact name={words.payouts}>
            {data === undefined ? '–' : <Money amount={data.payout + data.jackpots} />}
          </Fact>
          <Fact name={words.rounds}>
            {data === undefined ? '–' : formatNumber(data.records, lang)}
          </Fact>
          <Fact name={words.timeOfDay}>{timeText(time?.day)}</Fact>
          <Fact name={words.timeOfWeek}>{timeText(time?.week)}</Fact>
        </Facts>
      </div>
      {days.data !== undefined && days.data.length > 0 && (
        <NetChart days={days.data} last={today} count={count} each={each} />
      )}
    </section>
  )
}
