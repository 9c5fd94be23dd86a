/**
 * Asks the register of exclusions about a member: at every login, once a day while they stay logged in, and when they come back from an
 * exclusion of their own.
 * Whoever stands there gets a restricted session until the register says otherwise; an exclusion that they
 * chose themselves stays what it is.
 */
import { sql, type Kysely } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { endOf } from '#contract/time-span.ts'
import { pauseNow } from '../pauses.ts'
import { lockProtected } from '../rules.ts'
import type { RegisteredPerson } from './register.ts'

/** An answer stands in for one that does not come for so long. */
const ANSWER_MS_MAX = 24 * 60 * 60 * 1000

/** Before a login opens anything. Throws `register-silent` where nobody can say. Not to be called inside a transaction. */
export async function askRegister(house: House, memberId: bigint): Promise<void> {
  const reply = await ask(house, memberId).catch((error: unknown) => {
    house.log.warn({ err: error }, 'the register of exclusions did not answer')
    return null
  })
  if (reply !== null) await learn(house, memberId, reply)
  else if (!(await wasAskedLately(house, memberId))) throw new Refused('register-silent')
}

/** The job: the same for a member who is in, tried until the register has answered. */
export async function askRegisterAgain(house: House, payload: unknown): Promise<void> {
  // Jobs of this name are added by `protection/confirm_return` alone.
  const { memberId } = payload as { memberId: string }
  await learn(house, BigInt(memberId), await ask(house, BigInt(memberId)))
}

/** Of so many who are in it is asked in one run. */
const BATCH_MAX = 500
/** So many silences in a row, and the register is left alone until the next run. */
const SILENCES_MAX = 3

/**
 * The job: whoever stays logged in is asked about once a day, too. Nobody loses a session because the register is
 * silent: at their next login it has to answer.
 */
export async function askRegisterDaily(house: House): Promise<void> {
  if (house.exclusionRegister === null) return
  let silences = 0
  for (const memberId of await findUnasked(house)) {
    if (silences >= SILENCES_MAX) break
    try {
      await learn(house, memberId, await ask(house, memberId))
      silences = 0
    } catch (error) {
      silences += 1
      house.log.warn({ err: error }, 'the register of exclusions did not answer')
    }
  }
}

/** Who is logged in, can be asked about, and was not for a day. */
async function findUnasked({ database, clock }: House): Promise<bigint[]> {
  const now = clock()
  // In no fixed order: those that nobody can answer for must not hold up the rest.
  const { rows } = await sql<{ id: bigint }>`
    select m.id from members m
    where m.national_id is not null and m.country is not null and m.birthdate is not null
      and exists (select from sessions s where s.member_id = m.id and s.ended_at is null
        and not s.is_pending and s.expires_at > ${now})
      and not exists (select from register_answers a where a.member_id = m.id
        and a.at > ${new Date(now.getTime() - ANSWER_MS_MAX)})
    order by random() limit ${BATCH_MAX}`.execute(database.db)
  return rows.map(({ id }) => id)
}

/** What the register said: until when it excludes the member, null where it does not. */
interface Answer {
  until: string | null
}

/** Whoever cannot be asked about, or where there is no register, is `nobody`. */
async function ask(
  { exclusionRegister, database }: House,
  memberId: bigint,
): Promise<Answer | 'nobody'> {
  const person = exclusionRegister === null ? null : await personOf(database.db, memberId)
  if (person === null || exclusionRegister === null) return 'nobody'
  return { until: await exclusionRegister(person) }
}

async function learn(house: House, memberId: bigint, answer: Answer | 'nobody'): Promise<void> {
  if (answer === 'nobody') return
  const { database } = house
  const { until } = answer
  const pushes: (() => void)[] = []
  const afterCommit = (push: () => void): void => void pushes.push(push)
  await database.money.db.transaction().execute(async (db) => {
    await lockProtected(db, memberId)
    await noteAnswer(db, memberId, house.clock())
    const pause = await pauseOf(db, memberId)
    if (until !== null) {
      const end = endOf(until)
      const isKnown = pause?.kind === 'registered' && pause.until?.getTime() === end.getTime()
      if (isKnown || pause?.kind === 'self-exclusion') return
      await pauseNow({ db, house, member: { id: memberId }, afterCommit }, 'registered', () => end)
    } else if (pause?.kind === 'registered') await lift(db, memberId, house.clock())
  })
  for (const push of pushes) push()
}

/** Null for an account that was opened without a national id: by an operator, never by joining. */
async function personOf(db: Kysely<Tables>, memberId: bigint): Promise<RegisteredPerson | null> {
  const { nationalId, country, birthdate } = await db
    .selectFrom('members')
    .select(['national_id as nationalId', 'country'])
    .select(sql<string | null>`birthdate::text`.as('birthdate'))
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (nationalId === null || country === null || birthdate === null) return null
  return { nationalId, country, birthdate }
}

const pauseOf = (db: Kysely<Tables>, memberId: bigint) =>
  db
    .selectFrom('protections')
    .select(['pause as kind', 'paused_until as until'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()

async function noteAnswer(db: Kysely<Tables>, memberId: bigint, now: Date): Promise<void> {
  await db
    .insertInto('register_answers')
    .values({ member_id: memberId, at: now })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ at: now }))
    .execute()
}

/**
 * What the member had chosen begins to count again: an exclusion of their own that they chose meanwhile, which no
 * register ends, or a time-out that still lasts.
 */
async function lift(db: Kysely<Tables>, memberId: bigint, now: Date): Promise<void> {
  const chosen = (await exclusionMeanwhile(db, memberId)) ?? (await timeOutOf(db, memberId, now))
  await db
    .updateTable('protections')
    .set({
      pause: chosen?.kind ?? null,
      paused_at: chosen?.began_at ?? null,
      paused_until: chosen?.until ?? null,
    })
    .where('member_id', '=', memberId)
    .execute()
}

const exclusionMeanwhile = (db: Kysely<Tables>, memberId: bigint) =>
  db
    .selectFrom('pauses')
    .innerJoin('protections', 'protections.member_id', 'pauses.member_id')
    .select(['pauses.kind', 'pauses.began_at', 'pauses.until'])
    .where('pauses.member_id', '=', memberId)
    .where('pauses.kind', '=', 'self-exclusion')
    .whereRef('pauses.began_at', '>=', 'protections.paused_at')
    .orderBy('pauses.until', 'desc')
    .limit(1)
    .executeTakeFirst()

const timeOutOf = (db: Kysely<Tables>, memberId: bigint, now: Date) =>
  db
    .selectFrom('pauses')
    .select(['kind', 'began_at', 'until'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'time-out')
    .where('until', '>', now)
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst()

async function wasAskedLately({ database, clock }: House, memberId: bigint): Promise<boolean> {
  const found = await database.db
    .selectFrom('register_answers')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('at', '>', new Date(clock().getTime() - ANSWER_MS_MAX))
    .executeTakeFirst()
  return found !== undefined
}
