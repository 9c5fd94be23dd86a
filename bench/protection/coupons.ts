/** A match that members of the walk lay coupons on, one after the other: days before it begins, until it has been played or is called off. */
import { toWire } from '#contract/money.ts'
import type { Input } from '#contract/registry.ts'
import type { MemberContext } from '#server/context.ts'
import { port } from '#server/database/database.ts'
import type { House } from '#server/house.ts'
import { createLog } from '#server/log.ts'
import { placeCoupon } from '#server/sports/coupons/place-coupon.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { ending, openMatch } from '#server/sports/testing.ts'
import { nameOf } from './acts.ts'
import type { Outcome } from './model.ts'
import { now, type Fixture, type Walker, type World } from './world.ts'

const HOUR_MS = 60 * 60 * 1000
/** So long before it begins: what is staked on it comes back in other days and weeks than it was staked in. */
const OPEN_MS = 6 * 24 * HOUR_MS
const PLAYED_MS = 2 * HOUR_MS

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
    .where('market_key', '=', 'match-result')
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
  else await match.play(outcome === '1' ? 1 : 0, outcome === '2' ? 1 : 0)
  await settleSports(sportsHouse(world))
}

export function layCoupon(
  world: World,
  walker: Walker,
  { match, odds }: Fixture,
  { amount, selection }: { amount: bigint; selection: Outcome },
): Promise<string> {
  const pick = { eventID: match.eventID, market: 'match-result', selection }
  const payload: Input<'betframe/place_coupon'> = {
    kind: 'single',
    policy: 'none',
    stake: toWire(amount),
    selections: [{ ...pick, odds: (odds.get(selection) ?? 0) / 100 }],
  }
  return nameOf(
    world.database.db.transaction().execute(async (db) => {
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
      return 'taken'
    }),
  )
}
