/**
 * Works rows out again, page by page, and leaves a mark of what was proven: a digest of each page's rows as they stay once they have
 * ended. A later run holds those rows to their digests and works out only the rest: what is open, what ended since, and what something
 * was said about since. Which rows those are, and what speaks against one, each room says by a `Recomputed`. Reads only.
 */
import { createHash } from 'node:crypto'
import { findSafely, type CrossCheck, type Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'

/** A page of rows that were proven: where it ends. Without a digest it was not clean, or not at rest, and is worked out each time. */
export interface MarkedPage {
  to: string[]
  digest: string | null
}

/** The rows that ended above the one and up to the other; `isWhole` once all of their pages are there. */
export interface MarkedLayer {
  above: string
  upTo: string
  isWhole: boolean
  pages: MarkedPage[]
}

/** By the name of what is worked out. */
export type Marks = Record<string, MarkedLayer[]>

/** What a query answers of each row, besides what its own room reads. */
export interface RecomputedRow {
  /** All of it that never changes once it has ended, in one text. */
  content: string
  /** As `Recomputed.stirredAt` has it. */
  stirred: bigint | null
}

export interface Recomputed {
  /** What the rows are called, in the mark and in what is printed. */
  name: string
  /** Answered of each row, `content` among it; `$2` is the end of the layer that is read. */
  columns: string
  /** Where they come from, up to the conditions of a `where`. */
  from: string
  /** Where a row stands among all, by columns that no two have alike, with their types. */
  place: readonly (readonly [column: string, type: 'bigint' | 'integer' | 'text'])[]
  /**
   * When a row ended, as a bigint that only grows from one to the next: null while it is open, and of what is under no mark
   * at all. It never changes once it is there.
   */
  endedAt: string | null
  /** When something was last said that a row is judged by; null where it waits for more. Without it nothing ever is. */
  stirredAt?: string
  /** What ended by then, by `endedAt`, is committed. */
  settledBy: (q: QueryPort, moment: Date) => Promise<bigint>
  pageRows: number
  /** What speaks against the rows of a page; what is remembered from page to page, it remembers. */
  begin: () => (q: QueryPort, rows: readonly RecomputedRow[]) => Promise<Finding[]>
}

export interface MarkedOptions {
  /** What runs before this one proved; it grows while this one goes on. */
  marks: Marks
  /** What ended after it is worked out, and goes under no mark: it may not be committed yet. */
  settledBefore: Date
  /** How many rows make a page. */
  pageRows?: number
  /** Hears after every page of how many have been looked at: each of the mark's, and each worked out. */
  onProgress?: (done: number, total: number, of: string) => Promise<void> | void
}

/** A moment, and a column with one, as a bigint: microseconds since 1970. */
export const microsOf = (column: string): string =>
  `(extract(epoch from ${column}) * 1000000)::bigint`
export const byMoment = async (_q: QueryPort, moment: Date): Promise<bigint> =>
  BigInt(moment.getTime()) * 1_000n

const ALL = 2n ** 63n - 1n

/**
 * Pages are read in the order of an index, each row's other tables by theirs: a planner that takes the moments of their ends for rare reads
 * whole tables for each page.
 */
const BY_INDEX = ['hashjoin', 'mergejoin', 'seqscan', 'bitmapscan'].map((way) => `enable_${way}`)

export interface MarkedReport {
  findings: Finding[]
  /** Worked out in this run; the others stood in the mark as they are. */
  workedOut: number
}

/** Hand in a port whose queries all see one snapshot. */
export async function auditMarked(
  q: QueryPort,
  what: Recomputed,
  options: MarkedOptions,
): Promise<MarkedReport> {
  const run = new Run(q, what, options)
  const unreadable = await findSafely(q, () => run.goThroughAll())
  return { workedOut: run.workedOut, findings: [...run.findings, ...unreadable] }
}

/** All of it anew, for whoever makes comparisons alone. */
export const asCheck = (what: Recomputed): CrossCheck => ({
  find: async (q) =>
    (await auditMarked(q, what, { marks: {}, settledBefore: new Date(0) })).findings,
})

type Place = readonly string[]

/** Rows behind one place, up to another where one is named. */
interface Stretch {
  above: bigint
  upTo: bigint
  from: Place | null
  to?: Place
  isRest?: boolean
  isStirred?: boolean
}

class Run {
  readonly findings: Finding[] = []
  workedOut = 0
  readonly #q: QueryPort
  readonly #what: Recomputed
  readonly #options: MarkedOptions
  readonly #pageRows: number
  readonly #find: ReturnType<Recomputed['begin']>
  #total = 0
  #done = 0

  constructor(q: QueryPort, what: Recomputed, options: MarkedOptions) {
    this.#q = q
    this.#what = what
    this.#options = options
    this.#pageRows = options.pageRows ?? what.pageRows
    this.#find = what.begin()
  }

  async goThroughAll(): Promise<readonly Finding[]> {
    const { name, settledBy } = this.#what
    this.#total = await this.#count()
    await this.#plan('off')
    const layers = (this.#options.marks[name] ??= [])
    for (const layer of layers) await this.#goThrough(layer)
    let marked = BigInt(layers.at(-1)?.upTo ?? 0)
    const settled = await settledBy(this.#q, this.#options.settledBefore)
    if (settled > marked) {
      const layer = { above: String(marked), upTo: String(settled), isWhole: false, pages: [] }
      layers.push(layer)
      await this.#goThrough(layer)
      marked = settled
      // One without rows would be looked for by every run to come.
      if (layer.pages.length === 0) layers.pop()
    }
    const rest = { above: String(marked), upTo: String(ALL), isWhole: false, pages: [] }
    await this.#goThrough(rest, true)
    await this.#plan('default')
    return []
  }

  /** For this transaction alone; where the run fails, what it is rolled back to has it as before. */
  async #plan(how: 'off' | 'default'): Promise<void> {
    for (const way of BY_INDEX) await this.#q.query(`set local ${way} to ${how}`, [])
  }

  /** Holds the pages of a layer to their digests, and works on from where they end. */
  async #goThrough(layer: MarkedLayer, isRest = false): Promise<void> {
    let from: Place | null = null
    for (const page of layer.pages) {
      await this.#hold(layer, page, from)
      from = page.to
    }
    if (layer.isWhole) return this.#refuseMore(layer, from)
    for (;;) {
      const rows = await this.#read({ ...boundsOf(layer), from, isRest }, this.#pageRows)
      const last = rows.at(-1)
      if (!last) break
      const to = this.#placeOf(last)
      layer.pages.push({ to, digest: await this.#workOut(rows) })
      from = to
      await this.#progress(rows.length)
    }
    layer.isWhole = true
  }

  async #hold(layer: MarkedLayer, page: MarkedPage, from: Place | null): Promise<void> {
    const stretch = { ...boundsOf(layer), from, to: page.to }
    const { digest, rows } = await this.#digest(stretch)
    if (digest !== page.digest) {
      const anew = await this.#workOut(await this.#read(stretch))
      if (page.digest === null) page.digest = anew
      else this.#changed(from, page.to)
    } else if (this.#what.stirredAt !== undefined)
      await this.#workOut(await this.#read({ ...stretch, isStirred: true }))
    await this.#progress(rows)
  }

  /** What the mark says is whole has no rows behind its last page. */
  async #refuseMore(layer: MarkedLayer, from: Place | null): Promise<void> {
    const rows = await this.#read({ ...boundsOf(layer), from })
    const last = rows.at(-1)
    if (!last) return
    await this.#workOut(rows)
    this.#changed(from, this.#placeOf(last))
    await this.#progress(rows.length)
  }

  #changed(from: Place | null, to: Place): void {
    const after = from === null ? '' : ` after ${this.#nameOf(from)}`
    const row = `${this.#what.name}${after} up to ${this.#nameOf(to)}`
    const memberId = this.#isOfMember ? BigInt(to[0] ?? 0) : 0n
    this.findings.push({ kind: 'changed-since-mark', memberId, seq: null, row })
  }

  get #isOfMember(): boolean {
    return this.#names[0] === 'member_id'
  }

  #nameOf([first = '', ...rest]: Place): string {
    return this.#isOfMember ? `${rest.join(' ')} of member ${first}` : [first, ...rest].join(' ')
  }

  /** The digest that they go under the mark by; null where they do not. */
  async #workOut(rows: readonly RecomputedRow[]): Promise<string | null> {
    if (rows.length === 0) return null
    const found = await this.#find(this.#q, rows)
    this.findings.push(...found)
    this.workedOut += rows.length
    const isAtRest =
      this.#what.stirredAt === undefined || rows.every(({ stirred }) => stirred !== null)
    return found.length === 0 && isAtRest ? digestOf(rows) : null
  }

  async #progress(rows: number): Promise<void> {
    this.#done += rows
    await this.#options.onProgress?.(this.#done, this.#total, this.#what.name)
  }

  /** The columns of a place as a row has them. */
  get #names(): string[] {
    return this.#what.place.map(([column]) => column.slice(column.indexOf('.') + 1))
  }

  #placeOf(row: RecomputedRow): string[] {
    // Every query answers the columns of its place.
    const values = row as unknown as Record<string, unknown>
    return this.#names.map((name) => String(values[name]))
  }

  async #count(): Promise<number> {
    const { rows } = await this.#q.query(`select count(*) as rows ${this.#what.from}`, [])
    return Number(rows[0]?.['rows'])
  }

  async #read(stretch: Stretch, limit?: number): Promise<RecomputedRow[]> {
    const { text, values } = this.#queryOf(stretch)
    const order = this.#names.join(', ')
    const most = limit === undefined ? '' : ` limit ${limit}`
    const { rows } = await this.#q.query(`${text} order by ${order}${most}`, values)
    // Every query answers these columns, and those that its room reads.
    return rows as unknown as RecomputedRow[]
  }

  /** SHA-256 over the contents of these rows, line by line, and how many they are. */
  async #digest(stretch: Stretch): Promise<{ digest: string; rows: number }> {
    const { text, values } = this.#queryOf(stretch)
    const { rows } = await this.#q.query(
      `select count(*)::integer as rows, encode(sha256(convert_to(coalesce(
         string_agg(content, E'\\n' order by ${this.#names.join(', ')}), ''), 'UTF8')), 'hex') as digest
       from (${text}) found`,
      values,
    )
    const { digest, rows: count } = rows[0] ?? {}
    return { digest: String(digest), rows: Number(count) }
  }

  #queryOf({ above, upTo, from, to, isRest, isStirred }: Stretch): Query {
    const { columns, from: source, place, endedAt, stirredAt = '0::bigint' } = this.#what
    const values: unknown[] = [above, upTo]
    const tuple = `(${place.map(([column]) => column).join(', ')})`
    const placed = (at: Place): string =>
      `(${place.map(([, type], n) => `$${values.push(at[n])}::${type}`).join(', ')})`
    const ended = endedAt ?? 'null::bigint'
    const conditions = [
      `${ended} <= $2::bigint and ${ended} > $1::bigint`,
      ...(from === null ? [] : [`${tuple} > ${placed(from)}`]),
      ...(to === undefined ? [] : [`${tuple} <= ${placed(to)}`]),
    ]
    if (isRest === true)
      conditions[0] = `($2::bigint > 0 and (${ended} is null or ${ended} > $1::bigint))`
    const text = `select ${columns}, ${stirredAt} as stirred ${source} and ${conditions.join(' and ')}`
    if (isStirred !== true) return { text, values }
    // Looked for among the rows of the stretch alone: a planner that takes it for a rare sign goes the other way round.
    const among = `select * from (${text} offset 0) found where stirred is null or stirred > $2::bigint`
    return { text: among, values }
  }
}

interface Query {
  text: string
  values: unknown[]
}

const boundsOf = ({ above, upTo }: MarkedLayer) => ({ above: BigInt(above), upTo: BigInt(upTo) })

/** As `#digest` has it, of rows that are here. */
const digestOf = (rows: readonly RecomputedRow[]): string =>
  createHash('sha256')
    .update(rows.map(({ content }) => content).join('\n'))
    .digest('hex')
