import { useId, useState, type ReactNode } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { Calendar } from '#kit/controls/calendar.tsx'
import { Chip } from '#kit/controls/chip.tsx'
import { useLang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'
import { stackClass } from '#kit/layout/stack.tsx'
import { PressedSheet } from '#web/parts/screen/overlay-sheet.tsx'
import { dayOf } from '#web/words/days.ts'
import { dayNames, monthNames } from '#web/words/moment.ts'
import { useWords } from '#web/words/words.ts'
import styles from './filter-sheet.module.css'
import { FILTER_WORDS } from './filter-words.ts'
import { daysOf, NO_FILTER, presetOf, searchOf, type Filter } from './history-filter.ts'
import type { FilterOfScreen } from './use-filter.ts'

export interface Draft {
  filter: Filter
  change: (part: Partial<Filter>) => void
  /** What is wrong with what was typed; nothing is shown until it is right. */
  problems: Partial<Record<keyof Filter, string>>
}

export interface FilterSheetProps {
  /** What is tried out; null while the sheet is closed. */
  draft: Filter | null
  setDraft: (filter: Filter | null) => void
  screen: FilterOfScreen
  /** What this history is narrowed by beside its days. */
  fields?: ((draft: Draft) => ReactNode) | undefined
  /** How many records a filter leaves; null while that is not known. */
  useCount: (filter: Filter, now: Date) => number | null
}

/** Everything that narrows a history, tried out before it is taken: its button says how many it leaves. */
export function FilterSheet({ draft, setDraft, screen, fields, useCount }: FilterSheetProps) {
  const words = useWords(FILTER_WORDS)
  const form = useId()
  const problems = useProblems(draft ?? screen.filter)
  const isRight = Object.keys(problems).length === 0
  const take = (filter: Filter) => {
    if (!isRight) return
    setDraft(null)
    if (searchOf(filter) !== searchOf(screen.filter)) screen.change(filter)
  }
  return (
    <PressedSheet
      open={draft !== null}
      onClose={() => setDraft(null)}
      title={words.filter}
      closeLabel={words.close}
      actions={
        draft !== null && (
          <>
            <Button onClick={() => setDraft(NO_FILTER)}>{words.clear}</Button>
            <ShowButton
              form={form}
              filter={isRight ? draft : screen.filter}
              now={screen.now}
              useCount={useCount}
              isRight={isRight}
            />
          </>
        )
      }
    >
      {draft !== null && (
        <form
          id={form}
          className={stackClass(24)}
          onSubmit={(event) => {
            event.preventDefault()
            take(draft)
          }}
        >
          <FilterFields {...{ screen, fields, problems }} filter={draft} setFilter={setDraft} />
        </form>
      )}
    </PressedSheet>
  )
}

function FilterFields(
  props: Pick<FilterSheetProps, 'screen' | 'fields'> & {
    filter: Filter
    setFilter: (filter: Filter) => void
    problems: Draft['problems']
  },
) {
  const { screen, fields, filter, setFilter, problems } = props
  const change = (part: Partial<Filter>) => setFilter({ ...filter, ...part })
  return (
    <>
      <Dates screen={screen} filter={filter} change={change} />
      {fields?.({ filter, change, problems })}
    </>
  )
}

function ShowButton(props: {
  form: string
  filter: Filter
  now: Date
  useCount: FilterSheetProps['useCount']
  isRight: boolean
}) {
  const words = useWords(FILTER_WORDS)
  const lang = useLang()
  const records = props.useCount(props.filter, props.now)
  const shown = records === 0 ? words.showNone : words.show(formatNumber(records ?? 0, lang))
  return (
    <Button variant="act" type="submit" form={props.form} className={styles['show'] ?? ''}>
      {records !== null && props.isRight ? shown : words.showing}
    </Button>
  )
}

const AMOUNT = /^(\d{1,9}([.,]\d{1,2})?)?$/
const NUMBER = /^([1-9]\d{0,14})?$/

function useProblems({ min, number }: Filter): Draft['problems'] {
  const words = useWords(FILTER_WORDS)
  return {
    ...(AMOUNT.test(min) ? {} : { min: words.minimumWrong }),
    ...(NUMBER.test(number) ? {} : { number: words.numberWrong }),
  }
}

/** The presets of this screen, and a calendar for days of one's own. */
function Dates(props: {
  screen: FilterOfScreen
  filter: Filter
  change: (part: Partial<Filter>) => void
}) {
  const words = useWords(FILTER_WORDS)
  const { screen, filter, change } = props
  const chosen = presetOf(filter, screen.fallback)
  const [isOwn, setOwn] = useState(chosen === null)
  const choose = (span: string) => {
    setOwn(false)
    change({ span, from: '', until: '' })
  }
  return (
    <Choices label={words.dates}>
      {screen.presets.map((preset) => (
        <Chip key={preset} chosen={!isOwn && preset === chosen} onChoose={() => choose(preset)}>
          {words.presets[preset]}
        </Chip>
      ))}
      <Chip chosen={isOwn} onChoose={() => setOwn(true)}>
        {words.ownDays}
      </Chip>
      {isOwn && <OwnDays {...props} />}
    </Choices>
  )
}

function OwnDays({ screen, filter, change }: Parameters<typeof Dates>[0]) {
  const words = useWords(FILTER_WORDS)
  const lang = useLang()
  const today = dayOf(screen.now)
  const days = daysOf(filter, screen.fallback, screen.now)
  const isHalf = filter.from !== '' && filter.until === ''
  const choose = (day: string) => {
    // The first press begins a span, the second ends it, whichever way round they were made.
    if (!isHalf) return change({ span: '', from: day, until: '' })
    const [from, until] = day < filter.from ? [day, filter.from] : [filter.from, day]
    return change({ span: '', from, until })
  }
  return (
    <div className={styles['own']}>
      <Calendar
        label={words.ownDays}
        from={days.from}
        until={isHalf ? days.from : (days.until ?? today)}
        last={today}
        onChoose={choose}
        words={{ previous: words.previousMonth, next: words.nextMonth }}
        months={monthNames(lang)}
        weekdays={dayNames(lang)}
        initials={words.weekdays}
      />
      <output className={styles['hint']}>{isHalf && words.chooseEnd}</output>
    </div>
  )
}

/** Some short choices under their name. */
export function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles['choices']}>
      <legend>{label}</legend>
      <div>{children}</div>
    </fieldset>
  )
}
