/**
 * Proves from the rows alone that the books are right: every move sums to zero, every balance is
 * the sum of its entries, nothing is posted twice, no entry was altered or taken out; and, by the
 * checks it is handed, that whatever moved money has its entry and the reverse. Changes nothing. Trusts neither constraints nor, for doubles, indexes: a crashed disk may have broken both.
 */
import type { Money } from '#contract/money.ts'
import type { QueryPort } from './query-port.ts'
import { HASH_OF_E } from './functions.ts'
import { IS_OF_ITS_MOVE, IS_OUT_OF_ORDER } from './legs.ts'

/**
 * A comparison of another room's rows with the entries: a query that answers `kind`, `member_id`, `seq` (or null)
 * and `row_name` (`bet 4711`, or null) for everything that does not fit, or a function that works it out where SQL
 * cannot. It is handed in; the ledger knows no rooms.
 */
export type CrossCheck = { text: string } | { find: (q: QueryPort) => Promise<readonly Finding[]> }

export interface AuditOptions {
  /** Hears of members read, then of checks made. */
  onProgress?: (done: number, total: number, of: 'members' | 'checks') => void
  checks?: readonly CrossCheck[]
}

export interface Finding {
  /**
   * Of the ledger itself: not-zero, altered, chain-broken, wrong-sum, below-zero, not-of-its-move, out-of-order,
   * wrong-balance, wrong-hold, posted-twice, no-wallet. Else what a cross-check calls it.
   */
  kind: string
  memberId: bigint
  /** The entry, where one is at fault. */
  seq: bigint | null
  /** The row of another room's that is at fault, by its table and number; null where it is the entry alone. */
  row: string | null
}

export interface AuditReport {
  members: number
  entries: number
  /** What all members have together, and the house's sum: each other's opposite when clean. */
  membersTotal: Money
  houseTotal: Money
  /** Empty when clean. At most `FINDINGS_MAX`; `findingsTotal` counts them all. */
  findings: Finding[]
  findingsTotal: number
}

const FINDINGS_MAX = 100
const MEMBERS_PER_STEP = 1000

/**
 * Reads everything. Hand in a port whose queries all see one snapshot (a repeatable-read
 * transaction), else a living house makes false findings.
 */
export async function audit(
  q: QueryPort,
  { onProgress = () => {}, checks = [] }: AuditOptions = {},
): Promise<AuditReport> {
  const totals = await readTotals(q)
  const found = new Found()
  found.add(await findByText(q, POSTED_TWICE))
  found.add(await findByText(q, NO_WALLET))
  let done = 0
  for (let after: bigint | null = null; ;) {
    const { rows } = await q.query(NEXT_STEP, [after, MEMBERS_PER_STEP])
    const { first, last, members } = rows[0] ?? {}
    if (typeof first !== 'bigint' || typeof last !== 'bigint') break
    found.add(await findByText(q, BAD_ENTRIES, [first, last]))
    found.add(await findByText(q, BAD_WALLETS, [first, last]))
    after = last
    done += Number(members)
    onProgress(done, totals.members, 'members')
  }
  for (const [at, check] of checks.entries()) {
    found.add(
      await findSafely(q, () => ('text' in check ? findByText(q, check.text) : check.find(q))),
    )
    onProgress(at + 1, checks.length, 'checks')
  }
  return { ...totals, findings: found.shown, findingsTotal: found.total }
}

/** What is altered so far that a check cannot read it is a finding itself, and hides no other. */
export async function findSafely(
  q: QueryPort,
  find: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  // Outside of a transaction nothing has to be taken back.
  const isInside = await q.query('savepoint cross_check', []).then(
    () => true,
    () => false,
  )
  try {
    return await find()
  } catch (error) {
    if (isInside) await q.query('rollback to savepoint cross_check', [])
    const [why] = String(error instanceof Error ? error.message : error).split('\n')
    return [{ kind: 'check-failed', memberId: 0n, seq: null, row: why ?? null }]
  }
}

/** The first findings, and how many there are: whoever altered a whole table left a million. */
class Found {
  readonly shown: Finding[] = []
  total = 0

  add(findings: readonly Finding[]): void {
    this.shown.push(...findings.slice(0, FINDINGS_MAX - this.shown.length))
    this.total += findings.length
  }
}

/** Nothing found, and members and house are each other's opposite. */
export function isClean({ findingsTotal, membersTotal, houseTotal }: AuditReport): boolean {
  return findingsTotal === 0 && membersTotal + houseTotal === 0n
}

type Totals = Pick<AuditReport, 'members' | 'entries' | 'membersTotal' | 'houseTotal'>

