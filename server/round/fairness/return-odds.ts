/**
 * How likely a day's return is, from the published table alone. Pays of a slot are far from a bell
 * curve: one great win on a quiet day lies many deviations out and is still no wonder. So beside the
 * plain interval stands the chance of the very tail, by the table's whole distribution: Chernoff's
 * bound, which holds for any number of rounds, and where rounds are so many that their sum has lost
 * most of its skew, the saddlepoint way of Lugannani and Rice, which then is nearly exact. Doubles
 * serve here: this verifies, it pays nothing.
 */
import { weightByPay, type TableReport } from './table-report.ts'
import type { LookupTable } from '../publish/lookup-table.ts'

/** Rounds by their base bet, in micro-lira. */
export type Amounts = ReadonlyMap<bigint, number>

/** What a mode pays: multiples of the base bet, and how often each comes. */
export interface Pays {
  multiples: Float64Array
  odds: Float64Array
}

/** Of 99.99 % on both sides together. */
export const Z = 3.8906
const OUTSIDE = 0.0001

/** The distribution of a table's pays. */
export function paysOf(table: LookupTable): Pays {
  const pays = [...weightByPay(table)].toSorted(([one], [other]) => one - other)
  return {
    multiples: Float64Array.from(pays, ([pay]) => pay / 100),
    odds: Float64Array.from(pays, ([, weight]) => Number(weight) / Number(table.totalWeight)),
  }
}

/** z·σ/√N of these rounds, as a share of what they staked: stakes of different sizes weigh by it. */
export function spreadOf(
  { deviation }: Pick<TableReport, 'deviation'>,
  amounts: Amounts,
  stake: bigint,
): number {
  let squares = 0
  for (const [amount, rounds] of amounts) squares += rounds * Number(amount) ** 2
  return stake === 0n ? 0 : (Z * deviation * Math.sqrt(squares)) / Number(stake)
}

/** Whether a return of this one-sided chance lies outside of 99.99 %. */
export const isOutside = (chance: number): boolean => chance < OUTSIDE / 2

/** The chance, at most, that these rounds pay as much or as little as they did: of its own side. */
export function chanceOf(pays: Pays, amounts: Amounts, payout: bigint): number {
  const scale = Math.max(...[...amounts.keys()].map(Number), 1)
  const rounds = [...amounts].map(([amount, count]) => ({ bet: Number(amount) / scale, count }))
  const paid = Number(payout) / scale
  const at = (tilt: number): Cumulants => cumulantsOf(pays, rounds, tilt)
  const middle = at(0)
  if (middle.spread === 0) return paid === middle.mean ? 1 : 0
  const tilt = tiltTo(at, paid, Math.sign(paid - middle.mean) / Math.sqrt(middle.spread))
  const there = at(tilt)
  const bound = Math.min(1, Math.exp(there.value - tilt * paid))
  return isSkewed(pays, rounds) ? bound : Math.min(bound, tail(there, tilt, paid))
}

const SKEW_MAX = 0.5

/** Is the sum of the rounds still far from a bell curve? */
function isSkewed({ multiples, odds }: Pays, rounds: Rounds): boolean {
  const moment = (power: number, about: number): number =>
    multiples.reduce((sum, multiple, at) => sum + (odds[at] ?? 0) * (multiple - about) ** power, 0)
  const mean = moment(1, 0)
  const bets = (power: number): number =>
    rounds.reduce((sum, { bet, count }) => sum + count * bet ** power, 0)
  const skew = (bets(3) * moment(3, mean)) / (bets(2) * moment(2, mean)) ** 1.5
  return Math.abs(skew) > SKEW_MAX
}

/** Bets as shares of the largest. */
type Rounds = readonly { bet: number; count: number }[]

/** Of the sum of all rounds, tilted: its cumulant function and the two derivatives. */
interface Cumulants {
  value: number
  mean: number
  spread: number
}

function cumulantsOf({ multiples, odds }: Pays, rounds: Rounds, tilt: number): Cumulants {
  const all = { value: 0, mean: 0, spread: 0 }
  for (const { bet, count } of rounds) {
    const slope = tilt * bet
    // Tilted odds are taken against the largest of them, so that none is beyond a double.
    const top = Math.max(0, slope * (multiples.at(-1) ?? 0))
    let [mass, first, second] = [0, 0, 0]
    for (let at = 0; at < multiples.length; at += 1) {
      const multiple = multiples[at] ?? 0
      const weight = (odds[at] ?? 0) * Math.exp(slope * multiple - top)
      mass += weight
      first += weight * multiple
      second += weight * multiple * multiple
    }
    const mean = first / mass
    all.value += count * (Math.log(mass) + top)
    all.mean += count * bet * mean
    all.spread += count * bet * bet * Math.max(0, second / mass - mean * mean)
  }
  return all
}

const DOUBLINGS_MAX = 60
const HALVINGS = 50

/** The tilt under which the sum is `paid` on average: looked for ever farther out, then between. */
function tiltTo(at: (tilt: number) => Cumulants, paid: number, first: number): number {
  if (first === 0) return 0
  const isShort = (tilt: number): boolean =>
    first > 0 ? at(tilt).mean < paid : at(tilt).mean > paid
  let far = first
  for (let step = 0; step < DOUBLINGS_MAX && isShort(far); step += 1) far *= 2
  let near = 0
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (near + far) / 2
    if (isShort(middle)) near = middle
    else far = middle
  }
  return far
}

/** Lugannani's and Rice's tail; 1 where it has no say, beside the mean and the end of all pays. */
function tail({ value, spread }: Cumulants, tilt: number, paid: number): number {
  const exponent = value - tilt * paid
  if (tilt === 0 || exponent >= 0) return 0.5
  const w = Math.sqrt(-2 * exponent)
  const u = Math.abs(tilt) * Math.sqrt(spread)
  const density = Math.exp(exponent) / Math.sqrt(2 * Math.PI)
  const chance = normalAbove(w) + density * (1 / u - 1 / w)
  return chance > 0 ? chance : 1
}

/** Chance of a standard normal value above w ≥ 0, by its continued fraction or its series. */
function normalAbove(w: number): number {
  const density = Math.exp((-w * w) / 2) / Math.sqrt(2 * Math.PI)
  if (w > 3) {
    let fraction = w
    for (let step = 60; step > 0; step -= 1) fraction = w + step / fraction
    return density / fraction
  }
  let [term, sum] = [w, w]
  for (let step = 1; step < 100; step += 1) {
    term *= (w * w) / (2 * step + 1)
    sum += term
  }
  return 0.5 - density * sum
}
