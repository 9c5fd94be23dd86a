/** What whoever has the database can do with a chip once it is known what fell: its money, its bet and its stake. For tests alone. */

interface Chip {
  table: string
  round: number
  spot: string
}

const withChip = ({ table, round, spot }: Chip, deed: string): string => `do $$
declare
  x record;
begin
  select s.*, b.account into x from floor_stakes s
    join floor_bets f on f.member_id = s.member_id and f.id = s.bet_id
    join bets b on b.member_id = s.member_id and b.id = s.bet_id
    where f.table_id = '${table}' and f.number = ${round} and s.spot = '${spot}';
  ${deed}
end $$`

export const takenBack = (chip: Chip): string =>
  withChip(
    chip,
    `perform ledger_post(array[ledger_release(x.member_id, 'bet', 'stake:' || x.bet_id || ':' || x.seq || ':back',
       x.amount, x.account, 'stake:' || x.bet_id)]);
     perform bet_grow(x.member_id, x.bet_id, -x.amount, 0);
     update floor_stakes set state = 'back'
       where member_id = x.member_id and bet_id = x.bet_id and seq = x.seq;`,
  )

/** One more of the same, on 20. */
export const laidBeside = (chip: Chip): string =>
  withChip(
    chip,
    `perform ledger_post(array[ledger_hold_raise(x.member_id, 'bet', 'stake:' || x.bet_id || ':9', x.amount, x.account,
       '${chip.table} ${chip.round} 20', 'stake:' || x.bet_id)]);
     perform bet_grow(x.member_id, x.bet_id, x.amount, 0);
     insert into floor_stakes (member_id, bet_id, seq, spot, amount, client_seed, placed_at, request_id)
       values (x.member_id, x.bet_id, 9, '20', x.amount, x.client_seed, x.placed_at, 'late');`,
  )
