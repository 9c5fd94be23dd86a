/** Payments, and what their providers said of them. */
import type { GeneratedAlways } from 'kysely'
import type { Instructions } from '#server/payments/adapter.ts'
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
  canceled_by: 'provider' | 'house' | 'member' | 'operator' | 'limit' | null
  /** Of a withdrawal alone. */
  payout_state: 'waiting' | 'review' | 'sent' | 'paid' | 'refused' | 'taken-back' | null
  /** How often a withdrawal was sent to its provider, and when it last was. */
  attempt: Default<number>
  sent_at: Date | null
  created_at: Default<Date>
  decided_at: Date | null
  /** What the member is told of a refusal. */
  refusal_reason: string | null
  /** When they read of it. */
  notice_read_at: Date | null
  /** Who let a withdrawal go first, where two have to. */
  first_approval_by: string | null
  /** How a deposit is paid where there is no page for it. */
  instructions: Instructions | null
  /** When the member said that the money of a deposit is sent. */
  announced_at: Date | null
  /** Since when somebody looks at a withdrawal. */
  reviewed_at: Date | null
  /** The payment of another amount in whose place this one was booked. */
  instead_of: bigint | null
}

/** The methods a member marked, each way. */
export interface FavouriteMethodsTable {
  member_id: bigint
  direction: 'in' | 'out'
  method_id: number
  created_at: Default<Date>
}

/** How many transactions of each kind and state a member has, and what they come to. Kept by a trigger. */
export interface CashCountsTable {
  member_id: bigint
  /** Of Istanbul, on which they were made. */
  day: Date
  direction: 'in' | 'out'
  status: number
  transfer_type_id: number
  records: bigint
  amount: bigint
}

/** The same by months, and by bands of amounts (`server/cashier/transactions/amount-bands.ts`). Kept by the same trigger. */
export interface CashBandCountsTable {
  member_id: bigint
  /** Its first day, of Istanbul. */
  month: Date
  direction: 'in' | 'out'
  status: number
  transfer_type_id: number
  band: number
  records: bigint
  amount: bigint
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
  /** Of a payout: which sending it speaks of. Null of a deposit, and of what was kept before 076. */
  attempt: number | null
  /** Of one that was not followed: what an operator makes of it, and when that stood. */
  answer: 'followed' | 'dismissed' | null
  /** Who answered first, where two have to. */
  first_answer_by: string | null
  answered_at: Date | null
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
  /** The key of the method that is paid by. */
  method: Default<string>
  status: Default<'open' | 'approved' | 'declined' | 'closed'>
  created_at: Default<Date>
  expires_at: Date
  decided_at: Date | null
}

export interface SandboxPayoutsTable {
  reference: string
  amount_kurus: bigint
  status: Default<'open' | 'paid' | 'failed'>
  created_at: Default<Date>
  decided_at: Date | null
}

export interface WalletPaymentsTable {
  direction: 'in' | 'out'
  reference: string
  amount_kurus: bigint
  status: Default<'open' | 'done' | 'failed' | 'closed'>
  created_at: Date
}

/** What a member was asked for or has sent to show who they are. The last row of a kind counts. */
export interface DocumentsTable {
  member_id: bigint
  id: GeneratedAlways<bigint>
  kind: 'identity-front' | 'identity-back' | 'address'
  state: 'asked' | 'received' | 'review' | 'accepted' | 'refused'
  /** What the member reads: why it is asked for, or why it was refused. */
  reason_text: string | null
  file_name: string | null
  file_type: string | null
  bytes: number | null
  width: number | null
  height: number | null
  content_hash: Buffer | null
  is_scanned: Default<boolean>
  /** The name of its encrypted file; null where there is none any more. */
  stored_as: string | null
  /** Which key it is encrypted by. */
  key_id: string | null
  /** A day; of an accepted one alone. */
  valid_until: string | null
  created_at: Default<Date>
  decided_at: Date | null
  erased_at: Date | null
}
