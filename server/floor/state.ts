/** How a table and a member's seat at it stand, as anyone, and as the member, may be told. Reads only. */
import { sql } from 'kysely'
import type {
  FloorBetState,
  FloorSeatState,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import { maskedName } from '../masked-name.ts'
import type { SourceHouse } from '../push/source.ts'
import type { FloorRoundsTable } from '../database/tables/floor.ts'
import type { Selectable } from 'kysely'
import { findTable, type FloorTable } from './tables.ts'

type Round = Selectable<FloorRoundsTable>
type Db = SourceHouse['database']['db']

const LAST_ROUNDS = 20
/** So many bets of others stand in a message. */
const BETS_SHOWN = 24

/** What anyone may know of a table; null where there is none. */
export async function tableState(db: Db, id: string): Promise<FloorTableState | null> {
  const table = await findTable(db, id)
  if (!table) return null
  const rounds = await db
    .selectFrom('floor_rounds')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('number', 'desc')
    .limit(LAST_ROUNDS + 1)
    .execute()
  const [present] = rounds
  const isTold = ({ landed_at, phase }: Round): boolean => landed_at !== null || phase === 'void'
  const last = rounds.filter(isTold).slice(0, LAST_ROUNDS)
  return {
    table: id,
    isOpen: table.isOpen,
    round: present ? roundState(present) : null,
    last: last.map((round) => ({ number: Number(round.number), point: shownPoint(round) })),
    ...(await betsOn(db, id, present)),
    limits: limitsOf(table),
    chain: await chainShown(db, id, present?.number ?? 1n),
    salt: table.salt,
  }
}

const limitsOf = ({ minStake, maxStake, stepStake }: FloorTable) => ({
  min: Number(minStake),
  max: Number(maxStake),
  step: Number(stepStake),
})

function roundState(round: Round): FloorTableState['round'] {
  const msOf = (moment: Date | null): number | null => moment?.getTime() ?? null
  return {
    number: Number(round.number),
    phase: round.phase,
    opensAt: round.opened_at.getTime(),
    closesAt: round.closes_at.getTime(),
    beginsAt: msOf(round.begins_at),
    landedAt: msOf(round.landed_at),
    point: shownPoint(round),
    crowd: round.crowd,
    seed: round.seed?.toString('hex') ?? null,
  }
}

/** The outcome is told once nobody's decision counts any more, and not before. */
export function shownPoint({
  landed_at,
  outcome,
}: Pick<Round, 'landed_at' | 'outcome'>): number | null {
  const point = landed_at === null ? null : outcome?.['point']
  return typeof point === 'number' ? point : null
}

async function betsOn(db: Db, table: string, round: Round | undefined) {
  if (!round) return { count: 0, out: 0, total: 0, bets: [] }
  const { rows } = await sql<{
    firstname: string
    amount: bigint
    paid: bigint
    at: number | null
    isOut: boolean
    count: bigint
    out: bigint
    total: bigint
  }>`
    select m.firstname, s.amount, s.paid, coalesce(s.ended_at, s.half_at) as at, s.state = 'paid' as "isOut",
      count(*) over () as count, count(*) filter (where s.state = 'paid') over () as out,
      (sum(s.amount) over ())::bigint as total
    from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    join members m on m.id = f.member_id
    where f.table_id = ${table} and f.number = ${round.number} and s.state <> 'back'
    order by s.amount desc, s.place limit ${BETS_SHOWN}`.execute(db)
  const [first] = rows
  const bets: FloorBetState[] = rows.map(({ firstname, amount, paid, at, isOut }) => ({
    who: maskedName(firstname),
    stake: Number(amount),
    at: isOut ? at : null,
    payout: Number(paid),
    isOut,
  }))
  const figures = { count: first?.count, out: first?.out, total: first?.total }
  const [count, out, total] = Object.values(figures).map((figure) => Number(figure ?? 0n))
  return { count: count ?? 0, out: out ?? 0, total: total ?? 0, bets }
}

async function chainShown(db: Db, table: string, round: bigint): Promise<FloorTableState['chain']> {
  const chain = await db
    .selectFrom('floor_chains')
    .select(['end_hash', 'first_round'])
    .where('table_id', '=', table)
    .where('first_round', '<=', round)
    .orderBy('first_round', 'desc')
    .limit(1)
    .executeTakeFirst()
  return chain
    ? { end: chain.end_hash.toString('hex'), firstRound: Number(chain.first_round) }
    : null
}

interface SeatRow {
  memberId: bigint
  table: string
  number: bigint
  spot: string
  amount: bigint
  target: number | null
  state: FloorStakeState['state']
  paid: bigint
  halfAt: number | null
  endedAt: number | null
  clientSeed: string | null
}

/** What these members have on the present round of each table, or had on the last. */
export async function seatsOf(
  db: Db,
  members: readonly bigint[],
): Promise<Map<bigint, FloorSeatState[]>> {
  const { rows } = await sql<SeatRow>`
    select s.member_id as "memberId", f.table_id as "table", f.number, s.spot, s.amount, s.target, s.state, s.paid,
      s.half_at as "halfAt", s.ended_at as "endedAt", s.client_seed as "clientSeed"
    from floor_tables t
    cross join lateral (
      select r.number from floor_rounds r where r.table_id = t.id order by r.number desc limit 1
    ) present
    join floor_bets f on f.table_id = t.id and f.number >= present.number - 1 and f.member_id = any (${members})
    join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    where s.state <> 'back'
    order by f.table_id, f.number, s.spot`.execute(db)
  const seats = new Map<bigint, FloorSeatState[]>(members.map((member) => [member, []]))
  for (const { memberId, table, number, ...stake } of rows)
    addStake(seats, memberId, table, number, stake)
  return seats
}

function addStake(
  seats: Map<bigint, FloorSeatState[]>,
  memberId: bigint,
  table: string,
  number: bigint,
  stake: Omit<SeatRow, 'memberId' | 'table' | 'number'>,
): void {
  const own = seats.get(memberId) ?? []
  const shown: FloorStakeState = {
    ...stake,
    amount: Number(stake.amount),
    paid: Number(stake.paid),
  }
  const round = Number(number)
  const seat = own.find((one) => one.table === table && one.round === round)
  if (seat) own[own.indexOf(seat)] = { ...seat, stakes: [...seat.stakes, shown] }
  else own.push({ table, round, stakes: [shown] })
}

/** A member's seat at a table, at its present round or the last one that they bet on. */
export async function seatAt(
  db: Db,
  memberId: bigint,
  table: string,
): Promise<FloorSeatState | null> {
  const seats = (await seatsOf(db, [memberId])).get(memberId) ?? []
  return seats.findLast((seat) => seat.table === table) ?? null
}
