/** The modes of a seeded game as its publisher takes them. */

import type { HouseMode } from '../house-game.ts'
import type { SeededTables } from './seeded-tables.ts'

type Stated = Pick<HouseMode, 'cost' | 'feature' | 'rtp'>

/** One of each, in the order of `modes`. */
export function publishedModes<Mode extends string>(
  modes: Readonly<Record<Mode, Stated>>,
  tableHashes: Readonly<Record<Mode, string>>,
  { buildTable, bookOf }: Pick<SeededTables<Mode, unknown>, 'buildTable' | 'bookOf'>,
): HouseMode[] {
  // The keys of a record by modes are modes.
  return (Object.keys(modes) as Mode[]).map((name) => ({
    name,
    ...modes[name],
    tableHash: tableHashes[name],
    build: () => buildTable(name),
    book: (row) => bookOf(name, row),
  }))
}
