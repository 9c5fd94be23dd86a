import type { TablegameSpot } from '#games/tablegames/numbers.ts'
import { showTimes, type Lang } from '../frame/amounts.ts'

/** `0,95`; of a single die, which pays by how many show it, each of them. */
export const oddsText = ({ odds, steps }: TablegameSpot, lang: Lang): string =>
  (steps ?? [odds]).map((one) => showTimes(one, lang)).join('/')
