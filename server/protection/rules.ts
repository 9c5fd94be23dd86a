import type { Kysely } from 'kysely'
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { STAKE_REFUSALS, type StakeRefusal } from '#contract/games/game-protocol.ts'
import { PERIOD_HOURS } from '#contract/members/protection-choices.ts'
import { toWire, type Money } from '#contract/money.ts'
import { Refused } from '#contract/refusals.ts'
import type { HouseAccount } from '#ledger/chart.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { lockMember } from '../lock-member.ts'
import type { Tables } from '../database/tables.ts'
import type { LimitPeriod, PauseKind } from '../database/tables/protection.ts'

const MAY_STAKE = `
select refusal from may_stake(array[
  ledger_stake($1::bigint, 'asked', 'asked', $2::bigint, $3, null)], $4) limit 1`

/**
 * Why this member may not stake so much on this product, or null: for money that goes where others take the
 * stakes. Whoever stakes here goes by `take_stakes`, which asks by itself.
 */
export async function stakeRefusal(
  q: QueryPort,
  {
    memberId,
    amount,
    houseAccount,
  }: { memberId: bigint; amount: Money; houseAccount: HouseAccount },
  now: Date,
): Promise<StakeRefusal | null> {
  const { rows } = await q.query(MAY_STAKE, [memberId, amount, houseAccount, now])
  return asStakeRefusal(rows[0]?.['refusal'] ?? null)
}

const MAY_KEEP_STAKE = `
select may_keep_stake(ledger_hold_raise($1::bigint, 'bet', $2, 1::bigint, $3, '', $2), $4, $5) as refusal`

/**
 * Why a stake on this product that is held already, and waits, may not be kept, or null: who was excluded, paused or closed
 * meanwhile, met a product that was, or has lowered a limit below what is staked. `isOwn`: some of it is the member's own cash. Locks the wallet.
 */
export async function keptStakeRefusal(
  q: QueryPort,
  {
    memberId,
    reference,
    houseAccount,
    isOwn,
  }: { memberId: bigint; reference: string; houseAccount: HouseAccount; isOwn: boolean },
  now: Date,
): Promise<StakeRefusal | null> {
  const { rows } = await q.query(MAY_KEEP_STAKE, [memberId, reference, houseAccount, isOwn, now])
  return asStakeRefusal(rows[0]?.['refusal'] ?? null)
}

function asStakeRefusal(refusal: unknown): StakeRefusal | null {
  if (refusal === null || isStakeRefusal(refusal)) return refusal
  throw new Error('a stake is refused by a name that is none')
}

const isStakeRefusal = (refusal: unknown): refusal is StakeRefusal =>
  typeof refusal === 'string' && Object.hasOwn(STAKE_REFUSALS, refusal)

/** A pause as it is kept; a time-out is over with its time, the others when the member has come back. */
interface Pause {
  pause: PauseKind | null
  until: Date | null
}

export const isPausing = ({ pause, until }: Pause, now: Date): boolean =>
  pause !== null && until !== null && (pause !== 'time-out' || until > now)

const HOUR_MS = 60 * 60 * 1000

/** How long a window of a limit lasts: what is older no longer counts. */
export const WINDOW_MS: Readonly<Record<LimitPeriod, number>> = {
  day: PERIOD_HOURS.day * HOUR_MS,
  week: PERIOD_HOURS.week * HOUR_MS,
  month: PERIOD_HOURS.month * HOUR_MS,
}

/**
 * Throws `member-paused` or `deposit-limit-reached` of a deposit about to be written down in this transaction. What
 * is still to be paid counts, however long ago it was asked for, so that none of it can be paid beyond the limit; two at the same
 * time come one after the other.
 */
export async function requireDepositAllowed(
  db: Kysely<Tables>,
  { memberId, amount }: { memberId: bigint; amount: Money },
  now: Date,
): Promise<void> {
  await requireNotPausing(db, memberId, now)
  for (const { period, value, set_by } of await depositLimits(db, memberId)) {
    const left = value - (await depositedIn(db, memberId, period, now))
    if (amount > left)
      throw new Refused('deposit-limit-reached', {
        kind: 'deposit',
        period,
        limit: toWire(value),
        left: toWire(left > 0n ? left : 0n),
        ...(set_by === 'house' && { by: 'house' }),
      })
  }
}

