import { afterEach, expect, it } from 'vitest'
import { expirationAfter, storedSession, uipOf } from './session.ts'
import { removeStored, writeStored } from './stored.ts'

afterEach(() => removeStored('bnwUserSession'))

it('DATA-01/uip-default without a known address uip is 0.0.0.0', () => {
  expect([uipOf(null), uipOf(undefined), uipOf('')]).toEqual(['0.0.0.0', '0.0.0.0', '0.0.0.0'])
  expect(uipOf('192.0.2.7')).toBe('192.0.2.7')
})

it('marks the session for a ping exactly 15000 ms after login', () => {
  expect(expirationAfter(1_000)).toBe(16_000)
})

it('takes a stored session whole or not at all', () => {
  const session = { uid: 'a', sid: 'b', uip: 'c', gmt: '+03:00', lang: 'tr' }
  writeStored('bnwUserSession', JSON.stringify({ ...session, extra: 1 }))
  expect(storedSession()).toEqual(session)
  writeStored('bnwUserSession', JSON.stringify({ ...session, sid: 7 }))
  expect(storedSession()).toBeNull()
})
