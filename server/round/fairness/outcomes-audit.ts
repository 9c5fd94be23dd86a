/**
 * Works every round out again, from the stored seeds (sealed ones too) over the published tables, by the very
 * functions that a play is drawn by, and compares what is recorded: cost, book, multiplier, payout, and the jackpots
 * that it hit. What was proven stands in a mark, page by page with a digest of its rows, so that a later run holds
 * those rows to their digests and works out only the rest. Reads only.
 */
import { createHash } from 'node:crypto'
import type { Finding } from '#ledger/audit.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import type { Shelf } from '../publish/published.ts'
import {
  problemsOf,
  readRounds,
  roundsDigest,
  type Place,
  type RoundRow,
} from './recorded-rounds.ts'

/** A page of rounds that were proven: where it ends. Without a digest it was not clean, and is worked out each time. */
export interface MarkedPage {
  member: string
  round: string
  digest: string | null
}

/** The rounds with these ids, above the one and up to the other; `isWhole` once all of its pages are there. */
export interface MarkedLayer {
  above: string
  upTo: string
  isWhole: boolean
  pages: MarkedPage[]
}

export interface OutcomeOptions {
  games: Pick<Shelf, 'find'>
  /** What runs before this one proved; it grows while this one goes on. */
  layers: MarkedLayer[]
  /** Rounds after it are worked out, and go under no mark: what was played then may not be committed yet. */
  settledBefore: Date
  /** How many rounds make a page. */
  pageRounds?: number
  /** Hears after every page of how many rounds have been looked at: each of the mark's, and each worked out. */
  onProgress?: (done: number, total: number) => Promise<void> | void
}

export interface OutcomeReport {
  findings: Finding[]
  /** Worked out in this run; the others stood in the mark as they are. */
  rounds: number
}

const PAGE_ROUNDS = 5_000
const FIRST: Place = { member: 0n, round: 0n }
const ALL = 2n ** 63n - 1n

/** Hand in a port whose queries all see one snapshot. */
export async function auditOutcomes(q: QueryPort, options: OutcomeOptions): Promise<OutcomeReport> {
  const { layers, settledBefore } = options
  const run = new Run(q, options, await countRounds(q))
  for (const layer of layers) await run.goThrough(layer)
  const marked = BigInt(layers.at(-1)?.upTo ?? 0)
  const settled = await lastBefore(q, settledBefore)
  if (settled > marked) {
    const layer = { above: String(marked), upTo: String(settled), isWhole: false, pages: [] }
    layers.push(layer)
    await run.goThrough(layer)
  }
  const above = settled > marked ? settled : marked
  await run.goThrough({ above: String(above), upTo: String(ALL), isWhole: false, pages: [] })
  return run.report
}

class Run {
  readonly report: OutcomeReport = { findings: [], rounds: 0 }
  readonly #q: QueryPort
  readonly #options: OutcomeOptions
  readonly #total: number
  readonly #pageRounds: number
  #done = 0

  constructor(q: QueryPort, options: OutcomeOptions, total: number) {
    this.#q = q
    this.#options = options
    this.#total = total
    this.#pageRounds = options.pageRounds ?? PAGE_ROUNDS
  }

  /** Holds the pages of a layer to their digests, and works on from where they end. */
  async goThrough(layer: MarkedLayer): Promise<void> {
    let from = FIRST
    for (const page of layer.pages) {
      const to = { member: BigInt(page.member), round: BigInt(page.round) }
      await this.#hold(layer, page, from, to)
      from = to
    }
    if (layer.isWhole) return this.#refuseMore(layer, from)
    for (;;) {
      const rows = await readRounds(this.#q, { ...idsOf(layer), from, limit: this.#pageRounds })
      const last = rows.at(-1)
      if (!last) break
      from = { member: last.member_id, round: last.id }
      const isClean = await this.#workOut(rows)
      layer.pages.push({
        member: String(from.member),
        round: String(from.round),
        digest: isClean ? digestOf(rows) : null,
      })
      await this.#progress(rows.length)
    }
    layer.isWhole = true
  }

  async #hold(layer: MarkedLayer, page: MarkedPage, from: Place, to: Place): Promise<void> {
    const ids = idsOf(layer)
    const { digest, rounds } = await roundsDigest(this.#q, { ...ids, from, to })
    if (digest !== page.digest) {
      const rows = await readRounds(this.#q, { ...ids, from, to, limit: ALL })
      await this.#workOut(rows)
      if (page.digest !== null) this.#changed(from, to)
    }
    await this.#progress(rounds)
  }

  /** What the mark says is whole has no rounds behind its last page. */
  async #refuseMore(layer: MarkedLayer, from: Place): Promise<void> {
    const rows = await readRounds(this.#q, { ...idsOf(layer), from, limit: ALL })
    const last = rows.at(-1)
    if (!last) return
    await this.#workOut(rows)
    this.#changed(from, { member: last.member_id, round: last.id })
    await this.#progress(rows.length)
  }

  #changed(from: Place, to: Place): void {
    const row = `rounds after ${nameOf(from)} up to ${nameOf(to)}`
    this.report.findings.push({ kind: 'changed-since-mark', memberId: to.member, seq: null, row })
  }

  async #workOut(rows: readonly RoundRow[]): Promise<boolean> {
    const before = this.report.findings.length
    for (const row of rows)
      for (const kind of problemsOf(row, await this.#options.games.find(row.game, row.version)))
        this.report.findings.push({
          kind,
          memberId: row.member_id,
          seq: null,
          row: `round ${row.id}`,
        })
    this.report.rounds += rows.length
    return this.report.findings.length === before
  }

  async #progress(rounds: number): Promise<void> {
    this.#done += rounds
    await this.#options.onProgress?.(this.#done, this.#total)
  }
}

const idsOf = ({ above, upTo }: MarkedLayer) => ({ above: BigInt(above), upTo: BigInt(upTo) })

const nameOf = ({ member, round }: Place): string => `${round} of member ${member}`

/** As `roundsDigest` has it, of rows that are here. */
const digestOf = (rows: readonly RoundRow[]): string =>
  createHash('sha256')
    .update(rows.map(({ content }) => content).join('\n'))
    .digest('hex')

async function countRounds(q: QueryPort): Promise<number> {
  const { rows } = await q.query('select count(*) as rounds from rounds', [])
  return Number(rows[0]?.['rounds'])
}

async function lastBefore(q: QueryPort, moment: Date): Promise<bigint> {
  const { rows } = await q.query(
    'select coalesce(max(id), 0) as id from bets where placed_at < $1',
    [moment],
  )
  return BigInt(String(rows[0]?.['id']))
}
