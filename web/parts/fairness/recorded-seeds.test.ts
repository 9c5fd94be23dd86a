import { afterEach, expect, it } from 'vitest'
import { removeStored, writeStored } from '#web/state/stored.ts'
import {
  isNotedDraw,
  isOwnClientSeed,
  noteClientSeed,
  notedSeed,
  noteSeeds,
  wasNoted,
} from './recorded-seeds.ts'

afterEach(() => removeStored('seedHashes'))

const hash = (digit: string) => digit.repeat(64)
const sealed = (digit: string, nonce: number, next: string) => ({
  seedHash: hash(digit),
  nonce,
  drawVersion: 2,
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

it('keeps the client seed that was chosen for a pair beside its hash, until it is taken back', () => {
  noteSeeds(sealed('a', 0, 'b'))
  const pair = { seedHash: hash('b'), clientSeed: 'own' }
  expect(isOwnClientSeed(pair)).toBeNull()
  noteClientSeed(hash('b'), 'own')
  noteSeeds(sealed('b', 3, 'c'))
  expect(notedSeed(hash('b'))).toEqual({ ...pair, nonce: 0, drawVersion: 2 })
  expect(isOwnClientSeed(pair)).toBe(true)
  expect(isOwnClientSeed({ ...pair, clientSeed: 'looked for' })).toBe(false)
  noteClientSeed(hash('b'), null)
  expect([isOwnClientSeed(pair), wasNoted(hash('b'), 0)]).toEqual([null, true])
})

it('keeps the version of the draw that a pair was first shown in use with', () => {
  const draw = (digit: string, drawVersion: number) =>
    isNotedDraw({ seedHash: hash(digit), drawVersion })
  noteSeeds(sealed('a', 0, 'b'))
  noteSeeds({ ...sealed('a', 1, 'b'), drawVersion: 1 })
  expect([draw('a', 2), draw('a', 1)]).toEqual([true, false])
  // The pair that follows says its version once it is in use, whatever was noted of it before.
  expect(draw('b', 2)).toBeNull()
  noteClientSeed(hash('b'), 'own')
  noteSeeds(sealed('b', 4, 'c'))
  expect([draw('b', 2), draw('b', 1)]).toEqual([true, false])
  noteClientSeed(hash('b'), 'other')
  expect([draw('b', 2), notedSeed(hash('b'))?.nonce]).toEqual([true, 0])
})

it('reads the notes of before, which knew no client seeds', () => {
  writeStored('seedHashes', JSON.stringify({ [hash('a')]: 5 }))
  expect([4, 5].map((nonce) => wasNoted(hash('a'), nonce))).toEqual([false, true])
  expect(isOwnClientSeed({ seedHash: hash('a'), clientSeed: 'x' })).toBeNull()
  noteClientSeed(hash('a'), 'x')
  const noted = { seedHash: hash('a'), nonce: 5, clientSeed: 'x', drawVersion: null }
  expect(notedSeed(hash('a'))).toEqual(noted)
})

it('forgets the oldest of very many, and survives what somebody else wrote there', () => {
  for (let seen = 0; seen < 450; seen += 1)
    noteSeeds({ ...sealed('a', 0, 'b'), seedHash: `x${seen}`, nextSeedHash: `x${seen + 1}` })
  expect(wasNoted('x0', 5)).toBe(false)
  expect(wasNoted('x450', 5)).toBe(true)
  for (const text of ['null', '[]', 'no json', '{"a":"b"}', '{"a":{"nonce":"5"}}']) {
    writeStored('seedHashes', text)
    expect(wasNoted('a', 5)).toBe(false)
    noteSeeds(sealed('d', 0, 'e'))
    expect(wasNoted(hash('d'), 0)).toBe(true)
  }
})
