import { expect, it } from 'vitest'
import { ANSWERS, QUESTIONS, riskOf, scoreOf } from './self-test.ts'

it('PROT-33 a score is the sum of nine answers, and its risk is the one the index publishes', () => {
  expect(scoreOf(Array.from({ length: QUESTIONS }, () => 3 as const))).toBe(27)
  expect(scoreOf([...ANSWERS])).toBe(6)
  const bands = Array.from({ length: 28 }, (_, score) => riskOf(score))
  expect(bands.filter((risk) => risk === 'none')).toHaveLength(1)
  expect(bands.slice(1, 3)).toEqual(['low', 'low'])
  expect(new Set(bands.slice(3, 8))).toEqual(new Set(['moderate']))
  expect(new Set(bands.slice(8))).toEqual(new Set(['high']))
})
