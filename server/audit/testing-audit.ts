/** Tampering for tests of the audit: done inside a transaction and taken back, by whoever owns the tables. */
import { HASH_OF_E } from '#ledger/functions.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { port, snapshot, type Database } from '../database/database.ts'
import { auditHouse, type HouseReport } from './house-audit.ts'
import type { Marks } from './marked-audit.ts'
import type { TestHouse } from '../testing.ts'

class Undo extends Error {}

/** Does it inside a transaction and takes it back. */
export async function undoneIn<T>(
  { db }: Database,
  work: (q: QueryPort) => Promise<T>,
): Promise<T> {
  let result: { value: T } | null = null
  const transaction = db.transaction().execute(async (db) => {
    result = { value: await work(port(db)) }
    throw new Undo()
  })
  await transaction.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  // TypeScript does not see what the transaction's function assigned.
  return (result as { value: T } | null)?.value as T
}

type Findings = HouseReport['findings']

const look = async (q: QueryPort, { games }: Pick<TestHouse, 'games'>): Promise<Findings> =>
  (await auditHouse(q, { games, marks: {}, settledBefore: new Date() })).findings

/** What the audit finds in the house as it stands. */
export const findingsOf = (house: TestHouse): Promise<Findings> =>
  snapshot(house.owner, (q) => look(q, house))

/** What it finds after some tampering, which is taken back. What waits for a commit is done at once: there is none. */
export const findingsAfter = (house: TestHouse, ...tampering: string[]): Promise<Findings> =>
  undoneIn(house.owner, async (q) => {
    await q.query('set constraints all immediate', [])
    for (const text of tampering) await q.query(text, [])
    return look(q, house)
  })

interface MarkedLook extends HouseReport {
  /** As told of last: how many of each were looked at, of how many. */
  looked: Record<string, [done: number, total: number]>
}

/** A run that goes on from a mark, and adds to it; after some tampering, which is taken back. */
export const lookFromMark = (
  house: TestHouse,
  { marks, settledBefore }: { marks: Marks; settledBefore: Date },
  ...tampering: string[]
): Promise<MarkedLook> =>
  undoneIn(house.owner, async (q) => {
    await q.query('set constraints all immediate', [])
    for (const text of tampering) await q.query(text, [])
    const looked: MarkedLook['looked'] = {}
    const onProgress = (done: number, total: number, of: string) =>
      void (looked[of] = [done, total])
    const { games } = house
    return { ...(await auditHouse(q, { games, marks, settledBefore, onProgress })), looked }
  })

/**
 * Why the database refuses what a running house says to it by its own role; null where it did it, and then it stands.
 */
export async function refusalTo(
  { database }: Pick<TestHouse, 'database'>,
  statement: string,
): Promise<string | null> {
  return database.money.pool.query(statement).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
}

/** What it says where it keeps a row from going back, or a column from being written at all. */
export const KEPT_AS_IT_IS = /only goes forward|permission denied/

/** The checks of a table, gone: whoever tampers may have done that first. */
export const unchecked = (table: string): string => `do $$ declare name text; begin
  for name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype in ('c', 'f')
  loop execute format('alter table ${table} drop constraint %I', name); end loop; end $$`
/** Its triggers, silent. */
export const untriggered = (table: string): string => `alter table ${table} disable trigger user`
/** Done while they are silent, and kept. */
export const pastTriggers = (table: string, statement: string): string =>
  [untriggered(table), statement, `alter table ${table} enable trigger user`].join(';')
/** Its primary key, gone. */
export const unkeyed = (table: string): string =>
  `alter table ${table} drop constraint ${table}_pkey`

export interface LastEntry {
  memberId: bigint
  source: string
  reference: string
  move: string
  amount: number
}

/** The other side of what comes in; of all else that a test adds it is a game. */
const CASHIER = 'cashier:papara'

/** A last entry in place of the wallet's last, with everything about it set right. */
export const lastEntry = ({ memberId, source, reference, move, amount }: LastEntry): string[] => [
  unchecked('entries'),
  `insert into entries (member_id, seq, source, reference, move, content, cash_delta, bonus_delta, held_delta,
     pending_delta, house, house_delta, cash, bonus, held, pending, at, prev, hash)
   select member_id, seq + 1, '${source}', '${reference}', '${move}', '', ${amount}, 0, 0, 0,
     '${move === 'deposit' ? CASHIER : 'games:cini'}', ${-amount}, cash + ${amount}, bonus, held, pending, now(), head, ''
   from wallets where member_id = ${memberId}`,
  `update entries e set hash = ${HASH_OF_E} where hash = ''`,
  `update wallets w set seq = e.seq, head = e.hash, cash = e.cash from entries e
     where e.member_id = w.member_id and w.member_id = ${memberId} and e.seq = w.seq + 1`,
]
