/**
 * A sheet as a table for spreadsheet programs: what is written as a formula there is text here, so that nobody's
 * name or note runs when somebody else opens the file.
 */
import { toWire } from '#contract/money.ts'
import type { Lang } from '../context.ts'
import { minuteOf } from './written.ts'
import type { Sheet, Value } from './sheet.ts'

/** Turkish programs read a comma as the decimal sign and part columns by semicolons. */
const SIGNS = { tr: { between: ';', decimal: ',' }, en: { between: ',', decimal: '.' } } as const

/** What a program must see first to read the letters as UTF-8. */
const UTF8_MARK = '\uFEFF'
const LINE_END = '\r\n'

export function csvOf({ lang, columns, rows, totals }: Sheet): Buffer {
  const { between } = SIGNS[lang]
  const line = (values: readonly Value[]) =>
    values.map((value) => quoted(textOf(value, lang), between)).join(between)
  const lines = [
    line(columns.map(({ head }) => head)),
    ...rows.map(line),
    '',
    ...totals.map(([name, value]) => line([name, value])),
  ]
  return Buffer.from(UTF8_MARK + lines.join(LINE_END) + LINE_END)
}

function textOf(value: Value, lang: Lang): string {
  if (value === null) return ''
  if (typeof value === 'string') return harmless(value)
  if (value instanceof Date) return minuteOf(value)
  if (typeof value === 'bigint') return String(value)
  const figure = typeof value === 'number' ? value : toWire(value.money)
  return String(figure).replace('.', SIGNS[lang].decimal)
}

/** What begins a formula in any of these programs; spaces and control characters before it hide it from nobody. */
const FORMULA = /^[=+\-@|%＝＋－＠]/u
const HIDDEN = /^[\s\p{Cc}]+/u

/** A text that would be read as a formula gets a mark before it, which the programs do not show. */
const harmless = (text: string): string =>
  FORMULA.test(text.replace(HIDDEN, '')) ? `'${text}` : text

/** A semicolon always is: a program of the other kind takes it for what parts the columns. */
const quoted = (text: string, between: string): string =>
  text.includes(between) || /[;"\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
