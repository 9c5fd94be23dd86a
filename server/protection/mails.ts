/**
 * What a member is told by mail of their own limits and pauses. None of it sells: it goes out to whoever pauses, too, save the one
 * question whether they still want more room.
 */
import type { Kysely } from 'kysely'
import { HELP_LINES } from '#contract/addresses/information-pages.ts'
import { linesOf } from '../content/safe-html.ts'
import { clean, preferably, visibleItems } from '../content/shown.ts'
import type { Lang } from '../context.ts'
import type { Tables } from '../database/tables.ts'
import type { LimitKind, LimitPeriod, LimitSetter } from '../database/tables/protection.ts'
import type { House } from '../house.ts'
import { sendMessage, type Sender } from '../messages/send-message.ts'
import { pausingMembers } from './rules.ts'
import { CONFIRM_MS, isWaiting } from './state.ts'

/** What was done, until when, what stays open, and who helps: in the transaction of the pause. */
export async function mailPause(
  sender: Sender,
  memberId: bigint,
  pause: { kind: 'time-out' | 'self-exclusion'; until: Date },
): Promise<void> {
  const { db, now } = sender
  const { email: to, language: lang } = await addressOf(db, memberId)
  const values = { ...pause, helpLines: await helpLines(db, lang, now) }
  await sendMessage(sender, { memberId, to, template: 'pause-begun', lang, values })
}

const addressOf = (db: Kysely<Tables>, memberId: bigint) =>
  db
    .selectFrom('members')
    .select(['email', 'language'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()

/** As the operator wrote them, line by line. */
async function helpLines(db: Kysely<Tables>, lang: Lang, now: Date): Promise<string[]> {
  const written = visibleItems({ db, now }, 'information')
    .where('item.topic', '=', HELP_LINES.type)
    .where('item.name', '=', HELP_LINES.slug)
  const rows = await preferably(written, lang).execute()
  return rows.flatMap((row) => linesOf(clean(row).html))
}

/** A limit whose raise is to be asked about. */
export interface RaiseDue {
  memberId: string
  kind: LimitKind
  period: LimitPeriod
  /** Absent in what was added before there was another: the member. */
  by?: LimitSetter
}

/** The job, a little more than 24 hours after a raise was asked for: the member hears that it may be confirmed, and that it lapses. */
export async function mailRaiseDue(
  { database, clock, ...house }: House,
  payload: unknown,
): Promise<void> {
  // Jobs of this name are added where a loosening begins to wait, and nowhere else.
  const { memberId, kind, period, by = 'member' } = payload as RaiseDue
  const now = clock()
  await database.db.transaction().execute(async (db) => {
    const limit = await db
      .selectFrom('limits')
      .select(['member_id', 'value', 'next_value', 'next_from'])
      .where('member_id', '=', BigInt(memberId))
      .where('kind', '=', kind)
      .where('period', '=', period)
      .where('set_by', '=', by)
      .where('member_id', 'not in', pausingMembers(db, now))
      .executeTakeFirst()
    const from = limit?.next_from ?? null
    // Dropped, answered, or asked for anew meanwhile.
    if (!limit || from === null || from > now || !isWaiting(from, now)) return
    const { email: to, language: lang } = await addressOf(db, limit.member_id)
    const until = new Date(from.getTime() + CONFIRM_MS)
    const wanted = limit.next_value ?? null
    const values = { kind, period, by, value: limit.value, wanted, until }
    const letter = { memberId: limit.member_id, to, template: 'raise-due', lang, values } as const
    await sendMessage({ db, house, now }, letter)
  })
}
