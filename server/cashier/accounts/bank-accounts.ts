import type { Kysely, Selectable } from 'kysely'
import { Refused } from '#contract/refusals.ts'
import type { Input, Output } from '#contract/registry.ts'
import type { Lang, MemberContext } from '#server/context.ts'
import type { BankAccountsTable } from '#server/database/tables/cashier.ts'
import type { Tables } from '#server/database/tables.ts'
import { memberScope } from '#server/push/source.ts'
import { BANKS, bankOf } from './banks.ts'

/**
 * Where a member is paid out to. An account is its owner's own, by name and by row: another member's is refused
 * like one that was never there.
 */

export type BankAccount = Selectable<BankAccountsTable>
export type AccountAnswer = Output<'finance/get_bank_account'>

export function listBanks(
  { lang }: MemberContext,
  { typeID }: Input<'finance/list_banks'>,
): Promise<Output<'finance/list_banks'>> {
  const offered = BANKS.filter((bank) => bank.typeId === typeID && bank.isClosed !== true)
  return Promise.resolve(
    offered.map(({ id, typeId, name, ibanCode, image }) => ({
      bankID: id,
      typeID: typeId,
      name: name[lang],
      ibanCode,
      image,
    })),
  )
}

export async function listBankAccounts(
  { db, member, lang }: MemberContext,
  { showPrepaid = false }: Input<'finance/list_bank_accounts'>,
): Promise<Output<'finance/list_bank_accounts'>> {
  const rows = await accountsOf(db, member.id).orderBy('id', 'desc').execute()
  return rows
    .map((row) => answerOf(row, lang))
    .filter(({ typeID }) => showPrepaid || typeID !== PREPAID)
}

const PREPAID = 2

export async function getBankAccount(
  { db, member, lang }: MemberContext,
  { bankID }: Input<'finance/get_bank_account'>,
): Promise<AccountAnswer> {
  return answerOf(await findBankAccount(db, member.id, bankID), lang)
}

/** The member's own account, or `account-unknown`: one that is gone and another's are the same. */
export async function findBankAccount(
  db: Kysely<Tables>,
  memberId: bigint,
  id: number,
): Promise<BankAccount> {
  const found = await accountsOf(db, memberId).where('id', '=', BigInt(id)).executeTakeFirst()
  if (!found) throw new Refused('account-unknown')
  return found
}

export const accountsOf = (db: Kysely<Tables>, memberId: bigint) =>
  db.selectFrom('bank_accounts').selectAll().where('member_id', '=', memberId)

export async function deleteBankAccount(
  { db, house, member, socket, afterCommit }: MemberContext,
  { bankAccountID }: Input<'finance/delete_bank_account'>,
): Promise<true> {
  const { numDeletedRows } = await db
    .deleteFrom('bank_accounts')
    .where('member_id', '=', member.id)
    .where('id', '=', BigInt(bankAccountID))
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refused('account-unknown')
  const changed = { calls: ['finance/list_bank_accounts', 'finance/get_bank_account'] }
  afterCommit(() =>
    house.push.publish('changes', memberScope(member.id), changed, socket ?? undefined),
  )
  return true
}

export function answerOf(row: BankAccount, lang: Lang): AccountAnswer {
  const bank = bankOf(row.bank_id)
  return {
    bankAccountID: Number(row.id),
    bankID: row.bank_id,
    bankName: bank?.name[lang] ?? '',
    typeID: bank?.typeId ?? 1,
    image: bank?.image ?? '',
    accountOwner: row.account_owner,
    accountName: row.account_name,
    sportUserName: row.sport_user_name,
    branchName: row.branch_name,
    accountNumber: row.account_number,
    IBAN: row.iban,
    bankAccountNo: row.bank_account_no,
    addedAt: row.created_at.toISOString(),
  }
}