async function readTotals(q: QueryPort): Promise<Totals> {
  const wallets = await q.query(
    `select count(*) as rows, coalesce(sum(cash::numeric + bonus + held + pending), 0)::text as total
     from wallets`,
    [],
  )
  const entries = await q.query(
    'select count(*) as rows, coalesce(sum(house_delta::numeric + share_delta), 0)::text as total from entries',
    [],
  )
  return {
    members: Number(wallets.rows[0]?.['rows']),
    entries: Number(entries.rows[0]?.['rows']),
    membersTotal: BigInt(String(wallets.rows[0]?.['total'])),
    houseTotal: BigInt(String(entries.rows[0]?.['total'])),
  }
}

interface FindingRow {
  kind: string
  member_id: bigint
  seq: bigint | null
  row_name?: string | null
}

/** What a query answers that names findings, as a cross-check's does. */
export async function findByText(
  q: QueryPort,
  text: string,
  values: readonly unknown[] = [],
): Promise<Finding[]> {
  const { rows } = await q.query(text, values)
  return rows.map((row) => {
    // Each query below answers exactly these columns, and each cross-check the row's name as well.
    const { kind, member_id, seq, row_name: name = null } = row as unknown as FindingRow
    return { kind, memberId: member_id, seq, row: name }
  })
}

const NEXT_STEP = `
select min(member_id) as first, max(member_id) as last, count(*) as members from (
  select member_id from wallets where $1::bigint is null or member_id > $1
  order by member_id limit $2) step`

/** Grouped by expressions that no index holds, so that the table itself is read. */
const POSTED_TWICE = `
select 'posted-twice' as kind, min(member_id) as member_id, max(seq) as seq from entries
group by member_id + 0, source || '', reference || '' having count(*) > 1
union all
select 'posted-twice', min(member_id), min(seq) from entries
group by member_id + 0, seq + 0 having count(*) > 1`

const NO_WALLET = `
select 'no-wallet' as kind, member_id, min(seq) as seq from entries e
where not exists (select 1 from wallets w where w.member_id = e.member_id) group by member_id`

const BAD_ENTRIES = `
with chain as (
  select ${HASH_OF_E} as hash_anew, ${IS_OF_ITS_MOVE} as is_of_its_move, e.member_id, e.seq, e.at, e.prev, e.hash,
    e.cash, e.bonus, e.held, e.pending, e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house_delta, e.share_delta,
    lag(e.seq, 1, 0::bigint) over w as seq_before,
    lag(e.at) over w as at_before,
    lag(e.hash, 1, sha256(''::bytea)) over w as hash_before,
    lag(e.cash, 1, 0::bigint) over w as cash_before,
    lag(e.bonus, 1, 0::bigint) over w as bonus_before,
    lag(e.held, 1, 0::bigint) over w as held_before,
    lag(e.pending, 1, 0::bigint) over w as pending_before
  from entries e where e.member_id between $1 and $2
  window w as (partition by e.member_id order by e.seq)
)
select problem.kind, member_id, seq from chain e, lateral (values
  ('not-zero', cash_delta::numeric + bonus_delta + held_delta + pending_delta + house_delta + share_delta <> 0),
  ('altered', hash is distinct from hash_anew),
  ('chain-broken', prev is distinct from hash_before or seq <> seq_before + 1),
  ('wrong-sum', cash::numeric <> cash_before::numeric + cash_delta
    or bonus::numeric <> bonus_before::numeric + bonus_delta
    or held::numeric <> held_before::numeric + held_delta
    or pending::numeric <> pending_before::numeric + pending_delta),
  ('below-zero', least(cash, bonus, held, pending) < 0),
  ('not-of-its-move', not is_of_its_move),
  ('out-of-order', ${IS_OUT_OF_ORDER})
) problem (kind, is_so) where problem.is_so order by member_id, seq`

const BAD_WALLETS = `
select problem.kind, w.member_id, null::bigint as seq from wallets w
left join lateral (
  select sum(cash_delta) as cash, sum(bonus_delta) as bonus, sum(held_delta) as held,
    sum(pending_delta) as pending, count(*) as entries
  from entries e where e.member_id = w.member_id) total on true
left join lateral (
  select hash from entries e where e.member_id = w.member_id order by seq desc limit 1) head on true
left join lateral (
  select coalesce(sum(cash_open + bonus_open), 0) as open
  from holds h where h.member_id = w.member_id) hold on true,
lateral (values
  ('wrong-balance', (w.cash, w.bonus, w.held, w.pending) is distinct from
    (coalesce(total.cash, 0), coalesce(total.bonus, 0),
     coalesce(total.held, 0), coalesce(total.pending, 0))),
  ('chain-broken', w.seq <> total.entries or w.head <> coalesce(head.hash, sha256(''::bytea))),
  ('below-zero', least(w.cash, w.bonus, w.held, w.pending) < 0),
  ('wrong-hold', w.held <> hold.open)
) problem (kind, is_so)
where w.member_id between $1 and $2 and problem.is_so order by w.member_id`
