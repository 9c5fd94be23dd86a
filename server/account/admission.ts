import { sql, type Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { House } from '../house.ts'
import { sendMessage } from '../messages/send-message.ts'
import {
  forgetAccounts,
  isWaiting,
  mayMailTo,
  sendConfirmation,
  type Mailing,
} from './confirmation.ts'
import type { Joining } from './joining.ts'
import { freeUsername } from './username.ts'

const UID_BYTES = 12

/** What the job is given: made by `user/register`, everything in it checked. */
export type Newcomer = Joining & { username: string; password_hash: string }

/**
 * The job behind `user/register`: opens the account, inactive until confirmed, or tells whoever
 * reads the address why there is none. Of accounts that nobody has confirmed, the newest stands:
 * else whoever types another's phone first would keep them out.
 */
export async function admitNewcomer(house: House, payload: unknown): Promise<void> {
  // Jobs of this name are added by `user/register` alone, which made it so.
  const newcomer = payload as Newcomer
  await house.database.db.transaction().execute(async (db) => {
    // One at a time: two who share a detail must not both find it free.
    await sql`select pg_advisory_xact_lock(hashtext('admit-newcomer'))`.execute(db)
    await admit({ db, house, now: house.clock() }, newcomer)
  })
}

async function admit(mailing: Mailing, newcomer: Newcomer): Promise<void> {
  const { email, language } = newcomer
  if (!(await mayMailTo(mailing, email, 'joining'))) return
  const holders = await holdersOf(mailing.db, newcomer)
  const confirmed = holders.filter((holder) => !holder.isWaiting)
  const known = confirmed.find((holder) => holder.email === email)
  const mail = { to: email, values: {} }
  if (known) {
    const { id: memberId, language: lang } = known
    return sendMessage(mailing, { ...mail, template: 'already-member', memberId, lang })
  }
  if (confirmed.length > 0) {
    const stranger = { memberId: null, lang: language }
    return sendMessage(mailing, { ...mail, template: 'details-taken', ...stranger })
  }
  const waiting = holders.map(({ id }) => id)
  await forgetAccounts(mailing.db, waiting)
  await sendConfirmation(mailing, await open(mailing, newcomer))
}

/** Every account with this address, phone or national id. */
function holdersOf(db: Kysely<Tables>, { email, phone, country, national_id }: Newcomer) {
  return db
    .selectFrom('members')
    .select(['id', 'email', 'language'])
    .select((eb) => isWaiting(eb).as('isWaiting'))
    .where((eb) =>
      eb.or([
        eb('email', '=', email),
        eb('phone', '=', phone),
        eb.and([eb('country', '=', country), eb('national_id', '=', national_id)]),
      ]),
    )
    .execute()
}

async function open({ db, house, now }: Mailing, newcomer: Newcomer) {
  const isTaken = await db
    .selectFrom('members')
    .select('id')
    .where('username', '=', newcomer.username)
    .executeTakeFirst()
  const username = isTaken ? await freeUsername(house, db, newcomer) : newcomer.username
  return db
    .insertInto('members')
    .values({
      ...newcomer,
      username,
      uid: house.random(UID_BYTES).toString('hex'),
      is_active: false,
      created_at: now,
      rules_accepted_at: now,
      lastlogin_at: null,
      ga_secret: null,
    })
    .returning(['id', 'email', 'firstname', 'username', 'language'])
    .executeTakeFirstOrThrow()
}
