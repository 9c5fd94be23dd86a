import { expect, it } from 'vitest'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { phaseWords, type HandPhase } from './phase-words.ts'
import { words } from './words.ts'

const at = (isOpen: boolean, phase: 'open' | 'telling' | 'settled') => ({
  // As much of a table as is looked at.
  table: { isOpen, round: { phase }, seats: [] } as unknown as FloorTableState,
  question: null,
  isSeated: true,
  words: words.en,
})

it.each(['closed', 'result', 'void', 'asleep'] as const)(
  'a table that is closed says so where the phase stands: %s',
  (phase) => {
    const round = phase === 'closed' ? 'open' : 'settled'
    expect(phaseWords(phase, at(false, round)).title).toBe('The table is closed')
    expect(phaseWords(phase, at(true, round)).title).toBe(words.en.phases[phase])
  },
)

it.each<HandPhase>(['dealing', 'dealer', 'closed'])('a hand under way goes on: %s', (phase) => {
  expect(phaseWords(phase, at(false, 'telling')).title).not.toBe('The table is closed')
})
