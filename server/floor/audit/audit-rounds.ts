/** Rounds of every table, held page by page to what somebody says is wrong with one. Reads only. */
import type { Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'

interface RoundRow {
  table_id: string
  number: bigint
}

interface RoundsAudit<Row extends RoundRow> {
  /** Answers rows like these, at most so many at a time, behind the table and the number that it is given first, in their order. */
  text: string
  values?: readonly unknown[]
  problemOf: (row: Row) => Promise<string | null>
  /** What is said of a round that cannot be read. */
  unreadable: string
}

export async function findInRounds<Row extends RoundRow>(
  q: QueryPort,
  { text, values = [], problemOf, unreadable }: RoundsAudit<Row>,
): Promise<Finding[]> {
  const findings: Finding[] = []
  for (let after: readonly [string, bigint] = ['', 0n]; ;) {
    const { rows } = await q.query(text, [...after, ...values])
    // The query answers exactly these columns.
    const page = rows as unknown as readonly Row[]
    for (const row of page) {
      // Altered so far that it cannot be read, it is still named.
      const kind = await problemOf(row).catch(() => unreadable)
      const name = `round ${row.table_id} ${row.number}`
      if (kind !== null) findings.push({ kind, memberId: 0n, seq: null, row: name })
    }
    const last = page.at(-1)
    if (!last) return findings
    after = [last.table_id, last.number]
  }
}
