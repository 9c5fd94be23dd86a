import { STATEMENT_RECORDS_MAX } from '#contract/calls/histories.ts'
import { Refused } from '#contract/refusals.ts'
import type { Output } from '#contract/registry.ts'
import type { MemberContext } from '../context.ts'
import { csvOf } from './csv.ts'
import { pdfOf } from './pdf.ts'
import type { Sheet } from './sheet.ts'

export type StatementFormat = keyof typeof STATEMENT_RECORDS_MAX
export type StatementFile = Output<'finance/statement'>

const TYPES = { csv: 'text/csv', pdf: 'application/pdf' } as const

/** So often a minute a member has a file made, and never of more records than one takes. */
export async function readForStatement<Row>(
  { house, member, now }: MemberContext,
  format: StatementFormat,
  read: (limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  if (!house.limits.allows('exportsOfMember', String(member.id), now))
    throw new Refused('too-many-calls')
  const most = STATEMENT_RECORDS_MAX[format]
  const rows = await read(most + 1)
  if (rows.length === 0) throw new Refused('not-found')
  if (rows.length > most) throw new Refused('statement-too-long', { most })
  return rows
}

export async function statementFile(sheet: Sheet, format: StatementFormat): Promise<StatementFile> {
  const content = format === 'csv' ? csvOf(sheet) : await pdfOf(sheet)
  return {
    name: `${sheet.fileName}.${format}`,
    type: TYPES[format],
    content: content.toString('base64'),
    records: sheet.rows.length,
  }
}
