import { describe, expect, it } from 'vitest'
import type {
  FloorRoundState,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { SPIN_MS } from '#games/roulette/numbers.ts'
import { chipsIn } from '../floor/chips-laid.ts'
import { roundWith } from '../floor/testing-round.ts'
import { facing } from './motion.ts'
import { resultText, traitsOf } from './outcome.ts'
import { motionOf } from './scene.ts'

const OPENS = 1_000
const CLOSES = 16_000
const BEGINS = 18_000

const rolling = roundWith({ phase: 'telling', beginsAt: BEGINS, outcome: { pocket: 17 } })
const ended = { ...rolling, phase: 'settled' as const, landedAt: BEGINS + SPIN_MS + 100 }

const table = (round: FloorRoundState): FloorTableState => ({
  table: 'avrupa-ruleti',
  isOpen: true,
  round,
  last: [
    { number: 8, outcome: { pocket: 17 } },
    { number: 7, outcome: { pocket: 5 } },
  ],
  count: 0,
  out: 0,
  total: 0,
  bets: [],
  limits: { min: 1, max: 2, step: 1 },
  chain: null,
  salt: '',
})

describe('the wheel', () => {
  it('stands where the last pocket faced when a round opens, and has no ball', () => {
    expect(motionOf(table(roundWith()), OPENS, false)).toEqual({ rotor: facing(5), ball: null })
  })

  it('goes on into the spin without a jump', () => {
    const before = motionOf(
      table(roundWith({ phase: 'drawn', beginsAt: BEGINS })),
      BEGINS - 1,
      false,
    )
    const after = motionOf(table(rolling), BEGINS, false)
    expect(Math.abs(after.rotor - before.rotor)).toBeLessThan(0.001)
  })

  it('rests with the ball in the pocket that fell, at once where nothing may move', () => {
    const rest = motionOf(table(ended), BEGINS + SPIN_MS + 3_000, false)
    expect(rest.rotor).toBe(facing(17))
    expect(motionOf(table(rolling), BEGINS + 5, true)).toEqual(rest)
    const still = motionOf(table(roundWith()), CLOSES, true)
    expect(still.rotor).toBe(facing(5))
  })
})

it('a number is told with all that it is', () => {
  expect(traitsOf(0, 'tr')).toEqual([])
  expect(resultText(17, 'tr')).toBe('17 siyah, Tek, 2. düzine, 1–18')
  expect(resultText(36, 'en')).toBe('36 red, Even, 3rd dozen, 19–36')
})

it('a board that is laid again has one chip a spot, in the order that they were laid', () => {
  const stake = (seq: number, spot: string, amount: number): FloorStakeState => ({
    seq,
    spot,
    amount,
    target: null,
    state: 'lost',
    paid: 0,
    halfAt: null,
    endedAt: null,
    clientSeed: null,
  })
  expect(chipsIn([stake(3, '17', 5), stake(1, 'red', 10), stake(2, '17', 25)])).toEqual([
    { spot: 'red', amount: 10 },
    { spot: '17', amount: 30 },
  ])
})
