import { expect, it } from 'vitest'
import { XxHash64 } from './xx-hash.ts'

function hashOf(bytes: Uint8Array, pieces: readonly number[] = []): string {
  const hash = new XxHash64()
  let at = 0
  for (const piece of pieces) hash.add(bytes.subarray(at, (at += piece)))
  hash.add(bytes.subarray(at))
  return hash.digest()
}

it.each([
  ['', 'ef46db3751d8e999'],
  ['a', 'd24ec4f1a98c6e5b'],
  ['abc', '44bc2cf5ad770999'],
  ['Nobody inspects the spammish repetition', 'fbcea83c8a378bf1'],
])('gives the published sum of "%s"', (text, sum) => {
  expect(hashOf(Buffer.from(text))).toBe(sum)
})

const P1: bigint = 0x9e3779b185ebca87n
const P2: bigint = 0xc2b2ae3d27d4eb4fn
const P3: bigint = 0x165667b19e3779f9n
const P4: bigint = 0x85ebca77c2b2ae63n
const P5: bigint = 0x27d4eb2f165667c5n

/** The definition, number by number, in bigint. */
function byDefinition(bytes: Uint8Array): string {
  const cut = (value: bigint): bigint => BigInt.asUintN(64, value)
  const turn = (value: bigint, bits: bigint): bigint => cut(value << bits) | (value >> (64n - bits))
  const round = (sum: bigint, lane: bigint): bigint => cut(turn(cut(sum + lane * P2), 31n) * P1)
  const view = Buffer.from(bytes)
  let at = 0
  let sum = P5
  if (bytes.length >= 32) {
    const lanes = [cut(P1 + P2), P2, 0n, cut(-P1)]
    for (; at + 32 <= bytes.length; at += 32)
      lanes.forEach((lane, n) => (lanes[n] = round(lane, view.readBigUInt64LE(at + 8 * n))))
    sum = lanes.reduce((all, lane, n) => cut(all + turn(lane, [1n, 7n, 12n, 18n][n] ?? 0n)), 0n)
    for (const lane of lanes) sum = cut((sum ^ round(0n, lane)) * P1 + P4)
  }
  sum = cut(sum + BigInt(bytes.length))
  for (; at + 8 <= bytes.length; at += 8)
    sum = cut(turn(sum ^ round(0n, view.readBigUInt64LE(at)), 27n) * P1 + P4)
  if (at + 4 <= bytes.length) {
    sum = cut(turn(sum ^ cut(BigInt(view.readUInt32LE(at)) * P1), 23n) * P2 + P3)
    at += 4
  }
  for (; at < bytes.length; at += 1)
    sum = cut(turn(sum ^ cut(BigInt(view[at] ?? 0) * P5), 11n) * P1)
  sum = cut((sum ^ (sum >> 33n)) * P2)
  sum = cut((sum ^ (sum >> 29n)) * P3)
  return (sum ^ (sum >> 32n)).toString(16).padStart(16, '0')
}

it('gives what the definition gives, of any length and in whatever pieces it comes', () => {
  const bytes = Uint8Array.from({ length: 300 }, (_, at) => (at * at * 197 + at * 31) & 0xff)
  for (let length = 0; length <= bytes.length; length += 1) {
    const some = bytes.subarray(0, length)
    const sum = byDefinition(some)
    expect(hashOf(some), `${length} bytes`).toBe(sum)
    expect(hashOf(some, [1, 5, 31, 33, 64, 7]), `${length} bytes in pieces`).toBe(sum)
  }
})
