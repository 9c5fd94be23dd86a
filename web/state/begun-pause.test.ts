import { expect, it } from 'vitest'
import { begunPauseIn } from './begun-pause.ts'

it('reads the pause that the page was opened with, and none from anything else', () => {
  const begun = { pause: 'self-exclusion', until: '2027-05-27T18:00:00.000Z' }
  expect(begunPauseIn(begun)).toEqual(begun)
  for (const other of [null, 'x', {}, { pause: 'time-out' }, { ...begun, until: 'soon' }])
    expect(begunPauseIn(other)).toBeNull()
  expect(begunPauseIn({ ...begun, pause: 'another' })).toBeNull()
})
