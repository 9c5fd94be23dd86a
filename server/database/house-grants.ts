/** What the role of a running house may do with each table, and the statements that make it so. */
import { sql, type Kysely } from 'kysely'
import { JACKPOT_LEVELS } from '#chance/jackpots.ts'
import type { Tables } from './tables.ts'

/** What stands there is never changed or taken away. */
const ADDED_ONLY = [
  'actions',
  'bet_count_days',
  'bonus_bets',
  'bonus_rounds',
  'floor_bets',
  'floor_chains',
  'floor_shoes',
  'floor_decisions',
  'poker_words',
  'sports_messages',
  'sports_acceptances',
  'sports_rulings',
  'sports_earlier_results',
  'lottery_prizes',
  'tournament_games',
  'tournament_prizes',
  'sports_cashouts',
]

/** Balances and what moved them: the ledger's functions write them, which stand for the owner. */
const BY_FUNCTIONS = ['wallets', 'entries', 'holds']

/** Rows are ended, and never taken away. So are those of `CHANGED`. */
const NEVER_REMOVED = ['documents', 'protections', 'pauses']

/** Rows that a migration made, and that there are no more of. */
const OF_FIXED_ROWS = ['jackpot_pools', 'jackpot_stripes']

/**
 * Of these rows only what becomes of them is written again. What was asked for, promised or offered (the amount, the account
 * it goes to, the terms) stays as it stood when the money was moved for it.
 */
const CHANGED: Readonly<Record<string, readonly string[]>> = {
  bet_counts: ['records', 'stake', 'payout', 'jackpots'],
  bank_accounts: ['account_owner', 'account_name', 'sport_user_name', 'branch_name', 'changed_at'],
  bets: ['stake', 'stake_bonus', 'grown_under', 'payout', 'payout_bonus', 'state', 'settled_at'],
  bonus_offers: ['closed_at'],
  bonuses: [
    'amount',
    'wagering_due',
    'wagered',
    'state',
    'converted',
    'forfeited',
    'ended_at',
    'rounds_played',
  ],
  free_bets: ['coupon_id', 'withdrawn_at'],
  cash_transactions: [
    'status',
    'canceled_by',
    'decided_at',
    'payout_state',
    'attempt',
    'sent_at',
    'provider_payment',
    'url',
    'instructions',
    'refusal_reason',
    'first_approval_by',
    'announced_at',
    'reviewed_at',
    'notice_read_at',
  ],
  cash_counts: ['records', 'amount'],
  cash_band_counts: ['records', 'amount'],
  floor_rounds: [
    'phase',
    'closes_at',
    'crowd',
    'shoe',
    'step',
    'outcome',
    'begins_at',
    'due_at',
    'ends_at',
    'landed_at',
    'seed',
    'settled_at',
  ],
  floor_stakes: [
    'state',
    'taken',
    'paid',
    'half_at',
    'ended_at',
    'half_request_id',
    'end_request_id',
  ],
  floor_tables: ['awake_until', 'video_url'],
  jackpot_pools: ['taken', 'wins'],
  jackpot_stripes: [...JACKPOT_LEVELS],
  jackpot_wins: ['seen_at'],
  lotteries: ['tickets', 'issued_until', 'drawn_at'],
  lottery_tickets: ['place', 'prize', 'paid_at'],
  member_seeds: ['client_seed', 'nonce', 'revealed_at', 'next_server_seed'],
  payment_notices: ['times', 'answer', 'first_answer_by', 'answered_at'],
  poker_transfers: ['state', 'purse', 'return_attempt', 'refusal_reason', 'ended_at'],
  rounds: ['event', 'mark_requests', 'end_request_id'],
  sports_boosts: ['ended_at'],
  sports_corrections: ['met', 'waived'],
  sports_coupon_legs: [
    'odds',
    'version',
    'held_odds',
    'boost_id',
    'book_odds',
    'result',
    'void_reason',
    'settled_version',
    'settled_ruling',
  ],
  sports_coupons: [
    'state',
    'most',
    'kept',
    'returned',
    'auto_price',
    'cashout_tenths',
    'cashout_price',
    'cashout_asked_at',
    'cashout_due_at',
    'cashout_request_id',
    'cashout_is_automatic',
  ],
  sports_events: [
    'fixture',
    'starts_at',
    'first_starts_at',
    'taken',
    'record',
    'heard_at',
    'clock',
    'priced_at',
    'settled_at',
    'told_at',
    'suspended_at',
    'suspended_until',
    'suspended_by',
    'is_behind',
    'changed_version',
    'priced_version',
    'priced_step',
    'settled_version',
    'is_halted',
    'stake_max',
    'payout_max',
    'rulings',
    'reviews_due',
    'reviews_done',
    'stopped_markets',
    'is_disputed',
  ],
  tournament_standings: ['paid_at'],
  tournaments: ['cancelled_at', 'fixed_at'],
}

/**
 * Rows that may be removed and are called by a number that the database gives: no other one is said, so that a number that was
 * chosen means for good what it meant then.
 */
const NUMBERED = ['bank_accounts']

/** What the owner writes down of its own work. */
const READ_ONLY = ['kysely_migration', 'kysely_migration_lock', 'installed_functions', 'migrations']

const HIDDEN = ['house_role']

type Right = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'

