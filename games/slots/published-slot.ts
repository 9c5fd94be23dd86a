/**
 * A slot of the studio as its publisher takes it. What all of them say alike stands here once: stakes,
 * modes from their seeded tables, and the facts of the paytable. It knows no game and no rules.
 */

import type { OwnGameFacts, OwnGame, OwnMode } from '../own-game.ts'
import type { SeededTables } from './seeded-tables.ts'
import { STAKES } from '../stakes.ts'

interface Slot<Mode extends string> extends Pick<OwnGame, 'id' | 'version'> {
  /** In the order that they are published in. */
  modes: Readonly<Record<Mode, Pick<OwnMode, 'cost' | 'feature' | 'rtp'>>>
  tables: Pick<SeededTables<Mode, unknown, unknown>, 'buildTable' | 'bookOf'>
  /** A changed rule, strip, pay or seed changes these; then it is a new version, beside this one. */
  tableHashes: Readonly<Record<Mode, string>>
  /** How many lines it plays; null for games without. */
  lines: number | null
  /** Of every mode, in hundredths of the base bet. */
  maxWin: number
  pays: OwnGameFacts['pays']
}

const HUNDREDTHS = 100

/** The kind of game that every one of these is, to the stage and to those who ask what games are. */
export const SLOT = 'slot'

/** One version, as it goes on the shelf. */
export function slotVersion<Mode extends string>(slot: Slot<Mode>): OwnGame {
  const { id, version, lines, maxWin, pays } = slot
  const facts = { lines, maxWin: maxWin / HUNDREDTHS, pays }
  return { id, stageKind: SLOT, version, stakes: STAKES, modes: modesOf(slot), facts }
}

function modesOf<Mode extends string>({
  modes,
  tables,
  tableHashes,
  maxWin,
}: Slot<Mode>): OwnMode[] {
  // The keys of a record by modes are modes.
  return (Object.keys(modes) as Mode[]).map((name) => ({
    name,
    ...modes[name],
    maxWin: maxWin / HUNDREDTHS,
    tableHash: tableHashes[name],
    build: () => tables.buildTable(name),
    book: (row) => tables.bookOf(name, row),
  }))
}

/** Cards are letters and a number; every other symbol is drawn. */
const CARDS: readonly string[] = ['A', 'K', 'Q', 'J', '10']

/**
 * The paytable in multiples of the base bet, the best symbol first as `symbols` has them. `counts` are
 * those that stand for the others where it is only glimpsed; without them all.
 */
export function payFacts(
  symbols: readonly string[],
  pays: Readonly<Record<string, Readonly<Record<number, number>>>>,
  counts?: readonly number[],
): OwnGameFacts['pays'] {
  return symbols.flatMap((symbol) => {
    const byCount = pays[symbol]
    if (!byCount) return []
    const listed = Object.entries(byCount)
      .map(([count, pay]) => ({ count: Number(count), multiple: pay / HUNDREDTHS }))
      .filter(({ count }) => counts?.includes(count) ?? true)
    return [{ symbol, pictured: !CARDS.includes(symbol), pays: listed }]
  })
}
