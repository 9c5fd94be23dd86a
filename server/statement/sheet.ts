/**
 * A statement before it is a file: columns, rows and totals, their values as what they are. Each format says
 * how a moment or an amount is written.
 */
import type { Money } from '#contract/money.ts'
import type { Lang } from '../context.ts'

/** A `bigint` names a record, and is written as it is. An amount may say its sign: what came in is told from what went out. */
export type Value = string | number | bigint | Date | { money: Money; signed?: boolean } | null

export interface Column {
  head: string
  /** Its part of a page's width, beside those of the others. */
  width: number
  isFigure?: boolean
}

export interface Sheet {
  lang: Lang
  /** The name of its file, without what says its kind. */
  fileName: string
  title: string
  /** Whose it is, which span it covers and when it was made. */
  about: readonly (readonly [name: string, value: string])[]
  columns: readonly Column[]
  rows: readonly (readonly Value[])[]
  totals: readonly (readonly [name: string, value: Value])[]
}
