/**
 * Which bound a stake met that was refused: looked up once it has been, and by the figures that the page of limits shows. What takes stakes
 * knows names alone; no stake waits for this.
 */
import type { Kysely } from 'kysely'
import type { Money } from '#contract/money.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import { isOwnLimit, type StakeBound } from '#contract/stake-bound.ts'
import { PERIOD_HOURS } from '#contract/members/protection-choices.ts'
import { balanceOf } from '#ledger/balance.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { port } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { Push } from '../house.ts'
import { memberScope } from '../push/source.ts'
import { limitsInForce, type LimitInForce } from './state.ts'

interface RefusedStake {
  memberId: bigint
  refusal: RefusalName
  now: Date
  /** The house staked it: no limit of losses has refused it. */
  isFree?: boolean
}

/** Null where the refusal is about none, or none is met any more. `unit` writes an amount as its wire has it. */
export async function findBound(
  db: Kysely<Tables>,
  { memberId, refusal, now, isFree = false }: RefusedStake,
  unit: (amount: Money) => number,
): Promise<StakeBound | null> {
  if (refusal === 'bonus-stake-max') {
    const most = await highestBet(port(db), memberId)
    return most === null ? null : { most: unit(most) }
  }
  if (refusal !== 'limit-reached') return null
  const own = isFree ? 0n : await cashOf(db, memberId)
  const [tightest] = roomsIn(await limitsInForce(db, memberId, now), own).toSorted(byRoom)
  if (!tightest) return null
  const { kind, period, limit, left, set_by } = tightest
  const figure = kind === 'session' ? Number : unit
  const by = set_by === 'house' && { by: 'house' as const }
  return { kind, period, limit: figure(limit), left: figure(left), ...by }
}

/** Throws a refusal anew with what it met beside its name; whatever else the error is stays what it was. */
export async function throwWithBound(
  db: Kysely<Tables>,
  { error, ...stake }: Omit<RefusedStake, 'refusal'> & { error: unknown },
  unit: (amount: Money) => number,
  needed: Money | null = null,
): Promise<never> {
  if (!(error instanceof Refused)) throw error
  const bound = await findBound(db, { ...stake, refusal: error.refusal }, unit)
  if (bound === null) throw error
  const room = needed !== null && isOwnLimit(bound) && { needed: unit(needed) }
  throw new Refused(error.refusal, { ...bound, ...room })
}

/** A site beside the game asks its question at once, whoever's game it is. */
export const publishCheckDue = (push: Pick<Push, 'publish'>, memberId: bigint): void =>
  push.publish('changes', memberScope(memberId), { calls: ['protection/get'] })

type Room = Pick<LimitInForce, 'kind' | 'period' | 'set_by'> & Record<'limit' | 'left', bigint>

/**
 * What each limit on stakes leaves; one on time leaves every stake until it is used up, and one on losses every stake where the member
 * has no more of their own to lose than it leaves.
 */
const roomsIn = (limits: readonly LimitInForce[], own: Money): Room[] =>
  limits
    .filter(
      ({ kind, value, used }) =>
        kind === 'stake' ||
        (kind === 'session' && used >= value) ||
        (kind === 'loss' && own > 0n && used + own > value),
    )
    .map(({ kind, period, set_by, value, used }) => ({
      kind,
      period,
      set_by,
      limit: value,
      left: value > used ? value - used : 0n,
    }))

/** Whatever was staked, the limit that leaves least was passed by it; of equal ones that of time, then the one that lasts longest. */
function byRoom(one: Room, other: Room): number {
  if (one.left !== other.left) return one.left < other.left ? -1 : 1
  const isTime = ({ kind }: Room): number => (kind === 'session' ? 1 : 0)
  return isTime(other) - isTime(one) || PERIOD_HOURS[other.period] - PERIOD_HOURS[one.period]
}

async function cashOf(db: Kysely<Tables>, memberId: bigint): Promise<Money> {
  const { cash } = await balanceOf(port(db), memberId)
  return cash
}

/** The most that a bet may be while the member's bonus is active; null where none binds them. */
export async function highestBet(q: QueryPort, memberId: bigint): Promise<Money | null> {
  const { rows } = await q.query(
    `select o.stake_max as most from bonuses b join bonus_offers o on o.id = b.offer_id
     where b.member_id = $1 and b.state = 'active' and o.stake_max is not null`,
    [memberId],
  )
  const most = rows[0]?.['most']
  return typeof most === 'bigint' ? most : null
}
