import { openDatabase, type Database } from '#server/database/database.ts'
import { runOneDay } from '../scripts/serve/database-dump/day.ts'
import { createCluster } from './cluster.ts'
import { playTables } from './growth/day.ts'
import { FILES, FOR_GOOD, GROWTH, rowsAfter, worstAfter, type Growth } from './growth/rates.ts'
import { bytesOnDisk, rowSizeOf, type RowSize } from './growth/row-sizes.ts'
import type { Result } from './result.ts'
import { seatMembers } from './seats.ts'
import { directWorkers } from './wager-workers.ts'

/**
 * How large a house is after a year: each table's rows measured on a day that a real house lived, times how often a
 * house of a thousand members a day adds one and for how long it stays. What the tables of play take is measured on
 * the disk besides, which says whether the sizes are true. And what one member or one address could make of it.
 */

const YEAR = 365
const SEATS = 100
const PLAYS = 4_000
const OPEN_SHARE = 0.3
/** Of the worked out size to the one on the disk. */
const TRUE_WITHIN = [0.7, 1.4] as const
/** What is not the books, after a year; and what one address can have standing. */
const PASSING_GIB_MAX = 2
/** Of all of it, what tables make of which no row was measured. */
const GUESSED_MAX = 0.01
const ADDRESS_GIB_MAX = 0.5

type Print = (line: string) => void

interface Line extends Growth {
  table: string
  bytesARow: number
  isGuess: boolean
}

export async function result(print: Print): Promise<Result> {
  const cluster = await createCluster()
  try {
    print('Living a day…')
    await runOneDay(cluster.url)
    const database = await openDatabase(cluster.url, 4)
    try {
      await playMany(database)
      const lines = await linesOf(database, await tableSizes(print))
      return report(print, lines, await trueSizes(print, database, lines))
    } finally {
      await database.close()
    }
  } finally {
    await cluster.remove()
  }
}

type Sizes = ReadonlyMap<string, RowSize>

/** What rounds of tables and all that is laid on them take, as far as there are any. */
async function tableSizes(print: Print): Promise<Sizes> {
  const cluster = await createCluster(['fsync=off', 'synchronous_commit=off'])
  try {
    const database = await playTables(cluster, print)
    try {
      const names = Object.keys(GROWTH).filter((table) => table.startsWith('floor_'))
      const sizes = new Map<string, RowSize>()
      for (const name of names) sizes.set(name, await rowSizeOf(database, name))
      return sizes
    } finally {
      await database.close()
    }
  } finally {
    await cluster.remove()
  }
}

async function playMany(database: Database): Promise<void> {
  const workers = directWorkers(database, await seatMembers(database, SEATS), 4, OPEN_SHARE)
  let left = PLAYS
  const work = async (worker: (typeof workers)[number]): Promise<void> => {
    while (left > 0) {
      left -= 1
      await worker()
    }
  }
  await Promise.all(workers.map(work))
}

async function linesOf(database: Database, known: Sizes): Promise<Line[]> {
  const lines: Line[] = []
  for (const [table, growth] of Object.entries(GROWTH)) {
    const { heap, indexes, rows } = known.get(table) ?? (await rowSizeOf(database, table))
    lines.push({ table, bytesARow: heap + indexes, isGuess: rows === 0, ...growth })
  }
  return lines
}

/** The tables that make nearly all of it, worked out and as they lie on the disk. */
async function trueSizes(
  print: Print,
  database: Database,
  lines: readonly Line[],
): Promise<number[]> {
  const ratios: number[] = []
  for (const { table, bytesARow } of lines.filter(({ table }) =>
    ['entries', 'bets', 'rounds'].includes(table),
  )) {
    const onDisk = await bytesOnDisk(database, table)
    ratios.push(bytesARow / onDisk)
    print(
      `${table}: ${bytesARow.toFixed(0)} bytes a row worked out, ${onDisk.toFixed(0)} on the disk`,
    )
  }
  return ratios
}

const GIB = 2 ** 30
const gib = (bytes: number): string => `${(bytes / GIB).toFixed(3)} GiB`

function report(print: Print, lines: readonly Line[], ratios: readonly number[]): Result {
  const sized = lines.map((line) => ({
    ...line,
    rows: rowsAfter(YEAR, line),
    bytes: rowsAfter(YEAR, line) * line.bytesARow,
    worstBytes: worstAfter(YEAR, line) * line.bytesARow,
  }))
  print(
    `\n${'table'.padEnd(32)}${'bytes a row'.padStart(12)}${'rows'.padStart(14)}${'size'.padStart(14)}   the worst of one`,
  )
  for (const { table, bytesARow, isGuess, rows, bytes, worst, worstBytes } of sized)
    print(
      `${table.padEnd(32)}${`${isGuess ? '~' : ''}${bytesARow.toFixed(0)}`.padStart(12)}` +
        `${rows.toLocaleString('en').padStart(14)}${gib(bytes).padStart(14)}` +
        `${worst ? `   ${gib(worstBytes)} of ${worst.of === 'member' ? 'a member' : 'an address'}` : ''}`,
    )
  print(
    `files of documents, beside the database: ${gib(FILES.bytesAfter(YEAR))}, ${gib(FILES.worstBytes)} of a member`,
  )
  const sum = (
    of: (line: (typeof sized)[number]) => boolean,
    what: 'bytes' | 'worstBytes',
  ): number => sized.filter(of).reduce((total, line) => total + line[what], 0)
  const isBook = ({ keptDays }: Growth): boolean => keptDays === FOR_GOOD
  const books = sum(isBook, 'bytes')
  const passing = sum((line) => !isBook(line), 'bytes')
  const ofAddress = sum(({ worst }) => worst?.of === 'address', 'worstBytes')
  const ofMember = sum((line) => line.worst?.of === 'member' && !isBook(line), 'worstBytes')
  const guessed = sum(({ isGuess }) => isGuess, 'bytes')
  const passed =
    ratios.every((ratio) => ratio >= TRUE_WITHIN[0] && ratio <= TRUE_WITHIN[1]) &&
    passing <= PASSING_GIB_MAX * GIB &&
    guessed <= GUESSED_MAX * (books + passing) &&
    ofAddress <= ADDRESS_GIB_MAX * GIB
  return {
    line: `after a year: books ${gib(books)}, all else ${gib(passing)}; one address at most ${gib(ofAddress)}, one member beside the books ${gib(ofMember)}; guessed ${gib(guessed)}`,
    passed,
    figures: {
      books,
      passing,
      files: FILES.bytesAfter(YEAR),
      ofAddress,
      ofMember,
      guessed,
      ratios,
      tables: sized,
    },
  }
}
