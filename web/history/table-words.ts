import type { Lang } from '#kit/text/language.ts'
import { pocketName } from '#contract/games/roulette-names.ts'
import type { Data } from '#contract/registry.ts'
import { timesText } from '#web/words/multiple.ts'
import { orderText } from '#contract/games/race-names.ts'
import { FLIGHT_WORDS } from './flight-words.ts'
import { RACE_WORDS } from './race-words.ts'
import { SPIN_WORDS } from './roulette-words.ts'

/** What is said of a round, by the kind of its table. */
export const WORDS_OF_KIND = {
  crash: FLIGHT_WORDS,
  race: RACE_WORDS,
  roulette: SPIN_WORDS,
} as const

export type TableRound = Data<'floor/round'>

type Outcome = { point: number } | { pocket: number } | { order: readonly number[] }

/** `12,50×`, `17 siyah` or `3–1–2–6–4–5`. */
export function outcomeText(outcome: Outcome, lang: Lang): string {
  if ('order' in outcome) return orderText(outcome.order)
  return 'pocket' in outcome ? pocketName(outcome.pocket, lang) : atText(outcome.point, lang)
}

export const atText = (hundredths: number, lang: Lang): string => timesText(hundredths / 100, lang)
