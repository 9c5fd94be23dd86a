import { endOfSpan, type PauseSpan } from '#contract/members/pause-span.ts'
import { useLang } from '#kit/text/language.ts'
import { dayAndTime } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './control.module.css'
import { CONTROL_WORDS } from './words.ts'

interface SpansProps<Span extends PauseSpan> {
  legend: string
  spans: readonly Span[]
  chosen: Span
  now: Date
  onChoose: (span: Span) => void
}

/** How long: each with the moment that it would end. */
export function Spans<Span extends PauseSpan>(props: SpansProps<Span>) {
  const words = useWords(CONTROL_WORDS)
  const lang = useLang()
  const lengths: Readonly<Record<PauseSpan, string>> = words.length
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
          <small>{dayAndTime(endOfSpan(span, props.now), lang)}</small>
        </label>
      ))}
    </fieldset>
  )
}
