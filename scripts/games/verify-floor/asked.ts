import { OWN_TABLES } from '#server/floor/tables/own-tables.ts'
import { ownTable } from '#server/floor/tables/tables.ts'
import { CannotStart } from '../../serve/start/print.ts'
import type { Asked } from './expected.ts'

export const USAGE =
  'Usage: npm run verify-floor -- <table> <from> <to> [--house <url> | --file <saved.json>] ' +
  '[--end <hash>] [--salt <salt>]'
const ROUNDS_MAX = 1_000

/** What is asked for, or in one line why that is nothing. */
export function askedBy(
  [table = '', from = '', to = '', ...more]: readonly string[],
  { house, file, end, salt }: { house?: string; file?: string; end?: string; salt?: string },
): Asked {
  const isRange = /^[1-9]\d{0,14}$/.test(from) && /^[1-9]\d{0,14}$/.test(to)
  const isTwo = house !== undefined && file !== undefined
  if (!/^[a-z0-9-]{1,40}$/.test(table) || !isRange || isTwo || more.length > 0)
    throw new CannotStart(USAGE)
  if (ownTable(table) === null) {
    const known = OWN_TABLES.map(({ id }) => id).join(', ')
    throw new CannotStart(`There is no table ${table}. There are: ${known}.`)
  }
  if (Number(to) < Number(from))
    throw new CannotStart(`The last round comes before the first: ${from} to ${to}.`)
  if (Number(to) - Number(from) >= ROUNDS_MAX)
    throw new CannotStart(`So many rounds at once: 1 to ${ROUNDS_MAX}.`)
  return { table, from: Number(from), to: Number(to), end: end ?? null, salt: salt ?? null }
}
