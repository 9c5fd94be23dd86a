import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

/** A withdrawal is looked at before it is decided, and may be taken back until then. */
const STATEMENTS = [
  `alter table cash_transactions
     drop constraint cash_transactions_payout_state_check,
     drop constraint cash_transactions_canceled_by_check`,
  // Two checks of unnamed kind said that only a refusal cancels a withdrawal.
  `do $$
   declare
     name text;
   begin
     for name in
       select conname from pg_constraint
       where conrelid = 'cash_transactions'::regclass and contype = 'c'
         and pg_get_constraintdef(oid) like '%refused%1003%'
     loop
       execute format('alter table cash_transactions drop constraint %I', name);
     end loop;
   end
   $$`,
  `alter table cash_transactions
     -- Waiting: nobody has looked yet, the member may take it back. Review: an operator looks at it, also
     -- once more after a payout that failed. Sent: handed to its provider.
     add constraint cash_transactions_payout_state_check
       check (payout_state in ('waiting', 'review', 'sent', 'paid', 'refused', 'taken-back')),
     add constraint cash_transactions_canceled_by_check
       check (canceled_by in ('provider', 'house', 'member')),
     add constraint cash_transactions_payout_canceled_check
       check (payout_state is null or (payout_state in ('refused', 'taken-back')) = (status = 1003)),
     add constraint cash_transactions_taken_back_check
       check ((canceled_by is not distinct from 'member') = (payout_state is not distinct from 'taken-back')),
     -- what the member is told of a refusal
     add refusal_reason text check (length(refusal_reason) between 1 and 300),
     add constraint cash_transactions_reason_check
       check (refusal_reason is null or payout_state = 'refused'),
     -- where a payment wants two operators: who was the first to let it go
     add first_approval_by text,
     add constraint cash_transactions_first_approval_check
       check (first_approval_by is null or direction = 'out')`,
  `create index cash_transactions_undecided on cash_transactions (created_at)
     where payout_state in ('waiting', 'review')`,
]
