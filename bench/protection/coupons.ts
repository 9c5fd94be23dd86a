/** A match that members of the walk lay coupons on, one after the other: days before it begins, until it has been played or is called off, and its result was corrected. */
import { sql, type Transaction } from 'kysely'
import { toWire } from '#contract/money.ts'
import type { Input } from '#contract/registry.ts'
import { jobActor } from '#server/action/actor.ts'
import { freeBetsOf, type FreeBet } from '#server/bonus/rules.ts'
import type { MemberContext } from '#server/context.ts'
import { openDatabase, port } from '#server/database/database.ts'
import type { Tables } from '#server/database/tables.ts'
import type { House } from '#server/house.ts'
import { createLog } from '#server/log.ts'
import { placeCoupon } from '#server/sports/coupons/place-coupon.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { ending, openMatch } from '#server/sports/testing.ts'
import { waiveClaims } from '#server/sports/trading/claims.ts'
import { correctScore, followRecord, voidBets } from '#server/sports/trading/operate.ts'
import { nameOf } from './acts.ts'
import type { Outcome } from './coupons-model.ts'
import { now, type Fixture, type PlayedFixture, type Walker, type World } from './world.ts'

const HOUR_MS = 60 * 60 * 1000
/** So long before it begins: what is staked on it comes back in other days and weeks than it was staked in. */
const OPEN_MS = 6 * 24 * HOUR_MS
const PLAYED_MS = 2 * HOUR_MS
const MARKET = 'match-result'

let requests = 0

export const OUTCOMES = ['1', 'X', '2'] as const satisfies Outcome[]

/** What of the house sports ask for; nobody listens. */
const sportsHouse = (world: World) => ({
  database: world.database,
  clock: () => now(world),
  // Of a push they ask nothing but these.
  push: { touch: () => {}, publish: () => {} } as unknown as House['push'],
  log: createLog({ logLevel: 'silent' }),
})

export async function openFixture(world: World): Promise<Fixture> {
  const match = await openMatch(sportsHouse(world), { inMs: OPEN_MS })
  const offers = await world.database.db
    .selectFrom('sports_offers')
    .select(['selection', 'odds'])
    .where('event_id', '=', BigInt(match.eventID))
    .where('market_key', '=', MARKET)
    .execute()
  return { match, odds: new Map(offers.map(({ selection, odds }) => [selection, odds ?? 0])) }
}

export const hasBegun = ({ nowMs }: World, { match }: Fixture): boolean =>
  nowMs >= match.startsAt.getTime()

export const isOver = ({ nowMs }: World, { match }: Fixture): boolean =>
  nowMs >= match.startsAt.getTime() + PLAYED_MS

/** It ends so, or not at all (null), and every coupon on it is settled. */
export async function endFixture(
  world: World,
  { match }: Fixture,
  outcome: Outcome | null,
): Promise<void> {
  if (outcome === null) await match.feed(ending('abandoned'))
  else await match.play(...scoreOf(outcome))
  await settleSports(sportsHouse(world))
}

/** Who looks again at a result: another score, nothing at all (null), or from nothing back to what was played. */
export async function correctFixture(
  world: World,
  { fixture: { match }, isVoid }: PlayedFixture,
  outcome: Outcome | null,
): Promise<void> {
  const { db } = world.database
  const eventId = BigInt(match.eventID)
  const [actor, traded] = [jobActor('walk'), { eventId, market: MARKET }]
  const rule = () => {
    if (outcome === null) return voidBets(db, actor, traded, now(world))
    if (isVoid) return followRecord(db, actor, traded, now(world))
    const [home, away] = scoreOf(outcome)
    const score = { count: 'goals', period: 'match', score: { home, away } } as const
    return correctScore(db, actor, eventId, { score, now: now(world) })
  }
  const refusal = await rule()
  if (refusal !== null) throw new Error(`a result was not corrected: ${refusal}`)
  await settleSports(sportsHouse(world))
}

