import { expect, it } from 'vitest'
import { placeOf } from './place.ts'

it.each([
  ['193.140.1.1', 'TR'],
  ['8.8.8.8', 'US'],
  ['212.58.244.20', 'GB'],
  ['::ffff:8.8.8.8', 'US'],
  ['2001:4860:4860::8888', 'US'],
  ['2a02:ff0::1', 'TR'],
])('knows the country of %s', async (ip, country) => {
  expect(await placeOf(ip)).toBe(country)
})

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.1.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  'fd12:3456::1',
  'fe80::1%eth0',
  '192.0.2.1',
  '',
  'kasa',
  '8.8.8',
])('knows none for "%s"', async (ip) => {
  expect(await placeOf(ip)).toBeNull()
})
