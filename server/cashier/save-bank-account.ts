import type { Kysely } from 'kysely'
import { foldedLetters } from '#contract/folded-letters.ts'
import { Refused } from '#contract/refusals.ts'
import { lockMember } from '#server/lock-member.ts'
import type { Input } from '#contract/registry.ts'
import type { Member, MemberContext } from '#server/context.ts'
import type { Tables } from '#server/database/tables.ts'
import { sendMessage } from '#server/messages/send-message.ts'
import { requireRecentProof } from '#server/recent-proof.ts'
import {
  accountsOf,
  answerOf,
  findBankAccount,
  type AccountAnswer,
  type BankAccount,
} from './bank-accounts.ts'
import { bankOf, type Bank } from './banks.ts'
import { destinationOf } from './destination.ts'

const ACCOUNTS_MAX = 10

/** Adds an account of the member's own, or changes one. Where money goes is told by mail when it is new. */
export async function saveBankAccount(
  context: MemberContext,
  input: Input<'finance/save_bank_account'>,
): Promise<AccountAnswer> {
  requireRecentProof(context)
  const { db, member, lang } = context
  const bank = bankOf(input.bankID)
  if (!bank || bank.isClosed === true) throw new Refused('bank-unknown')
  const values = valuesOf(member, bank, input)
  // One at a time for each member, so that an account stands once and their count holds.
  await lockMember(db, member.id)
  const twin = await findTwin(db, member, values)
  if (input.bankAccountID === undefined)
    return answerOf(twin ? await change(context, twin, values) : await add(context, values), lang)
  const account = await findBankAccount(db, member.id, input.bankAccountID)
  if (twin && twin.id !== account.id) throw new Refused('account-exists')
  return answerOf(await change(context, account, values), lang)
}

/** What an account says, beside whose it is and when that was said. */
type AccountValues = Omit<BankAccount, 'member_id' | 'id' | 'created_at' | 'changed_at'>

function valuesOf(
  member: Member,
  bank: Bank,
  input: Input<'finance/save_bank_account'>,
): AccountValues {
  const owner = `${member.firstname} ${member.lastname}`
  if (writtenAlike(input.accountOwner) !== writtenAlike(owner))
    throw new Refused('account-owner-other')
  return {
    bank_id: bank.id,
    account_owner: owner,
    account_name: input.accountName.trim(),
    sport_user_name: input.sportUserName.trim(),
    branch_name: input.branchName.trim(),
    bank_account_no: input.bankAccountNo.trim(),
    ...destinationOf(bank, input),
  }
}

/** Banks write names in capitals and without marks: DENIZ YILDIZ is Deniz Yıldız. */
const writtenAlike = (name: string): string => foldedLetters(name).trim().replaceAll(/\s+/g, ' ')

/** The account of the member's that is paid at the same place. */
async function findTwin(
  db: Kysely<Tables>,
  member: Member,
  { bank_id, iban, account_number }: AccountValues,
): Promise<BankAccount | undefined> {
  const own = accountsOf(db, member.id).where('iban', '=', iban)
  if (iban !== '') return own.executeTakeFirst()
  return own
    .where('bank_id', '=', bank_id)
    .where('account_number', '=', account_number)
    .executeTakeFirst()
}

async function add(context: MemberContext, values: AccountValues): Promise<BankAccount> {
  const { db, member, now } = context
  const { total } = await db
    .selectFrom('bank_accounts')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  if (total >= ACCOUNTS_MAX) throw new Refused('accounts-full', { max: ACCOUNTS_MAX })
  const added = await db
    .insertInto('bank_accounts')
    .values({ member_id: member.id, ...values, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendNotice(context, 'bank-account-added', added)
  return added
}

/** A repeat that changes nothing leaves no trace; the member is told by mail where money goes elsewhere now. */
async function change(
  context: MemberContext,
  before: BankAccount,
  values: AccountValues,
): Promise<BankAccount> {
  const { db, member, now } = context
  const isSame = (field: keyof AccountValues) => before[field] === values[field]
  // The keys of an object are those of its type.
  const fields = Object.keys(values) as (keyof AccountValues)[]
  if (fields.every(isSame)) return before
  const changed = await db
    .updateTable('bank_accounts')
    .set({ ...values, changed_at: now })
    .where('member_id', '=', member.id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if (!isSame('iban') || !isSame('bank_id') || !isSame('account_number'))
    await sendNotice(context, 'bank-account-changed', changed)
  return changed
}

/** Names the account as little as will do: a letter is read by whoever reads the mail. */
function sendNotice(
  context: MemberContext,
  template: 'bank-account-added' | 'bank-account-changed',
  { bank_id, iban, account_number }: BankAccount,
): Promise<void> {
  const { id: memberId, email: to, language: lang } = context.member
  const bank = bankOf(bank_id)?.name[lang] ?? ''
  const values = { bank, ending: (iban || account_number).slice(-4) }
  return sendMessage(context, { memberId, to, template, lang, values })
}
