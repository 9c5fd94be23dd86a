import { fromWire, isWholeKurus, toWire, type Money } from '#contract/money.ts'
import type { Actor } from '#server/action/actor.ts'
import { port, type Database } from '#server/database/database.ts'
import { closeTable, openTable, setTableLimits } from '#server/floor/operate.ts'
import { findTable, type FloorTable } from '#server/floor/tables.ts'
import { notifyTouched } from '#server/push/notify.ts'
import { readActor, refuseWithoutWhy } from './start/actor.ts'
import { CannotStart, exitWithOneLine, print } from './start/print.ts'
import { withDatabase } from './start/with-database.ts'

/**
 * `npm run table -- list`, `-- open <table>`, `-- close <table>`, `-- limits <table> <min> <max>`: the tables of the floor. A
 * closed table tells the round that is under way to its end, and begins no other. Works beside a running house.
 */
const USAGE =
  'Usage: npm run table -- list | open <table> --why "…" | close <table> --why "…" | limits <table> <min> <max> --why "…"'

const UNKNOWN = 'There is no such table: npm run table -- list'

try {
  const { actor, rest } = readActor(process.argv.slice(2))
  const [what, table, ...limits] = rest
  if (what === 'list' && table === undefined) await withDatabase(list)
  else if (table === undefined) throw new CannotStart(USAGE)
  else if (what === 'open' && limits.length === 0) await act(actor, table, openTable)
  else if (what === 'close' && limits.length === 0) await act(actor, table, closeTable)
  else if (what === 'limits' && limits.length === 2) {
    const [minStake, maxStake] = limits.map(amountOf)
    if (minStake === undefined || maxStake === undefined || minStake > maxStake)
      throw new CannotStart('The smallest bet is not above the highest.')
    await act(actor, table, (db, who, id) => setTableLimits(db, who, id, { minStake, maxStake }))
  } else throw new CannotStart(USAGE)
} catch (error) {
  exitWithOneLine(error)
}

async function list({ db }: Database): Promise<void> {
  const rows = await db.selectFrom('floor_tables').select('id').orderBy('id').execute()
  for (const { id } of rows) {
    const table = await findTable(db, id)
    if (table) print(describe(table))
  }
}

async function act(actor: Actor, id: string, work: typeof openTable): Promise<void> {
  refuseWithoutWhy(actor)
  const changed = await withDatabase(async ({ db }) => {
    const table = await work(db, actor, id)
    if (table) await notifyTouched(port(db), [['table', [id]]])
    return table
  })
  if (!changed) throw new CannotStart(UNKNOWN)
  print(describe(changed))
}

function describe({ id, kind, isOpen, minStake, maxStake }: FloorTable): string {
  const limits = `₺${toWire(minStake)} to ₺${toWire(maxStake)}`
  return `${id}  ${kind}, ${isOpen ? 'open' : 'closed'}, ${limits}`
}

function amountOf(text: string): Money {
  const amount = /^\d+(\.\d+)?$/.test(text) ? fromWire(Number(text)) : null
  if (amount === null || amount <= 0n || !isWholeKurus(amount))
    throw new CannotStart(`${text} is no amount of whole kuruş: limits are lira, like 5 or 2500.50`)
  return amount
}
