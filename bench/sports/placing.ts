/**
 * Coupons a second by the house's own call, over HTTP with everything it checks, beside bare SQL that writes the same rows into tables
 * of the same columns and keys: both on as many connections, taking turns in one run. The bare rows are not locked, looked at or chained.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { lira } from '#contract/money.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { stakeInSql } from '#server/bets/entry-reference.ts'
import { logInMembers, type Member } from '../cashier/members.ts'
import { createCluster } from '../cluster.ts'
import { openConnection } from '../connection.ts'
import { median, percentile } from '../figures.ts'
import { startHouseProcess } from '../house-process.ts'
import { offeredNow, openSeason, openSeasonHouse, type Offered } from './season.ts'

export interface PlacingPlan {
  matches: number
  members: number
  connections: number
  laps: number
  seconds: number
}

export interface Placing {
  housePerSecond: number
  sqlPerSecond: number
  ratio: number
  ratios: readonly number[]
  p50Ms: number
  p99Ms: number
}

interface Pick {
  eventID: number
  market: string
  selection: string
  odds: number
}

interface Lap {
  perSecond: number
  ms: readonly number[]
}

/** Places one and says so; each has members of its own. */
type Lane = readonly (() => Promise<void>)[]

const WARM_UP_SECONDS = 2
/** Those that a list shows: no outcome of theirs is so unlikely that the house would soon have enough of it. */
const CHIEF = new Set(['match-result', 'total-goals.10', 'both-score'])
const STAKE = 2

export async function measurePlacing(
  print: (line: string) => void,
  plan: PlacingPlan,
): Promise<Placing> {
  const cluster = await createCluster()
  try {
    const house = await startHouseProcess(cluster.url, { DEMO: '0' })
    const owner = await openDatabase(cluster.url, plan.connections)
    try {
      const picks = await offer(cluster.url, plan.matches)
      const keyUrl = `http://127.0.0.1:${house.port}/endpoint/v1/public-key`
      const members = await logInMembers(owner, plan.members, keyUrl)
      const lanes = {
        house: await houseLane(house.port, { members, picks }, plan.connections),
        sql: await sqlLane(owner, { members, picks }, plan.connections),
      }
      for (const lane of [lanes.house, lanes.sql]) await run(lane, WARM_UP_SECONDS)
      return await takeTurns(print, lanes, plan)
    } finally {
      await owner.close()
      await house.stop()
    }
  } finally {
    await cluster.remove()
  }
}

async function offer(url: string, matches: number): Promise<readonly (readonly Offered[])[]> {
  const house = await openSeasonHouse(url)
  try {
    await openSeason(house, matches)
    const offered = await offeredNow(house.database)
    return offered.map((of) => of.filter(({ market_key }) => CHIEF.has(market_key)))
  } finally {
    await house.close()
  }
}

/** Of ten coupons six are singles, the others three matches together. */
function drawPicks(picks: readonly (readonly Offered[])[]): readonly Offered[] {
  const from = randomInt(picks.length)
  const many = randomInt(10) < 6 ? 1 : 3
  return Array.from({ length: many }, (_, at) => {
    const offers = picks[(from + at) % picks.length] ?? []
    const offer = offers[randomInt(offers.length)]
    if (!offer) throw new Error('a match without odds')
    return offer
  })
}

interface Stakes {
  members: readonly Member[]
  picks: readonly (readonly Offered[])[]
}

const ownOf = ({ members }: Stakes, worker: number, of: number): readonly Member[] =>
  members.filter((_, at) => at % of === worker)

async function houseLane(port: number, stakes: Stakes, connections: number): Promise<Lane> {
  return Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      const connection = await openConnection('127.0.0.1', port)
      const own = ownOf(stakes, worker, connections)
      let turn = 0
      return async () => {
        const member = own[turn++ % own.length]
        if (!member) throw new Error('a connection without members')
        const selections = drawPicks(stakes.picks).map(pickOf)
        const kind = selections.length === 1 ? 'single' : 'combination'
        const data = { kind, stake: STAKE, selections, requestId: randomUUID() }
        const api = { class: 'betframe', method: 'place_coupon' }
        const sent = { api, data, user: member.user }
        const { body } = await connection.post('/endpoint/v1', sent, member.headers)
        // The envelope's shape, which the door holds itself to.
        if (!(body as { result: boolean }).result) throw new Error(JSON.stringify(body))
      }
    }),
  )
}

const pickOf = ({ event_id, market_key, selection, odds }: Offered): Pick => ({
  eventID: Number(event_id),
  market: market_key,
  selection,
  odds: odds / 100,
})

