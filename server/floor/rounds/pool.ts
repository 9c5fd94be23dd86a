/** What a round of a room comes to for the tickets that are on it, and the tickets as they are shown. */
import type { Kysely, Selectable } from 'kysely'
import type { DrawnOutcome } from '#chance/floor-draws.ts'
import type { BingoOutcome, BingoTicket } from '#contract/games/floor-protocol.ts'
import type { FloorRoundsTable } from '../../database/tables/floor.ts'
import type { Tables } from '../../database/tables.ts'
import { placedOn } from '../acts/decide.ts'
import { floorKind } from '../kinds/kinds.ts'
import type { FloorPool, FloorRules, PlacedStake } from '../kinds/table-kind.ts'
import type { FloorTable } from '../tables/tables.ts'

type Db = Kysely<Tables>

/** By what was drawn, whoever bought what: nothing of a purchase reaches the draw. */
export async function sharedOutcome(
  db: Db,
  pool: FloorPool,
  { id, salt, rules }: FloorTable,
  { number }: Pick<Selectable<FloorRoundsTable>, 'number'>,
  drawn: DrawnOutcome,
): Promise<BingoOutcome> {
  const sold = pool.soldOf(await placedOn(db, id, number), rules)
  const room = { table: id, round: number, salt, rules }
  return pool.share(drawn, room, sold, await leftBefore(db, pool, id, number))
}

/** What the last round that was settled left to those after it; a void one leaves what it found. */
async function leftBefore(db: Db, pool: FloorPool, table: string, number: bigint): Promise<number> {
  const last = await db
    .selectFrom('floor_rounds')
    .select('outcome')
    .where('table_id', '=', table)
    .where('number', '<', number)
    .where('phase', '=', 'settled')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.outcome ? pool.leftBy(last.outcome) : 0
}

export interface BoughtStake extends Pick<PlacedStake, 'spot' | 'amount'> {
  table: string
  number: bigint
  kind: string
  rules: FloorRules
  salt: string
}

/** The tickets that a stake bought; undefined where none are sold. */
export async function ticketsBought(stake: BoughtStake): Promise<BingoTicket[] | undefined> {
  const { table, number, kind, rules, salt } = stake
  const { pool } = floorKind(kind)
  return pool?.tickets({ table, round: number, salt, rules }, pool.boughtBy(stake, rules))
}

/** The tickets that these stakes bought and, once the round is over, all that won; null where none are sold. */
export async function ticketsShown(
  { id, kind, salt, rules }: FloorTable,
  { number, settled_at, outcome }: Selectable<FloorRoundsTable>,
  stakes: readonly Pick<PlacedStake, 'spot' | 'amount'>[],
): Promise<(BingoTicket & { isOwn: boolean })[] | null> {
  const { pool } = floorKind(kind)
  if (!pool) return null
  const own = stakes.flatMap((stake) => pool.boughtBy(stake, rules))
  const won =
    settled_at !== null && outcome !== null
      ? pool.recorded(outcome).prizes.flatMap(({ tickets }) => tickets)
      : []
  const numbers = [...new Set([...own, ...won])].toSorted((a, b) => a - b)
  const tickets = await pool.tickets({ table: id, round: number, salt, rules }, numbers)
  return tickets.map((ticket) => ({ ...ticket, isOwn: own.includes(ticket.number) }))
}
