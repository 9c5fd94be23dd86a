import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { CompressedAnswer } from './compressed-answer.ts'

const TEXT = 'Kasa '.repeat(1_000)
const answer = new CompressedAnswer(TEXT)

it('is sent in the smallest form that its caller takes, which is made once', async () => {
  const br = await answer.formFor('gzip, deflate, br;q=0.9')
  expect(br.encoding).toBe('br')
  expect(brotliDecompressSync(br.body).toString()).toBe(TEXT)
  expect((await answer.formFor('BR')).body).toBe(br.body)
  const gzip = await answer.formFor(['gzip', 'br;q=0'])
  expect(gzip.encoding).toBe('gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(TEXT)
})

it('is plain to who takes neither, and where it is too short to gain by it', async () => {
  for (const accepted of [undefined, '', 'identity', 'br;q=0.0, gzip;q=0'])
    expect(await answer.formFor(accepted)).toEqual({ encoding: null, body: Buffer.from(TEXT) })
  expect((await new CompressedAnswer('short').formFor('br')).encoding).toBeNull()
})
