/** What a round of roulette came to, and what people call it. */
import type { FloorOutcome } from '#contract/games/floor-protocol.ts'
import { pocketName, spotName } from '#contract/games/roulette-names.ts'
import { SPOTS } from '#games/roulette/numbers.ts'
import type { Lang } from '../frame/amounts.ts'

/** The number that fell; null of a flight, a void round, and while nobody knows. */
export const pocketIn = (outcome: FloorOutcome | null): number | null =>
  outcome !== null && 'pocket' in outcome ? outcome.pocket : null

/** `Tek · 2. düzine · 1–18`: what it is beside its colour. */
export const traitsOf = (pocket: number, lang: Lang): string[] =>
  ['odd', 'even', 'dozen-1', 'dozen-2', 'dozen-3', 'low', 'high'].flatMap((name) => {
    const spot = SPOTS.find((one) => one.name === name)
    return spot?.numbers.includes(pocket) ? [spotName(name, lang)] : []
  })

/** `17 siyah, Tek, 2. düzine, 1–18`. */
export const resultText = (pocket: number, lang: Lang): string =>
  [pocketName(pocket, lang), ...traitsOf(pocket, lang)].join(', ')
