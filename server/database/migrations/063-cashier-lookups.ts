import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/**
 * What an operator looks for across members: who else holds an IBAN, and what a provider said that was not followed. And
 * which refused withdrawals a member has not read of.
 */
const STATEMENTS = [
  `create index bank_accounts_by_iban on bank_accounts (iban) where iban <> ''`,
  `create index payment_notices_not_followed on payment_notices (arrived_at)
     where outcome in ('contradicts', 'amount-differs', 'over-limit')`,
  `alter table cash_transactions add notice_read_at timestamptz`,
  `create index cash_transactions_refusals_unread on cash_transactions (member_id, decided_at)
     where payout_state = 'refused' and notice_read_at is null`,
]
