import { expect, it } from 'vitest'
import { crashPoint, DRAWN_FROM, reaching } from '#chance/crash.ts'
import { CRASH_GAMES, FIRST_HUNDREDTHS, GROWTH, msUntil, multiplierAt } from './numbers.ts'
import { endedAt, flightMs, halfOf, payoutAt, pressedAt } from './rules.ts'

const GAMES = Object.entries(CRASH_GAMES)

it.each(GAMES)(
  '%s returns its share at every target there is, short by less than 10⁻⁹ points',
  (_name, rules) => {
    const scale = 1_000n * DRAWN_FROM * 100n
    for (let target = FIRST_HUNDREDTHS; target <= rules.capHundredths; target += 1) {
      const stated = BigInt(rules.permille) * DRAWN_FROM * 100n
      const returned = reaching(target, rules) * BigInt(target) * 1_000n
      const short = stated - returned
      // In hundredths of 10⁻⁹ of a percent point: the share of `scale` that is missing, times 10^11.
      if (short < 0n || short * 100_000_000_000n >= scale)
        throw new Error(`${target}: short by ${short} of ${scale}`)
    }
  },
)

it.each(GAMES)('%s counts exactly the numbers that reach a target', (_name, rules) => {
  for (const target of [101, 102, 150, 200, 201, 333, 1_000, 9_999, rules.capHundredths]) {
    const last = DRAWN_FROM - reaching(target, rules)
    expect(crashPoint(last, rules)).toBeGreaterThanOrEqual(target)
    expect(crashPoint(last - 1n, rules)).toBeLessThan(target)
  }
})

it.each([
  ['zeplin', 0.0396],
  ['spaceman', 0.0446],
] as const)('%s ends so often before anything could be cashed out', (name, share) => {
  const ended = DRAWN_FROM - reaching(FIRST_HUNDREDTHS, CRASH_GAMES[name])
  expect(Math.round((Number(ended) / Number(DRAWN_FROM)) * 10_000) / 10_000).toBe(share)
})

it('ends at 1.00 at least and at the cap at most', () => {
  expect(crashPoint(0n, CRASH_GAMES.zeplin)).toBe(100)
  expect(crashPoint(DRAWN_FROM - 1n, CRASH_GAMES.zeplin)).toBe(1_000_000)
  expect(crashPoint(DRAWN_FROM - 1n, CRASH_GAMES.spaceman)).toBe(500_000)
  expect(() => crashPoint(DRAWN_FROM, CRASH_GAMES.zeplin)).toThrow(RangeError)
  expect(() => crashPoint(-1n, CRASH_GAMES.zeplin)).toThrow(RangeError)
})

it('a double gives every hundredth of the curve to the millisecond, up to the cap', () => {
  // The same in whole numbers of forty digits: a step's factor by its series, and one product a millisecond.
  const ONE = 10n ** 40n
  const step = (6n * ONE) / 100_000n
  let factor = ONE
  let term = ONE
  for (let n = 1n; n < 12n; n += 1n) {
    term = (term * step) / ONE / n
    factor += term
  }
  let exact = ONE
  const last = msUntil(1_000_000)
  for (let ms = 0; ms <= last; ms += 1) {
    if (multiplierAt(ms) !== Number((exact * 100n) / ONE)) throw new Error(`${ms} ms`)
    exact = (exact * factor) / ONE
  }
  expect(last).toBe(Math.ceil(Math.log(10_000) / GROWTH))
})

it('a flight lasts until its point is passed, and at the cap until it is reached', () => {
  const { zeplin } = CRASH_GAMES
  for (const point of [100, 101, 200, 387, 5_000]) {
    const ms = flightMs(point, zeplin)
    expect(multiplierAt(ms)).toBeGreaterThan(point)
    expect(multiplierAt(ms - 1)).toBeLessThanOrEqual(point)
  }
  const whole = flightMs(zeplin.capHundredths, zeplin)
  expect(multiplierAt(whole)).toBeGreaterThanOrEqual(zeplin.capHundredths)
  expect(multiplierAt(whole - 1)).toBeLessThan(zeplin.capHundredths)
})

it('a target comes before a hand in the same moment, and no hand before 1.01', () => {
  const ms = msUntil(200)
  expect(pressedAt(0, null)).toBeNull()
  expect(pressedAt(msUntil(101) - 1, 101)).toBeNull()
  expect(pressedAt(ms, 200)).toBe(200)
  expect(pressedAt(ms + 500, 200)).toBe(200)
  expect(pressedAt(ms, 201)).toBe(200)
})

it('at the end a reached target is paid, the cap pays whatever flies, and the rest is lost', () => {
  const { zeplin } = CRASH_GAMES
  expect(endedAt(250, 250, zeplin)).toBe(250)
  expect(endedAt(250, 251, zeplin)).toBeNull()
  expect(endedAt(250, null, zeplin)).toBeNull()
  expect(endedAt(1_000_000, null, zeplin)).toBe(1_000_000)
  expect(endedAt(1_000_000, 300, zeplin)).toBe(300)
})

it('rounds a payout down once, and half of a stake down', () => {
  expect(payoutAt(33_333n, 101)).toBe(33_666n)
  expect(halfOf(5n)).toBe(2n)
})
