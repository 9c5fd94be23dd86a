import { expect, it } from 'vitest'
import type { FloorPhase, FloorRoundState } from '#contract/games/floor-protocol.ts'
import { Steps } from './steps.ts'
import { roundWith } from './testing-round.ts'

const round = (number: number, phase: FloorPhase, landedAt: number | null = null) =>
  roundWith({ number, phase, landedAt })

const stepsIn = (rounds: readonly FloorRoundState[]): string[] => {
  const steps = new Steps()
  return rounds.flatMap((one) => steps.next(one, false))
}

it('each step of a round is said once', () => {
  const phases = ['open', 'open', 'closing', 'drawn', 'telling', 'telling'] as const
  const rounds = [...phases.map((phase) => round(1, phase)), round(1, 'settled', 9)]
  expect(stepsIn(rounds)).toEqual(['open', 'closed', 'running', 'result'])
})

it('that bets are closed is said though no message told of the closing', () => {
  expect(stepsIn([round(1, 'open'), round(1, 'telling')])).toEqual(['open', 'closed', 'running'])
  expect(stepsIn([round(1, 'open'), round(1, 'settled', 9)])).toEqual(['open', 'closed', 'result'])
  expect(stepsIn([round(1, 'open'), round(1, 'void')])).toEqual(['open', 'void'])
})
