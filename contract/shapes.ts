/**
 * The small shapes that many calls share. A text here never holds a control character, so that
 * nothing invisible enters a name, a log or the database; a length stands on every one.
 */
import * as z from 'zod/mini'
import { endOf, startOf } from './time-span.ts'
import { fromWire, isWholeKurus } from './money.ts'
import { hasControl, nameProblem } from './members/plain-name.ts'

/** Ids are JSON numbers, save uid and sid. */
export const id = z.int().check(z.gte(1))

/** One line of text as people type it: no control characters, none that turn the writing about. */
export function line(lengthMax: number, lengthMin = 0) {
  return z
    .string()
    .check(z.minLength(lengthMin), z.maxLength(lengthMax))
    .check(z.refine((text) => !hasControl(text), { error: 'control-character' }))
}

/** A name or another short word of a member's own: a line without the signs that open HTML. */
export function name(lengthMax: number, lengthMin = 1) {
  return line(lengthMax, lengthMin).check(
    z.refine((text) => nameProblem(text, lengthMin) !== 'no-html', { error: 'no-html' }),
    z.refine((text) => nameProblem(text, lengthMin) !== 'too_small', { error: 'too_small' }),
  )
}

/** Text that can be seen whole: letters, digits, signs, and single places between them. */
export function printable(lengthMax: number) {
  const shown = new RegExp(
    `^(?=.{1,${lengthMax}}$)[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]+( [\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]+)*$`,
    'u',
  )
  return z.string().check(z.refine((text) => shown.test(text), { error: 'not-printable' }))
}

/** A secret as typed: long enough for every passphrase, short enough to hash. */
export const password = line(200, 1)

/** Made by the caller; a repeat of a success with the same id answers the first outcome. */
export const requestId = line(64, 1)

/** An amount in TRY that something asks for: more than nothing, at most six decimals. */
export const amount = z.number().check(
  z.gt(0),
  z.refine((value) => fromWire(value) !== null, { error: 'not-an-amount' }),
)

/** The same in whole kuruş: deposits, withdrawals and transfers. */
export const inWholeKurus = (error: string) =>
  z.refine<number>((value) => isWholeKurus(fromWire(value) ?? 1n), { error })
export const kurusAmount = amount.check(inWholeKurus('not-whole-kurus'))

/** An amount in whole kuruş that filters: what is at least so much. */
export const leastAmount = z
  .number()
  .check(z.gte(0), z.lte(1_000_000_000), inWholeKurus('too-many-decimals'))

/** Decimal odds that are handed in. More than two decimals were never offered, and are not rounded to what was. */
export const oddsAsked = z.number().check(
  z.gte(1.01),
  z.lte(1_001),
  z.refine((value) => Math.round(value * 100) / 100 === value, { error: 'not-in-hundredths' }),
)

/** An amount in TRY that is answered. */
export const money = z.number()

/** ISO 8601 in UTC. */
export const moment = z.string()

/** A date or moment that filters: `2026-02-28` or full ISO 8601. The database knows no year 0. */
const dateOrMoment = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'no-such-date' })
  .check(z.refine((text) => !text.startsWith('0000'), { error: 'no-such-date' }))

/** The days or moments between which something lies, both included; with `datesInOrder` beside it. */
export const span = { startDate: z.optional(dateOrMoment), endDate: z.optional(dateOrMoment) }
/** The same of what has no end by itself: both have to be said. */
export const closedSpan = { startDate: dateOrMoment, endDate: dateOrMoment }

export const datesInOrder = z.refine<{
  startDate?: string | undefined
  endDate?: string | undefined
}>(
  ({ startDate, endDate }) =>
    startDate === undefined || endDate === undefined || startOf(startDate) < endOf(endDate),
  { path: ['endDate'], error: 'dates-crossed' },
)

const DAY_MS = 24 * 60 * 60 * 1000

/** No more than so many days, both counted. */
export const daysWithin = (days: number) =>
  z.refine<{ startDate: string; endDate: string }>(
    ({ startDate, endDate }) =>
      endOf(endDate).getTime() - startOf(startDate).getTime() <= days * DAY_MS,
    { path: ['startDate'], error: 'too-many-days' },
  )

/** A flag as old callers send it: true, 1 or "1". */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]),
  z.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
)

/** A value encrypted with the platform's public key, in base64 (2048 bits give 344 characters). */
export const ciphertext = z.string().check(z.minLength(1), z.maxLength(700))

/** Deposit (1) or withdrawal (2). */
export const cashType = z.literal([1, 2])
