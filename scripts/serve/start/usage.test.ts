import { expect, it } from 'vitest'
import { CannotStart } from './print.ts'
import { isUsageAsked, START_USAGE } from './usage.ts'

it('a start tells how it is used instead, when it is asked', () => {
  expect(isUsageAsked([])).toBe(false)
  expect([['--help'], ['-h']].map(isUsageAsked)).toEqual([true, true])
})

it.each([['--halp'], ['--port=80'], ['-x'], ['--help=yes'], ['now']])(
  'a start refuses %s by one line that tells how it is used',
  (typed) => {
    const start = () => isUsageAsked([typed])
    expect(start).toThrow(CannotStart)
    expect(start).toThrow(/^[^\n]+\. Usage: npm start\. [^\n]+$/)
    expect(start).toThrow(START_USAGE)
  },
)
