import type { Kysely } from 'kysely'
import type { Actor } from '../action/actor.ts'
import { recordAction } from '../action/record.ts'
import { inTransaction } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { LimitKind, LimitPeriod } from '../database/tables/protection.ts'
import { askLooser, limitOf, lockAll, tighten } from './limits.ts'

/**
 * Limits that the house sets for a member, beside the member's own. An operator tightens at once. Looser is only offered: 24 hours later the
 * member says yes or leaves it, and nothing that they set themselves is touched by either.
 */

interface HouseLimit {
  memberId: bigint
  kind: LimitKind
  period: LimitPeriod
  /** Micro-lira, or minutes. */
  value: bigint
}

/** What counts now, and whether it counted before and only an offer of a looser one was withdrawn. Null: the house's own limit is as tight already. */
interface Tightened {
  value: bigint
  stood: boolean
}

export function tightenLimit(
  db: Kysely<Tables>,
  actor: Actor,
  { memberId, kind, period, value }: HouseLimit,
  now: Date,
): Promise<Tightened | null> {
  const which = { kind, period, by: 'house' } as const
  return inTransaction(db, async (db) => {
    await lockAll(db, memberId)
    const before = await limitOf(db, memberId, which)
    if (before && before.value <= value && !before.loosens) return null
    const limit = before && before.value < value ? before.value : value
    await tighten(db, memberId, which, limit, now)
    const name = `${kind}-${period}`
    await recordAction(db, actor, {
      what: 'protection.tighten',
      target: `member:${memberId}`,
      before: before ? { [name]: before.value, looser: before.next_from ?? null } : null,
      after: { [name]: limit, looser: null },
    })
    return { value: limit, stood: before?.value === limit }
  })
}

/** Offers the member a higher limit of the house's, or none (null). From when on they may take it; null: the house has none, or none so tight. */
export function offerLooser(
  db: Kysely<Tables>,
  actor: Actor,
  { memberId, kind, period, value }: Omit<HouseLimit, 'value'> & { value: bigint | null },
  now: Date,
): Promise<Date | null> {
  const which = { kind, period, by: 'house' } as const
  return inTransaction(db, async (db) => {
    await lockAll(db, memberId)
    const before = await limitOf(db, memberId, which)
    if (!before || (value !== null && value <= before.value)) return null
    const from = await askLooser(db, memberId, which, value, now)
    const name = `${kind}-${period}`
    await recordAction(db, actor, {
      what: 'protection.offer-looser',
      target: `member:${memberId}`,
      before: { [name]: before.value, looser: before.next_from ?? null },
      after: { [name]: before.value, looser: from, to: value },
    })
    return from
  })
}
