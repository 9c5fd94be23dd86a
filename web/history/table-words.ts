import type { Lang } from '#kit/text/language.ts'
import { pocketName } from '#contract/games/roulette-names.ts'
import type { Data } from '#contract/registry.ts'
import { timesText } from '#web/words/multiple.ts'
import { FLIGHT_WORDS } from './flight-words.ts'
import { SPIN_WORDS } from './roulette-words.ts'

/** What is said of a round, by the kind of its table. */
export const WORDS_OF_KIND = { crash: FLIGHT_WORDS, roulette: SPIN_WORDS } as const

export type TableRound = Data<'floor/round'>

type Outcome = { point: number } | { pocket: number }

/** `12,50×` or `17 siyah`. */
export const outcomeText = (outcome: Outcome, lang: Lang): string =>
  'pocket' in outcome ? pocketName(outcome.pocket, lang) : atText(outcome.point, lang)

export const atText = (hundredths: number, lang: Lang): string => timesText(hundredths / 100, lang)
