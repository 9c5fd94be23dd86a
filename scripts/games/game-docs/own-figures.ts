/** What each game's rules say of themselves, beside what its table says: exact where they can be scanned. */
import * as kapadokya from '#games/slots/kapadokya-1000/return.ts'
import { MODES as KAPADOKYA_MODES } from '#games/slots/kapadokya-1000/numbers.ts'
import { FEATURE_ODDS as SUNS } from '#games/slots/kapadokya-1000/odds.ts'
import * as lale from '#games/slots/lale-devri/return.ts'
import { MODES as LALE_MODES } from '#games/slots/lale-devri/numbers.ts'
import { FEATURE_ODDS as COINS } from '#games/slots/lale-devri/rules.ts'
import * as yonca from '#games/slots/yonca-bahcesi/return.ts'
import { oddsOf } from '#games/slots/yonca-bahcesi/rules.ts'

/** A line of a game's table: what it tells of each mode, by its name. */
export interface OwnLine {
  label: string
  byMode: Readonly<Record<string, string>>
}

export interface OwnFigures {
  mechanic: string
  lines: readonly OwnLine[]
}

const Z_99 = 2.576
const ALWAYS = 'always'

export const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`
export const oneIn = (rounds: number, digits = 0): string =>
  `1 in ${rounds.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`

const measured = ({ rtp, within }: Measured): string =>
  `${percent(rtp)} ± ${(within * 100).toFixed(3)}`

interface Measured {
  rtp: number
  within: number
}

/**
 * The base mode with the cut in force, from what is exact without it and from what bought rounds
 * lost to it: a free spin is the same however it was come by, and no win outside them is cut.
 */
function baseWithCut(
  exact: Record<'base' | 'bonus', number>,
  bought: Measured,
  { odds, cost }: { odds: number; cost: number },
): Measured {
  const weight = odds * cost
  return { rtp: exact.base - weight * (exact.bonus - bought.rtp), within: weight * bought.within }
}

const scanned = ({ base, bonus }: Record<'base' | 'bonus', number>): OwnLine => ({
  label: 'return by the rules, exact but for the cut at the maximum win',
  byMode: { base: percent(base), bonus: percent(bonus) },
})

const freeSpins = (odds: number): OwnLine => ({
  label: 'free spins, exactly',
  byMode: { base: oneIn(1 / odds, 2), bonus: ALWAYS },
})

const counted = (count: number): string => count.toLocaleString('en')

/** The figure that has to lie within half a point of the table's. */
const walked = (over: string, { base, bonus }: Record<'base' | 'bonus', Measured>): OwnLine => ({
  label: `return by the rules, the cut in force, over ${over}, 99 %`,
  byMode: { base: measured(base), bonus: measured(bonus) },
})

/** Of every game on the shelf. Scanning takes some seconds. */
export const OWN_FIGURES: Readonly<Record<string, () => OwnFigures>> = {
  'lale-devri': () => {
    const exact = lale.returnBounds()
    const odds = COINS.ways / COINS.of
    const bonus = lale.WALKED
    const base = baseWithCut(exact, bonus, { odds, cost: LALE_MODES.bonus.cost })
    return {
      mechanic: '5×3, 20 lines, free spins with a multiplier that crowns raise',
      lines: [
        scanned(exact),
        walked(`${counted(lale.WALKED.rounds)} bought rounds`, { base, bonus }),
        freeSpins(odds),
      ],
    }
  },
  'kapadokya-1000': () => {
    const { rounds, mean, deviation } = kapadokya.WALKED
    const { cost } = KAPADOKYA_MODES.bonus
    const odds = SUNS.ways / SUNS.of
    const within = (Z_99 * deviation) / Math.sqrt(rounds) / (100 * cost)
    const bonus = { rtp: mean / (100 * cost), within }
    const base = baseWithCut(kapadokya.BOUNDS, bonus, { odds, cost })
    return {
      mechanic: '5×3, 243 ways, wins tumble and raise the multiplier',
      lines: [
        scanned(kapadokya.BOUNDS),
        walked(`${counted(rounds)} bought rounds`, { base, bonus }),
        freeSpins(odds),
      ],
    }
  },
  'yonca-bahcesi': () => {
    const { base, bonus } = yonca.measuredReturns()
    return {
      mechanic: '7×7, clusters of five and more, wins tumble and double the grid',
      lines: [
        walked(
          `${counted(yonca.WALKED.plain.rounds)} spins and ${counted(yonca.WALKED.feature.rounds)} bought rounds`,
          { base, bonus },
        ),
        freeSpins(oddsOf('feature')),
      ],
    }
  },
}
