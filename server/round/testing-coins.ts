/**
 * A house game that is no slot, for tests: two bets with a published table each, told by events of its
 * own vocabulary. Its rules are whole; no house but a test's has it on the shelf.
 */
import type { Kysely } from 'kysely'
import type { OwnGame, OwnMode } from '#games/own-game.ts'
import { STAKES } from '#games/stakes.ts'
import { TESTER } from '../action/testing.ts'
import { saveTile } from '../catalogue/published-tile.ts'
import type { Tables } from '../database/tables.ts'
import { reportOf } from './fairness/table-report.ts'
import { printTable, readTable } from './publish/lookup-table.ts'

/** What so many coins pay when all of them show heads, in hundredths: 97 % in the long run. */
const PAYS = { single: { coins: 1, payout: 194 }, pair: { coins: 2, payout: 388 } } as const

/** The row of a mode names what its coins show: a set bit is tails, so row 0 pays. */
function modeOf(name: keyof typeof PAYS): OwnMode {
  const { coins, payout } = PAYS[name]
  const rows = 2 ** coins
  const build = () => ({
    weights: new Float64Array(rows).fill(1),
    payouts: Int32Array.from({ length: rows }, (_, row) => (row === 0 ? payout : 0)),
  })
  const { weights, payouts } = build()
  return {
    name,
    cost: 1,
    feature: false,
    rtp: payout / 100 / rows,
    maxWin: payout / 100,
    tableHash: readTable(Buffer.from(printTable(weights, payouts))).hash,
    build,
    book: (row) => {
      const total = payouts[row]
      if (total === undefined) throw new RangeError(`no row ${row} of ${rows}`)
      const faces = Array.from({ length: coins }, (_, coin) => ({
        index: coin,
        type: 'coin',
        face: (row >> coin) & 1 ? 'tails' : 'heads',
      }))
      return [...faces, { index: coins, type: 'total', payout: total }]
    },
  }
}

export const HEADS_OR_TAILS: OwnGame = {
  id: 'heads-or-tails',
  stageKind: 'coin',
  version: '1',
  stakes: STAKES,
  modes: [modeOf('single'), modeOf('pair')],
  facts: { lines: null, maxWin: 3.88, pays: [] },
}

/** Puts it in the lobby; answers its number there. */
export async function hangCoins(db: Kysely<Tables>): Promise<number> {
  const modes = HEADS_OR_TAILS.modes.map((mode) => {
    const { name, cost } = mode
    const { weights, payouts } = mode.build()
    const table = readTable(Buffer.from(printTable(weights, payouts)))
    return { name, cost, tableHash: table.hash, report: reportOf(table, cost) }
  })
  const tile = { game: HEADS_OR_TAILS.id, name: 'Yazı Tura', type: 'lines' }
  await db.transaction().execute((transaction) => saveTile(transaction, TESTER, tile, modes))
  const { id } = await db
    .selectFrom('catalogue_games')
    .select('id')
    .where('game', '=', HEADS_OR_TAILS.id)
    .executeTakeFirstOrThrow()
  return id
}
