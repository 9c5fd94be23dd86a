/**
 * The plain bets that the floor's are held against: a debit, a row for the bet, and later a credit and its end, as set-based SQL in groups
 * and batches of the same sizes. No session, no ledger, no chain of hashes.
 */
import { performance } from 'node:perf_hooks'
import type { Database } from '#server/database/database.ts'

const GROUP = 64
const BATCH = 500
const STAKE = 5_000_000n

const STATEMENTS = [
  'create table raw_wallets (member_id bigint primary key, balance bigint not null) with (fillfactor = 50)',
  'create table raw_bets (round bigint, member_id bigint, spot integer, amount bigint, paid bigint, primary key (round, member_id))',
]

const PLACE = `
with asked as (select member_id from unnest($2::bigint[]) member_id order by member_id),
  debited as (update raw_wallets w set balance = balance - ${STAKE} from asked
    where w.member_id = asked.member_id and w.balance >= ${STAKE} returning w.member_id)
insert into raw_bets (round, member_id, spot, amount) select $1, member_id, member_id % 37, ${STAKE} from debited`

const SETTLE = `
with won as (update raw_bets set paid = case when spot = 17 then amount * 36 else 0 end
    where round = $1 and member_id = any ($2) returning member_id, paid)
update raw_wallets w set balance = balance + won.paid from won where w.member_id = won.member_id`

/** How long so many bets, and their settlement, take in all. */
export async function rawBets(
  { pool }: Pick<Database, 'pool'>,
  members: number,
  rounds: number,
): Promise<{ placeMs: number[]; settleMs: number[] }> {
  for (const statement of STATEMENTS) await pool.query(statement)
  await pool.query('insert into raw_wallets select n, $2 from generate_series(1, $1::int) n', [
    members,
    1_000n * STAKE,
  ])
  const [placeMs, settleMs]: [number[], number[]] = [[], []]
  for (let round = 1; round <= rounds; round += 1) {
    placeMs.push(await inGroups(members, GROUP, (ids) => pool.query(PLACE, [round, ids])))
    settleMs.push(await inGroups(members, BATCH, (ids) => pool.query(SETTLE, [round, ids])))
  }
  return { placeMs, settleMs }
}

async function inGroups(
  members: number,
  size: number,
  run: (ids: readonly number[]) => Promise<unknown>,
): Promise<number> {
  const began = performance.now()
  for (let from = 1; from <= members; from += size)
    await run(Array.from({ length: Math.min(size, members - from + 1) }, (_, n) => from + n))
  return performance.now() - began
}
