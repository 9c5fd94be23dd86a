/** Payments, and what their providers said of them. */
import type { GeneratedAlways } from 'kysely'
import type { Default } from './column.ts'

export interface CashTransactionsTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  direction: 'in' | 'out'
  status: Default<number>
  method_id: number
  transfer_type_id: number
  amount: bigint
  fields: Default<Record<string, string>>
  call: string
  request_id: string | null
  content_hash: string
  provider: string | null
  provider_payment: string | null
  url: string | null
  canceled_by: 'provider' | 'house' | 'member' | null
  /** Of a withdrawal alone. */
  payout_state: 'waiting' | 'review' | 'sent' | 'paid' | 'refused' | 'taken-back' | null
  /** How often a withdrawal was sent to its provider, and when it last was. */
  attempt: Default<number>
  sent_at: Date | null
  created_at: Default<Date>
  decided_at: Date | null
  /** What the member is told of a refusal. */
  refusal_reason: string | null
  /** Who let a withdrawal go first, where two have to. */
  first_approval_by: string | null
}

/** Where a member is paid out to. */
export interface BankAccountsTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  bank_id: number
  account_owner: string
  account_name: Default<string>
  sport_user_name: Default<string>
  branch_name: Default<string>
  account_number: Default<string>
  iban: Default<string>
  bank_account_no: Default<string>
  created_at: Default<Date>
  changed_at: Date | null
}

export interface PaymentNoticesTable {
  member_id: bigint
  transaction_id: bigint
  notice_id: string
  direction: 'in' | 'out'
  kind: string
  amount: bigint
  outcome: string
  arrived_at: Default<Date>
  times: Default<number>
}

export interface PaymentKeysTable {
  provider: string
  secret: Buffer
  created_at: Default<Date>
}

export interface SandboxPaymentsTable {
  id: string
  reference: string
  amount_kurus: bigint
  note: string
  lang: 'tr' | 'en'
  return_url: string
  status: Default<'open' | 'approved' | 'declined' | 'closed'>
  created_at: Default<Date>
  expires_at: Date
  decided_at: Date | null
}
