import { expect, it } from 'vitest'
import { SPIN_MS, WHEEL, placeOf } from '#games/roulette/numbers.ts'
import {
  DROP_MS,
  facing,
  idleRotor,
  POCKET_RADIUS,
  restMotion,
  spinMotion,
  STEP,
  TURN,
} from './motion.ts'

/** The number whose pocket lies under an angle. */
function pocketUnder(rotor: number, angle: number): number | undefined {
  const place = Math.round((((angle - rotor) % TURN) + TURN) / STEP) % WHEEL.length
  return WHEEL[place]
}

it.each(WHEEL)(
  'the ball comes to lie in %i, which faces the near side, wherever the wheel was',
  (pocket) => {
    for (const from of [0, 1.1, -2.7, 40]) {
      for (let ms = DROP_MS; ms <= SPIN_MS; ms += 100) {
        const { rotor, ball } = spinMotion(pocket, from, ms)
        expect(ball?.radius).toBe(POCKET_RADIUS)
        expect(pocketUnder(rotor, ball?.angle ?? 0)).toBe(pocket)
      }
      const { rotor, ball } = spinMotion(pocket, from, SPIN_MS)
      const rest = restMotion(pocket)
      expect(Math.cos(rotor - rest.rotor)).toBeCloseTo(1)
      expect(Math.cos((ball?.angle ?? 0) - Math.PI)).toBeCloseTo(1)
    }
  },
)

it('neither wheel nor ball ever jumps', () => {
  for (const pocket of [0, 17, 26]) {
    let before = spinMotion(pocket, 0.4, 0)
    for (let ms = 4; ms <= SPIN_MS; ms += 4) {
      const now = spinMotion(pocket, 0.4, ms)
      expect(now.rotor - before.rotor).toBeGreaterThanOrEqual(0)
      expect(Math.abs(now.rotor - before.rotor)).toBeLessThan(0.02)
      expect(Math.abs((now.ball?.angle ?? 0) - (before.ball?.angle ?? 0))).toBeLessThan(0.1)
      expect(Math.abs((now.ball?.radius ?? 0) - (before.ball?.radius ?? 0))).toBeLessThan(0.01)
      before = now
    }
  }
})

it('an idle wheel begins where the last pocket faced, and turns one way', () => {
  expect(idleRotor(17, -5)).toBe(facing(17))
  expect(idleRotor(17, 0)).toBe(Math.PI - placeOf(17) * STEP)
  expect(idleRotor(17, 2_000)).toBeGreaterThan(idleRotor(17, 1_000))
})
