/** A season that is over, settled to all of its coupons by the house's own job. */
import { lira } from '#contract/money.ts'
import { streamOf } from '#games/slots/stream.ts'
import { openDatabase } from '#server/database/database.ts'
import { settleSports } from '#server/sports/settlement/settle.ts'
import { takeMessages } from '#server/sports/feed/take-messages.ts'
import { createCluster } from '../cluster.ts'
import { seatMembers } from '../seats.ts'
import { fillCoupons, openSeason, openSeasonHouse, type SeasonHouse } from './season.ts'

const MONEY = lira(100_000)

export interface SettlementPlan {
  matches: number
  coupons: number
  members: number
}

export interface Settled extends SettlementPlan {
  legs: number
  seconds: number
  couponsPerSecond: number
  /** Coupons that were left open, and stakes that are held yet. */
  left: number
}

export async function measureSettlement(
  print: (line: string) => void,
  plan: SettlementPlan,
): Promise<Settled> {
  const cluster = await createCluster()
  try {
    const house = await openSeasonHouse(cluster.url)
    const owner = await openDatabase(cluster.url)
    try {
      const seats = await seatMembers(owner, plan.members, MONEY)
      return await settleSeason(print, house, {
        ...plan,
        ids: seats.map(({ memberId }) => memberId),
      })
    } finally {
      await owner.close()
      await house.close()
    }
  } finally {
    await cluster.remove()
  }
}

/** A season that is bet on and played, until no coupon of it is open. */
export async function settleSeason(
  print: (line: string) => void,
  house: SeasonHouse,
  { ids, ...plan }: SettlementPlan & { ids: readonly bigint[] },
): Promise<Settled> {
  const season = await openSeason(house, plan.matches)
  print(`${season.length} matches are priced`)
  const stream = streamOf(1, 0, 0x4b41, 0x4245)
  const { coupons, legs } = await fillCoupons(house, { members: ids, count: plan.coupons, stream })
  print(`${coupons} coupons of ${ids.length} members are taken, ${legs} legs`)
  for (const { played } of season) await takeMessages(house, played)
  print('All matches are over')
  const began = performance.now()
  let left = coupons
  // One run looks at so many matches; the job comes again for the rest.
  for (let before = Infinity; left > 0 && left < before; left = await openCoupons(house)) {
    before = left
    await settleSports(house)
  }
  const seconds = (performance.now() - began) / 1000
  return { ...plan, coupons, legs, seconds, couponsPerSecond: coupons / seconds, left }
}

async function openCoupons({ database }: SeasonHouse): Promise<number> {
  const { rows } = await database.pool.query<{ left: bigint }>(
    `select (select count(*) from bets where settled_at is null)
       + (select count(*) from sports_events where settled_at is null) as left`,
  )
  return Number(rows[0]?.left ?? 0)
}
