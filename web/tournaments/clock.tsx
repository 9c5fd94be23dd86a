import { Stack } from '#kit/layout/stack.tsx'
import { useWords } from '#web/words/words.ts'
import styles from './clock.module.css'
import { countdownOf } from './countdown.ts'
import { TOURNAMENT_WORDS } from './words.ts'

interface ClockProps {
  /** What it counts to. */
  until: string
  nowMs: number
  label: string
}

/**
 * Counts down to a real moment. Seen by the second; screen readers read it by the minute and only
 * when they come to it, for a timer is never announced by itself.
 */
export function Clock({ until, nowMs, label }: ClockProps) {
  const words = useWords(TOURNAMENT_WORDS)
  const left = countdownOf(Date.parse(until) - nowMs)
  const { days, hours, minutes, seconds } = left
  return (
    <Stack gap={4}>
      <span className={styles['label']}>{label}</span>
      <div role="timer" aria-label={`${label} ${words.left(days, hours, minutes)}`}>
        <span className={styles['parts']} aria-hidden="true">
          {days > 0 && <Part value={String(days)} unit={words.day} />}
          <Part value={padded(hours)} unit={words.hour} />
          <Part value={padded(minutes)} unit={words.minute} />
          <Part value={padded(seconds)} unit={words.second} />
        </span>
      </div>
    </Stack>
  )
}

const padded = (value: number): string => String(value).padStart(2, '0')

function Part({ value, unit }: { value: string; unit: string }) {
  return (
    <span className={styles['part']}>
      <b>{value}</b>
      <small>{unit}</small>
    </span>
  )
}
