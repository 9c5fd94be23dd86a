import type pg from 'pg'
import { bandIn, monthIn } from '#server/cashier/transactions/amount-bands.ts'
import { COUNTS, WITH_PARTS } from '#server/bets/count.ts'

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

const CASH_COUNTS = `
insert into cash_counts (member_id, day, direction, status, transfer_type_id, records, amount)
select member_id, (created_at at time zone 'Europe/Istanbul')::date, direction, status, transfer_type_id,
  count(*), sum(amount)
from cash_transactions group by 1, 2, 3, 4, 5`

const CASH_BAND_COUNTS = `
insert into cash_band_counts (member_id, month, direction, status, transfer_type_id, band, records, amount)
select member_id, ${monthIn('created_at')}, direction, status, transfer_type_id, ${bandIn('amount')},
  count(*), sum(amount)
from cash_transactions group by 1, 2, 3, 4, 5, 6`

/** The game that next to nothing was played on: ten rounds, a year and more ago. */
export const RARE_GAME = 12
const GAMES = 12

/** Rounds of a dozen games, most of them of the first; every fourth has won. One in fifty days is open. */
const ROUNDS = `
insert into bets (member_id, id, kind, account, game_id, game, stake, payout, state, placed_at, settled_at)
select $1, n, 'race', 'games:bench',
  case when n % ($2 / 25) = 7 and n < $2 * 2 / 5 then ${RARE_GAME} else 1 + greatest(0, n % 30 - 19) end, 'bench', 1000000,
  case when n % ($2 / 15) <> 3 and n % 4 = 0 then 3000000 else 0 end,
  case when n % ($2 / 15) = 3 then 'open' else 'settled' end,
  now() - (($2 - n) * interval '730 days' / $2), case when n % ($2 / 15) <> 3 then now() end
from generate_series(1, $2::integer) n`

const COUPON_BETS = `
insert into bets (member_id, id, kind, account, game, stake, payout, state, placed_at, settled_at)
select $1, $2 + n, 'coupon', 'sportsbook', 'sports', 1000000,
  case when n % ($2 / 15) <> 3 and n % 4 = 0 then 3000000 else 0 end,
  case when n % ($2 / 15) = 3 then 'open' else 'settled' end,
  now() - (($2 - n) * interval '730 days' / $2), case when n % ($2 / 15) <> 3 then now() end
from generate_series(1, $2::integer) n`

const COUPONS = `
insert into sports_coupons (member_id, id, place, kind, content, most)
select member_id, id, 0, 'single', '', 3000000 from bets where kind = 'coupon'`

/** As the job counts them, a day at a time; the last three days are left to it. */
const COUNTED_BEFORE = `((now() at time zone 'Europe/Istanbul')::date - 3)`
const BET_COUNTS = [
  `insert into bet_count_days select day from generate_series(
     (select (min(placed_at) at time zone 'Europe/Istanbul')::date from bets), ${COUNTED_BEFORE} - 1, '1 day') day`,
  `insert into bet_counts (member_id, day, kind, game_id, outcome, records, stake, payout, jackpots)
     ${COUNTS} from bets bet ${WITH_PARTS}
     where bet.settled_at is not null
       and bet.placed_at < ${COUNTED_BEFORE}::timestamp at time zone 'Europe/Istanbul' group by 1, 2, 3, 4, 5`,
  `insert into bets_uncounted select member_id, id from bets where settled_at is null
     and placed_at < ${COUNTED_BEFORE}::timestamp at time zone 'Europe/Istanbul'`,
]

/** A catalogue of a dozen games, and so many transactions, rounds and coupons of one member, as they would stand after a while. */
export async function fillHistories(pool: pg.Pool, records: number): Promise<void> {
  await pool.query(`
    insert into catalogue_providers (id, name, slug) values (1, 'Bench', 'bench')`)
  await pool.query(`
    insert into catalogue_games (id, kind, name, folded, provider_id, min_stake, max_stake)
    overriding system value select n, 'race', 'Bench ' || n, 'bench ' || n, 1, 1000000, 1000000 from generate_series(1, ${GAMES}) n`)
  // Counted at once, as a migration does, and not a million times.
  await pool.query('alter table cash_transactions disable trigger user')
  await pool.query(TRANSACTIONS, [HISTORY_MEMBER, records])
  await pool.query('alter table cash_transactions enable trigger user')
  for (const text of [CASH_COUNTS, CASH_BAND_COUNTS]) await pool.query(text)
  for (const text of [ROUNDS, COUPON_BETS]) await pool.query(text, [HISTORY_MEMBER, records])
  for (const text of [COUPONS, ...BET_COUNTS]) await pool.query(text)
  for (const table of [
    'cash_transactions',
    'cash_counts',
    'cash_band_counts',
    'bets',
    'bet_counts',
    'sports_coupons',
  ])
    await pool.query(`vacuum analyze ${table}`)
}
