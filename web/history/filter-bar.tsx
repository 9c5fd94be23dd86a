import { useState, type ReactNode } from 'react'
import { Button } from '#kit/controls/button.tsx'
import { useLang } from '#kit/text/language.ts'
import { Segments } from '#kit/forms/segments.tsx'
import { useWords } from '#web/words/words.ts'
import type { Preset } from './date-presets.ts'
import styles from './filter-bar.module.css'
import { FilterSheet, type FilterSheetProps } from './filter-sheet.tsx'
import { FILTER_WORDS } from './filter-words.ts'
import { daysOf, presetOf, type Filter } from './history-filter.ts'
import { spanText } from './span-text.ts'
import type { FilterOfScreen } from './use-filter.ts'

interface FilterBarProps {
  screen: FilterOfScreen
  /** The four that stand in sight. */
  shortcuts: readonly (keyof (typeof FILTER_WORDS)['tr']['short'])[]
  /** What narrows this history beside its days, in words, while it does. */
  narrowed: readonly string[]
  fields: FilterSheetProps['fields']
  useCount: FilterSheetProps['useCount']
}

/** The days in sight and one press away, everything else in the sheet that both buttons open. */
export function FilterBar({ screen, shortcuts, narrowed, fields, useCount }: FilterBarProps) {
  const words = useWords(FILTER_WORDS)
  const [draft, setDraft] = useState<Filter | null>(null)
  const { filter, fallback } = screen
  const open = () => setDraft(filter)
  const preset = presetOf(filter, fallback)
  return (
    <fieldset className={styles['bar']} aria-label={words.filters}>
      <div className={styles['shortcuts']}>
        <Segments<string>
          label={words.shortcuts}
          options={shortcuts.map((value) => ({ value, text: words.short[value] }))}
          chosen={preset ?? ''}
          onChoose={(span) => screen.change({ span, from: '', until: '' })}
        />
      </div>
      <Button size="small" icon="calendar" iconAfter="chevron-down" onClick={open}>
        <DaysShown screen={screen} preset={preset} />
      </Button>
      <Button size="small" icon="list-filter" onClick={open}>
        {narrowed.length === 0 ? words.filter : narrowed.join(' · ')}
      </Button>
      <FilterSheet
        draft={draft}
        setDraft={setDraft}
        screen={screen}
        fields={fields}
        useCount={useCount}
      />
    </fieldset>
  )
}

function DaysShown(props: { screen: FilterOfScreen; preset: Preset | null }): ReactNode {
  const words = useWords(FILTER_WORDS)
  const lang = useLang()
  const { filter, fallback, now } = props.screen
  return spanText(daysOf(filter, fallback, now), now, lang) ?? words.presets['all-time']
}
