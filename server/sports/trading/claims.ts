/**
 * What members still owe of coupons that were corrected: to be read by age, and to be let go, all that is left of a coupon's at once. That is an expense of
 * the sportsbook's; no balance of a member's changes by it.
 */
import { sql, type Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import type { Actor } from '../../action/actor.ts'
import { recordAction } from '../../action/record.ts'
import type { Tables } from '../../database/tables.ts'
import type { OperatingHouse } from '../../house.ts'
import { memberScope } from '../../push/source.ts'

export interface OpenClaim {
  couponId: bigint
  username: string
  /** When its result was corrected. */
  since: Date
  claimed: Money
  met: Money
  owed: Money
}

const OWED = sql<bigint>`claim.claimed - claim.met - claim.waived`

const openClaimsOf = (db: Kysely<Tables>) =>
  db
    .selectFrom('sports_corrections as claim')
    .where(sql<boolean>`claim.met + claim.waived < claim.claimed`)

/** The oldest first. */
export function openClaims(db: Kysely<Tables>): Promise<OpenClaim[]> {
  return openClaimsOf(db)
    .innerJoin('members as m', 'm.id', 'claim.member_id')
    .select([
      'claim.coupon_id as couponId',
      'm.username',
      'claim.at as since',
      'claim.claimed',
      'claim.met',
    ])
    .select(OWED.as('owed'))
    .orderBy('claim.at')
    .orderBy('claim.coupon_id')
    .orderBy('claim.place')
    .execute()
}

/** All that is still owed of a coupon. Answers how much that was; null where it is nothing, and then nothing changed. */
export async function waiveClaims(
  { database, push }: Pick<OperatingHouse, 'database' | 'push'>,
  actor: Actor,
  couponId: bigint,
): Promise<Money | null> {
  const found = await openClaimsOf(database.db)
    .select('claim.member_id')
    .where('claim.coupon_id', '=', couponId)
    .executeTakeFirst()
  if (!found) return null
  const { member_id: memberId } = found
  const waived = await database.money.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ owed: bigint }>`
      select sports_waive_claims(${memberId}, ${couponId}) as owed`.execute(db)
    const owed = rows[0]?.owed ?? 0n
    await recordAction(db, actor, {
      what: 'sports.waive',
      target: `coupon:${couponId}`,
      before: { owed },
      after: { owed: 0n },
    })
    return owed
  })
  if (waived === 0n) return null
  push.publish('changes', memberScope(memberId), { calls: ['betframe/getCoupons'] })
  return waived
}
