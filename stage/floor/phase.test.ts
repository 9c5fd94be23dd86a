import { expect, it } from 'vitest'
import type { FloorRoundState } from '#contract/games/floor-protocol.ts'
import { phaseOf } from './phase.ts'
import { roundWith } from './testing-round.ts'

const CLOSES = 16_000
const BEGINS = 18_000
const LANDS = 25_000

const telling = roundWith({ phase: 'telling', beginsAt: BEGINS, outcome: { pocket: 17 } })
const ended = { ...telling, phase: 'settled' as const, landedAt: LANDS }
const asked = { ...telling, question: { id: 1, until: LANDS } }
const street = (until: number | null) => ({ ...telling, street: { at: 1, since: BEGINS, until } })

it.each<[string, FloorRoundState | null, number, boolean, string]>([
  ['before the first round', null, 0, false, 'asleep'],
  ['while bets are open', roundWith(), CLOSES - 1, false, 'open'],
  ['once their time is up, though nobody has said so', roundWith(), CLOSES, false, 'closed'],
  ['drawn and not told', roundWith({ phase: 'drawn' }), CLOSES, false, 'closed'],
  ['while it is told', telling, BEGINS + 1, false, 'running'],
  ['while it would be, without motion', telling, BEGINS + 1, true, 'result'],
  ['while members are asked, though nothing may move', asked, BEGINS + 1, true, 'running'],
  ['while a street is bet on', street(LANDS), LANDS - 1, false, 'open'],
  ['once a street is not any more', street(null), LANDS - 1, false, 'running'],
  ['when it has landed', ended, LANDS + 100, false, 'result'],
  ['void', roundWith({ phase: 'void' }), BEGINS, false, 'void'],
])('%s a round is at: %s', (_when, of, nowMs, isStill, phase) => {
  expect(phaseOf(of, nowMs, isStill)).toBe(phase)
})
