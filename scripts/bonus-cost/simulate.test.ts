import { describe, expect, it } from 'vitest'
import { offerFile, type WrittenOffer } from '#server/bonus/operate.ts'
import { costOf, givenOf, payoutsOf } from './simulate.ts'

const offerOf = (terms: Partial<WrittenOffer>) =>
  offerFile.parse({
    name: 'deneme',
    kind: 'deposit',
    title: { tr: 'Deneme', en: 'Trial' },
    starts: '2026-01-01T00:00:00Z',
    every: 'once',
    percent: 50,
    minimum: 100,
    maximum: 999,
    claimDays: 7,
    wagering: 10,
    days: 30,
    weights: { slot: 100 },
    ...terms,
  })

/** Pays so many hundredths of the bet, each as often as the others. */
const paying = (...payouts: number[]) =>
  payoutsOf({
    weights: Float64Array.from(payouts, () => 1),
    payouts: Int32Array.from(payouts),
  })
const PLAY = { deposit: 1_000, stake: 10, rounds: 100, claims: 400, seed: 7 }

describe('what an offer costs', () => {
  it('is all of it on a game that gives every stake back, and nothing on one that gives nothing', () => {
    const even = costOf(offerOf({}), 'deneme', paying(100), PLAY)
    expect(even).toMatchObject({ mean: 500, within: 0, convertedPercent: 100, taken: 0 })
    expect(even.rounds).toBe(500)
    const lost = costOf(offerOf({}), 'deneme', paying(0), PLAY)
    expect(lost).toMatchObject({ mean: 0, convertedPercent: 0, taken: 1_500, rounds: 150 })
  })

  it('is what is given where nothing is to be wagered', () => {
    const cash = offerOf({ wagering: 0, percent: 20, maximum: 500 })
    expect(costOf(cash, 'deneme', paying(0), PLAY)).toMatchObject({ mean: 200, within: 0 })
    expect(givenOf(cash, 100_090_000)).toBe(20_010_000)
    expect(givenOf(cash, 9_000_000_000)).toBe(500_000_000)
  })

  it('of a loss is its part, from the least loss on', () => {
    const back = offerOf({ kind: 'loss-back', every: 'week', wagering: 0, percent: 30 })
    expect(costOf(back, 'deneme', paying(0), { ...PLAY, rounds: 50 }).mean).toBe(150)
    expect(costOf(back, 'deneme', paying(0), { ...PLAY, rounds: 9 }).mean).toBe(0)
  })

  it('grows with the weight of the game, for less is to be staked, and says how sure it is', () => {
    const table = paying(0, 0, 0, 390)
    const whole = costOf(offerOf({ wagering: 30 }), 'deneme', table, PLAY)
    const half = offerOf({ wagering: 30, gameWeights: { deneme: 50 } })
    const slower = costOf(half, 'deneme', table, PLAY)
    expect(whole.mean).toBeGreaterThan(slower.mean)
    expect(whole.within).toBeGreaterThan(0)
    const again = costOf(offerOf({ wagering: 30 }), 'deneme', table, PLAY)
    expect(again).toEqual(whole)
    const other = costOf(offerOf({ wagering: 30 }), 'deneme', table, { ...PLAY, seed: 8 })
    expect(other.mean).not.toBe(whole.mean)
    expect(Math.abs(other.mean - whole.mean)).toBeLessThan(2 * (whole.within + other.within))
  })
})
