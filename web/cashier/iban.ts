import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import type { Bank } from './bank-account.ts'

const TURKISH_LENGTH = 26

/** What is wrong with an IBAN, as the form names it. */
export type IbanProblem = 'ibanMissing' | 'ibanShort' | 'ibanWrong' | 'ibanForeign' | 'ibanBank'

export interface TypedIban {
  /** Without spaces, in capitals. */
  iban: string
  /** The bank, as soon as its digits are there. */
  bank: Bank | null
  /** What the bank knows the account by: the digits behind its own. */
  number: string
  /** Signs that are still to come. */
  left: number
  /** Null where it is right. */
  problem: IbanProblem | null
}

/** Reads an IBAN while it is typed. */
export function readIban(typed: string, banks: readonly Bank[]): TypedIban {
  const iban = electronicFormatIBAN(typed) ?? ''
  const bank = banks.find(({ ibanCode }) => ibanCode !== null && ibanCode === iban.slice(4, 9))
  const number = numberOf(iban)
  const left = Math.max(0, TURKISH_LENGTH - iban.length)
  return { iban, bank: bank ?? null, number, left, problem: problemOf(iban, bank) }
}

/** What a bank knows the account by: the digits behind its own. */
export const numberOf = (iban: string): string => iban.slice(10).replace(/^0+/, '')

function problemOf(iban: string, bank: Bank | undefined): IbanProblem | null {
  if (iban === '') return 'ibanMissing'
  if (!'TR'.startsWith(iban.slice(0, 2))) return 'ibanForeign'
  if (iban.length < TURKISH_LENGTH) return 'ibanShort'
  if (!isValidIBAN(iban)) return 'ibanWrong'
  return bank === undefined ? 'ibanBank' : null
}
