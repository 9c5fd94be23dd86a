import type { Kysely } from 'kysely'
import { foldedLetters } from '#contract/folded-letters.ts'
import { Refused } from '#contract/refusals.ts'
import { lockMember } from '#server/lock-member.ts'
import type { Input } from '#contract/registry.ts'
import type { Member, MemberContext } from '#server/context.ts'
import type { Tables } from '#server/database/tables.ts'
import { sendMessage } from '#server/messages/send-message.ts'
import { requireRecentProof } from '#server/recent-proof.ts'
import { accountsOf, answerOf, type AccountAnswer, type BankAccount } from './bank-accounts.ts'
import { bankOf, type Bank } from './banks.ts'
import { destinationOf } from '../destination.ts'

const ACCOUNTS_MAX = 10

/**
 * Adds an account of the member's own, or changes one: one that money goes elsewhere by is another, under a number of its own. Where
 * money goes is told by mail when it is new.
 */
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
  const named = await findNamed(db, member, input.bankAccountID)
  if (named && twin && twin.id !== named.id) throw new Refused('account-exists')
  // A repeat of what has made another of it names one that is gone, and is told the same again.
  const account = named ?? twin
  if (account) return answerOf(await save(context, account, values), lang)
  if (input.bankAccountID !== undefined) throw new Refused('account-unknown')
  return answerOf(await add(context, values), lang)
}

const findNamed = async (
  db: Kysely<Tables>,
  member: Member,
  id: number | undefined,
): Promise<BankAccount | undefined> =>
  id === undefined
    ? undefined
    : accountsOf(db, member.id).where('id', '=', BigInt(id)).executeTakeFirst()

/** What says where money goes: an account keeps it. */
const DESTINATION = ['bank_id', 'iban', 'account_number', 'bank_account_no'] as const

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
  const { db, member } = context
  const { total } = await db
    .selectFrom('bank_accounts')
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  if (total >= ACCOUNTS_MAX) throw new Refused('accounts-full', { max: ACCOUNTS_MAX })
  const added = await insert(context, values)
  await sendNotice(context, 'bank-account-added', added)
  return added
}

const insert = ({ db, member, now }: MemberContext, values: AccountValues): Promise<BankAccount> =>
  db
    .insertInto('bank_accounts')
    .values({ member_id: member.id, ...values, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()

const save = (
  context: MemberContext,
  account: BankAccount,
  values: AccountValues,
): Promise<BankAccount> =>
  DESTINATION.some((field) => account[field] !== values[field])
    ? replace(context, account, values)
    : rename(context, account, values)

/** The member is told by mail where money goes now. */
async function replace(
  context: MemberContext,
  { id }: BankAccount,
  values: AccountValues,
): Promise<BankAccount> {
  const { db, member } = context
  await db
    .deleteFrom('bank_accounts')
    .where('member_id', '=', member.id)
    .where('id', '=', id)
    .execute()
  const added = await insert(context, values)
  await sendNotice(context, 'bank-account-changed', added)
  return added
}

/** What it is called; a repeat that changes nothing leaves no trace. */
async function rename(
  { db, member, now }: MemberContext,
  before: BankAccount,
  values: AccountValues,
): Promise<BankAccount> {
  const { account_owner, account_name, sport_user_name, branch_name } = values
  const names = { account_owner, account_name, sport_user_name, branch_name }
  // The keys of an object are those of its type.
  const fields = Object.keys(names) as (keyof typeof names)[]
  if (fields.every((field) => before[field] === names[field])) return before
  return db
    .updateTable('bank_accounts')
    .set({ ...names, changed_at: now })
    .where('member_id', '=', member.id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
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
