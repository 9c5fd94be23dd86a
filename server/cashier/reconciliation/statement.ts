import { parse } from 'csv-parse/sync'
import * as z from 'zod/mini'
import { fromWire, type Money } from '#contract/money.ts'
import type { Period } from './period.ts'

/** What a provider says of one payment. */
export type StatedPayment =
  | { direction: 'in'; state: 'approved' | 'declined' | 'open' }
  | { direction: 'out'; state: 'paid' | 'failed' | 'open' }

/** One payment as a provider's statement has it. */
export type StatementLine = StatedPayment & {
  /** Its line in the file, from 1. */
  line: number
  /** Ours, as the provider was given it. */
  reference: string
  amount: Money
  currency: string
  /** When the provider booked it. */
  at: Date
}

/** What a provider sends of one time. */
export interface Statement {
  /** What it says of itself above its columns; null where it says nothing. */
  period: Period | null
  lines: StatementLine[]
}

/** A statement that cannot be read; the message names the line and what to do. */
export class UnreadableStatement extends Error {}

const COLUMNS = ['reference', 'direction', 'amount', 'currency', 'state', 'time'] as const

const row = {
  reference: z.string().check(z.minLength(1), z.maxLength(120)),
  amount: z.string().check(z.regex(/^\d{1,10}(\.\d{1,6})?$/)),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  time: z.iso.datetime({ offset: true }),
}
const rowSchema = z.discriminatedUnion('direction', [
  z.object({
    ...row,
    direction: z.literal('in'),
    state: z.enum(['approved', 'declined', 'open']),
  }),
  z.object({ ...row, direction: z.literal('out'), state: z.enum(['paid', 'failed', 'open']) }),
])

/**
 * Reads a statement: CSV with a header of exactly these columns, in any order, divided by commas or semicolons. Above it
 * may stand of which time it is and how many payments follow: `# from=… to=… payments=…`. Throws `UnreadableStatement` on
 * the first line that is not as it should be, and where fewer or more follow: half a statement proves nothing.
 */
export function readStatement(csv: string): Statement {
  const [above = ''] = /^\uFEFF?#[^\r\n]*/.exec(csv) ?? []
  const heading = above === '' ? null : aboveOf(above.replace(/^\uFEFF/, ''))
  // The line itself stays, so that the others keep their numbers.
  const lines = recordsOf(csv.slice(above.length)).map(({ record, info }) =>
    lineOf(record, info.lines),
  )
  if (heading && heading.payments !== lines.length)
    throw new UnreadableStatement(
      `The statement says that it has ${heading.payments} payments, and has ${lines.length}: it was cut, or added to.`,
    )
  return { period: heading?.period ?? null, lines }
}

const aboveSchema = z.object({
  from: z.iso.datetime({ offset: true }),
  to: z.iso.datetime({ offset: true }),
  payments: z.string().check(z.regex(/^\d{1,9}$/)),
})

function aboveOf(text: string): { period: Period; payments: number } {
  const words = [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value])
  const { data } = aboveSchema.safeParse(Object.fromEntries(words))
  const period = data && { from: new Date(data.from), to: new Date(data.to) }
  if (!data || !period || period.from > period.to)
    throw new UnreadableStatement(
      'Line 1 has to say from when to when, and how many payments follow: # from=2026-11-01T00:00:00+03:00 to=… payments=12',
    )
  return { period, payments: Number(data.payments) }
}

const recordSchema = z.array(
  z.object({
    record: z.record(z.string(), z.string()),
    info: z.object({ lines: z.int() }),
  }),
)

function recordsOf(csv: string): z.infer<typeof recordSchema> {
  try {
    return recordSchema.parse(
      parse(csv, {
        bom: true,
        columns: checkedHeader,
        delimiter: [',', ';'],
        info: true,
        skip_empty_lines: true,
        trim: true,
      }),
    )
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new UnreadableStatement(`The statement is no CSV: ${reason}`, { cause: error })
  }
}

function checkedHeader(names: string[]): string[] {
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0)
    throw new UnreadableStatement(
      `The statement's first line has to name ${COLUMNS.join(', ')}: missing ${missing.join(', ')}.`,
    )
  return names
}

function lineOf(record: Readonly<Record<string, string>>, line: number): StatementLine {
  const { data, error } = rowSchema.safeParse(record)
  if (!data) {
    const column = error.issues[0]?.path.join('.') ?? 'a column'
    throw new UnreadableStatement(
      `Line ${line}: ${column} is not readable (${record[column] ?? ''}).`,
    )
  }
  const { amount: written, time, ...rest } = data
  const amount = fromWire(Number(written))
  if (amount === null)
    throw new UnreadableStatement(`Line ${line}: ${written} is more than this house ever moves.`)
  return { ...rest, line, amount, at: new Date(time) }
}
