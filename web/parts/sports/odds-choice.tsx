import { useStore } from 'zustand'
import { Segments } from '#kit/forms/segments.tsx'
import { defineWords, useWords } from '#web/words/words.ts'
import { ODDS_FORMATS } from './odds-format.ts'
import { chooseOddsFormat, oddsFormat } from './use-odds-text.ts'

const WORDS = defineWords({
  tr: {
    label: 'Oran gösterimi',
    formats: { decimal: 'Ondalık', fractional: 'Kesirli', american: 'Amerikan' },
  },
  en: {
    label: 'Odds format',
    formats: { decimal: 'Decimal', fractional: 'Fractional', american: 'American' },
  },
})

/** How prices are shown, here and wherever else this browser shows them. */
export function OddsChoice() {
  const words = useWords(WORDS)
  return (
    <Segments
      label={words.label}
      options={ODDS_FORMATS.map((value) => ({ value, text: words.formats[value] }))}
      chosen={useStore(oddsFormat)}
      onChoose={chooseOddsFormat}
    />
  )
}
