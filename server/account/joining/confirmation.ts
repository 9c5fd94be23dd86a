import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { Lang } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { sendMessage, type Sender } from '../../messages/send-message.ts'
import { makeLink } from '../security/links.ts'

/** What a job that mails needs: the house, and the transaction that the mail belongs to. */
export type Mailing = Sender & { house: House }

/**
 * One opens or is confirmed at a time: two who share a detail must not both find it free, nor one be confirmed while
 * another takes its place.
 */
export async function lockAdmissions(db: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admit-newcomer'))`.execute(db)
}

/** An account that somebody opened and nobody has confirmed. */
export function isWaiting(eb: ExpressionBuilder<Tables, 'members'>) {
  return eb
    .and([
      eb('members.confirmed_at', 'is', null),
      eb('members.is_active', '=', false),
      eb('members.rules_accepted_at', 'is not', null),
    ])
    .$castTo<boolean>()
}

interface Waiting {
  id: bigint
  email: string
  firstname: string
  username: string
  language: Lang
}

/** Mails the link that confirms an account; an earlier one opens nothing from now on. */
export async function sendConfirmation(mailing: Mailing, waiting: Waiting): Promise<void> {
  const { id: memberId, email: to, firstname, username, language: lang } = waiting
  const link = await makeLink(mailing, memberId, 'confirm')
  const values = { link, firstname, username }
  await sendMessage(mailing, { memberId, to, template: 'confirm-registration', lang, values })
}

/** The job behind `user/resend_confirmation`. */
export async function resendToWaiting(house: House, payload: unknown): Promise<void> {
  // Jobs of this name are added by that call alone, which made it so.
  const { email } = payload as { email: string }
  await house.database.db.transaction().execute(async (db) => {
    const mailing = { db, house, now: house.clock() }
    if (!(await mayMailTo(mailing, email, 'joining'))) return
    const waiting = await db
      .selectFrom('members')
      .select(['id', 'email', 'firstname', 'username', 'language'])
      .where('email', '=', email)
      .where(isWaiting)
      .forUpdate()
      .executeTakeFirst()
    if (waiting) await sendConfirmation(mailing, waiting)
  })
}

const HOUR_MS = 60 * 60 * 1000
const MAILS_AN_HOUR_MAX = 5
/**
 * Mail that anyone can have sent to an address by typing it. Resets are counted apart: whoever tries
 * to join under somebody's address must not use up that member's way back in.
 */
const ASKED_FOR = {
  joining: ['confirm-registration', 'already-member', 'details-taken', 'not-opened'],
  reset: ['reset-password'],
} as const

/**
 * Nobody's letter box is filled by somebody who types their address again and again. Within a transaction:
 * whoever would mail there meanwhile waits until what this one sends is counted.
 */
export async function mayMailTo(
  { db, now }: Pick<Mailing, 'db' | 'now'>,
  to: string,
  why: keyof typeof ASKED_FOR,
) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail to ${to}`}, 0))`.execute(db)
  const { sent } = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.countAll<bigint>().as('sent'))
    .where('recipient', '=', to)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .where('template', 'in', ASKED_FOR[why])
    .executeTakeFirstOrThrow()
  return Number(sent) < MAILS_AN_HOUR_MAX
}

const WAITS_MS_MAX = 7 * 24 * HOUR_MS

/** The job: takes out accounts that nobody has confirmed, who wanted them, and links that are long over. */
export async function forgetUnconfirmed({ database: { db }, clock }: House): Promise<void> {
  const before = new Date(clock().getTime() - WAITS_MS_MAX)
  await db.deleteFrom('members').where(isWaiting).where('created_at', '<', before).execute()
  await db.deleteFrom('account_links').where('expires_at', '<', before).execute()
  await db.deleteFrom('joinings').where('at', '<', before).execute()
}

/** Of accounts that wait. Nothing hangs on them but their links, which go with them. */
export async function forgetAccounts(db: Kysely<Tables>, ids: readonly bigint[]): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('members').where(isWaiting).where('id', 'in', ids).execute()
}
