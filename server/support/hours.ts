/** When somebody answers: a span of the day in Istanbul, which has kept +03:00 since 2016. */
import type { Kysely } from 'kysely'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction, port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { notifyTouched } from '../push/notify.ts'

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

export async function setHours(db: Kysely<Tables>, actor: Actor, after: Hours): Promise<void> {
  await inTransaction(db, async (db) => {
    const before = await hoursOf(db)
    await db
      .updateTable('support_hours')
      .set({ opens_minute: after.opensMinute, closes_minute: after.closesMinute })
      .execute()
    const changed = { before: { ...before }, after: { ...after } }
    await recordAction(db, actor, { what: 'support.hours', target: 'support', ...changed })
  })
  await notifyTouched(port(db), [['support', null]])
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

/** When it opens or closes next; null for a desk that is open around the clock. */
export function nextChangeAt(hours: Hours, now: Date): Date | null {
  const { opensMinute, closesMinute } = hours
  if (opensMinute === closesMinute) return null
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const untilMinute = (at: number) => {
    const away = (at - ((minute + ISTANBUL_MINUTES) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES
    return away === 0 ? DAY_MINUTES : away
  }
  const next = Math.min(untilMinute(opensMinute), untilMinute(closesMinute))
  return new Date((minute + next) * MINUTE_MS)
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
