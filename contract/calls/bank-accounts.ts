/** Banks, and the accounts that a member is paid out to. */
import * as z from 'zod/mini'
import { call, done } from '../call.ts'
import { flag, id, line, moment, name } from '../shapes.ts'

/**
 * 1 banks that are paid by IBAN, 2 prepaid accounts, 3 cep bank: a bank that pays out by a mobile number.
 * Of what is transferred, 1 and 3 are the numbers of `transfer_type_id`, too.
 */
export const BANK_TYPES = [1, 2, 3] as const
export type BankType = (typeof BANK_TYPES)[number]
const bankType = z.literal(BANK_TYPES)

const bank = z.object({
  bankID: id,
  typeID: bankType,
  name: z.string(),
  /** The five digits by which its IBANs are known; null where it has none. */
  ibanCode: z.nullable(z.string()),
  /** A picture's address, or empty. */
  image: z.string(),
})

export const listBanks = call({
  name: 'finance/list_banks',
  summary: 'The banks of a type: 1 by IBAN, 2 prepaid, 3 cep bank.',
  who: 'member',
  manner: 'read',
  input: z.object({ typeID: z._default(bankType, 1) }),
  output: z.array(bank),
})

/** What may be left out is kept empty. */
const accountFields = {
  bankID: id,
  accountOwner: name(120),
  accountName: z._default(name(60, 0), ''),
  sportUserName: z._default(name(60, 0), ''),
  branchName: z._default(name(80, 0), ''),
  /** Of a prepaid account its number, of a cep bank the mobile number. */
  accountNumber: z._default(name(40, 0), ''),
  /** Of a bank of type 1, with or without spaces. */
  IBAN: z._default(line(42), ''),
  bankAccountNo: z._default(name(40, 0), ''),
}

const text = z.string()

const account = z.object({
  bankAccountID: id,
  bankID: id,
  bankName: text,
  typeID: bankType,
  image: text,
  accountOwner: text,
  accountName: text,
  sportUserName: text,
  branchName: text,
  accountNumber: text,
  IBAN: text,
  bankAccountNo: text,
  addedAt: moment,
})

export const listBankAccounts = call({
  name: 'finance/list_bank_accounts',
  summary:
    "The member's own bank accounts, the newest first; prepaid ones with `showPrepaid` alone.",
  who: 'member',
  manner: 'read',
  input: z.object({ showPrepaid: z.optional(flag) }),
  output: z.array(account),
})

export const getBankAccount = call({
  name: 'finance/get_bank_account',
  summary: "One of the member's own bank accounts; `bankID` is its bankAccountID.",
  who: 'member',
  manner: 'read',
  input: z.object({ bankID: id }),
  output: account,
  refusals: ['account-unknown'],
})

export const saveBankAccount = call({
  name: 'finance/save_bank_account',
  summary:
    'Adds a bank account of the member’s own, or with `bankAccountID` changes it: where money goes elsewhere by it, it is another one under a new `bankAccountID`. Adding what is there already leaves one account, as it was sent last.',
  who: 'member',
  manner: 'write',
  input: z.object({ bankAccountID: z.optional(id), ...accountFields }),
  output: account,
  refusals: [
    'proof-needed',
    'bank-unknown',
    'account-owner-other',
    'iban-wrong',
    'iban-other-bank',
    'iban-ours',
    'account-number-wrong',
    'phone-wrong',
    'account-unknown',
    'account-exists',
    'accounts-full',
  ],
  stale: ['finance/list_bank_accounts', 'finance/get_bank_account'],
})

/** Names no stale list: the page takes the account off the list it shows; others are told by the answer. */
export const deleteBankAccount = call({
  name: 'finance/delete_bank_account',
  summary: "Removes one of the member's own bank accounts.",
  who: 'member',
  manner: 'write',
  input: z.object({ bankAccountID: id }),
  output: done,
  refusals: ['account-unknown'],
})
