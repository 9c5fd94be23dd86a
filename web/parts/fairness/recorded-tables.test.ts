import { afterEach, expect, it } from 'vitest'
import { removeStored, writeStored } from '#web/state/stored.ts'
import { notedReceiptKey } from './recorded-games.ts'
import type { OpenedTable } from './noted-table.ts'
import { notedTable, noteTable } from './recorded-tables.ts'

afterEach(() => removeStored('tableNotes', 'receiptKey'))

const END = 'e'.repeat(64)
const RULES = { kind: 'roulette', laPartage: false } as const

const opened = (round: number, more: Partial<OpenedTable> = {}): OpenedTable => ({
  table: 'avrupa-ruleti',
  rules: RULES,
  salt: 'salt',
  round,
  before: { number: round - 1, seed: `seed ${round - 1}` },
  chains: [{ end: END, firstRound: 1 }],
  receiptKey: 'key',
  ...more,
})

const at = (ms: number): string => new Date(ms).toISOString()
const noted = (number: number, ms: number, drawnAs = number) =>
  notedTable({ table: 'avrupa-ruleti', number, drawnAs, at: at(ms) })

it('holds a round to what was shown before it, never to what was shown since', () => {
  noteTable(opened(10), 1_000)
  noteTable(opened(900, { salt: 'another', rules: { ...RULES, laPartage: true } }), 9_000)
  const rules = '{"kind":"roulette","laPartage":false}'
  expect(noted(10, 1_000)).toEqual({ rules, salt: 'salt', link: { number: 9, seed: 'seed 9' } })
  expect(noted(899, 8_000)).toEqual(noted(10, 1_000))
  expect(noted(900, 9_000)).toMatchObject({ salt: 'another', link: { number: 899 } })
  // A round that is told under a later number was bet on before all the same, and one told as earlier lay before the note.
  expect(noted(900, 8_000)?.salt).toBe('salt')
  expect(noted(899, 9_500)?.salt).toBe('salt')
  expect([noted(9, 5_000), noted(10, 999)]).toEqual([null, null])
  expect(notedTable({ table: 'fransiz-ruleti', number: 10, drawnAs: 10, at: at(1_000) })).toBeNull()
})

it('keeps the earlier note, whatever the same rounds are said to be later', () => {
  noteTable(opened(10), 1_000)
  noteTable(opened(10, { before: { number: 9, seed: 'changed' }, receiptKey: 'other' }), 2_000)
  expect(noted(12, 1_500)?.link).toEqual({ number: 9, seed: 'seed 9' })
  expect(noted(12, 2_500)?.link).toEqual({ number: 9, seed: 'changed' })
  expect(notedReceiptKey()).toBe('key')
})

it('knows the chain that follows once it was shown, and of no other', () => {
  const next = { end: 'f'.repeat(64), firstRound: 100_001 }
  noteTable(opened(98_500), 1_000)
  expect(noted(100_001, 2_000)?.link).toBeNull()
  noteTable(opened(98_600, { chains: [{ end: END, firstRound: 1 }, next] }), 1_500)
  expect(noted(100_001, 2_000)?.link).toEqual({ number: 100_000, seed: next.end })
  expect(noted(100_000, 2_000)?.link?.number).toBe(98_599)
})

it('of a shoe holds the round that it began with, if its chain was open to before that', () => {
  noteTable(opened(40, { before: { number: 30, seed: 'seed 30' } }), 1_000)
  expect(noted(41, 2_000, 31)?.link).toEqual({ number: 30, seed: 'seed 30' })
  expect(noted(41, 2_000, 30)?.link).toBeNull()
})

it('takes a table that nobody sat at by the end of its chain', () => {
  noteTable(opened(1, { before: { number: 0, seed: END } }), 1_000)
  expect(noted(1, 2_000)?.link).toEqual({ number: 0, seed: END })
})

it('writes a visit down once, and forgets the oldest of very many', () => {
  for (let round = 10; round < 500; round += 10) noteTable(opened(round), round)
  expect(noted(499, 500)?.link?.number).toBe(9)
  for (let visit = 1; visit < 40; visit += 1) noteTable(opened(1_000 * visit), 1_000 * visit)
  expect(noted(900, 999)).toBeNull()
  expect(noted(39_000, 39_000)?.link?.number).toBe(38_999)
})

it.each(['null', '[]', 'no json', '{"avrupa-ruleti":7}', '{"avrupa-ruleti":[7,{"at":1}]}'])(
  'survives %s, which somebody else wrote there',
  (text) => {
    writeStored('tableNotes', text)
    expect(noted(10, 1_000)).toBeNull()
    noteTable(opened(10), 1_000)
    expect(noted(10, 1_000)?.salt).toBe('salt')
  },
)
