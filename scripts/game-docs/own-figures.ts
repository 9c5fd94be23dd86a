/** What each game's rules say of themselves, beside what its table says: exact where they can be scanned. */
import * as kapadokya from '#games/slots/kapadokya-1000/return.ts'
import { MODES as KAPADOKYA_MODES } from '#games/slots/kapadokya-1000/numbers.ts'
import { FEATURE_ODDS as SUNS } from '#games/slots/kapadokya-1000/odds.ts'
import * as lale from '#games/slots/lale-devri/return.ts'
import { FEATURE_ODDS as COINS } from '#games/slots/lale-devri/rules.ts'
import * as yonca from '#games/slots/yonca-bahcesi/return.ts'
import { oddsOf } from '#games/slots/yonca-bahcesi/rules.ts'

/** A line of a game's table: what it tells of each mode. */
interface OwnLine {
  says: string
  base: string
  bonus: string
}

export interface OwnFigures {
  mechanic: string
  lines: readonly OwnLine[]
}

const Z_99 = 2.576
const UNKNOWN = '–'
const ALWAYS = 'always'

export const percent = (share: number, digits = 3): string => `${(share * 100).toFixed(digits)} %`
export const oneIn = (rounds: number, digits = 0): string =>
  `1 in ${rounds.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`

const measured = ({ rtp, within }: { rtp: number; within: number }): string =>
  `${percent(rtp)} ± ${(within * 100).toFixed(3)}`

const scanned = ({ base, bonus }: Record<'base' | 'bonus', number>): OwnLine => ({
  says: 'return by the rules, exact but for the cut at the maximum win',
  base: percent(base),
  bonus: percent(bonus),
})

const freeSpins = (odds: number): OwnLine => ({
  says: 'free spins, exactly',
  base: oneIn(1 / odds, 2),
  bonus: ALWAYS,
})

const counted = (count: number): string => count.toLocaleString('en')

const walked = (over: string, bonus: string, base = UNKNOWN): OwnLine => ({
  says: `return by the rules, the cut in force, over ${over}, 99 %`,
  base,
  bonus,
})

/** Of every game on the shelf. Scanning takes some seconds. */
export const OWN_FIGURES: Readonly<Record<string, () => OwnFigures>> = {
  'lale-devri': () => ({
    mechanic: '5×3, 20 lines, free spins with a multiplier that crowns raise',
    lines: [
      scanned(lale.returnBounds()),
      walked(`${counted(lale.WALKED.rounds)} bought rounds`, measured(lale.WALKED)),
      freeSpins(COINS.ways / COINS.of),
    ],
  }),
  'kapadokya-1000': () => {
    const { rounds, mean, deviation } = kapadokya.WALKED
    const cost = 100 * KAPADOKYA_MODES.bonus.cost
    const within = (Z_99 * deviation) / Math.sqrt(rounds) / cost
    return {
      mechanic: '5×3, 243 ways, wins tumble and raise the multiplier',
      lines: [
        scanned(kapadokya.BOUNDS),
        walked(`${counted(rounds)} bought rounds`, measured({ rtp: mean / cost, within })),
        freeSpins(SUNS.ways / SUNS.of),
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
          measured(bonus),
          measured(base),
        ),
        freeSpins(oddsOf('feature')),
      ],
    }
  },
}
