import { describe, expect, it } from 'vitest'
import type { GameConfig } from '#contract/games/game-protocol.ts'
import { UNBOUND } from '../protocol/jurisdiction.ts'
import { decadesOf, isJump, levelsOf, stepStake } from './stakes.ts'

const mode = (name: string, feature: boolean) => ({
  mode: name,
  costMultiplier: feature ? 85 : 1,
  feature,
  rtp: 0.9652,
})
const config = (): GameConfig => ({
  gameID: 'lale-devri',
  minBet: 1_000_000,
  maxBet: 100_000_000,
  stepBet: 200_000,
  defaultBetLevel: 5_000_000,
  betLevels: [10_000_000, 1_000_000, 2_000_000, 500_000_000],
  betModes: { base: mode('base', false), bonus: mode('bonus', true) },
  jurisdiction: UNBOUND,
})

describe('stakes', () => {
  it('offers the levels within the limits in order, the first one among them', () => {
    const { levels, first } = levelsOf(config())
    expect(levels).toEqual([1_000_000n, 2_000_000n, 5_000_000n, 10_000_000n])
    expect(first).toBe(5_000_000n)
  })

  it('steps to the neighbour and stays at the ends', () => {
    const { levels } = levelsOf(config())
    expect(stepStake(levels, 5_000_000n, 1)).toBe(10_000_000n)
    expect(stepStake(levels, 10_000_000n, 1)).toBe(10_000_000n)
    expect(stepStake(levels, 1_000_000n, -1)).toBe(1_000_000n)
    expect(stepStake(levels, 3_000_000n, -1)).toBe(2_000_000n)
  })

  it('groups the levels by their size', () => {
    const levels = [500_000n, 9_000_000n, 10_000_000n, 99_000_000n, 100_000_000n]
    expect(decadesOf(levels)).toEqual([
      [500_000n, 9_000_000n],
      [10_000_000n, 99_000_000n],
      [100_000_000n],
    ])
  })

  it('takes more than ten times the stake for a jump, never less', () => {
    expect(isJump(5_000_000n, 50_000_000n)).toBe(false)
    expect(isJump(5_000_000n, 51_000_000n)).toBe(true)
    expect(isJump(50_000_000n, 1_000_000n)).toBe(false)
  })
})
