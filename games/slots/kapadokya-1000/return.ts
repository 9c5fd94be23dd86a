/**
 * What the rules of Kapadokya 1000 return: in exact arithmetic over every combination of stops, where
 * only the cut at the maximum win is left out; and with the cut, as measured on a long walk.
 */

import { BASE_REELS, FREE_REELS } from './board.ts'
import { BASE_LADDER, FREE_LADDER, FREE_SPINS_MAX, MODES } from './numbers.ts'
import { RETRIGGER_SPINS, SCATTER_AWARDS } from './numbers.ts'
import { awardedSuns, rung, type Suns } from './rules.ts'
import { scan, type Scan } from './scan.ts'

/** The long walk through bought rounds (`walkRound`, from number 0 on), the cut in force: hundredths of the base bet. */
export const WALKED = { rounds: 30_000_000, mean: 9634.574, deviation: 25529.2 } as const

const AWARDED: readonly Suns[] = [3, 4, 5]

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** The mean pay of wins that begin at a step of the ladder, for all spins together. */
const meanPay = (pays: readonly number[], ladder: readonly number[], step = 0): number =>
  sum(pays.map((pay, win) => pay * rung(ladder, step + win)))

/** Mean pays and chances of a free spin. */
interface FreeSpin {
  /** What the first, second … wins pay at ×1. */
  pays: readonly number[]
  suns: number
  /** `next[tumbles]`: the chance to tumble so often, without and with three suns at rest. */
  next: readonly { tumbles: number; plain: number; retrigger: number }[]
}

function freeSpin({ pays, ways, of }: Scan): FreeSpin {
  const bySuns = (suns: Suns): number =>
    sum(ways.map((row) => sum(row.filter((_, at) => awardedSuns(at) === suns)))) / of
  return {
    pays: (pays[0] ?? []).map((_, win) => sum(pays.map((row) => row[win] ?? 0)) / of),
    suns: sum(AWARDED.map((suns) => bySuns(suns) * SCATTER_AWARDS[suns].payout)),
    next: ways
      .map((row, tumbles) => ({
        tumbles,
        plain: sum(row.slice(0, 3)) / of,
        retrigger: sum(row.slice(3)) / of,
      }))
      .filter(({ plain, retrigger }) => plain + retrigger > 0),
  }
}

/** The mean pay of so many free spins, without the cut at the maximum win. */
function featureMean(spin: FreeSpin): (spins: number) => number {
  const known = new Map<string, number>()
  const top = FREE_LADDER.length - 1
  const from = (left: number, total: number, step: number): number => {
    if (left === 0) return 0
    const key = `${left} ${total} ${step}`
    const seen = known.get(key)
    if (seen !== undefined) return seen
    let mean = meanPay(spin.pays, FREE_LADDER, step) + spin.suns
    for (const { tumbles, plain, retrigger } of spin.next) {
      const higher = Math.min(top, step + tumbles)
      const more = Math.min(RETRIGGER_SPINS, FREE_SPINS_MAX - total)
      mean += plain * from(left - 1, total, higher)
      mean += retrigger * from(left - 1 + more, total + more, higher)
    }
    known.set(key, mean)
    return mean
  }
  return (spins) => from(spins, spins, 0)
}

/** What `returnBounds` answers; `npm run simulate` counts it again. */
export const BOUNDS = { base: 0.9673629148682386, bonus: 0.9704202702299118 } as const

const scanAll = (): { base: Scan; free: Scan } => ({
  base: scan(BASE_REELS),
  free: scan(FREE_REELS),
})

/** Upper bounds of what the rules return in each mode, as fractions of its cost. Takes some seconds. */
export function returnBounds(scans = scanAll()): Record<keyof typeof MODES, number> {
  const { base, free } = scans
  const feature = featureMean(freeSpin(free))
  const worth = AWARDED.map(
    (suns) => SCATTER_AWARDS[suns].payout + feature(SCATTER_AWARDS[suns].freeSpins),
  )
  /** Everything paid by the spins that show so many suns at first. */
  const paid = base.pays.map((pays, first) => {
    const features = sum(
      (base.suns[first] ?? []).map((ways, suns) => ways * (worth[suns - 3] ?? 0)),
    )
    return meanPay(pays, BASE_LADDER) + features
  })
  const bought = sum(base.suns.slice(3).flat())
  return {
    base: sum(paid) / base.of / (100 * MODES.base.cost),
    bonus: sum(paid.slice(3)) / bought / (100 * MODES.bonus.cost),
  }
}
