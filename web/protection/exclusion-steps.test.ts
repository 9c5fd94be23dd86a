import { expect, it } from 'vitest'
import { longerThan, spansAfter, stepIn } from './exclusion-steps.ts'

it('reads the step from the history, and none from anything else', () => {
  expect(stepIn({ at: 'confirm', span: '5y' })).toEqual({ at: 'confirm', span: '5y' })
  expect(stepIn({ at: 'choose' })).toEqual({ at: 'choose' })
  for (const other of [null, 'x', {}, { at: 'confirm' }, { at: 'confirm', span: '1d' }])
    expect(stepIn(other)).toBeNull()
})

it('offers whoever is excluded only what lasts longer, and all beside a register', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const excludedUntil = '2027-05-27T12:00:00Z'
  expect(spansAfter(null, now)).toEqual(['6m', '1y', '5y'])
  expect(spansAfter(longerThan({ excludedUntil, excludedBy: 'self' }), now)).toEqual(['1y', '5y'])
  expect(longerThan({ excludedUntil, excludedBy: 'register' })).toBeNull()
  expect(longerThan(undefined)).toBeNull()
})
