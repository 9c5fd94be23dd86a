/** Who sits where at a table, as anyone and as a member may know it. Reads only. */
import { sql, type Kysely } from 'kysely'
import type { FloorSeatFace } from '#contract/games/floor-protocol.ts'
import type { Tables } from '../../database/tables.ts'
import { maskedName } from '../../masked-name.ts'
import { floorKind } from '../kinds/kinds.ts'
import type { FloorPlay } from '../kinds/table-kind.ts'

/** A seat is free again when its member has not played for so long. */
export const SEAT_IDLE_MS = 120_000

interface StakeRow {
  spot: string
  firstname: string
  memberId: bigint
  amount: bigint
  paid: bigint
  state: FloorSeatFace['stakes'][number]['state']
}

/** Every seat of the table, with what is on the round. */
export async function seatFaces(
  db: Kysely<Tables>,
  play: FloorPlay,
  table: string,
  round: bigint,
): Promise<FloorSeatFace[]> {
  const holders = await db
    .selectFrom('floor_seats as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['s.seat', 'm.firstname'])
    .where('s.table_id', '=', table)
    .execute()
  const { rows } = await sql<StakeRow>`
    select s.spot, m.firstname, s.member_id as "memberId", s.amount, s.paid, s.state
    from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    join members m on m.id = f.member_id
    where f.table_id = ${table} and f.number = ${round} and s.state <> 'back'
    order by s.place`.execute(db)
  return Array.from({ length: play.seats }, (_, at) => {
    const seat = at + 1
    const on = rows.filter(({ spot }) => play.stakeSeat(spot)?.seat === seat)
    const own = on.filter(({ spot }) => play.stakeSeat(spot)?.isHolder)
    const behind = on.filter(({ spot }) => !play.stakeSeat(spot)?.isHolder)
    // Whoever has a hand there is its face until the round is over, whoever sits down meanwhile.
    const [first] = own
    const who = first?.firstname ?? holders.find((one) => one.seat === seat)?.firstname
    return {
      seat,
      who: who === undefined ? null : maskedName(who),
      stakes: own.map(({ spot, amount, paid, state }) => ({
        spot,
        amount: Number(amount),
        paid: Number(paid),
        state,
      })),
      behind: {
        count: new Set(behind.map(({ memberId }) => memberId)).size,
        total: Number(behind.reduce((sum, { amount }) => sum + amount, 0n)),
      },
    }
  })
}

interface OwnSeats {
  memberId: bigint
  table: string
  number: number
  own: number[]
}

/** Where these members sit, with the present round of each table. */
export async function ownSeatsOf(
  db: Kysely<Tables>,
  members: readonly bigint[],
): Promise<OwnSeats[]> {
  const { rows } = await sql<OwnSeats & { number: bigint | null }>`
    select s.member_id as "memberId", s.table_id as "table", array_agg(s.seat order by s.seat) as own,
      (select max(r.number) from floor_rounds r where r.table_id = s.table_id) as number
    from floor_seats s where s.member_id = any (${members}) group by s.member_id, s.table_id`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, number: Number(row.number ?? 0n) }))
}

/** How many seats nobody sits in, by the games of these tables; one without seats is not among them. */
export async function freeSeats(
  db: Kysely<Tables>,
  games: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (games.length === 0) return new Map()
  const rows = await db
    .selectFrom('floor_tables as t')
    .leftJoin('floor_seats as s', (join) =>
      join
        .onRef('s.table_id', '=', 't.id')
        .on('s.active_at', '>=', new Date(now.getTime() - SEAT_IDLE_MS)),
    )
    .where('t.game_id', 'in', [...games])
    .groupBy(['t.game_id', 't.kind'])
    .select(['t.game_id', 't.kind', ({ fn }) => fn.count<bigint>('s.seat').as('taken')])
    .execute()
  return new Map(
    rows.flatMap(({ game_id, kind, taken }) => {
      const { play } = floorKind(kind)
      return play ? [[game_id, Math.max(0, play.seats - Number(taken))] as const] : []
    }),
  )
}