/** Tables of the same columns and keys, without a trigger, a function or a foreign key. */
const PLAIN = [
  ...['wallets', 'entries', 'holds', 'bets', 'sports_coupons', 'sports_coupon_legs'].map(
    (table) => `create table plain_${table} (like ${table} including defaults including indexes)`,
  ),
  'create table plain_offers (like sports_offers including defaults including indexes)',
  'insert into plain_wallets select * from wallets',
  'insert into plain_offers select * from sports_offers',
  'create sequence plain_ids',
]

const PLAIN_COUPON = `
with paid as (
  update plain_wallets set cash = cash - $2, held = held + $2, seq = seq + 1
  where member_id = $1 and cash >= $2 returning *, nextval('plain_ids') as coupon
), noted as (
  insert into plain_entries (member_id, seq, source, reference, move, content, cash_delta, bonus_delta, held_delta,
    pending_delta, house_delta, cash, bonus, held, pending, at, prev, hash)
  select member_id, seq, 'bet', ${stakeInSql('coupon')}, 'hold-raise', $5, -$2, 0, $2, 0, 0, cash, bonus, held, pending,
    now(), head, head from paid
), kept as (
  insert into plain_holds (member_id, source, reference, cash_open, bonus_open)
  select member_id, 'bet', ${stakeInSql('coupon')}, $2, 0 from paid
), bet as (
  insert into plain_bets (member_id, id, kind, account, game, stake, stake_bonus, placed_at)
  select member_id, coupon, 'coupon', 'sportsbook', 'sports', $2, 0, now() from paid
), placed as (
  insert into plain_sports_coupons (member_id, id, place, kind, bankers, content, most, request_id)
  select member_id, coupon, 0, $3, '{}', $5, $2, $6 from paid
), booked as (
  update plain_offers o set booked = booked + $2 from jsonb_to_recordset($4::jsonb)
    l (event_id bigint, market_key text, selection text)
  where (o.event_id, o.market_key, o.selection) = (l.event_id, l.market_key, l.selection)
)
insert into plain_sports_coupon_legs (member_id, coupon_id, place, event_id, market_key, market, selection, odds, version, is_live)
select member_id, coupon, l.place, l.event_id, l.market_key, l.market, l.selection, l.odds, l.version, false
from paid, jsonb_to_recordset($4::jsonb) l (place smallint, event_id bigint, market_key text, market jsonb,
  selection text, odds integer, version integer)`

/** As long as a content of the house's own. */
const CONTENT = `sports ${'0'.repeat(64)}`

async function sqlLane(database: Database, stakes: Stakes, connections: number): Promise<Lane> {
  for (const statement of PLAIN) await database.pool.query(statement)
  return Array.from({ length: connections }, (_, worker) => {
    const own = ownOf(stakes, worker, connections)
    let turn = 0
    return async () => {
      const member = own[turn++ % own.length]
      const picks = drawPicks(stakes.picks)
      const kind = picks.length === 1 ? 'single' : 'combination'
      const legs = picks.map((leg, place) => ({ ...leg, place, event_id: String(leg.event_id) }))
      const { rowCount } = await database.pool.query({
        name: 'plain-coupon',
        text: PLAIN_COUPON,
        values: [member?.memberId, lira(STAKE), kind, JSON.stringify(legs), CONTENT, randomUUID()],
      })
      if (rowCount !== legs.length) throw new Error('a bare coupon was not written')
    }
  })
}

async function run(lane: Lane, seconds: number): Promise<Lap> {
  const began = performance.now()
  const until = began + seconds * 1000
  const ms: number[] = []
  await Promise.all(
    lane.map(async (place) => {
      for (let now = performance.now(); now < until;) {
        await place()
        const after = performance.now()
        ms.push(after - now)
        now = after
      }
    }),
  )
  return { perSecond: (ms.length * 1000) / (performance.now() - began), ms }
}

async function takeTurns(
  print: (line: string) => void,
  lanes: { house: Lane; sql: Lane },
  { laps, seconds }: PlacingPlan,
): Promise<Placing> {
  const house: Lap[] = []
  const sql: Lap[] = []
  for (let lap = 1; lap <= laps; lap += 1) {
    const ours = await run(lanes.house, seconds)
    const bare = await run(lanes.sql, seconds)
    house.push(ours)
    sql.push(bare)
    print(
      `lap ${lap}: ${Math.round(ours.perSecond)} coupons/s by the house's call, ${Math.round(bare.perSecond)}/s by bare SQL`,
    )
  }
  const ratios = house.map(({ perSecond }, lap) => perSecond / (sql[lap]?.perSecond ?? Infinity))
  const ms = house.flatMap((lap) => lap.ms)
  return {
    housePerSecond: Math.round(median(house.map(({ perSecond }) => perSecond))),
    sqlPerSecond: Math.round(median(sql.map(({ perSecond }) => perSecond))),
    ratio: median(ratios),
    ratios,
    p50Ms: percentile(ms, 50),
    p99Ms: percentile(ms, 99),
  }
}
