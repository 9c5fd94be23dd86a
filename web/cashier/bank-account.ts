import type { Data } from '#contract/registry.ts'

export type BankAccount = Data<'finance/list_bank_accounts'>[number]
export type Bank = Data<'finance/list_banks'>[number]

/** What the lists of accounts are asked with: prepaid ones too. */
export const ALL_ACCOUNTS = { showPrepaid: 1 } as const

/** In groups of four, as banks print them. */
export const groupedIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** What money is sent to: an IBAN, a prepaid number, a mobile number. */
export const destinationOf = ({ IBAN, accountNumber }: BankAccount): string =>
  IBAN === '' ? accountNumber : groupedIban(IBAN)

/** As much of it as tells accounts apart: `TR53 ···· 3701`. */
export function shortDestination({ IBAN, accountNumber }: BankAccount): string {
  const [whole, shown] = IBAN === '' ? [accountNumber, 0] : [IBAN, 4]
  return `${whole.slice(0, shown)} ···· ${whole.slice(-4)}`.trim()
}

/** What the account is called where several stand: its bank, and the member's own name for it. */
export const titleOf = ({ bankName, accountName }: BankAccount): string =>
  [bankName, accountName].filter(Boolean).join(' · ')
