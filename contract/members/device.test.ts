import { expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36'

it('names the browser, not those it resembles', () => {
  expect(deviceOf(CHROME)).toEqual({ browser: 'Chrome', system: 'Linux', kind: 'computer' })
  expect(deviceOf(`${CHROME} Edg/147.0`).browser).toBe('Edge')
  expect(
    deviceOf(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    ),
  ).toEqual({ browser: 'Safari', system: 'iPhone', kind: 'phone' })
})

it('admits that it does not know', () => {
  expect(deviceOf('')).toEqual({ browser: '', system: '', kind: 'computer' })
  expect(deviceOf('curl/8').browser).toBe('')
})
