import { describe, expect, it } from 'vitest'
import { ODDS_MAX, ODDS_MIN, floorToStep, isOdds } from './odds.ts'

const LADDER = Array.from({ length: ODDS_MAX }, (_, at) => at + 1).filter(isOdds)

describe('the ladder of odds', () => {
  it('goes by 1 below 5.00, 5 below 20.00, 50 below 100.00, and 100 to 1,001.00', () => {
    const steps = LADDER.slice(1).map((odds, at) => ({
      from: LADDER[at] ?? 0,
      step: odds - (LADDER[at] ?? 0),
    }))
    expect(LADDER.at(0)).toBe(ODDS_MIN)
    expect(LADDER.at(-1)).toBe(ODDS_MAX)
    expect(steps.map(({ step }) => step)).toEqual(
      steps.map(({ from }) => (from < 500 ? 1 : from < 2_000 ? 5 : from < 10_000 ? 50 : 100)),
    )
  })

  it.each([100, 501, 2_001, 10_050, 100_200, 1e9, 1.5, NaN, Infinity])('has no %d', (value) => {
    expect(isOdds(value)).toBe(false)
  })

  it('is rounded down to, and never up', () => {
    const between = LADDER.flatMap((odds, at) => {
      const next = LADDER[at + 1] ?? odds + 100
      return [odds, odds + 0.001, (odds + next) / 2, next - 0.001].map((value) => [value, odds])
    })
    expect(between.map(([value = 0]) => floorToStep(value))).toEqual(
      between.map(([, odds]) => odds),
    )
  })

  it('has nothing below 1.01, and its top for what is beyond', () => {
    expect([100.99, 0, -5, NaN].map(floorToStep)).toEqual([null, null, null, null])
    expect(floorToStep(Infinity)).toBe(ODDS_MAX)
  })
})
