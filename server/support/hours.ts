/** When somebody answers: a span of the day in Istanbul, which has kept +03:00 since 2016. */
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'

export interface Hours {
  opensMinute: number
  closesMinute: number
}

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const ISTANBUL_MINUTES = 3 * 60

export async function hoursOf(db: Kysely<Tables>): Promise<Hours> {
  const { opens_minute, closes_minute } = await db
    .selectFrom('support_hours')
    .select(['opens_minute', 'closes_minute'])
    .executeTakeFirstOrThrow()
  return { opensMinute: opens_minute, closesMinute: closes_minute }
}

export async function setHours(db: Kysely<Tables>, hours: Hours): Promise<void> {
  await db
    .updateTable('support_hours')
    .set({ opens_minute: hours.opensMinute, closes_minute: hours.closesMinute })
    .execute()
}

/** Is somebody there? A span may go past midnight; one that ends where it begins is all day. */
export function isOpenAt({ opensMinute, closesMinute }: Hours, now: Date): boolean {
  const minute = (Math.floor(now.getTime() / MINUTE_MS) + ISTANBUL_MINUTES) % DAY_MINUTES
  if (opensMinute === closesMinute) return true
  const isWithin = (from: number, to: number) => minute >= from && minute < to
  return opensMinute < closesMinute
    ? isWithin(opensMinute, closesMinute)
    : isWithin(opensMinute, DAY_MINUTES) || isWithin(0, closesMinute)
}

/** `09:00`. */
export function hourText(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** From `09:00-23:00`; null when it is no such span. `24:00` is midnight. */
export function readHours(text: string): Hours | null {
  const [, ...parts] = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(text) ?? []
  if (parts.length === 0) return null
  const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = parts.map(Number)
  const [from, to] = [fromHour * 60 + fromMinute, toHour * 60 + toMinute]
  if (fromMinute > 59 || toMinute > 59 || from >= DAY_MINUTES || to > DAY_MINUTES) return null
  return { opensMinute: from, closesMinute: to % DAY_MINUTES }
}
