import type { BankAccount } from '../bank-account.ts'
import { firstShown, listedWhere, type Listed, type Method } from '../method.ts'

type Paid = Pick<BankAccount, 'typeID'>

/** Whether a method pays to such an account, or asks for none at all; null: no account was chosen yet. */
export function paysTo({ fields }: Pick<Method, 'fields'>, account: Paid | null): boolean {
  const field = fields.find(({ kind }) => kind === 'account')
  if (field === undefined) return true
  return account !== null && field.accountTypes?.includes(account.typeID) !== false
}

/** By which method an account is paid: the chosen one where it goes there, else the first that does; null: by none. */
export function wayTo(
  listed: readonly Listed[],
  account: Paid,
  chosen: Method | null,
): Method | null {
  if (chosen !== null && paysTo(chosen, account)) return chosen
  return firstShown(listedWhere(listed, (method) => paysTo(method, account)))
}
