import type { ProtectionState } from '#contract/calls/protection.ts'
import { CHECK_MINUTES } from '#contract/members/protection-choices.ts'
import { Card } from '#kit/layout/card.tsx'
import { SelectField } from '#kit/forms/field.tsx'
import { useSend } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { withStanding } from './figures.ts'
import { CONTROL_WORDS } from './words.ts'

const HOURS = [20, 21, 22, 23, 0, 1, 2, 3] as const

const byNight = (hour: number): number => (hour + 12) % 24

/** How often play stops and asks, and the hour of the night at which it does so once. */
export function ReminderCard({ state }: { state: ProtectionState }) {
  const words = useWords(CONTROL_WORDS)
  const { mutate } = useSend('protection/reality_check', { success: false })
  return (
    <Card title={words.reminder} text={words.reminderText}>
      <SelectField
        label={words.interval}
        value={state.realityCheckMinutes}
        onChange={({ target }) => mutate({ minutes: Number(target.value) })}
      >
        <option value={0}>{words.off}</option>
        {withStanding(CHECK_MINUTES, state.realityCheckMinutes || null).map((count) => (
          <option key={count} value={count}>
            {words.minutes(count)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.night}
        hint={words.nightText}
        value={state.nightHour ?? ''}
        onChange={({ target }) =>
          mutate({ nightHour: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{words.nightNone}</option>
        {withStanding(HOURS, state.nightHour, byNight).map((hour) => (
          <option key={hour} value={hour}>
            {`${String(hour).padStart(2, '0')}:00`}
          </option>
        ))}
      </SelectField>
    </Card>
  )
}
