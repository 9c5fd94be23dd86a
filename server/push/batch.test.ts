import { expect, it } from 'vitest'
import { packed, unpacked, type Batch } from './batch.ts'

const NOTIFY_BYTES = 8_000

it('packs any moment into texts that NOTIFY carries, and loses nothing on the way', () => {
  const scopes = Array.from({ length: 5_000 }, (_, i) => String(10 ** 17 + i))
  const batch: Batch = {
    touched: [
      ['balance', scopes],
      ['jackpots', null],
    ],
    published: Array.from({ length: 90 }, (_, i) => ({
      topic: 'site/changes',
      scope: String(i),
      data: { calls: ['ş'.repeat(200)] },
    })),
  }
  const { texts, tooLarge } = packed('one', batch)
  expect(tooLarge).toEqual([])
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(NOTIFY_BYTES)
  const read = texts.map((text) => unpacked(text))
  expect(read.every((each) => each?.from === 'one')).toBe(true)
  const touched = read.flatMap((each) => each?.touched ?? [])
  expect(touched.filter(([name]) => name === 'balance').flatMap(([, some]) => some)).toEqual(scopes)
  expect(touched).toContainEqual(['jackpots', null])
  expect(read.flatMap((each) => each?.published ?? [])).toEqual(batch.published)
})

it('leaves out, by name, what no text could carry', () => {
  const large = { topic: 'site/changes', scope: '1', data: 'x'.repeat(NOTIFY_BYTES) }
  const small = { topic: 'site/changes', scope: '2', data: 1 }
  const { texts, tooLarge } = packed('one', { touched: [], published: [large, small] })
  expect(tooLarge).toEqual([large])
  expect(texts.map((text) => unpacked(text)?.published)).toEqual([[small]])
})

it.each(['', 'null', '{', '[]', '{"from":1}', '{"from":"a","touched":[["b"]],"published":[]}'])(
  'takes %j for none of ours',
  (text) => expect(unpacked(text)).toBeNull(),
)
