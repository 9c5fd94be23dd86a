import type { Kysely } from 'kysely'
import type { Tables } from '#server/database/tables.ts'
import type { Period } from './period.ts'
import { movedWithin, recordedUnder, type RecordedPayment } from './records.ts'
import type { StatementLine } from './statement.ts'

/** What a statement and our records do not agree on, each named; nothing is mended here. */
export type Difference =
  | { kind: 'missing-here' | 'repeated-there'; line: StatementLine }
  | { kind: 'missing-there'; record: RecordedPayment }
  | {
      kind: 'other-amount' | 'other-state' | 'other-currency'
      line: StatementLine
      record: RecordedPayment
    }

export interface Reconciliation {
  /** Lines that agree with what is recorded. */
  agreed: number
  differences: Difference[]
}

/**
 * Holds a provider's statement to what is recorded of it. What moved money here within `period` has to stand in it: no
 * statement says by its lines alone of which time it is, for one that was cut off, or is empty, would agree then.
 */
export async function reconcile(
  db: Kysely<Tables>,
  provider: string,
  lines: readonly StatementLine[],
  period: Period,
): Promise<Reconciliation> {
  const records = await recordedUnder(db, provider, lines)
  const moved = await movedWithin(db, provider, period)
  const compared = compareLines(lines, records)
  const differences = [...compared.differences, ...missingThere(lines, moved)]
  return { agreed: compared.agreed, differences }
}

type Named = Pick<StatementLine | RecordedPayment, 'direction' | 'reference'>

const nameOf = ({ direction, reference }: Named): string => `${direction} ${reference}`

/** What each line says beside the record of its name. A payment stands in a statement once. */
export function compareLines(
  lines: readonly StatementLine[],
  records: readonly RecordedPayment[],
): Pick<Reconciliation, 'agreed' | 'differences'> {
  const byName = new Map(records.map((record) => [nameOf(record), record]))
  const seen = new Set<string>()
  const differences: Difference[] = []
  let agreed = 0
  for (const line of lines) {
    const name = nameOf(line)
    const found = seen.has(name)
      ? [{ kind: 'repeated-there', line } as const]
      : compareLine(line, byName.get(name))
    seen.add(name)
    if (found.length === 0) agreed += 1
    differences.push(...found)
  }
  return { agreed, differences }
}

function compareLine(line: StatementLine, record: RecordedPayment | undefined): Difference[] {
  if (!record) return [{ kind: 'missing-here', line }]
  const kinds = [
    line.currency === CURRENCY ? null : 'other-currency',
    line.amount === record.amount ? null : 'other-amount',
    line.state === record.state ? null : 'other-state',
  ] as const
  return kinds.flatMap((kind) => (kind === null ? [] : [{ kind, line, record }]))
}

/** The only one that this house books. */
const CURRENCY = 'TRY'

/** What moved money here and stands in no line. */
export function missingThere(
  lines: readonly StatementLine[],
  moved: readonly RecordedPayment[],
): Difference[] {
  const named = new Set(lines.map(nameOf))
  return moved
    .filter((record) => !named.has(nameOf(record)))
    .map((record) => ({ kind: 'missing-there', record }))
}
