import { expect, it } from 'vitest'
import { isNamedHost } from './passkey.ts'

it('takes a name for a passkey, and no address', () => {
  expect(['localhost', 'kasa.example'].every(isNamedHost)).toBe(true)
  expect(['127.0.0.1', '[::1]', '::1', '192.0.2.7', ''].some(isNamedHost)).toBe(false)
})
