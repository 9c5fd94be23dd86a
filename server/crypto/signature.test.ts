import { expect, it } from 'vitest'
import { verifySignature, REPLAY_WINDOW_MS, sign } from './signature.ts'

const key = Buffer.alloc(32, 7)
const body = Buffer.from('{"kind":"approved"}')
const now = new Date('2026-01-01T00:00:00Z')
const seconds = now.getTime() / 1000
const signed = { timestamp: String(seconds), signature: sign(key, seconds, body) }

it('takes a body signed with the key at this time', () => {
  expect(verifySignature(key, signed, body, now)).toBe('genuine')
})

it('refuses another body, another key, another time and a shortened signature', () => {
  const { timestamp, signature } = signed
  expect(verifySignature(key, signed, Buffer.from('{"kind":"declined"}'), now)).toBe('forged')
  expect(verifySignature(Buffer.alloc(32, 8), signed, body, now)).toBe('forged')
  expect(verifySignature(key, { timestamp: String(seconds + 1), signature }, body, now)).toBe(
    'forged',
  )
  expect(verifySignature(key, { timestamp, signature: signature.slice(2) }, body, now)).toBe(
    'forged',
  )
  expect(verifySignature(key, { timestamp: 'NaN', signature }, body, now)).toBe('forged')
})

it('refuses a notice without signature or time', () => {
  expect(verifySignature(key, { ...signed, signature: undefined }, body, now)).toBe('unsigned')
  expect(verifySignature(key, { ...signed, timestamp: undefined }, body, now)).toBe('unsigned')
})

it('refuses a genuine notice outside the replay window, either way', () => {
  const later = new Date(now.getTime() + REPLAY_WINDOW_MS)
  expect(verifySignature(key, signed, body, later)).toBe('genuine')
  expect(verifySignature(key, signed, body, new Date(later.getTime() + 1))).toBe('stale')
  expect(verifySignature(key, signed, body, new Date(now.getTime() - REPLAY_WINDOW_MS - 1))).toBe(
    'stale',
  )
})
