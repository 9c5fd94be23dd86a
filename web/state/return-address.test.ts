import { afterEach, expect, it } from 'vitest'
import { takeReturnAddress } from './return-address.ts'
import { readStored, removeStored, writeStored } from './stored.ts'

afterEach(() => removeStored('returnUrl'))

it.each([
  ['leads to the stored address', '/live/type/crash?from=home', '/live/type/crash?from=home'],
  ['leads home from the address that is open already', '/play/live/7#a', '/'],
  ['leads to no other site', '//elsewhere.example', '/'],
  ['leads to no other site by a backslash', '/\\elsewhere.example', '/'],
])('a failed launch %s, once', (_what, stored, address) => {
  writeStored('returnUrl', stored)
  expect(takeReturnAddress('/play/live/7')).toBe(address)
  expect(readStored('returnUrl')).toBeNull()
})

it('a failed launch leads home where nothing is stored', () => {
  expect(takeReturnAddress('/play/live/7')).toBe('/')
})
