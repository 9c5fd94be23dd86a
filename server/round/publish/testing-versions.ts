/** A shelf on which Lale Devri stands in two versions, for tests. */
import type { OwnGame, OwnMode } from '#games/own-game.ts'
import { SHELF } from '#games/shelf.ts'
import type { SlotEvent } from '#games/slots/events.ts'
import { totalOf } from '#games/slots/testing.ts'
import { printTable, readTable } from './lookup-table.ts'

const ROWS = 1000

/** The version that the repository has. */
export const BEFORE = lale()

/** What comes after it: the same rules, and tables of their first thousand rows, all alike. */
export const NEXT: OwnGame = { ...BEFORE, version: 'next', modes: BEFORE.modes.map(smaller) }

/** Both beside each other, and the other games as they are. */
export const BOTH: readonly OwnGame[] = SHELF.flatMap((game) =>
  game === BEFORE ? [BEFORE, NEXT] : [game],
)

function lale(): OwnGame {
  const game = SHELF.findLast(({ id }) => id === 'lale-devri')
  if (!game) throw new Error('Lale Devri is not on the shelf')
  return game
}

function smaller(mode: OwnMode): OwnMode {
  // A house game's books hold the studio's events.
  const payOf = (row: number): number => totalOf(mode.book(row) as SlotEvent[])
  const payouts = Int32Array.from({ length: ROWS }, (_, row) => payOf(row))
  const weights = new Float64Array(ROWS).fill(1)
  const { hash } = readTable(Buffer.from(printTable(weights, payouts)))
  return { ...mode, tableHash: hash, build: () => ({ weights, payouts }) }
}
