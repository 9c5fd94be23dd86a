import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'
import { crowdOf, crowdText, floorMessage, floorWords, isNextInChain, wordsOf } from './floor.ts'

const SEED = Buffer.alloc(32, 7)

it('hashes the JSON list of the client seeds in their order, and the salt alone where there are none', async () => {
  expect(crowdText({ clientSeeds: ['b', 'a"'], salt: 's' })).toBe('["b","a\\""]')
  expect(crowdText({ clientSeeds: [], salt: 's' })).toBe('["s"]')
  expect(await crowdOf(sha256Later, { clientSeeds: [], salt: 's' })).toBe(
    createHash('sha256').update('["s"]').digest('hex'),
  )
})

it('takes each word over the message and its number, big-endian from the first eight bytes', async () => {
  const crowd = createHash('sha256').update('["s"]').digest('hex')
  const message = `kasa/2:floor:zeplin:12:${crowd}`
  expect(floorMessage('zeplin', 12n, crowd)).toBe(message)
  const words = await wordsOf(hmacLater, sha256Later, SEED, {
    table: 'zeplin',
    round: 12n,
    clientSeeds: [],
    salt: 's',
  })
  for (const k of [0, 1, 2])
    expect(await words.below(1n << 52n)).toBe(
      (await hmacLater(SEED, `${message}:${k}`)).readBigUInt64BE() % (1n << 52n),
    )
})

it('throws a word away that would favour the small numbers', async () => {
  const given = [0xffff_ffff_ffff_ffffn, 11n]
  const handed = async (_key: Uint8Array, message: string) => {
    const mac = Buffer.alloc(32)
    mac.writeBigUInt64BE(given[Number(message.split(':').at(-1))] ?? 0n)
    return mac
  }
  // 2^64 is one more than a multiple of three, so the last word of all is one too many.
  expect(await floorWords(handed, SEED, 'm').below(3n)).toBe(2n)
})

it('knows the next seed of a chain by its hash', async () => {
  const before = createHash('sha256').update(SEED).digest()
  expect(await isNextInChain(sha256Later, SEED, before)).toBe(true)
  expect(await isNextInChain(sha256Later, before, SEED)).toBe(false)
  expect(await isNextInChain(sha256Later, Buffer.concat([SEED, SEED]), before)).toBe(false)
})

it.each([
  ['a table with a colon', 'zep:lin', 1n, 'a'.repeat(64)],
  ['a round before the first', 'zeplin', 0n, 'a'.repeat(64)],
  ['a crowd that is no hash', 'zeplin', 1n, 'A'.repeat(64)],
])('makes no message of %s', (_what, table, round, crowd) => {
  expect(() => floorMessage(table, round, crowd)).toThrow(RangeError)
})
