import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { useLang } from '#kit/text/language.ts'
import { readStored, writeStored } from '#web/state/stored.ts'
import { oddsFormatFrom, oddsText, type OddsFormat } from './odds-format.ts'

/** How this browser shows prices. */
export const oddsFormat = createStore<OddsFormat>(() => oddsFormatFrom(readStored('oddsFormat')))

export function chooseOddsFormat(format: OddsFormat): void {
  writeStored('oddsFormat', format)
  oddsFormat.setState(format)
}

/** A price in words of the language, as it was chosen to be shown. */
export function useOddsText(): (odds: number) => string {
  const lang = useLang()
  const format = useStore(oddsFormat)
  return (odds) => oddsText(odds, lang, format)
}
