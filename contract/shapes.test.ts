import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { calls } from './registry.ts'
import {
  amount,
  flag,
  id,
  kurusAmount,
  leastAmount,
  name,
  oddsAsked,
  printable,
  requestId,
  span,
} from './shapes.ts'

const takes = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success

describe('amounts', () => {
  it('that filter are whole kuruş, nothing too', () => {
    for (const value of [0, 0.01, 250, 1_000_000_000]) expect(takes(leastAmount, value)).toBe(true)
    for (const value of [-1, 0.001, 99.999, 1e300]) expect(takes(leastAmount, value)).toBe(false)
  })

  it('are more than nothing, exact to six decimals, and below a billion', () => {
    for (const value of [0.000001, 0.2, 1, 10_000, 999_999_999.99])
      expect(takes(amount, value)).toBe(true)
    for (const value of [0, -0, -1, 1e-7, 0.1234567, 1e9 + 1, 1e300, Infinity, NaN, '5', null])
      expect(takes(amount, value), String(value)).toBe(false)
  })

  it('are whole kuruş where people see them', () => {
    for (const value of [0.01, 1, 19.99, 100.1]) expect(takes(kurusAmount, value)).toBe(true)
    for (const value of [0.001, 19.999, 0, -5]) expect(takes(kurusAmount, value)).toBe(false)
  })
})

it('odds that are handed in have two decimals at most, and are rounded to none that were offered', () => {
  const offered = Array.from({ length: 100_000 }, (_, at) => (at + 101) / 100)
  expect(offered.filter((odds) => !takes(oddsAsked, odds))).toEqual([])
  for (const value of [1, 1.005, 2.021, 2.0200001, 2.019999, 1_001.01, 1e300, NaN, '2', null])
    expect(takes(oddsAsked, value), String(value)).toBe(false)
})

describe('words', () => {
  it('of a member’s own hold neither HTML nor what cannot be seen', () => {
    for (const value of ['Deniz', 'Ayşe Nur O’Neil', 'İğdır'])
      expect(takes(name(60), value)).toBe(true)
    for (const value of ['<b>Deniz</b>', 'De\u0000niz', 'De\nniz', 'a\u202eb', '', '   '])
      expect(takes(name(60), value), JSON.stringify(value)).toBe(false)
  })

  it('that are seeds can be seen whole', () => {
    for (const value of ['a', 'lale: 7', 'Ağaç ömrü', '☾'.repeat(64), '<b>'])
      expect(takes(printable(64), value)).toBe(true)
    for (const value of ['', ' ', ' a', 'a ', 'a  b', 'a\tb', 'a\u200bb', '\ud800', 'a'.repeat(65)])
      expect(takes(printable(64), value), JSON.stringify(value)).toBe(false)
  })

  it('that make a repeat harmless are 1 to 64 characters', () => {
    expect(takes(requestId, 'a')).toBe(true)
    expect(takes(requestId, 'a'.repeat(64))).toBe(true)
    for (const value of ['', 'a'.repeat(65), 5, 'a\u0000'])
      expect(takes(requestId, value)).toBe(false)
  })
})

describe('ids, flags and dates', () => {
  it('are what they say', () => {
    for (const value of [0, -1, 1.5, 2 ** 53, '1', null]) expect(takes(id, value)).toBe(false)
    expect([true, 1, '1', 'true', false, 0, '0'].map((value) => z.parse(flag, value))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect(takes(flag, 'yes')).toBe(false)
    for (const value of ['2026-02-28', '2026-02-28T10:00:00Z', '2026-02-28T10:00:00.000+03:00'])
      expect(takes(span.startDate, value)).toBe(true)
    for (const value of ['2026-02-30', 'yesterday', '', 20260228, "2026-01-01'; --"])
      expect(takes(span.startDate, value), String(value)).toBe(false)
  })
})

describe('spans', () => {
  it('may not end before they begin, in every call that takes one', () => {
    const spans = [...calls.values()].filter(
      ({ input }) => input instanceof z.ZodMiniObject && 'startDate' in input.shape,
    )
    expect(spans.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'betframe/getCoupons',
        'bonus/history',
        'bonus/history_totals',
        'bonus/statement',
        'casino/game_history',
        'casino/game_statement',
        'casino/game_totals',
        'finance/list_transactions',
        'finance/statement',
        'finance/transaction_totals',
        'lottery/tickets',
      ]),
    )
    for (const { name, input } of spans) {
      const takesSpan = (startDate: string, endDate: string) =>
        takes(input, { startDate, endDate, format: 'csv' })
      expect([name, takesSpan('2026-03-02', '2026-03-02')]).toEqual([name, true])
      expect([name, takesSpan('2026-03-02', '2026-03-01')]).toEqual([name, false])
      expect(takesSpan('2026-03-02T23:59:59+03:00', '2026-03-02')).toBe(true)
      expect(takesSpan('2026-03-03T00:00:00+03:00', '2026-03-02')).toBe(false)
    }
  })
})
