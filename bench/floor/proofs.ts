/** What a walk is proven by once it is over: the house's audit, and what was published alone. */
import type { FloorPublished } from '#contract/games/floor-protocol.ts'
import { audit, isClean } from '#ledger/audit.ts'
import { objectionsTo } from '#scripts/games/verify-floor/expected.ts'
import { verifyRounds } from '#scripts/games/verify-floor/verify.ts'
import { snapshot } from '#server/database/database.ts'
import { publishedRounds, PUBLISHED_MAX } from '#server/floor/views/published.ts'
import { HOUSE_CHECKS } from '#server/audit/house-audit.ts'
import type { WalkBase } from './plan.ts'

/**
 * The ledger and every room's rows, every round of the floor drawn again. Of tables that were made quicker than this repository's it is
 * known that they are not played by its rules, and nothing more is forgiven them.
 */
export async function auditedFindings(
  { database }: Pick<WalkBase, 'database'>,
  quickened: readonly string[] = [],
): Promise<readonly unknown[]> {
  const report = await snapshot(database, (q) => audit(q, { checks: HOUSE_CHECKS }))
  if (isClean(report)) return []
  const known = quickened.map((table) => `table ${table}`)
  return report.findings.filter(
    ({ kind, row }) => !(kind === 'floor-rules-not-ours' && known.includes(row ?? '')),
  )
}

/** What was published of a table, a thousand rounds at a time, as it would come over the line. */
export async function publishedOf(
  { database }: Pick<WalkBase, 'database'>,
  table: string,
  rounds: number,
): Promise<FloorPublished[]> {
  const ranges: FloorPublished[] = []
  for (let from = 1; from <= rounds; from += PUBLISHED_MAX) {
    const to = Math.min(rounds, from + PUBLISHED_MAX - 1)
    const published = await publishedRounds(database.db, table, BigInt(from), BigInt(to))
    // The contract's shape, read back from its text.
    if (published) ranges.push(JSON.parse(JSON.stringify(published)) as FloorPublished)
  }
  return ranges
}

export interface Noted {
  /** The end of the table's first chain, and its salt, as anyone could note them before the first round. */
  end: string
  salt: string
}

/** Works rounds out again from what was published and what was noted before; answers how many hold, and a line for all that does not. */
export async function verifiedBy(
  ranges: readonly FloorPublished[],
  { end, salt }: Noted,
): Promise<{ verified: number; wrong: readonly string[] }> {
  let verified = 0
  const wrong: string[] = []
  for (const published of ranges) {
    const [from = 1, to = 1] = [published.rounds[0]?.number, published.rounds.at(-1)?.number]
    wrong.push(...objectionsTo(published, { table: published.table, from, to, end, salt }))
    const found = await verifyRounds(published)
    verified += found.verified
    wrong.push(...found.wrong)
  }
  return { verified, wrong }
}
