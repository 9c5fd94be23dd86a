import { expect, it } from 'vitest'
import { mostOf, problemsFrom, problemsOf as problemsIn, type Draft } from './transfer-rules.ts'
import type { Method } from './method.ts'

const method: Method = {
  id: 1,
  Type: 1,
  isFavourite: false,
  isHighlighted: false,
  duration: '',
  bankcode: null,
  dailyMaximum: 1_000,
  leftToday: 800,
  name: 'Deneme',
  description: '',
  image: '',
  minimum: 10,
  maximum: 500,
  quickAmounts: [],
  transferTypeId: 2,
  hasQr: false,
  fields: [
    { name: 'senderPhone', kind: 'phone', label: 'Telefon', required: true, lengthMax: 20 },
    { name: 'senderNationalID', kind: 'national-id', label: 'T.C.', required: false },
  ],
}
const bounds = { today: '2026-03-10', balance: null }
const problemsOf = (draft: Draft, of: Method, lang: 'tr' | 'en') =>
  problemsIn(draft, { fields: of.fields, limits: of }, lang, bounds)
const fields = { senderPhone: '0532 000 00 00' }

it('finds nothing wrong with a whole form', () => {
  expect(problemsOf({ amount: '10', fields }, method, 'tr')).toEqual({})
  expect(problemsOf({ amount: '500,00', fields }, method, 'tr')).toEqual({})
})

it('names what is missing, unreadable or out of the method’s range', () => {
  const amountIn = (amount: string) => problemsOf({ amount, fields }, method, 'tr')['amount']
  expect(amountIn('')).toBe('enterAmount')
  expect(amountIn('on')).toBe('unreadable')
  expect(amountIn('9,99')).toBe('outOfRange')
  expect(amountIn('500,01')).toBe('outOfRange')
  expect(amountIn('99999999999999')).toBe('outOfRange')
})

it('holds to what is left of the day, where that is less than the method takes', () => {
  const amountIn = (amount: string, leftToday: number | null) =>
    problemsOf({ amount, fields }, { ...method, leftToday }, 'tr')['amount']
  expect(amountIn('300', 300)).toBeUndefined()
  expect(amountIn('300,01', 300)).toBe('overToday')
  expect(amountIn('300,01', null)).toBeUndefined()
})

it('holds a withdrawal to what there is, before it is sent, and says the most that can go', () => {
  const amountIn = (amount: string, balance: number) =>
    problemsIn({ amount, fields }, { fields: [], limits: method }, 'tr', { ...bounds, balance })[
      'amount'
    ]
  expect(amountIn('120,50', 120.509)).toBeUndefined()
  expect(amountIn('120,51', 120.509)).toBe('overBalance')
  expect(amountIn('500,01', 120)).toBe('outOfRange')
  expect([mostOf(method, 120.509), mostOf(method, 900), mostOf(method, null)]).toEqual([
    120.5, 500, 500,
  ])
  // Too little for the method: its own range says so.
  expect(mostOf(method, 5)).toBe(500)
})

it('holds an amount to no range before there is a method to have one, and to what there is', () => {
  const amountIn = (amount: string, balance: number | null) =>
    problemsIn({ amount, fields: {} }, { fields: [], limits: null }, 'tr', { ...bounds, balance })[
      'amount'
    ]
  expect(amountIn('', 120)).toBe('enterAmount')
  expect(amountIn('0', 120)).toBe('outOfRange')
  expect(amountIn('1', 120)).toBeUndefined()
  expect(amountIn('120,01', 120)).toBe('overBalance')
  expect(amountIn('900000', null)).toBeUndefined()
})

it('takes a card that is valid today and for no more than twenty years, and a note without markup', () => {
  const form = [
    { name: 'idValidity', kind: 'date', label: '', required: true },
    { name: 'note', kind: 'note', label: '', required: false },
  ] as const
  const problemsWith = (idValidity: string, note = '') =>
    problemsOf({ amount: '50', fields: { idValidity, note } }, { ...method, fields: form }, 'tr')
  expect(problemsWith('2026-3-10')).toEqual({})
  expect(problemsWith('2046-3-10', 'a & b')).toEqual({})
  expect(problemsWith('2026-3-9')).toEqual({ idValidity: 'dateOver' })
  expect(problemsWith('2046-3-11')).toEqual({ idValidity: 'dateTooFar' })
  expect(problemsWith('9999-12-31')).toEqual({ idValidity: 'dateTooFar' })
  expect(problemsWith('2026-2-30')).toEqual({ idValidity: 'wrongDate' })
  expect(problemsWith('2030-1-1', '<b>x</b>')).toEqual({ note: 'noHtml' })
})

it('reads an amount of a field as digits with at most one sign', () => {
  const coins = { name: 'coins', kind: 'amount', label: 'USDT', required: false } as const
  const problemIn = (typed: string) =>
    problemsOf({ amount: '50', fields: { coins: typed } }, { ...method, fields: [coins] }, 'tr')[
      'coins'
    ]
  for (const typed of ['', '12', '12,5', '0.00000001']) expect(problemIn(typed)).toBeUndefined()
  for (const typed of ['1e9', '-1', '1.2.3', '١٢', '0.000000001'])
    expect(problemIn(typed)).toBe('wrongAmount')
})

it('checks the fields that the method names, and only those', () => {
  const amount = '50'
  expect(problemsOf({ amount, fields: {} }, method, 'tr')).toEqual({ senderPhone: 'required' })
  const typed = { senderPhone: 'yok', senderNationalID: '123' }
  expect(problemsOf({ amount, fields: typed }, method, 'tr')).toEqual({
    senderPhone: 'wrongPhone',
    senderNationalID: 'wrongNationalId',
  })
})

it('puts what the platform said to the field it said it of', () => {
  const problems = [
    { field: 'fields.senderPhone', problem: 'phone' },
    { field: 'amount', problem: 'x' },
    { field: 'note', problem: 'no-html' },
  ]
  expect(problemsFrom({ fields: problems })).toEqual({
    senderPhone: 'wrongPhone',
    amount: 'wrongField',
    note: 'noHtml',
  })
  expect(problemsFrom({})).toEqual({})
})

it('takes a mobile number by the rule of the platform alone', () => {
  const problemIn = (senderPhone: string) =>
    problemsOf({ amount: '50', fields: { senderPhone } }, method, 'tr')['senderPhone']
  for (const typed of ['0532 000 00 00', '+905320000000', '(532) 000-00-00'])
    expect(problemIn(typed)).toBeUndefined()
  for (const typed of ['0000000', '0212 000 00 00', '+49 171 0000000'])
    expect(problemIn(typed)).toBe('wrongPhone')
})
