import { toWire, type Money } from '#contract/money.ts'

/** A moment to the minute, in Istanbul; a dash where there is none. */
export function timeText(at: Date | null): string {
  return at?.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16) ?? '–'
}

export const amountText = (amount: Money): string =>
  `${toWire(amount).toLocaleString('en', { minimumFractionDigits: 2 })} TRY`

/** What somebody else wrote, on one line of a terminal. */
export const lineText = (text: string): string => text.replace(/\p{Cc}+/gu, ' ')
