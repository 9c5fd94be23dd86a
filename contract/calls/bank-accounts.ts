/** Banks, and the accounts that a member is paid out to. */
import * as z from 'zod/mini'
import { call, done } from '../call.ts'
import { flag, id, line, name } from '../shapes.ts'

export const listBanks = call({
  name: 'finance/list_banks',
  summary: 'The banks of a type.',
  who: 'member',
  manner: 'read',
  input: z.object({ typeID: z._default(id, 1) }),
  output: z.array(z.object({ bankID: id, typeID: id, name: z.string() })),
})

const accountFields = {
  bankID: id,
  accountOwner: name(120),
  accountName: name(60, 0),
  sportUserName: z.optional(name(60, 0)),
  branchName: name(80, 0),
  accountNumber: line(40),
  IBAN: line(42),
  bankAccountNo: z.optional(line(40)),
}

const account = z.object({ bankAccountID: id, ...accountFields })

export const listBankAccounts = call({
  name: 'finance/list_bank_accounts',
  summary: "The member's own bank accounts.",
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
  refusals: ['not-found'],
})

export const saveBankAccount = call({
  name: 'finance/save_bank_account',
  summary: 'Adds a bank account, or with `bankAccountID` changes it.',
  who: 'member',
  manner: 'write',
  input: z.object({ bankAccountID: z.optional(id), ...accountFields }),
  output: account,
  refusals: ['not-found'],
  stale: ['finance/list_bank_accounts', 'finance/get_bank_account'],
})

export const deleteBankAccount = call({
  name: 'finance/delete_bank_account',
  summary: "Removes one of the member's own bank accounts.",
  who: 'member',
  manner: 'write',
  input: z.object({ bankAccountID: id }),
  output: done,
  refusals: ['not-found'],
  stale: ['finance/list_bank_accounts'],
})
