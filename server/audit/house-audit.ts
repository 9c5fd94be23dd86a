/**
 * The audit of a whole house: what the ledger says of itself, what every room's rows and their entries say of each
 * other, that no entry is of a room that there is not, and every outcome worked out again: of slots, of tables, of coupons. Reads only.
 */
import {
  audit,
  isClean,
  type AuditOptions,
  type AuditReport,
  type CrossCheck,
  type Finding,
} from '#ledger/audit.ts'
import { CORRECTION_SOURCE } from '#ledger/functions.ts'
import type { QueryPort } from '#ledger/query-port.ts'
import { BET_SOURCES } from '../bets/audit.ts'
import { BET_COUNT_CHECKS } from '../bets/count-audit.ts'
import { PROPORTION_CHECKS } from '../bets/proportion-audit.ts'
import { BONUS_CHECKS } from '../bonus/audit.ts'
import { BONUS_SOURCE } from '../bonus/request.ts'
import { PAYMENT_CHECKS, PAYMENT_SOURCES } from '../cashier/audit.ts'
import { FLOOR_CHECKS, FLOOR_RECOMPUTED } from '../floor/audit/audit.ts'
import { JACKPOT_SOURCE } from '../jackpot/audit.ts'
import { asCheck, auditMarked, type MarkedOptions } from './marked-audit.ts'
import { POKER_CHECKS, POKER_SOURCE } from '../poker/audit.ts'
import { ROUND_CHECKS } from '../round/fairness/audit.ts'
import { roundsOf } from '../round/fairness/outcomes-audit.ts'
import type { Shelf } from '../round/publish/published.ts'
import { SPORTS_CHECKS, SPORTS_RECOMPUTED } from '../sports/audit/audit.ts'
import { LOTTERY_CHECKS, LOTTERY_SOURCE } from '../lottery/audit.ts'
import { TOURNAMENT_CHECKS, TOURNAMENT_SOURCE } from '../tournament/audit.ts'

/** Who writes entries; a new room that does stands here with its checks. */
const SOURCES = [
  ...BET_SOURCES,
  BONUS_SOURCE,
  JACKPOT_SOURCE,
  ...PAYMENT_SOURCES,
  POKER_SOURCE,
  TOURNAMENT_SOURCE,
  LOTTERY_SOURCE,
  CORRECTION_SOURCE,
]

const OF_NO_ROOM = `
select 'entry-of-no-room' as kind, e.member_id, e.seq, 'source ' || e.source as row_name from entries e
where e.source not in (${SOURCES.map((source) => `'${source}'`).join(', ')})`

/** Every comparison of rows with entries that there is. */
const COMPARISONS: readonly CrossCheck[] = [
  { text: OF_NO_ROOM },
  ...ROUND_CHECKS,
  ...PROPORTION_CHECKS,
  ...BET_COUNT_CHECKS,
  ...PAYMENT_CHECKS,
  ...POKER_CHECKS,
  ...TOURNAMENT_CHECKS,
  ...LOTTERY_CHECKS,
  ...FLOOR_CHECKS,
  ...BONUS_CHECKS,
  ...SPORTS_CHECKS,
]

/** What is worked out again, and goes under the mark; the rounds of slots besides, which take games. */
const RECOMPUTED = [...FLOOR_RECOMPUTED, ...SPORTS_RECOMPUTED]

/** All that can be said without the games' tables. */
export const HOUSE_CHECKS: readonly CrossCheck[] = [...COMPARISONS, ...RECOMPUTED.map(asCheck)]

export interface HouseAuditOptions extends MarkedOptions {
  games: Pick<Shelf, 'find'>
  onCheck?: AuditOptions['onProgress']
}

export interface HouseReport extends AuditReport {
  /** Worked out again in this run, by what it is called. */
  workedOut: Readonly<Record<string, number>>
  isClean: boolean
}

/** Hand in a port whose queries all see one snapshot. */
export async function auditHouse(q: QueryPort, options: HouseAuditOptions): Promise<HouseReport> {
  const { onCheck = () => {}, games } = options
  const report = await audit(q, { checks: COMPARISONS, onProgress: onCheck })
  const found: Finding[] = []
  const workedOut: Record<string, number> = {}
  for (const what of [roundsOf(games), ...RECOMPUTED]) {
    const marked = await auditMarked(q, what, options)
    found.push(...marked.findings)
    workedOut[what.name] = marked.workedOut
  }
  const findings = [...report.findings, ...found.slice(0, FINDINGS_MAX)]
  const whole = { ...report, findings, findingsTotal: report.findingsTotal + found.length }
  return { ...whole, workedOut, isClean: isClean(whole) }
}

const FINDINGS_MAX = 100
