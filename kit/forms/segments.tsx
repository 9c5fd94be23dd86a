import styles from './segments.module.css'

interface Segment<T> {
  value: T
  text: string
  /** Where the text alone does not say it; in the language of `lang`. */
  name?: string
  lang?: string
}

interface SegmentsProps<T> {
  /** What is chosen here. */
  label: string
  options: readonly Segment<T>[]
  chosen: T
  onChoose: (value: T) => void
  stacked?: boolean
}

/** One of a few, all in sight: a press changes it at once. */
export function Segments<T extends string>(props: SegmentsProps<T>) {
  return (
    <fieldset
      aria-label={props.label}
      className={styles['segments']}
      data-stacked={props.stacked === true}
    >
      {props.options.map(({ value, text, name, lang }) => (
        <button
          key={value}
          type="button"
          lang={lang}
          title={name}
          aria-label={name === undefined ? undefined : `${text} ${name}`}
          aria-pressed={value === props.chosen}
          onClick={() => props.onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
