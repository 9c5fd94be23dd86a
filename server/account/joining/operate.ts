import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import { inTransaction } from '../../database/database.ts'
import type { PromotionCodesTable, ReferenceNumbersTable } from '../../database/tables/account.ts'
import type { Tables } from '../../database/tables.ts'

/**
 * What an operator says of joining: the codes and numbers that somebody may come with, and that joining goes on
 * where it paused for the day. Members who joined by a code or a number keep it, whatever becomes of either.
 */

export type PromotionCode = Selectable<PromotionCodesTable>
export type ReferenceNumber = Selectable<ReferenceNumbersTable>

/** Capitals and digits: what is typed is folded to them before it is looked up. */
export const isPromotionCode = (text: string): boolean => /^[A-Z0-9]{3,40}$/.test(text)

export const isReferenceNumber = (text: string): boolean => /^[A-Za-z0-9-]{1,40}$/.test(text)

export const promotionCodes = (db: Kysely<Tables>): Promise<PromotionCode[]> =>
  db.selectFrom('promotion_codes').selectAll().orderBy('code').execute()

export const referenceNumbers = (db: Kysely<Tables>): Promise<ReferenceNumber[]> =>
  db.selectFrom('reference_numbers').selectAll().orderBy('number').execute()

/** Puts a code in place of the one of its name. False: it stood there so already. */
export function setPromotionCode(
  db: Kysely<Tables>,
  actor: Actor,
  given: Omit<PromotionCode, 'starts_at'> & { starts_at: Date | null },
  now: Date,
): Promise<boolean> {
  const { code } = given
  return inTransaction(db, async (db) => {
    const before = await lockedCode(db, code)
    // One that is not said to begin later begins now, and began when it did.
    const starts_at = given.starts_at ?? before?.starts_at ?? now
    const after = { ...given, starts_at }
    await db
      .insertInto('promotion_codes')
      .values(after)
      .onConflict((conflict) => conflict.column('code').doUpdateSet(after))
      .execute()
    return recordAction(db, actor, { what: 'joining.code', target: `code:${code}`, before, after })
  })
}

/** Nobody joins by it from now on. False: nobody could, or there is none. */
export function endPromotionCode(
  db: Kysely<Tables>,
  actor: Actor,
  code: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const known = await lockedCode(db, code)
    if (!known || (known.ends_at !== null && known.ends_at <= now)) return false
    const after = { ends_at: now }
    await db.updateTable('promotion_codes').set(after).where('code', '=', code).execute()
    const [target, before] = [`code:${code}`, { ends_at: known.ends_at }]
    return recordAction(db, actor, { what: 'joining.code-end', target, before, after })
  })
}

/** Puts a reference number, and whose it is, in place of the one that stands. False: it stood so already. */
export function setReferenceNumber(
  db: Kysely<Tables>,
  actor: Actor,
  after: ReferenceNumber,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const before = await lockedNumber(db, after.number)
    await db
      .insertInto('reference_numbers')
      .values(after)
      .onConflict((conflict) => conflict.column('number').doUpdateSet(after))
      .execute()
    const target = `reference:${after.number}`
    return recordAction(db, actor, { what: 'joining.number', target, before, after: { ...after } })
  })
}

/** Nobody joins by it from now on. False: there is none. */
export function forgetReferenceNumber(
  db: Kysely<Tables>,
  actor: Actor,
  number: string,
): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const before = await lockedNumber(db, number)
    await db.deleteFrom('reference_numbers').where('number', '=', number).execute()
    const target = `reference:${number}`
    return recordAction(db, actor, { what: 'joining.number-forget', target, before, after: null })
  })
}

/** Begins the day anew wherever joining paused, for everybody: what is counted names nobody. False: it paused nowhere. */
export function resumeJoining(db: Kysely<Tables>, actor: Actor): Promise<boolean> {
  return inTransaction(db, async (db) => {
    const { numDeletedRows } = await db.deleteFrom('joining_days').executeTakeFirst()
    const [before, after] = [{ counted: numDeletedRows }, { counted: 0n }]
    return recordAction(db, actor, { what: 'joining.resume', target: 'joining', before, after })
  })
}

const lockedCode = async (db: Transaction<Tables>, code: string) =>
  (await db
    .selectFrom('promotion_codes')
    .selectAll()
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()) ?? null

const lockedNumber = async (db: Transaction<Tables>, number: string) =>
  (await db
    .selectFrom('reference_numbers')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()) ?? null
