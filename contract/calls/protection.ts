/** Player protection: limits, time-out, self-exclusion, reality check. */
import * as z from 'zod/mini'
import { call, nothing } from '../call.ts'
import { amount, moment, money } from '../shapes.ts'

const LIMITS = ['deposit', 'loss', 'stake', 'session'] as const
const PERIODS = ['day', 'week', 'month'] as const

const state = z.object({
  limits: z.array(
    z.object({
      kind: z.literal(LIMITS),
      period: z.literal(PERIODS),
      value: money,
      used: money,
      /** A raise that waits, and from when it counts. */
      next: z.nullable(z.object({ value: z.nullable(money), from: moment })),
    }),
  ),
  timeOutUntil: z.nullable(moment),
  excludedUntil: z.nullable(moment),
  realityCheckMinutes: z.int(),
})

export const protectionGet = call({
  name: 'protection/get',
  summary: "The member's limits and pauses.",
  who: 'member',
  manner: 'read',
  input: nothing,
  output: state,
})

export const setLimit = call({
  name: 'protection/set_limit',
  summary: 'Lowers a limit at once; a raise waits 24 h and asks again.',
  who: 'member',
  manner: 'write',
  input: z.object({
    kind: z.literal(LIMITS),
    period: z.literal(PERIODS),
    value: z.nullable(amount),
  }),
  output: state,
  stale: ['protection/get'],
})

export const timeOut = call({
  name: 'protection/time_out',
  summary: 'Closes play for a while.',
  who: 'member',
  manner: 'write',
  input: z.object({ span: z.literal(['1d', '1w', '1m', '2m', '3m']) }),
  output: state,
  stale: ['protection/get'],
})

export const selfExclude = call({
  name: 'protection/self_exclude',
  summary: 'Closes the account to play for long; ends every session.',
  who: 'member',
  manner: 'write',
  input: z.object({ span: z.literal(['6m', '1y', '5y']) }),
  output: state,
  stale: ['*'],
})

export const realityCheck = call({
  name: 'protection/reality_check',
  summary: 'Time and net result since the session began; with `minutes` sets the interval.',
  who: 'member',
  manner: 'write',
  input: z.object({ minutes: z.optional(z.int().check(z.gte(5), z.lte(240))) }),
  output: z.object({ minutes: z.int(), since: moment, net: money }),
  stale: ['protection/get'],
})
