/** What a member had on the last rounds of a table, as their history has it. Reads only. */
import * as z from 'zod/mini'
import type { FloorPast } from '#contract/games/floor-protocol.ts'
import { Refused } from '#contract/refusals.ts'
import type { House } from '../../house.ts'
import { visitOf } from '../demo/acts.ts'
import { isTableDemoToken } from '../demo/token.ts'
import { floorKind } from '../kinds/kinds.ts'
import { guestOf, type RoomHouse } from '../room/lines.ts'
import type { Mount } from '../room/routes.ts'
import { shownOutcome } from './state.ts'
import { findTable } from '../tables/tables.ts'

const text = z.string().check(z.minLength(1), z.maxLength(200))
const lang = z._default(z.literal(['tr', 'en']), 'tr')

export const pastBody = z.object({ sessionID: text, lang })

/** So many stand there at once. */
const STAKES_SHOWN = 40
/** Of so many that a member laid last, at whatever table. */
const BETS_SEARCHED = 2_000

export function pastRoutes(mount: Mount, house: House): void {
  mount('/floor/past', pastBody, async ({ sessionID }) => {
    if (!isTableDemoToken(sessionID)) return pastOf(house, sessionID)
    // Of play money nothing is kept.
    await visitOf(house, sessionID)
    return { stakes: [] }
  })
}

async function pastOf(house: RoomHouse, sessionID: string): Promise<FloorPast> {
  const { memberId, table: id } = await guestOf(house, sessionID)
  const { db } = house.database
  const table = await findTable(db, id)
  if (!table) throw new Refused('game-unknown')
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('floor_bets')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('id', 'desc')
        .limit(BETS_SEARCHED)
        .as('f'),
    )
    .innerJoin('floor_stakes as s', (join) =>
      join.onRef('s.member_id', '=', 'f.member_id').onRef('s.bet_id', '=', 'f.id'),
    )
    .innerJoin('floor_rounds as r', (join) =>
      join.onRef('r.table_id', '=', 'f.table_id').onRef('r.number', '=', 'f.number'),
    )
    .select(['f.number', 's.spot', 's.amount', 's.target', 's.state', 's.paid'])
    .select(['s.half_at', 's.ended_at', 'r.phase', 'r.landed_at', 'r.outcome', 'r.due_at'])
    .where('f.table_id', '=', id)
    .where('s.state', '<>', 'back')
    .orderBy('f.id', 'desc')
    .orderBy('s.spot')
    .limit(STAKES_SHOWN)
    .execute()
  const kind = floorKind(table.kind)
  return {
    stakes: rows.map(
      ({ number, spot, amount, target, state, paid, half_at, ended_at, ...round }) => ({
        round: Number(number),
        spot,
        amount: Number(amount),
        target,
        state,
        paid: Number(paid),
        halfAt: half_at,
        endedAt: ended_at,
        outcome: shownOutcome(kind, table.rules, round),
      }),
    ),
  }
}
