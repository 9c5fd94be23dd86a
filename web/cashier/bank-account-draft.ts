import type { Payload } from '#contract/registry.ts'
import type { Bank, BankAccount } from './bank-account.ts'
import { groupedIban } from './bank-account.ts'
import { numberOf, readIban, type IbanProblem } from './iban.ts'

export type TypeName = 'bank' | 'prepaid' | 'cep'
export const TYPE_IDS = { bank: 1, prepaid: 2, cep: 3 } as const satisfies Record<TypeName, number>

/** What stands in the form's fields. */
export interface AccountDraft {
  type: TypeName
  bankId: number | null
  iban: string
  accountName: string
  branchName: string
  number: string
  bankNo: string
  sportName: string
}

export type Problem = IbanProblem | 'bankMissing' | 'numberWrong' | 'mobileWrong' | 'noHtml'
export type Problems = Partial<Record<keyof AccountDraft, Problem>>

export const EMPTY_DRAFT: AccountDraft = {
  type: 'bank',
  bankId: null,
  iban: '',
  accountName: '',
  branchName: '',
  number: '',
  bankNo: '',
  sportName: '',
}

const TYPE_NAMES = { 1: 'bank', 2: 'prepaid', 3: 'cep' } as const

export const draftOf = (account: BankAccount): AccountDraft => ({
  type: TYPE_NAMES[account.typeID],
  bankId: account.bankID,
  iban: groupedIban(account.IBAN),
  accountName: account.accountName,
  branchName: account.branchName,
  // What the IBAN says by itself need not be typed.
  number: account.accountNumber === numberOf(account.IBAN) ? '' : account.accountNumber,
  bankNo: account.bankAccountNo,
  sportName: account.sportUserName,
})

/** Everything that keeps the draft from being sent, by its field, in the order they stand in. */
export function problemsOf(draft: AccountDraft, banks: readonly Bank[]): Problems {
  const problems: Problems = {}
  if (draft.type === 'bank') {
    const { problem } = readIban(draft.iban, banks)
    if (problem !== null) problems.iban = problem
  } else {
    if (draft.bankId === null) problems.bankId = 'bankMissing'
    const problem = numberProblem(draft.type, draft.number)
    if (problem !== null) problems.number = problem
  }
  for (const field of TEXTS) if (/[<>]/.test(draft[field])) problems[field] ??= 'noHtml'
  return problems
}

const TEXTS = ['accountName', 'branchName', 'number', 'bankNo', 'sportName'] as const

function numberProblem(type: 'prepaid' | 'cep', typed: string): Problem | null {
  if (type === 'cep')
    return /^(\+?90|0)?5\d{9}$/.test(typed.replaceAll(/[ ()-]/g, '')) ? null : 'mobileWrong'
  return /^\d{6,12}$/.test(typed.replaceAll(/[ -]/g, '')) ? null : 'numberWrong'
}

/** The draft as it is sent; null while its bank is not known. */
export function payloadOf(
  draft: AccountDraft,
  banks: readonly Bank[],
  whose: { accountOwner: string; bankAccountID?: number },
): Payload<'finance/save_bank_account'> | null {
  const isBank = draft.type === 'bank'
  const { iban, bank, number } = readIban(draft.iban, banks)
  const bankID = isBank ? bank?.bankID : draft.bankId
  if (bankID === undefined || bankID === null) return null
  return {
    ...whose,
    bankID,
    IBAN: isBank ? iban : '',
    accountName: draft.accountName.trim(),
    branchName: isBank ? draft.branchName.trim() : '',
    accountNumber: draft.number.trim() || (isBank ? number : ''),
    bankAccountNo: draft.bankNo.trim(),
    sportUserName: draft.sportName.trim(),
  }
}