/** All that is still owed of the coupon with the oldest claim is let go. */
export async function waiveOldest(world: World, { memberId }: Walker): Promise<bigint | null> {
  const oldest = await world.database.db
    .selectFrom('sports_corrections')
    .select('coupon_id')
    .where('member_id', '=', memberId)
    .where(sql<boolean>`met + waived < claimed`)
    .orderBy('at')
    .orderBy('coupon_id')
    .orderBy('place')
    .executeTakeFirst()
  return oldest ? waiveClaims(sportsHouse(world), jobActor('walk'), oldest.coupon_id) : null
}

const scoreOf = (outcome: Outcome): [home: number, away: number] => [
  outcome === '1' ? 1 : 0,
  outcome === '2' ? 1 : 0,
]

/** So much of the member's own, or a free bet in its place. */
interface Staked {
  selection: Outcome
  amount?: bigint
  freeBetId?: bigint
  requestId?: string
}

type Laying = (world: World, walker: Walker, fixture: Fixture, staked: Staked) => Promise<string>

export const layCoupon: Laying = (world, walker, fixture, staked) =>
  nameOf(
    world.database.db.transaction().execute(async (db) => {
      await place({ db, world, walker }, fixture, staked)
      return 'taken'
    }),
  )

interface Placing {
  db: Transaction<Tables>
  world: World
  walker: Walker
}

async function place(
  { db, world, walker }: Placing,
  { match, odds }: Fixture,
  { selection, amount, freeBetId, requestId }: Staked,
): Promise<void> {
  const pick = { eventID: match.eventID, market: MARKET, selection }
  const payload: Input<'betframe/place_coupon'> = {
    kind: 'single',
    policy: 'none',
    ...(amount !== undefined && { stake: toWire(amount) }),
    ...(freeBetId !== undefined && { freeBetID: Number(freeBetId) }),
    ...(requestId !== undefined && { requestId }),
    selections: [{ ...pick, odds: (odds.get(selection) ?? 0) / 100 }],
  }
  const context = {
    db,
    q: port(db),
    house: { ...sportsHouse(world), limits: { allows: () => true } },
    member: { id: walker.memberId },
    now: now(world),
    afterCommit: () => {},
    afterUndo: () => {},
  }
  // Of a context and its house a coupon asks nothing but these.
  await placeCoupon(context as unknown as MemberContext, payload)
}

/** The connection is killed between the coupon and its commit. */
export const layAndBreakBeforeCommit = (
  world: World,
  walker: Walker,
  fixture: Fixture,
  staked: Staked,
): Promise<void> =>
  onBrokenConnection(world, async (db, kill) => {
    await place({ db, world, walker }, fixture, staked)
    await kill()
  })

/** It is killed while the coupon is under way; then the same request is made again. */
export const layThroughABreak: Laying = async (world, walker, fixture, staked) => {
  const payload = { ...staked, requestId: `walk-${(requests += 1)}` }
  await onBrokenConnection(world, async (db, kill) => {
    await Promise.all([kill(), place({ db, world, walker }, fixture, payload)])
  })
  return layCoupon(world, walker, fixture, payload)
}

/** A transaction on a connection of its own: one of the walk's would be given to the next step as it dies. Whatever became of it. */
async function onBrokenConnection(
  { url, database }: World,
  work: (db: Transaction<Tables>, kill: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const broken = await openDatabase(url, 1)
  await broken.db
    .transaction()
    .execute(async (db) => {
      const pid = await backendOf(db)
      await work(db, () => database.pool.query('select pg_terminate_backend($1)', [pid]))
    })
    .catch(() => null)
  await broken.close().catch(() => null)
}

async function backendOf(db: Transaction<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  return rows[0]?.pid
}

/** Free bets that the house says can be placed, the oldest first. */
export const freeBetsLeft = (world: World, { memberId }: Walker): Promise<readonly FreeBet[]> =>
  freeBetsOf(port(world.database.db), memberId, now(world))
