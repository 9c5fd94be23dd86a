import type { ChosenLimits } from '#contract/calls/protection.ts'
import { isTurkishNationalId } from '#contract/members/national-id.ts'
import type { House } from '../../house.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { pausingMembers } from '../../protection/rules.ts'
import {
  forgetAccounts,
  isWaiting,
  lockAdmissions,
  mayMailTo,
  sendConfirmation,
  type Mailing,
} from './confirmation.ts'
import { noteJoiner } from './contested.ts'
import { mayJoinFrom, noteTaken } from './joining-days.ts'
import type { Joining } from './joining.ts'
import { freeUsername } from './username.ts'

const UID_BYTES = 12

type Newcomer = Joining & { username: string; password_hash: string }

/** What the job is given: made by `user/register`, everything in it checked. */
export interface Arrival {
  newcomer: Newcomer
  /** Where they joined from, hashed. */
  source: string
}

/**
 * The job behind `user/register`: opens the account, inactive until confirmed, or tells whoever
 * reads the address why there is none. Of accounts that nobody has confirmed, the newest stands:
 * else whoever types another's phone first would keep them out.
 */
export async function admitNewcomer(house: House, payload: unknown): Promise<void> {
  // Jobs of this name are added by `user/register` alone, which made it so.
  const arrival = payload as Arrival
  const { national_id: nationalId, country, birthdate } = arrival.newcomer
  // Where the register cannot say, this job fails and is tried again.
  const listed = await house.exclusionRegister?.({ nationalId, country, birthdate })
  await house.database.db.transaction().execute(async (db) => {
    await lockAdmissions(db)
    const mailing = { db, house, now: house.clock() }
    await (typeof listed === 'string' ? notifyExcluded : admit)(mailing, arrival)
  })
}

async function admit(mailing: Mailing, { newcomer, source }: Arrival): Promise<void> {
  const { db, now } = mailing
  const { email } = newcomer
  if (!(await mayJoinFrom(db, source, now)) || !(await mayMailTo(mailing, email, 'joining'))) return
  const holders = await holdersOf(mailing, newcomer)
  const confirmed = holders.filter((holder) => !holder.isWaiting)
  if (confirmed.length > 0) return notifyTaken(mailing, { newcomer, source }, confirmed)
  await noteJoiner(mailing, newcomer)
  const waiting = holders.map(({ id }) => id)
  await forgetAccounts(db, waiting)
  await sendConfirmation(mailing, await open(mailing, newcomer))
}

/** To whoever reads the address, which may not be the person's: it does not say that they stand anywhere. */
async function notifyExcluded(
  mailing: Mailing,
  { newcomer: { email: to, language: lang }, source }: Arrival,
): Promise<void> {
  const { db, now } = mailing
  if (!(await mayJoinFrom(db, source, now)) || !(await mayMailTo(mailing, to, 'joining'))) return
  await noteTaken(db, source, now)
  await sendMessage(mailing, { to, template: 'not-opened', memberId: null, lang, values: {} })
}

type Holder = Awaited<ReturnType<typeof holdersOf>>[number]

/** Mails a member that they are one, and anyone else only that something belongs to an account. */
async function notifyTaken(
  mailing: Mailing,
  { newcomer: { email: to, language }, source }: Arrival,
  confirmed: readonly Holder[],
): Promise<void> {
  const { db, now } = mailing
  const known = confirmed.find((holder) => holder.email === to)
  if (known) {
    const { id: memberId, language: lang } = known
    return sendMessage(mailing, { to, template: 'already-member', memberId, lang, values: {} })
  }
  await noteTaken(db, source, now)
  const stranger = { memberId: null, lang: language }
  return sendMessage(mailing, { to, template: 'details-taken', ...stranger, values: {} })
}

/**
 * Every account with this address, phone or national id. A number that Turkey could have given is one person's, whatever country is
 * typed beside it; so is any number of somebody who pauses. Others may be given by two countries.
 */
function holdersOf({ db, now }: Mailing, { email, phone, country, national_id }: Newcomer) {
  const isTurkish = isTurkishNationalId(national_id)
  return db
    .selectFrom('members')
    .select(['id', 'email', 'language'])
    .select((eb) => isWaiting(eb).as('isWaiting'))
    .where((eb) =>
      eb.or([
        eb('email', '=', email),
        eb('phone', '=', phone),
        eb.and([
          eb('national_id', '=', national_id),
          isTurkish
            ? eb.lit(true)
            : eb.or([eb('country', '=', country), eb('id', 'in', pausingMembers(db, now))]),
        ]),
      ]),
    )
    .execute()
}

async function open({ db, house, now }: Mailing, { depositLimit, limits, ...newcomer }: Newcomer) {
  const chosen = chosenOf(depositLimit, limits)
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
      joining_limits: chosen.length === 0 ? null : JSON.stringify(chosen),
      created_at: now,
      rules_accepted_at: now,
      lastlogin_at: null,
      ga_secret: null,
    })
    .returning(['id', 'email', 'firstname', 'username', 'language'])
    .executeTakeFirstOrThrow()
}

/** All limits that were chosen; the one of deposits has a field of its own and may stand among the others: then the lower one counts. */
function chosenOf(depositLimit: number | null, limits: ChosenLimits = []): ChosenLimits {
  if (depositLimit === null) return limits
  const isIt = ({ kind, period }: ChosenLimits[number]) => kind === 'deposit' && period === 'month'
  const value = Math.min(depositLimit, ...limits.filter(isIt).map((limit) => limit.value))
  return [{ kind: 'deposit', period: 'month', value }, ...limits.filter((limit) => !isIt(limit))]
}
