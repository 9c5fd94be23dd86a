/** What a walk reads and prepares in the database. */
import { lira } from '#contract/money.ts'
import { STUDIO } from '#server/catalogue/studio.ts'
import type { Database } from '#server/database/database.ts'
import { FLOOR_VERSION, findTable, type FloorTable } from '#server/floor/tables/tables.ts'
import { seatMembers } from '../seats.ts'
import type { StakeRow } from './ledger-model.ts'

const MEMBERS = 6
/** What each of them begins with. */
export const MONEY = lira(1_000_000)

/** Members at the table, by their sessions; it stays awake, and its rounds follow each other quickly. */
export async function seatWalkers(
  database: Database,
  id: string,
  now: Date,
): Promise<{ table: FloorTable; members: Map<string, bigint> }> {
  const game = { id, version: FLOOR_VERSION, account: `games:${STUDIO.slug}` }
  const seats = await seatMembers(database, MEMBERS, MONEY, game)
  const ids = seats.map(({ memberId }) => memberId)
  for (const statement of PREPARED) await database.pool.query(statement, [ids, now])
  await database.pool.query(
    `update floor_tables set awake_until = '2100-01-01', open_ms = least(open_ms, 6000), every_ms = null,
       rest_ms = least(rest_ms, 2000) where id = $1`,
    [id],
  )
  const table = await findTable(database.db, id)
  if (!table) throw new Error(`there is no table ${id}`)
  return { table, members: new Map(seats.map(({ sessionID, memberId }) => [sessionID, memberId])) }
}

export async function stakesOn(
  { pool }: Pick<Database, 'pool'>,
  table: string,
  round: bigint,
): Promise<StakeRow[]> {
  const { rows } = await pool.query<StakeRow>(STAKES, [table, round])
  return rows
}

/** Nobody sits at the table any more, and no bet is waited for: are the rounds up to this one proven by now? */
export async function isShoeOver(
  { pool }: Pick<Database, 'pool'>,
  table: string,
  now: Date,
  upTo: bigint,
): Promise<boolean> {
  await pool.query(`update floor_tables set awake_until = '2000-01-01' where id = $1`, [table])
  await pool.query(
    `update floor_rounds set closes_at = $2 where table_id = $1 and phase = 'open'`,
    [table, now],
  )
  const { rows } = await pool.query(
    `select from floor_rounds where table_id = $1 and seed is null and number <= $2`,
    [table, upTo],
  )
  return rows.length === 0
}

/** What was drawn; of a shoe what was dealt of it so far. */
export function drawnText({
  shoe,
  from,
  seats,
  cards,
  numbers,
  ...more
}: Readonly<Record<string, unknown>>): string {
  // Of a round of streets what lies open grows; prices beside it follow from it.
  if (Array.isArray(numbers)) return numbers.map((number) => `${number},`).join('')
  return Array.isArray(cards)
    ? `${JSON.stringify([shoe, from, seats])} ${cards.map((card) => `${card},`).join('')}`
    : JSON.stringify(more)
}

/** Members of a walk are never logged out, and have seeds of their own from before it. */
const PREPARED = [
  `update sessions set active_at = '2100-01-01', expires_at = '2100-01-02'
     where member_id = any ($1) and $2::timestamptz is not null`,
  `update game_sessions set created_at = $2::timestamptz - interval '1 hour' where member_id = any ($1)`,
  `update member_seeds set created_at = $2::timestamptz - interval '1 hour', client_seed = 'walker ' || member_id
     where member_id = any ($1)`,
  `update cash_transactions set created_at = $2, decided_at = $2 where member_id = any ($1)`,
]

const STAKES = `
select s.member_id as member, s.seq, s.spot, s.amount, s.target, s.state, s.paid, s.half_at, s.ended_at, s.placed_at,
  s.request_id, s.half_request_id, s.end_request_id
from floor_bets f join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
where f.table_id = $1 and f.number = $2 order by s.place`
