import { afterEach, expect, it } from 'vitest'
import { removeStored, writeStored } from '#web/state/stored.ts'
import { noteSeeds, wasNoted } from './recorded-seeds.ts'

afterEach(() => removeStored('seedHashes'))

const hash = (digit: string) => digit.repeat(64)
const sealed = (digit: string, nonce: number, next: string) => ({
  seedHash: hash(digit),
  nonce,
  nextSeedHash: hash(next),
})

it('knows a hash from the round on that it was shown before, and the next one from its first', () => {
  noteSeeds(sealed('a', 5, 'b'))
  expect([4, 5, 900].map((nonce) => wasNoted(hash('a'), nonce))).toEqual([false, true, true])
  expect(wasNoted(hash('b'), 0)).toBe(true)
  expect(wasNoted(hash('c'), 900)).toBe(false)
})

it('keeps the earliest note, whatever is shown later', () => {
  noteSeeds(sealed('a', 5, 'b'))
  noteSeeds(sealed('a', 90, 'b'))
  noteSeeds(sealed('b', 12, 'c'))
  expect(wasNoted(hash('a'), 5)).toBe(true)
  expect(wasNoted(hash('b'), 0)).toBe(true)
})

it('forgets the oldest of very many, and survives what somebody else wrote there', () => {
  for (let seen = 0; seen < 450; seen += 1)
    noteSeeds({ seedHash: `x${seen}`, nonce: 0, nextSeedHash: `x${seen + 1}` })
  expect(wasNoted('x0', 5)).toBe(false)
  expect(wasNoted('x450', 5)).toBe(true)
  for (const text of ['null', '[]', 'no json', '{"a":"b"}']) {
    writeStored('seedHashes', text)
    expect(wasNoted('a', 5)).toBe(false)
    noteSeeds(sealed('d', 0, 'e'))
    expect(wasNoted(hash('d'), 0)).toBe(true)
  }
})
