/** A house at a time that is handed in: a database whose own clock stands where the walk says, and members at a slot. */
import { lira } from '#contract/money.ts'
import { jobActor } from '#server/action/actor.ts'
import { offerFile, type WrittenOffer } from '#server/bonus/offer-file.ts'
import { addOffer } from '#server/bonus/operate.ts'
import type { Database } from '#server/database/database.ts'
import { createPipeline, type Pipeline } from '#server/database/pipeline.ts'
import { roundCalls } from '#server/round/play/calls.ts'
import { jurisdictionOf } from '#server/round/play/jurisdictions.ts'
import type { Rounds } from '#server/round/play/rounds.ts'
import type { TestMatch } from '#server/sports/testing.ts'
import type { PublishedGames } from '#server/round/publish/published.ts'
import { seatMembers, type Seat } from '../seats.ts'
import * as simulated from '../simulated-clock.ts'
import type { Outcome } from './coupons-model.ts'
import type { ModelOffer } from './bonus-model.ts'
import { Model } from './model.ts'

const START_MS = Date.parse('2026-12-30T20:00:00Z')
const FIRST_DEPOSIT = lira(500)

export interface Walker extends Seat {
  model: Model
}

/** A match that coupons are laid on. */
export interface Fixture {
  match: TestMatch
  /** Of each outcome, in hundredths. */
  odds: ReadonlyMap<string, number>
}

export interface World {
  database: Database
  /** Of the database, for connections that are going to be broken. */
  url: string
  games: PublishedGames
  walkers: Walker[]
  offers: ModelOffer[]
  nowMs: number
  /** What coupons are laid on; null until somebody wants to. */
  fixture: Fixture | null
  /** The last match that was played, as long as its result may be corrected; null otherwise. */
  played: PlayedFixture | null
}

export interface PlayedFixture {
  fixture: Fixture
  /** By its score. */
  outcome: Outcome
  /** Ruled so meanwhile. */
  isVoid: boolean
  /** When it is corrected. */
  dueMs: number
}

/** Offers, and so many members with a first deposit, all at the walk's beginning. */
export async function beginWorld(
  base: Pick<World, 'database' | 'url' | 'games'>,
  members: number,
): Promise<World> {
  const { database } = base
  const world: World = {
    ...base,
    walkers: [],
    offers: [],
    nowMs: START_MS,
    fixture: null,
    played: null,
  }
  await setClock(world)
  world.offers = await offersIn(world)
  const seats = await seatMembers(database, members, FIRST_DEPOSIT)
  const ids = seats.map(({ memberId }) => memberId)
  await database.pool.query(
    `update cash_transactions set created_at = $2, decided_at = $2 where member_id = any ($1)`,
    [ids, now(world)],
  )
  await database.pool.query(
    `update sessions set expires_at = $2::timestamptz + interval '20 years' where member_id = any ($1)`,
    [ids, now(world)],
  )
  await database.pool.query(
    `insert into poker_players (member_id, username) select id, 'walk ' || id from unnest($1::bigint[]) id`,
    [ids],
  )
  world.walkers = seats.map((seat) => ({ ...seat, model: new Model() }))
  for (const { model } of world.walkers) model.deposit(FIRST_DEPOSIT, world.nowMs)
  return world
}

export const now = ({ nowMs }: Pick<World, 'nowMs'>): Date => new Date(nowMs)

export const setClock = ({ database, nowMs }: Pick<World, 'database' | 'nowMs'>): Promise<void> =>
  simulated.setClock(database, nowMs)

/** The game server's part of the house, on the house's connections or all of it on one of its own. */
export function roundsOn(world: World, own?: Rounds['pool']): Rounds {
  const clock = (): Date => now(world)
  const { database } = world
  const pool = own ?? database.pool
  const pipeline: Pipeline = own
    ? (statement) => own.query(statement)
    : createPipeline(database.pipelined)
  return {
    pool,
    calls: roundCalls({ pool, pipeline, apart: pipeline, clock, cycleMs: 0 }),
    games: world.games,
    jurisdiction: jurisdictionOf('standard'),
    clock,
    isClosed: async () => false,
    seats: new Map(),
  }
}

const COMMON = {
  starts: '2026-01-01T00:00:00Z',
  every: 'day',
  title: { tr: 'Deneme', en: 'Trial' },
} as const

const WRITTEN: readonly WrittenOffer[] = [
  {
    ...COMMON,
    name: 'walk-share',
    kind: 'deposit',
    percent: 50,
    minimum: 10,
    maximum: 15,
    claimDays: 7,
    wagering: 1,
    days: 2,
    weights: { slot: 100, coupon: 50 },
    stakeMax: 20,
  },
  {
    ...COMMON,
    name: 'walk-rounds',
    kind: 'free-rounds',
    game: 'lale-devri',
    rounds: 4,
    stake: 5,
    wagering: 1,
    days: 1,
    weights: { slot: 100 },
  },
  {
    ...COMMON,
    name: 'walk-cash-rounds',
    kind: 'free-rounds',
    game: 'lale-devri',
    rounds: 3,
    stake: 2,
    wagering: 0,
    days: 1,
  },
  {
    ...COMMON,
    name: 'walk-bets',
    kind: 'free-bets',
    bets: 3,
    stake: 4,
    wagering: 1,
    days: 9,
    weights: { slot: 100, coupon: 50 },
  },
  {
    ...COMMON,
    name: 'walk-cash-bets',
    kind: 'free-bets',
    bets: 2,
    stake: 3,
    wagering: 0,
    days: 5,
  },
]

async function offersIn(world: World): Promise<ModelOffer[]> {
  const offers: ModelOffer[] = []
  for (const written of WRITTEN) {
    const id = await addOffer(
      world.database.db,
      jobActor('walk'),
      offerFile.parse(written),
      now(world),
    )
    if (id === null) throw new Error(`there is an offer ${written.name} already`)
    offers.push(modelOf(id, written))
  }
  return offers
}

function modelOf(id: number, written: WrittenOffer): ModelOffer {
  const { wagering, days } = written
  const couponWeight = BigInt(written.weights?.['coupon'] ?? 0)
  const none = { share: null, rounds: null, bets: null }
  const offer = { id, wagering, days, couponWeight, ...none }
  if (written.kind === 'free-rounds')
    return { ...offer, rounds: { count: written.rounds, stake: lira(written.stake) } }
  if (written.kind === 'free-bets')
    return { ...offer, bets: { count: written.bets, stake: lira(written.stake) } }
  const share = {
    percent: BigInt(written.percent),
    least: lira(written.minimum),
    most: lira(written.maximum),
    stakeMax: lira(written.stakeMax ?? 0),
  }
  return { ...offer, share }
}
