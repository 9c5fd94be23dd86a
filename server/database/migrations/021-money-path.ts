import { sql, type Kysely } from 'kysely'

/**
 * An entry may give a share of its stake to a second account of the house, and the ledger's functions take
 * the moves of many members in one call. The functions of before take one, and go.
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

const isName = (name: string): string =>
  `char_length(${name}) <= 48 and ltrim(${name}, '${LETTERS}_.-') = '' and left(${name}, 1) not in ('_', '.', '-')`

const STATEMENTS = [
  // Which accounts the house has is asked of every move, and no more of every row: an expression that
  // each statement reads anew, with a regular expression in it, was a tenth of what an entry cost.
  `create domain house_account as text check (case
     when value like 'games:_%' then ${isName(`substr(value, 7)`)}
     when value like 'cashier:_%' then ${isName(`substr(value, 9)`)}
     else value in ('sportsbook', 'jackpots', 'promotions', 'poker') end)`,
  `create domain ledger_amount as bigint check (value > 0)`,
  `alter table entries
     add column share_house text,
     add column share_delta bigint not null default 0,
     drop constraint entries_check,
     drop constraint entries_check1,
     drop constraint entries_house_check,
     add check (cash_delta + bonus_delta + held_delta + pending_delta + house_delta + share_delta = 0),
     add check (house is not null or house_delta = 0),
     add check (share_house is not null or share_delta = 0)`,
  // What is asked of the ledger; which columns a move reads, its name says (ledger/moves.ts).
  `create type ledger_move as (
     member_id bigint,
     source text,
     reference text,
     move text,
     amount ledger_amount,
     house house_account,
     share_house house_account,
     share bigint,
     staked_cash bigint,
     staked_bonus bigint,
     hold_source text,
     hold_reference text,
     won bigint,
     content text
   )`,
  // What it answers: the balances after it, and by how much cash and bonus money changed.
  `create type ledger_result as (
     member_id bigint,
     outcome text,
     seq bigint,
     cash bigint,
     bonus bigint,
     held bigint,
     pending bigint,
     cash_delta bigint,
     bonus_delta bigint
   )`,
  // Who asks for something at a game, by the place in the call, and what the token opens.
  `create type round_seat as (
     member_id bigint,
     outcome text,
     game_id integer,
     game text,
     version text,
     account text
   )`,
  // A play as it comes from the game server, its outcome drawn.
  `create type round_bet as (
     request_id text,
     mode text,
     amount bigint,
     stake bigint,
     seed_seq integer,
     nonce bigint,
     book bigint,
     multiplier bigint,
     payout bigint,
     settings bigint,
     jackpot_terms integer,
     growths bigint[],
     reserve bigint,
     hits text[],
     starts bigint[]
   )`,
]
