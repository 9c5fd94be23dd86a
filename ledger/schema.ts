/**
 * The ledger's tables and its functions, as the SQL that installs them. It promises that no
 * row changes a balance without an entry, and that every unique key begins with the member (the
 * shard key). It never touches two members in one move, and no row of the house's own.
 */
import { AMOUNT_MAX } from '#contract/money.ts'
import { BALANCE_MAX, CONTENT_MAX, HOUSE_ACCOUNT_PATTERN } from './chart.ts'

const WALLETS = `
create table wallets (
  member_id bigint primary key,
  cash bigint not null default 0 check (cash >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  held bigint not null default 0 check (held >= 0),
  pending bigint not null default 0 check (pending >= 0),
  seq bigint not null default 0,
  head bytea not null default sha256(''::bytea)
) with (fillfactor = 50)`

const ENTRIES = `
create table entries (
  member_id bigint not null,
  seq bigint not null,
  source text not null check (char_length(source) between 1 and 40),
  reference text not null check (char_length(reference) between 1 and 120),
  move text not null check (char_length(move) between 1 and 40),
  content text not null check (char_length(content) <= ${CONTENT_MAX}),
  cash_delta bigint not null,
  bonus_delta bigint not null,
  held_delta bigint not null,
  pending_delta bigint not null,
  house text check (house ~ '${HOUSE_ACCOUNT_PATTERN}'),
  house_delta bigint not null,
  cash bigint not null,
  bonus bigint not null,
  held bigint not null,
  pending bigint not null,
  at timestamptz not null,
  prev bytea not null,
  hash bytea not null,
  primary key (member_id, seq),
  unique (member_id, source, reference),
  check (cash_delta + bonus_delta + held_delta + pending_delta + house_delta = 0),
  check (house is not null or house_delta = 0)
)`

const HOLDS = `
create table holds (
  member_id bigint not null,
  source text not null,
  reference text not null,
  cash_open bigint not null check (cash_open >= 0),
  bonus_open bigint not null check (bonus_open >= 0),
  primary key (member_id, source, reference)
)`

/**
 * What the hash of an entry `e` covers: everything it says, and the entry before it. An expression,
 * so that the audit computes it anew and need not trust a function kept in the audited database.
 */
export const HASH_OF_E = `sha256(e.prev || convert_to(json_build_array(
    e.member_id, e.seq, e.source, e.reference, e.move, e.content,
    e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house, e.house_delta,
    e.cash, e.bonus, e.held, e.pending, (extract(epoch from e.at) * 1000000)::bigint
  )::text, 'UTF8'))`

const ENTRY_HASH = `
create function ledger_entry_hash(e entries) returns bytea language sql immutable as $$
  select ${HASH_OF_E}
$$`

/**
 * One move of one member. Outcomes, in this order of precedence: `repeated` (same source, reference
 * and content: answers the balances after the first), `reused` (same key, other content), `limit`
 * (an amount or balance beyond what the ledger keeps), `insufficient` (an account would go below
 * zero), `posted`. Nothing changes unless posted. Locks the member's wallet until the commit, so a
 * transaction that moves several members takes them in ascending order.
 */
