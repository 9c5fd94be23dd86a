import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { turkishMobileOf } from '#contract/members/mobile.ts'
import { Refused } from '#contract/refusals.ts'
import type { Input } from '#contract/registry.ts'
import { isOwnIban } from '#server/payments/by-hand-methods.ts'
import type { Bank } from './accounts/banks.ts'

type Typed = Pick<Input<'finance/save_bank_account'>, 'IBAN' | 'accountNumber'>

/** What money to an account is sent to, as it is kept: by its bank's type an IBAN, a number or a mobile number. */
export interface Destination {
  iban: string
  account_number: string
}

/** Reads what was typed as the bank's type wants it, or throws the refusal that says what to mend. */
export function destinationOf(bank: Bank, { IBAN, accountNumber }: Typed): Destination {
  const number = accountNumber.trim()
  if (bank.typeId === 1) return { iban: ibanOf(bank, IBAN), account_number: number }
  const account_number = bank.typeId === 2 ? prepaidNumberOf(number) : mobileOf(number)
  return { iban: '', account_number }
}

function ibanOf(bank: Bank, typed: string): string {
  const iban = electronicFormatIBAN(typed)
  if (iban === null || !isValidIBAN(iban)) throw new Refused('iban-wrong')
  if (bankCodeOf(iban) !== bank.ibanCode) throw new Refused('iban-other-bank')
  if (isOwnIban(iban)) throw new Refused('iban-ours')
  return iban
}

/** The bank's digits in a Turkish IBAN; none of another country is on our list. */
const bankCodeOf = (iban: string): string | null => /^TR\d\d(\d{5})/.exec(iban)?.[1] ?? null

/** Shorter than any number of a payment card, which is nothing to keep here. */
function prepaidNumberOf(typed: string): string {
  const digits = typed.replaceAll(/[ -]/g, '')
  if (!/^\d{6,12}$/.test(digits)) throw new Refused('account-number-wrong')
  return digits
}

function mobileOf(typed: string): string {
  const mobile = turkishMobileOf(typed)
  if (mobile === null) throw new Refused('phone-wrong')
  return mobile
}
