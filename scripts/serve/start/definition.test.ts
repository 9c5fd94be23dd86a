import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offerFile } from '#server/bonus/offer-file.ts'
import { readDefinition } from './definition.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kasa-definition-'))
})
afterAll(() => rm(folder, { recursive: true }))

const OFFER = {
  name: 'deneme',
  kind: 'deposit',
  title: { tr: 'Deneme', en: 'Trial' },
  starts: '2026-01-01T00:00:00Z',
  every: 'day',
  percent: 10,
  minimum: 100,
  maximum: 100,
  claimDays: 3,
  wagering: 5,
  days: 10,
  weights: { slot: 100 },
}

async function refusalOf(written: unknown): Promise<string> {
  const file = path.join(folder, 'offer.json')
  await writeFile(file, JSON.stringify(written))
  const read = readDefinition(file, offerFile, 'an offer')
  const error = await read.then(
    () => null,
    (failure: unknown) => failure,
  )
  return error instanceof Error ? error.message.replaceAll(folder, '.') : 'was read'
}

it('reads what is as its schema has it', async () => {
  expect(await refusalOf(OFFER)).toBe('was read')
})

it.each([
  [[], 'the file: expected an object { … }, but it is a list'],
  ['x', 'the file: expected an object { … }, but it is "x"'],
  [null, 'the file: expected an object { … }, but it is null'],
  [{}, 'kind: is missing, expected deposit or loss-back or free-rounds or free-bets'],
  [
    { ...OFFER, kind: 'gift' },
    'kind: expected deposit or loss-back or free-rounds or free-bets, but it is "gift"',
  ],
  [{ ...OFFER, days: 1.5 }, 'days: expected a whole number, but it is 1.5'],
  [{ ...OFFER, days: 0 }, 'days: expected at least 1, but it is 0'],
  [{ ...OFFER, days: '10' }, 'days: expected a number, but it is "10"'],
  [{ ...OFFER, title: { tr: 'Deneme' } }, 'title.en: is missing, expected a text'],
  [{ ...OFFER, every: 'year' }, 'every: expected once or day or week, but it is "year"'],
  [
    { ...OFFER, ends: 'soon' },
    'ends: expected a moment with its zone, such as 2026-01-31T09:00:00+03:00, but it is "soon"',
  ],
  [{ ...OFFER, weight: 1 }, 'the file: does not know weight'],
  [
    { ...OFFER, name: 'Deneme!' },
    'name: a name has up to 60 small letters, digits and hyphens, but it is "Deneme!"',
  ],
  [{ ...OFFER, weights: { poker: 1 } }, 'weights: the kinds of bets are'],
] as const)('says of %j what is wrong and what is expected', async (written, fault) => {
  const refusal = await refusalOf(written)
  expect(refusal).toMatch(/^\.\/offer\.json is not an offer:\n {2}/)
  expect(refusal).toContain(fault)
  expect(refusal).not.toContain('Invalid input')
})
