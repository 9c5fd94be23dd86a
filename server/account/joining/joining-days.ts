import type { Kysely } from 'kysely'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import { addressKey } from '../../door/limits.ts'
import { utcDayOf } from '../login/days.ts'

/**
 * Whoever joins with somebody's phone or national id reads in their own mail whether it belongs to
 * an account. An address may learn that so often in a day (UTC); afterwards nobody joins from it
 * until the next, known or unknown alike: silence about the known ones alone would tell as much.
 */
const DAY_MS = 24 * 3_600_000
export const TAKEN_OF_DAY_MAX = 20

/** Where somebody joins from, hashed with a key of the house. */
export function sourceOf({ house, ip }: Pick<Context, 'house' | 'ip'>): string {
  return house.keys.derive('joining from', addressKey(ip))
}

export async function mayJoinFrom(db: Kysely<Tables>, source: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('joining_days')
    .select('taken')
    .where('source_key', '=', keyOf(source))
    .where('day', '=', utcDayOf(now))
    .executeTakeFirst()
  return (row?.taken ?? 0) < TAKEN_OF_DAY_MAX
}

/** Seconds until the budget of the day begins anew; the words of the refusal name its hour. */
export function nextDayInS(now: Date): number {
  const nextDay = Date.parse(utcDayOf(new Date(now.getTime() + DAY_MS)))
  return Math.ceil((nextDay - now.getTime()) / 1000)
}

/** Somebody there typed what belongs to a member. */
export async function noteTaken(db: Kysely<Tables>, source: string, now: Date): Promise<void> {
  await db
    .insertInto('joining_days')
    .values({ source_key: keyOf(source), day: utcDayOf(now), taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['source_key', 'day'])
        .doUpdateSet(({ eb }) => ({ taken: eb('joining_days.taken', '+', 1) })),
    )
    .execute()
}

const keyOf = (source: string): Buffer => Buffer.from(source, 'base64url')
