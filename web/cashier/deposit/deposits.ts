import type { Data } from '#contract/registry.ts'
import type { Lang } from '#kit/text/language.ts'
import { formatNumber } from '#kit/text/number-format.ts'

export type Deposit = Data<'finance/list_transactions'>[number]
export type Instructions = NonNullable<Deposit['instructions']>

/** A deposit that is still to be paid, and how. */
export interface OpenDeposit extends Deposit {
  instructions: Instructions
}

export const isPaidHere = (deposit: Deposit | undefined): deposit is OpenDeposit =>
  deposit?.transaction_status === 1001 && deposit.instructions !== null

export const rowOf = (
  { instructions }: OpenDeposit,
  name: Instructions['rows'][number]['name'],
): string | null => instructions.rows.find((row) => row.name === name)?.value ?? null

/** A decimal text as it is read: `1.234,50` of `1234.50` in Turkish; no digit is lost on the way. */
export function decimalShown(text: string, lang: Lang): string {
  const [, fraction = ''] = text.split('.')
  return formatNumber(Number(text), lang, fraction.length)
}

const MINUTE_MS = 60_000

/** `04:32`, of what is left; null when nothing is. */
export function leftText(until: string, now: number): string | null {
  const leftMs = Date.parse(until) - now
  if (leftMs <= 0) return null
  const minutes = Math.floor(leftMs / MINUTE_MS)
  const seconds = Math.floor((leftMs % MINUTE_MS) / 1_000)
  return `${String(minutes).padStart(2, '0')}:${String(seconds).padStart(2, '0')}`
}
