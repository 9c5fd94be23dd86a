/**
 * Boards that a member keeps under a name, of each layout so many. They stake nothing: what is laid of one goes the way of every chip. A
 * repeat of a call finds what the first one did, and is answered alike.
 */
import { sql, type Kysely } from 'kysely'
import {
  BOARD_NAME_MAX,
  BOARDS_MOST,
  type BoardChip,
  type KeptBoards,
} from '#contract/games/floor-boards.ts'
import { Refused } from '#contract/refusals.ts'
import type { Tables } from '../../database/tables.ts'
import { floorKind } from '../kinds/kinds.ts'
import { guestOf, type RoomHouse } from '../room/lines.ts'
import { tidyLine } from '../room/unwelcome.ts'
import { ownTable } from '../tables/tables.ts'

type Db = Kysely<Tables>

interface Keeper {
  memberId: bigint
  layout: string
  isSpot: (spot: string) => boolean
}

/** Who asks, and what lies at their table. */
async function keeperOf(house: RoomHouse, sessionID: string): Promise<Keeper> {
  const { memberId, table } = await guestOf(house, sessionID)
  const own = ownTable(table)
  const kind = own && floorKind(own.kind)
  if (kind?.layout === undefined) throw new Refused('bad-payload')
  return { memberId, layout: kind.layout, isSpot: (spot) => kind.isSpot(spot, null) }
}

export async function listBoards(house: RoomHouse, sessionID: string): Promise<KeptBoards> {
  return boardsOf(house.database.db, await keeperOf(house, sessionID))
}

export async function keepBoard(
  house: RoomHouse,
  asked: { sessionID: string; name: string; chips: readonly BoardChip[] },
): Promise<KeptBoards> {
  const keeper = await keeperOf(house, asked.sessionID)
  const name = nameIn(asked.name)
  const chips = chipsIn(asked.chips, keeper)
  return changing(house, keeper, async (db) => {
    const { boards } = await boardsOf(db, keeper)
    const same = boards.find((board) => board.name === name)
    if (same && JSON.stringify(chipsIn(same.chips, keeper)) === JSON.stringify(chips)) return
    if (same) throw new Refused('board-name-taken')
    if (boards.length >= BOARDS_MOST) throw new Refused('boards-full')
    const { memberId: member_id, layout } = keeper
    const kept_at = house.clock()
    await db
      .insertInto('floor_boards')
      .values({ member_id, layout, name, chips: JSON.stringify(chips), kept_at })
      .execute()
  })
}

export async function renameBoard(
  house: RoomHouse,
  asked: { sessionID: string; board: number; name: string },
): Promise<KeptBoards> {
  const keeper = await keeperOf(house, asked.sessionID)
  const name = nameIn(asked.name)
  return changing(house, keeper, async (db) => {
    const { boards } = await boardsOf(db, keeper)
    if (!boards.some(({ id }) => id === asked.board)) throw new Refused('not-found')
    if (boards.some((board) => board.name === name && board.id !== asked.board))
      throw new Refused('board-name-taken')
    await db
      .updateTable('floor_boards')
      .set({ name })
      .where('id', '=', BigInt(asked.board))
      .execute()
  })
}

/** One that is not there any more is removed as it was meant to be. */
export async function removeBoard(
  house: RoomHouse,
  asked: { sessionID: string; board: number },
): Promise<KeptBoards> {
  const keeper = await keeperOf(house, asked.sessionID)
  return changing(house, keeper, async (db) => {
    await db
      .deleteFrom('floor_boards')
      .where('member_id', '=', keeper.memberId)
      .where('layout', '=', keeper.layout)
      .where('id', '=', BigInt(asked.board))
      .execute()
  })
}

/** A member's changes go one after the other, so that no two of them find the same room. */
function changing(
  { database }: RoomHouse,
  keeper: Keeper,
  change: (db: Db) => Promise<void>,
): Promise<KeptBoards> {
  return database.db.transaction().execute(async (db) => {
    const lock = `boards of ${keeper.memberId}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(db)
    await change(db)
    return boardsOf(db, keeper)
  })
}

async function boardsOf(db: Db, { memberId, layout }: Keeper): Promise<KeptBoards> {
  const rows = await db
    .selectFrom('floor_boards')
    .select(['id', 'name', 'chips'])
    .where('member_id', '=', memberId)
    .where('layout', '=', layout)
    .orderBy('id')
    .execute()
  return { boards: rows.map(({ id, ...board }) => ({ ...board, id: Number(id) })) }
}

function nameIn(text: string): string {
  const name = tidyLine(text)
  if (name === '' || [...name].length > BOARD_NAME_MAX) throw new Refused('bad-payload')
  return name
}

/** Each spot once, in the order in which it was named first. */
function chipsIn(chips: readonly BoardChip[], { isSpot }: Keeper): BoardChip[] {
  const board = new Map<string, number>()
  for (const { spot, amount } of chips) {
    if (!isSpot(spot)) throw new Refused('spot-unknown')
    board.set(spot, (board.get(spot) ?? 0) + amount)
  }
  return [...board].map(([spot, amount]) => ({ spot, amount }))
}
