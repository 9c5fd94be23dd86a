import { expect, it } from 'vitest'
import { addressAfterLogin } from './address-after-login.ts'

it.each([
  [null, '/'],
  ['/slot?q=lale', '/slot?q=lale'],
  ['/profile', '/'],
  ['/play/slot/7?from=/profile', '/'],
  ['https://evil.test/', '/'],
  ['//evil.test', '/'],
  ['/\\evil.test', '/'],
])('a login with the stored address %o leads to %s', (stored, next) => {
  expect(addressAfterLogin(stored)).toBe(next)
})
