import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import {
  amount,
  dateOrMoment,
  flag,
  id,
  kurusAmount,
  name,
  printable,
  requestId,
} from './shapes.ts'

const takes = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success

describe('amounts', () => {
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
      expect(takes(dateOrMoment, value)).toBe(true)
    for (const value of ['2026-02-30', 'yesterday', '', 20260228, "2026-01-01'; --"])
      expect(takes(dateOrMoment, value), String(value)).toBe(false)
  })
})
