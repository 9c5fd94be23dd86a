import type { Kysely, Selectable } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Lang } from '#server/context.ts'
import type { CashTransactionsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import type { MethodField } from '#server/payments/method.ts'
import { findBankAccount, type BankAccount } from './bank-accounts.ts'
import { bankOf } from './banks.ts'
import type { FormValues } from '../form.ts'

/**
 * Where a withdrawal goes: the account that the member chose, copied when it is asked for, so that what is paid
 * is what was asked for, whatever becomes of the account.
 */
export async function withAccount(
  db: Kysely<Tables>,
  memberId: bigint,
  fields: readonly MethodField[],
  form: FormValues,
): Promise<FormValues> {
  const field = fields.find(({ kind }) => kind === 'account')
  const chosen = field && form[field.name]
  if (chosen === undefined) return form
  const account = await findBankAccount(db, memberId, Number(chosen))
  const bank = bankOf(account.bank_id)
  if (!bank || field?.accountTypes?.includes(bank.typeId) === false)
    throw new Refused('account-unknown')
  return { ...form, bankID: String(bank.id), bank: bank.name.tr, ...filledIn(account) }
}

function filledIn(account: BankAccount): FormValues {
  const facts = {
    accountOwner: account.account_owner,
    branchName: account.branch_name,
    accountNumber: account.account_number,
    IBAN: account.iban,
    bankAccountNo: account.bank_account_no,
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
}

const ENDING_LENGTH = 4

/** The same account as a list shows it: its bank, and how it ends. */
export function accountShown(
  { fields, direction }: Selectable<CashTransactionsTable>,
  lang: Lang,
): { name: string; ending: string } | null {
  const { bankID, bank, IBAN, accountNumber, bankAccountNo } = fields
  if (direction === 'in' || bank === undefined) return null
  const number = IBAN ?? bankAccountNo ?? accountNumber ?? ''
  return {
    name: bankOf(Number(bankID))?.name[lang] ?? bank,
    ending: number.replaceAll(' ', '').slice(-ENDING_LENGTH),
  }
}