/** Do this member's deposits, with what is still to be paid, come to more than a limit of theirs allows by now? */
export async function isBeyondDepositLimit(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<boolean> {
  for (const { period, value } of await depositLimits(db, memberId))
    if ((await depositedIn(db, memberId, period, now)) > value) return true
  return false
}

const depositLimits = (db: Kysely<Tables>, memberId: bigint) =>
  db
    .selectFrom('limits')
    .select(['period', 'value', 'set_by'])
    .where('member_id', '=', memberId)
    .where('kind', '=', 'deposit')
    .orderBy('value')
    .execute()

/**
 * Throws `member-paused`. For whatever is no stake and closed to who pauses: deposits, bonuses. A pause that is about
 * to begin waits for this transaction, or this one for the pause.
 */
export async function requireNotPausing(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<void> {
  await lockProtected(db, memberId)
  await requireNoPause(db, memberId, now)
}

/** The same of whatever writes nothing of the member: play with play money. */
export async function requireNoPause(
  db: Kysely<Tables>,
  memberId: bigint,
  now: Date,
): Promise<void> {
  const found = await db
    .selectFrom('protections')
    .select(['pause', 'paused_until as until'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (found?.until && isPausing(found, now))
    throw new Refused('member-paused', { until: found.until.toISOString() })
}

/** The pause that a member began at this very moment, and that may still last: it ended every login of theirs then. */
export async function pauseBegunAt(
  db: Kysely<Tables>,
  memberId: bigint,
  at: Date,
  now: Date,
): Promise<{ pause: PauseKind; until: string } | null> {
  const found = await db
    .selectFrom('pauses')
    .select(['kind as pause', 'until'])
    .where('member_id', '=', memberId)
    .where('began_at', '=', at)
    .where('until', '>', now)
    .executeTakeFirst()
  return found ? { pause: found.pause, until: found.until.toISOString() } : null
}

/** Whatever changes or asks a member's limits and pauses outside a stake takes the member's row first. */
export async function lockProtected(db: Kysely<Tables>, memberId: bigint): Promise<void> {
  await lockMember(db, memberId)
}

/**
 * Did somebody who pauses, or has excluded themselves, come in from this browser before? Whose national id, phone or e-mail they
 * give is looked at where accounts are opened: each belongs to one.
 */
export async function isExcludedDevice(
  db: Kysely<Tables>,
  browserHash: Buffer | null,
  now: Date,
): Promise<boolean> {
  if (browserHash === null) return false
  const found = await db
    .selectFrom('known_browsers')
    .innerJoin('protections', 'protections.member_id', 'known_browsers.member_id')
    .select('protections.member_id')
    .where('browser_hash', '=', browserHash)
    .where('protections.member_id', 'in', pausingMembers(db, now))
    .executeTakeFirst()
  return found !== undefined
}

/** Those for whom `isPausing` holds. */
export const pausingMembers = (db: Kysely<Tables>, now: Date) =>
  db
    .selectFrom('protections as pausing')
    .select('pausing.member_id')
    .where((eb) =>
      eb.or([
        eb('pausing.pause', 'in', ['self-exclusion', 'registered']),
        eb.and([eb('pausing.pause', '=', 'time-out'), eb('pausing.paused_until', '>', now)]),
      ]),
    )

/**
 * What the member put in within the window, by the moment at which it was booked, and all that is still to be paid: it counts from when it was asked
 * for until it is decided, and anew from then on where it was paid.
 */
export async function depositedIn(
  db: Kysely<Tables>,
  memberId: bigint,
  period: LimitPeriod,
  now: Date,
): Promise<Money> {
  const { amount } = await db
    .selectFrom('cash_transactions')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.lit(0)).as('amount'))
    .where('member_id', '=', memberId)
    .where('direction', '=', 'in')
    .where((row) =>
      row.or([
        row('status', '=', TRANSACTION_STATUS.fresh),
        row.and([
          row('status', '=', TRANSACTION_STATUS.approved),
          row('decided_at', '>', new Date(now.getTime() - WINDOW_MS[period])),
        ]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return BigInt(amount)
}