function rightsOn(table: string): readonly Right[] {
  if (HIDDEN.includes(table)) return []
  if ([...READ_ONLY, ...BY_FUNCTIONS].includes(table)) return ['SELECT']
  if (ADDED_ONLY.includes(table)) return ['SELECT', 'INSERT']
  if (OF_FIXED_ROWS.includes(table)) return ['SELECT']
  if (NUMBERED.includes(table)) return ['SELECT', 'DELETE']
  if (table in CHANGED) return ['SELECT', 'INSERT']
  if (NEVER_REMOVED.includes(table)) return ['SELECT', 'INSERT', 'UPDATE']
  return ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
}

interface Table {
  schema: string
  name: string
  rights: string[]
  /** Columns that may be written again, where not all of them; and those that a new row may say. */
  columns: string[]
  added: string[]
  /** All but its number. */
  unnumbered: string[]
  /** The jobs' tables show their rows to whom a policy names. */
  wantsPolicy: boolean
}

/** The statements that are missing for this role to have exactly its rights; none where it has them. */
export async function grantsTo(db: Kysely<Tables>, role: string): Promise<string[]> {
  const name = `"${role.replaceAll('"', '""')}"`
  const tables = await tablesOf(db, role)
  return [
    ...(await schemaGrants(db, role, name)),
    ...tables.flatMap((one) => tableGrants(one, name)),
  ]
}

async function tablesOf(db: Kysely<Tables>, role: string): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select n.nspname as schema, c.relname as name,
      array(select a.privilege_type from aclexplode(c.relacl) a
        where a.grantee = to_regrole(${`"${role}"`}) order by 1) as rights,
      array(select f.attname::text from pg_attribute f, aclexplode(f.attacl) a
        where f.attrelid = c.oid and a.grantee = to_regrole(${`"${role}"`})
          and a.privilege_type = 'UPDATE' order by 1) as columns,
      array(select f.attname::text from pg_attribute f, aclexplode(f.attacl) a
        where f.attrelid = c.oid and a.grantee = to_regrole(${`"${role}"`})
          and a.privilege_type = 'INSERT' order by 1) as added,
      array(select f.attname::text from pg_attribute f where f.attrelid = c.oid and f.attnum > 0
        and not f.attisdropped and f.attname <> 'id' order by 1) as unnumbered,
      c.relrowsecurity and not exists (select 1 from pg_policies p
        where p.schemaname = n.nspname and p.tablename = c.relname and ${role} = any(p.roles))
        as "wantsPolicy"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v') and n.nspname in (current_schema(), 'graphile_worker')
    order by 1, 2`.execute(db)
  return rows
}

function tableGrants(table: Table, role: string): string[] {
  const { schema, name, rights, columns, added, unnumbered, wantsPolicy } = table
  const on = `"${schema}"."${name}"`
  const wanted = rightsOn(name)
  const changed = CHANGED[name] ?? []
  const inserted = NUMBERED.includes(name) ? unnumbered : []
  const isRight = isSame(rights, wanted) && isSame(columns, changed) && isSame(added, inserted)
  const granted = [...wanted, ...ofColumns('UPDATE', changed), ...ofColumns('INSERT', inserted)]
  return [
    ...(isRight ? [] : [`revoke all on ${on} from ${role}`]),
    ...(isRight || granted.length === 0 ? [] : [`grant ${granted.join(', ')} on ${on} to ${role}`]),
    ...(wantsPolicy ? [`create policy ${role} on ${on} to ${role} using (true)`] : []),
  ]
}

const ofColumns = (right: Right, columns: readonly string[]): string[] =>
  columns.length === 0 ? [] : [`${right} (${columns.map((each) => `"${each}"`).join(', ')})`]

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join()

/**
 * The schemas themselves, in which it makes nothing of its own; the sequences that numbers are taken from, and the functions that stand for the
 * owner.
 */
async function schemaGrants(db: Kysely<Tables>, role: string, name: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    select format('grant usage on schema %I to ', nspname) as statement from pg_namespace
      where nspname in (current_schema(), 'graphile_worker')
        and not has_schema_privilege(${role}, oid, 'usage')
    union all
    select format('grant usage on sequence %I.%I to ', nspname, relname)
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where nspname in (current_schema(), 'graphile_worker')
        and case relkind when 'S' then not has_sequence_privilege(${role}, c.oid, 'usage') end
    union all
    select format('revoke create on schema %I from public, ', current_schema())
      where has_schema_privilege(${role}, current_schema(), 'create')`.execute(db)
  return [...rows.map(({ statement }) => statement + name), ...(await functionGrants(db, role))]
}

/**
 * The functions of ours that stand for the owner of the tables are the house's to call, and nobody else's: a restored database has given
 * them to everybody, and some servers give each new one to a role of theirs.
 */
async function functionGrants(db: Kysely<Tables>, role: string): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    with ours as (
      select p.oid::regprocedure as f, p.proowner, coalesce(p.proacl, acldefault('f', p.proowner)) as acl
      from pg_proc p join installed_functions i on i.name = p.proname
      where p.pronamespace = current_schema()::regnamespace and p.prosecdef
    ), granted as (
      select f, proowner, a.grantee, case when a.grantee = 0 then 'public' else quote_ident(pg_get_userbyid(a.grantee)) end as who
      from ours, aclexplode(acl) a where a.privilege_type = 'EXECUTE'
    )
    select format('revoke execute on function %s from %s', f, who) as statement from granted
      where grantee <> proowner and grantee is distinct from to_regrole(quote_ident(${role}))
    union all
    select format('grant execute on function %s to %I', f, ${role}::text) from ours
      where proowner <> to_regrole(quote_ident(${role})) and not exists (select from granted g
        where g.f = ours.f and g.grantee = to_regrole(quote_ident(${role})))`.execute(db)
  return rows.map(({ statement }) => statement)
}