const POST = `
create function ledger_post(
  p_member bigint, p_source text, p_reference text, p_move text, p_content text,
  p_cash bigint, p_bonus bigint, p_held bigint, p_pending bigint, p_house text
) returns table (outcome text, seq bigint, cash bigint, bonus bigint, held bigint, pending bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  w wallets;
  e entries;
begin
  select * into w from wallets where member_id = p_member for update;
  if not found then
    insert into wallets (member_id) values (p_member) on conflict do nothing;
    select * into w from wallets where member_id = p_member for update;
  end if;
  select * into e from entries
    where member_id = p_member and source = p_source and reference = p_reference;
  if found then
    return query select case when e.content = p_content then 'repeated' else 'reused' end,
      e.seq, e.cash, e.bonus, e.held, e.pending;
    return;
  end if;
  if greatest(abs(p_cash), abs(p_bonus), abs(p_held), abs(p_pending)) > ${AMOUNT_MAX}
    or (p_cash + p_bonus + p_held + p_pending > 0 and w.cash + w.bonus + w.held + w.pending
      + p_cash + p_bonus + p_held + p_pending > ${BALANCE_MAX}) then
    return query select 'limit', null::bigint, w.cash, w.bonus, w.held, w.pending;
    return;
  end if;
  if least(w.cash + p_cash, w.bonus + p_bonus, w.held + p_held, w.pending + p_pending) < 0 then
    return query select 'insufficient', null::bigint, w.cash, w.bonus, w.held, w.pending;
    return;
  end if;
  e.member_id := p_member; e.seq := w.seq + 1;
  e.source := p_source; e.reference := p_reference; e.move := p_move; e.content := p_content;
  e.cash_delta := p_cash; e.bonus_delta := p_bonus;
  e.held_delta := p_held; e.pending_delta := p_pending;
  e.house := p_house; e.house_delta := -(p_cash + p_bonus + p_held + p_pending);
  e.cash := w.cash + p_cash; e.bonus := w.bonus + p_bonus;
  e.held := w.held + p_held; e.pending := w.pending + p_pending;
  e.at := clock_timestamp(); e.prev := w.head; e.hash := ledger_entry_hash(e);
  insert into entries values (e.*);
  update wallets set cash = e.cash, bonus = e.bonus, held = e.held, pending = e.pending,
    seq = e.seq, head = e.hash where member_id = p_member;
  return query select 'posted', e.seq, e.cash, e.bonus, e.held, e.pending;
end
$$`

/** A move that sets money aside: `ledger_post` and the open hold under the same key. */
const HOLD = `
create function ledger_hold(
  p_member bigint, p_source text, p_reference text, p_move text, p_content text,
  p_cash bigint, p_bonus bigint, p_held bigint, p_pending bigint, p_house text
) returns table (outcome text, seq bigint, cash bigint, bonus bigint, held bigint, pending bigint)
language plpgsql as $$
begin
  select * into outcome, seq, cash, bonus, held, pending from ledger_post(
    p_member, p_source, p_reference, p_move, p_content, p_cash, p_bonus, p_held, p_pending, p_house);
  if outcome = 'posted' then
    insert into holds (member_id, source, reference, cash_open, bonus_open)
      values (p_member, p_source, p_reference, -p_cash, -p_bonus);
  end if;
  return next;
end
$$`

/**
 * A move that ends a hold or a part of it. One outcome more than `ledger_post`, after its `reused`:
 * `closed` (the hold is not there, or less of it is open than would be taken).
 */
const CLOSE_HOLD = `
create function ledger_close_hold(
  p_member bigint, p_source text, p_reference text, p_move text, p_content text,
  p_cash bigint, p_bonus bigint, p_held bigint, p_pending bigint, p_house text,
  p_hold_source text, p_hold_reference text, p_cash_taken bigint, p_bonus_taken bigint
) returns table (outcome text, seq bigint, cash bigint, bonus bigint, held bigint, pending bigint)
language plpgsql as $$
#variable_conflict use_column
begin
  perform 1 from wallets where member_id = p_member for update;
  if not exists (select 1 from entries
      where member_id = p_member and source = p_source and reference = p_reference)
    and not exists (select 1 from holds
      where member_id = p_member and source = p_hold_source and reference = p_hold_reference
        and cash_open >= p_cash_taken and bonus_open >= p_bonus_taken) then
    return query select 'closed', null::bigint, coalesce(w.cash, 0), coalesce(w.bonus, 0),
      coalesce(w.held, 0), coalesce(w.pending, 0)
      from (select) nobody left join wallets w on w.member_id = p_member;
    return;
  end if;
  select p.* into outcome, seq, cash, bonus, held, pending from ledger_post(
    p_member, p_source, p_reference, p_move, p_content, p_cash, p_bonus, p_held, p_pending, p_house
  ) p;
  if outcome = 'posted' then
    update holds set cash_open = cash_open - p_cash_taken, bonus_open = bonus_open - p_bonus_taken
      where member_id = p_member and source = p_hold_source and reference = p_hold_reference;
    delete from holds
      where member_id = p_member and source = p_hold_source and reference = p_hold_reference
        and cash_open = 0 and bonus_open = 0;
  end if;
  return next;
end
$$`

/** All statements, in order. */
export const LEDGER_SCHEMA: readonly string[] = [
  WALLETS,
  ENTRIES,
  HOLDS,
  ENTRY_HASH,
  POST,
  HOLD,
  CLOSE_HOLD,
]
