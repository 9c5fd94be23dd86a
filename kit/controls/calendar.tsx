import { useRef, useState, type KeyboardEvent } from 'react'
import { BareButton, IconButton } from './button.tsx'
import { leafed, monthOf, weeksOf } from './calendar-days.ts'
import styles from './calendar.module.css'

interface CalendarProps {
  /** What is chosen here. */
  label: string
  /** The chosen days, `2026-11-22`, both of them in it; null while none is. */
  from: string | null
  until: string | null
  /** No day after it can be chosen. */
  last: string
  onChoose: (day: string) => void
  words: { previous: string; next: string }
  /** Full names: twelve, January first; seven, Monday first. */
  months: readonly string[]
  weekdays: readonly string[]
  /** The seven as short as a column is wide. */
  initials: readonly string[]
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** A month of days; a press chooses one, arrow keys walk them and leaf on at either end. */
export function Calendar(props: CalendarProps) {
  const { label, from, until, last, months } = props
  const [at, setAt] = useState(until ?? from ?? last)
  const grid = useRef<HTMLTableElement>(null)
  const { year, month } = monthOf(at)
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const day = leafed(at, { days: step })
    if (day > last) return
    setAt(day)
    // The month that holds it may have to be drawn first.
    requestAnimationFrame(() => focusDay(grid.current, day))
  }
  const leaf = (by: number) => {
    const day = leafed(at, { months: by })
    setAt(day > last ? last : day)
  }
  return (
    <fieldset className={styles['calendar']} aria-label={label}>
      <header className={styles['head']}>
        <strong aria-live="polite">{`${months[month - 1] ?? ''} ${year}`}</strong>
        <IconButton icon="chevron-left" label={props.words.previous} onClick={() => leaf(-1)} />
        <IconButton
          icon="chevron-right"
          label={props.words.next}
          aria-disabled={at.slice(0, 7) >= last.slice(0, 7)}
          onClick={() => leaf(1)}
        />
      </header>
      <table ref={grid}>
        <thead>
          <tr>
            {props.weekdays.map((name, day) => (
              <th key={name} scope="col">
                <span aria-hidden="true">{props.initials[day]}</span>
                <span className="heard-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(year, month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-within={isWithin(day, from, until)}>
                  <Day
                    {...props}
                    day={day}
                    at={at}
                    isOther={monthOf(day).month !== month}
                    onWalk={walk}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}

function Day(
  props: CalendarProps & {
    day: string
    at: string
    isOther: boolean
    onWalk: (event: KeyboardEvent) => void
  },
) {
  const { day, at, from, until, last, months } = props
  const { month, date } = monthOf(day)
  return (
    <BareButton
      className={styles['day']}
      data-day={day}
      data-other={props.isOther}
      aria-label={`${date} ${months[month - 1] ?? ''}`}
      aria-pressed={day === from || day === until}
      disabled={day > last}
      tabIndex={day === at ? 0 : -1}
      onKeyDown={props.onWalk}
      onClick={() => props.onChoose(day)}
    >
      {date}
    </BareButton>
  )
}

const isWithin = (day: string, from: string | null, until: string | null): boolean =>
  from !== null && until !== null && day >= from && day <= until

function focusDay(table: HTMLTableElement | null, day: string): void {
  table?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
}
