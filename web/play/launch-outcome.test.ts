import { expect, it } from 'vitest'
import { launchOutcome } from './launch-outcome.ts'

const url = 'http://localhost:8081/lale-devri/1/index.html'

it('frames the address of a successful launch', () => {
  expect(launchOutcome({ url })).toEqual({ is: 'launched', url, origin: 'http://localhost:8081' })
})

it('calls the provider unreachable on its own error and on a success without an address', () => {
  expect(launchOutcome({ refused: 'Internal Server Error' })).toEqual({ is: 'unreachable' })
  expect(launchOutcome({})).toEqual({ is: 'unreachable' })
  expect(launchOutcome({ url: '' })).toEqual({ is: 'unreachable' })
  expect(launchOutcome({ url: 'javascript:alert(1)' })).toEqual({ is: 'unreachable' })
})

it('passes any other message on as it came', () => {
  expect(launchOutcome({ refused: 'Bu oyun şu anda kapalı.' })).toEqual({
    is: 'refused',
    message: 'Bu oyun şu anda kapalı.',
  })
})
