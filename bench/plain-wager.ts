import type { Database } from '#server/database/database.ts'
import { ENDS_PER_PLAY, type Worker } from './wager-workers.ts'

/**
 * The plain wager that ours is held against: one SQL function on plain tables, which notes the
 * request's key, debits where there is enough, and writes two entries. No session, no game, no
 * chance, no chain of hashes. Its payouts are the same the other way, as many as ours has ends.
 */

const STAKE_MICRO = 1_000_000n
const MONEY_MICRO = 5_000_000_000_000n

const STATEMENTS = [
  'create table plain_wallets (member_id bigint primary key, balance bigint not null) with (fillfactor = 50)',
  'create table plain_requests (member_id bigint, request text, primary key (member_id, request))',
  `create table plain_entries (
     id bigserial primary key, member_id bigint not null, account text not null,
     request text not null, amount bigint not null, at timestamptz not null default now())`,
  `create function plain_wager(p_member bigint, p_request text, p_amount bigint) returns bigint
   language plpgsql as $$
   declare
     rest bigint;
   begin
     insert into plain_requests (member_id, request) values (p_member, p_request) on conflict do nothing;
     if not found then
       return (select balance from plain_wallets where member_id = p_member);
     end if;
     update plain_wallets set balance = balance - p_amount
       where member_id = p_member and balance >= p_amount returning balance into rest;
     if not found then
       raise exception 'not enough';
     end if;
     insert into plain_entries (member_id, account, request, amount)
       values (p_member, 'cash', p_request, -p_amount), (p_member, 'game', p_request, p_amount);
     return rest;
   end
   $$`,
]

/** Makes the plain tables and wallets beside the house's own, and a worker for each connection. */
export async function plainWorkers(
  database: Database,
  members: number,
  count: number,
): Promise<Worker[]> {
  for (const statement of STATEMENTS) await database.pool.query(statement)
  await database.pool.query(
    'insert into plain_wallets select n, $2 from generate_series(1, $1::int) n',
    [members, MONEY_MICRO],
  )
  return Array.from({ length: count }, (_, worker) => {
    let calls = 0
    let ends = 0
    return async () => {
      const isEnd = ends + 1 <= (calls - ends) * ENDS_PER_PLAY
      if (isEnd) ends += 1
      const member = worker + 1 + count * (calls % Math.floor(members / count))
      const amount = isEnd ? -STAKE_MICRO : STAKE_MICRO
      const values = [member, `plain-${worker}-${(calls += 1)}`, amount]
      const text = 'select plain_wager($1, $2, $3)'
      await database.pool.query({ name: 'plain', text, values })
      return isEnd ? 'end' : 'play'
    }
  })
}
