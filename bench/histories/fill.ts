import type pg from 'pg'

export const HISTORY_MEMBER = 1n

/** Spread evenly over two years, the latest now; every tenth transaction is canceled, every third goes out. */
const TRANSACTIONS = `
insert into cash_transactions (member_id, direction, status, method_id, transfer_type_id, amount, call,
  content_hash, canceled_by, payout_state, created_at, decided_at)
select $1, case when n % 3 = 0 then 'out' else 'in' end, case when n % 10 = 0 then 1003 else 1002 end, 1,
  1 + n % 3, (1 + n::bigint * 7919 % 5000) * 1000000, 'bench', '',
  case when n % 10 = 0 then case when n % 3 = 0 then 'member' else 'provider' end end,
  case when n % 3 = 0 then case when n % 10 = 0 then 'taken-back' else 'paid' end end,
  now() - (($2 - n) * interval '730 days' / $2), now()
from generate_series(1, $2::integer) n`

const COUNTS = `
insert into cash_counts (member_id, day, direction, status, transfer_type_id, records, amount)
select member_id, (created_at at time zone 'Europe/Istanbul')::date, direction, status, transfer_type_id,
  count(*), sum(amount)
from cash_transactions group by 1, 2, 3, 4, 5`

const ROUNDS = `
insert into bets (member_id, id, kind, account, game_id, game, stake, payout, state, placed_at, settled_at)
select $1, n, 'race', 'games:bench', (select min(id) from catalogue_games), 'bench', 1000000,
  case when n % 4 = 0 then 3000000 else 0 end, 'settled',
  now() - (($2 - n) * interval '730 days' / $2), now()
from generate_series(1, $2::integer) n`

/** A catalogue of one game, and so many transactions and rounds of one member, as they would stand after a while. */
export async function fillHistories(pool: pg.Pool, records: number): Promise<void> {
  await pool.query(`
    insert into catalogue_providers (id, name, slug) values (1, 'Bench', 'bench')`)
  await pool.query(`
    insert into catalogue_games (kind, name, folded, provider_id, min_stake, max_stake)
    values ('race', 'Bench', 'bench', 1, 1000000, 1000000)`)
  // Counted at once, as a migration does, and not a million times.
  await pool.query('alter table cash_transactions disable trigger user')
  await pool.query(TRANSACTIONS, [HISTORY_MEMBER, records])
  await pool.query('alter table cash_transactions enable trigger user')
  await pool.query(COUNTS)
  await pool.query(ROUNDS, [HISTORY_MEMBER, records])
  await pool.query('vacuum analyze cash_transactions')
  await pool.query('vacuum analyze cash_counts')
  await pool.query('vacuum analyze bets')
}
