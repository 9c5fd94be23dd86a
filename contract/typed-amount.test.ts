import { expect, it } from 'vitest'
import { isTooFine, liraOf, readAmount, typedAmount } from './typed-amount.ts'

it.each([
  ['100', 'tr', 10_000],
  ['1.250', 'tr', 125_000],
  ['1.250,5', 'tr', 125_050],
  ['1.250.000,05', 'tr', 125_000_005],
  ['12.50', 'tr', 1_250],
  ['12,5', 'tr', 1_250],
  ['₺ 75,00', 'tr', 7_500],
  ['1,250', 'en', 125_000],
  ['1,250.50', 'en', 125_050],
  ['12,50', 'en', 1_250],
  ['100,', 'tr', 10_000],
] as const)('reads %s in %s as that many kuruş', (text, lang, kurus) => {
  expect(readAmount(text, lang)).toEqual({ kind: 'amount', kurus })
})

it.each(['abc', '-5', '1e5', '1,2,3', '12,345', '1.25.00', '.', '1..5'])(
  'does not guess at %s',
  (text) => {
    expect(readAmount(text, 'tr')).toEqual({ kind: 'unreadable' })
  },
)

it.each([
  ['0,001', 'en'],
  ['0.001', 'tr'],
  ['012,345', 'en'],
  // The other language's way of writing three decimals is none of ours either.
  ['0,001', 'tr'],
  ['0.001', 'en'],
] as const)('takes %s in %s for no amount: it is no group of thousands', (text, lang) => {
  expect(readAmount(text, lang)).toEqual({ kind: 'unreadable' })
})

it('knows what is no amount for nothing but its third decimal', () => {
  for (const text of ['12,345', '0,001', '1.250,505', '₺12,3456'])
    expect([text, isTooFine(text, 'tr')]).toEqual([text, true])
  expect(isTooFine('12.345', 'en')).toBe(true)
  for (const text of ['12,34', '12.345', 'abc', '12,34a', '1,234,567', ',345'])
    expect([text, isTooFine(text, 'tr')]).toEqual([text, false])
})

it.each(['99999999999999', '12.345.678.901', '12345678901,50'])('knows %s as too much', (text) => {
  expect(readAmount(text, 'tr')).toEqual({ kind: 'beyond' })
})

it('tells nothing from something', () => {
  expect(readAmount('  ', 'tr')).toEqual({ kind: 'empty' })
  expect(readAmount('0', 'tr')).toEqual({ kind: 'amount', kurus: 0 })
})

it('writes an amount as it would be typed', () => {
  expect(typedAmount(250, 'tr')).toBe('250')
  expect(typedAmount(0.5, 'tr')).toBe('0,50')
  expect(typedAmount(0.5, 'en')).toBe('0.50')
  expect(liraOf(29)).toBe(0.29)
})
