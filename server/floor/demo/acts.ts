/** What a demo does at a table: the acts of a member, with play money, by the very rounds that members bet on. Reads rounds, and writes nothing. */
import type {
  FloorAct,
  FloorActed,
  FloorOpened,
  FloorSeatState,
} from '#contract/games/floor-protocol.ts'
import { Refused } from '#contract/refusals.ts'
import type { House } from '../../house.ts'
import { requireProductOpen } from '../../protection/products.ts'
import { requireNoPause } from '../../protection/rules.ts'
import { wireBalance } from '../../game-session/balance.ts'
import { hasTableDemos } from '../../round/play/jurisdictions.ts'
import type { AskedAct } from '../acts/bets.ts'
import { floorKind, streetIn } from '../kinds/kinds.ts'
import { lookAtTable } from '../views/looks.ts'
import { seatIn } from '../views/state.ts'
import { findTable, FLOOR_VERSION, ownTable, faceOf } from '../tables/tables.ts'
import type { DemoAt, DemoDone, DemoPurse } from './purse.ts'
import { readTableDemoToken } from './token.ts'
import { demoRounds, type DemoVisit } from './visits.ts'

/** May the tables of this kind be tried with play money? Not where members sit in turn, nor where tickets share what was staked. */
export const isDemoKind = (kind: string): boolean => {
  const { play, pool } = floorKind(kind)
  return play === undefined && pool === undefined
}

/** Has this game a demo, in a house of this profile? By the name of the game behind a tile; false where none of ours is. */
export function hasDemo(
  { playProfile }: Pick<House['settings'], 'playProfile'>,
  game: string | null,
): boolean {
  const own = game === null ? null : ownTable(game)
  return own !== null && hasTableDemos(playProfile) && isDemoKind(own.kind)
}

/**
 * The visit of a token, for so many plays: each chip of a board is one, as a member's is. Refuses one that is over, of a member who pauses, and of
 * a house that lets nobody play so.
 */
export async function visitOf(house: House, sessionID: string, plays = 1): Promise<DemoVisit> {
  const demo = readTableDemoToken(house.keys, sessionID)
  if (demo === null || !hasDemo(house.settings, demo.table)) throw new Refused('session-expired')
  const now = house.clock()
  const visit = house.demoVisits.visitOf(demo, now)
  if (visit === null) throw new Refused('session-expired')
  if (!house.limits.allows('playsOfMember', visit.scope, now, plays))
    throw new Refused('too-many-calls')
  if (demo.memberId !== null) await requireNoPause(house.database.db, demo.memberId, now)
  return visit
}

/** A table as its demo opens. */
export async function openDemo(house: House, sessionID: string): Promise<FloorOpened> {
  const visit = await visitOf(house, sessionID)
  const { db } = house.database
  const table = await findTable(db, visit.table)
  if (!table) throw new Refused('game-unknown')
  await house.floor.wake(table.id)
  const state = await lookAtTable(db, table.id)
  if (!state) throw new Refused('game-unknown')
  return {
    at: house.clock().getTime(),
    table: state,
    seat: seatAt(visit),
    balance: wireBalance(visit.purse.cash),
    rules: floorKind(table.kind).rules(table.rules),
    version: FLOOR_VERSION,
    isDemo: true,
    face: faceOf(table),
  }
}

type Does = 'place' | 'lay' | 'takeBack' | 'undo' | 'cashOut' | 'answer'

const ACTS: Readonly<Partial<Record<FloorAct, Does>>> = {
  place: 'place',
  lay: 'lay',
  'take-back': 'takeBack',
  undo: 'undo',
  'cash-out': 'cashOut',
  decide: 'answer',
}

/** As `floorBets`, of a demo: the same refusals, by the same clock. */
export async function actInDemo(
  house: House,
  asked: AskedAct,
  arrivedAt: Date,
): Promise<FloorActed> {
  const visit = await visitOf(house, asked.sessionID, Math.max(1, asked.chips?.length ?? 0))
  if (asked.table !== visit.table) throw new Refused('session-expired')
  const does = ACTS[asked.act]
  if (does === undefined) throw new Refused('bad-payload')
  if (does === 'place' || does === 'lay') await requireOpen(house)
  const at = await recordedAt(house, asked)
  if (!at.kind.isSpot(asked.spot, asked.target)) throw new Refused('spot-unknown')
  const street = at.kind.streets ? streetIn(asked.spot) : null
  const done = run(visit.purse, does, at, { ...asked, arrivedAt, street })
  house.demoVisits.note(visit, house.clock())
  return {
    at: house.clock().getTime(),
    requestId: asked.requestId,
    balance: wireBalance(visit.purse.cash),
    seat: seatAt(visit),
    won: Number(done.won),
    atHundredths: done.hundredths,
  }
}

/** A house under maintenance takes no new stakes, nor one whose operator closed its tables. */
async function requireOpen(house: House): Promise<void> {
  if (await house.isClosed('floor')) throw new Refused('maintenance')
  await requireProductOpen(house.database.db, 'tables')
}

const run = (
  purse: DemoPurse,
  does: Does,
  at: DemoAt,
  { amount, chips = [], ...asked }: AskedAct & { arrivedAt: Date; street: number | null },
): DemoDone => purse[does](at, { ...asked, chips, amount: BigInt(amount) })

async function recordedAt(
  { database }: House,
  asked: Pick<AskedAct, 'table' | 'round'>,
): Promise<DemoAt> {
  const [table, [round]] = await Promise.all([
    findTable(database.db, asked.table),
    demoRounds(database.db, asked.table, [asked.round]),
  ])
  if (!table) throw new Refused('game-unknown')
  return { kind: floorKind(table.kind), table, round }
}

const seatAt = ({ purse, table }: DemoVisit): FloorSeatState | null =>
  seatIn(purse.seats(table), table)
