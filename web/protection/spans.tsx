import type { EXCLUSIONS, TIME_OUTS } from '#contract/members/protection-choices.ts'
import { useLang } from '#kit/text/language.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { endsAt } from './figures.ts'
import { CONTROL_WORDS } from './words.ts'

type Length = (typeof TIME_OUTS | typeof EXCLUSIONS)[number]

interface SpansProps<Span extends Length> {
  legend: string
  spans: readonly Span[]
  chosen: Span
  now: Date
  onChoose: (span: Span) => void
}

/** How long: each with the moment that it would end. */
export function Spans<Span extends Length>(props: SpansProps<Span>) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const lengths: Readonly<Record<Length, string>> = words.length
  return (
    <fieldset className={styles['spans']} aria-label={props.legend}>
      {props.spans.map((span) => (
        <label key={span} data-chosen={span === props.chosen}>
          <input
            type="radio"
            name="span"
            value={span}
            checked={span === props.chosen}
            onChange={() => props.onChoose(span)}
          />
          <span>{lengths[span]}</span>
          <small>{dayAndTime(endsAt(span, props.now), lang)}</small>
        </label>
      ))}
    </fieldset>
  )
}
