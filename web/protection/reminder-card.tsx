import type { ProtectionState } from '#contract/calls/protection.ts'
import { CHECK_MINUTES } from '#contract/members/protection-choices.ts'
import { Card } from '#kit/layout/card.tsx'
import { SelectField } from '#kit/forms/field.tsx'
import { Segments } from '#kit/forms/segments.tsx'
import { useSend } from '#web/call/use-call.ts'
import { useWords } from '#web/words/words.ts'
import { CONTROL_WORDS } from './words.ts'

const HOURS = [20, 21, 22, 23, 0, 1, 2, 3] as const

/** How often play stops and asks, and the hour of the night at which it does so once. */
export function ReminderCard({ state }: { state: ProtectionState }) {
  const words = useWords(CONTROL_WORDS)
  const { mutate } = useSend('protection/reality_check', { success: false })
  const chosen = String(state.realityCheckMinutes)
  const minutes = [0, ...CHECK_MINUTES].map((count) => ({
    value: String(count),
    text: count === 0 ? words.off : words.minutes(count),
  }))
  return (
    <Card title={words.reminder} text={words.reminderText}>
      <Segments
        label={words.interval}
        options={minutes}
        chosen={chosen}
        onChoose={(value) => mutate({ minutes: Number(value) })}
      />
      <SelectField
        label={words.night}
        hint={words.nightText}
        value={state.nightHour ?? ''}
        onChange={({ target }) =>
          mutate({ nightHour: target.value === '' ? null : Number(target.value) })
        }
      >
        <option value="">{words.nightNone}</option>
        {HOURS.map((hour) => (
          <option key={hour} value={hour}>
            {`${String(hour).padStart(2, '0')}:00`}
          </option>
        ))}
      </SelectField>
    </Card>
  )
}
