/**
 * The ledger's SQL functions: the only ones that write a balance, an entry or a hold. One call takes the
 * moves of many members, one of each; a single move is a call with one. They promise that no balance
 * changes without its entry, and never touch a row of the house's own or a member who is not named.
 */
import { AMOUNT_MAX } from '#contract/money.ts'
import { BALANCE_MAX, type HouseAccount } from './chart.ts'
import { EFFECTS, MOVE_NAMES, type Account, type MoveName } from './moves.ts'

/** The source of entries that correct what was settled. */
export const CORRECTION_SOURCE = 'correction'
const CLAIMS: HouseAccount = 'sportsbook-claims'

/**
 * What the hash of an entry `e` covers: everything it says, and the entry before it. An expression,
 * so that the audit computes it anew and need not trust a function kept in the audited database. An
 * entry without a share is hashed as if there were none to have.
 */
export const HASH_OF_E = `sha256(e.prev || convert_to((case
    when e.share_house is null and e.share_delta = 0 then json_build_array(
      e.member_id, e.seq, e.source, e.reference, e.move, e.content,
      e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house, e.house_delta,
      e.cash, e.bonus, e.held, e.pending, (extract(epoch from e.at) * 1000000)::bigint)
    else json_build_array(
      e.member_id, e.seq, e.source, e.reference, e.move, e.content,
      e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house, e.house_delta,
      e.cash, e.bonus, e.held, e.pending, (extract(epoch from e.at) * 1000000)::bigint,
      e.share_house, e.share_delta)
    end)::text, 'UTF8'))`

/**
 * For functions that are called all day: each of their statements is planned once in a connection, and
 * goes by the tables' indexes, so that a plan made while a table was small serves it when it is large. What looks
 * for one row is a subquery with a value: `exists` may be answered from a list of all there are.
 */
export const HOT = `set plan_cache_mode to force_generic_plan set enable_seqscan to off
  set enable_bitmapscan to off`

/**
 * Wallets, entries and holds are locked and written by the tables' owner alone, who these functions stand for, whoever calls them: nobody
 * else says what an entry is or when it was. By the house's own tables, and none of the caller's for the while of a connection.
 */
export const AS_OWNER = 'security definer set search_path from current'

/**
 * Locks the wallets of these members until the commit, in ascending order, so that no two calls wait for
 * each other in a circle. Answers how many there are: a member whose money never moved has none.
 */
const LOCK = `
create function ledger_lock(p_members bigint[]) returns bigint language plpgsql ${AS_OWNER} ${HOT} as $$
begin
  return (select count(*) from (
    select from wallets where member_id = any (p_members) order by member_id for update
  ) locked);
end
$$`

/** Makes the wallets that these moves change and that are not there yet. */
const OPEN = `
create function ledger_open(p_moves ledger_move[]) returns void language sql ${AS_OWNER} as $$
  insert into wallets (member_id) select member_id from unnest(p_moves) order by 1
    on conflict do nothing
$$`

/** The change of one account, by the move's name. A name that is not known has none: no row takes a null. */
function deltaOf(account: Account): string {
  const byTerm = new Map<string, MoveName[]>()
  for (const name of MOVE_NAMES) {
    const effect: Partial<Record<Account, string>> = EFFECTS[name]
    const term = effect[account] ?? '0'
    byTerm.set(term, [...(byTerm.get(term) ?? []), name])
  }
  const cases = [...byTerm].map(
    ([term, names]) =>
      `when m.move in (${names.map((name) => `'${name}'`).join(', ')}) then ${term}`,
  )
  return `case ${cases.join(' ')} end`
}

/** An amount in the proportion of the weights; what does not divide is not bonus money. */
const bonusPartOf = (amount: string): string =>
  `case when m.bonus_weight > 0 then div(${amount}::numeric * m.bonus_weight, m.weight)::bigint else 0 end`

/**
 * The moves with all that decides about them: the wallet, what was posted under the same key before, and the
 * hold that is ended. What goes back to a member goes in the proportion of what is open of the hold,
 * or of what was staked. The wallets are locked on the way, in ascending order. `seen` is where a member's
 * entries ended when this look began: a wallet that had to be waited for is further, and what was read beside
 * it is old.
 */
const ASKED = `
    select a.*, w.cash, w.bonus, w.held, w.pending, w.seq, w.head,
      (select seen.seq from wallets seen where seen.member_id = a.member_id) as seen,
      k.seq as known_seq, k.content as known_content, k.cash as known_cash, k.bonus as known_bonus,
      k.held as known_held, k.pending as known_pending, k.cash_delta as known_cash_delta,
      k.bonus_delta as known_bonus_delta,
      coalesce(h.cash_open + h.bonus_open, 0) as open,
      coalesce(h.bonus_open, a.staked_bonus) as bonus_weight,
      coalesce(h.cash_open + h.bonus_open, a.staked_cash + a.staked_bonus) as weight
    from unnest(p_moves) a
    join wallets w on w.member_id = a.member_id
    left join entries k
      on k.member_id = a.member_id and k.source = a.source and k.reference = a.reference
    left join holds h
      on h.member_id = a.member_id and h.source = a.hold_source and h.reference = a.hold_reference
    order by a.member_id
    for update of w`

/**
 * What the entry says was asked for: the same request has the same content. The split into cash and bonus
 * is left out, for a repeat may split otherwise.
 */
const CONTENT = `concat_ws(' ', m.move, e.cash_delta + e.bonus_delta, e.held_delta, e.pending_delta,
      coalesce(m.house, '-'), e.share_house || ':' || e.share_delta, m.hold_source, m.hold_reference,
      case when m.move = 'bonus-convert' then m.amount end, coalesce(m.content, ''))`

/**
 * Posts the moves. Answers them by ascending members. Outcomes, in this order of precedence: `repeated`
 * (same source, reference and content: with the balances and changes of the first time), `reused` (same
 * key, other content), `closed` (of a settle or release: the hold is not there, or less of it is open),
 * `limit` (an amount or balance beyond what the ledger keeps), `insufficient` (an account would go below
 * zero), `posted`. Of a move that is not posted nothing changes, and the others stand. Locks the members'
 * wallets until the commit.
 *
 * Most often one look locks and reads all there is. It looks again where a wallet had to be waited for, or was
 * not there yet; then it holds them all.
 */
const POST = `
create function ledger_post(p_moves ledger_move[]) returns ledger_result[]
language plpgsql ${AS_OWNER} ${HOT} as $$
declare
  m record;
  e entries;
  results ledger_result[];
  outcome text;
  posted entries[];
  bonus_part bigint;
  bonus_won bigint;
  delta bigint;
  has_holds boolean;
  is_old boolean;
begin
  loop
    results := '{}';
    posted := '{}';
    has_holds := false;
    is_old := false;
    e.member_id := null;
    for m in ${ASKED}
    loop
      if m.member_id = e.member_id then
        raise exception 'one call of the ledger moves the money of a member once';
      end if;
      is_old := is_old or m.seq <> m.seen;
      bonus_part := case when m.move in ('stake', 'hold-raise') then greatest(m.amount - m.cash, 0)
        else ${bonusPartOf('m.amount')} end;
      bonus_won := ${bonusPartOf('coalesce(m.won, 0)')};
      e.member_id := m.member_id;
      e.cash_delta := ${deltaOf('cash')};
      e.bonus_delta := ${deltaOf('bonus')};
      e.held_delta := ${deltaOf('held')};
      e.pending_delta := ${deltaOf('pending')};
      e.share_house := case when m.share <> 0 then m.share_house end;
      e.share_delta := coalesce(m.share, 0);
      e.content := ${CONTENT};
      if m.known_seq is not null then
        results := results || row(m.member_id,
          case when m.known_content = e.content then 'repeated' else 'reused' end,
          m.known_seq, m.known_cash, m.known_bonus, m.known_held, m.known_pending,
          m.known_cash_delta, m.known_bonus_delta)::ledger_result;
        continue;
      end if;
      delta := e.cash_delta + e.bonus_delta + e.held_delta + e.pending_delta;
      e.cash := m.cash + e.cash_delta;
      e.bonus := m.bonus + e.bonus_delta;
      e.held := m.held + e.held_delta;
      e.pending := m.pending + e.pending_delta;
      outcome := case
        when m.hold_source is not null and m.move not in ('hold-raise', 'free-hold') and m.open < m.amount then 'closed'
        when greatest(abs(e.cash_delta), abs(e.bonus_delta), abs(e.held_delta), abs(e.pending_delta))
            > ${AMOUNT_MAX}
          or delta > 0 and e.cash + e.bonus + e.held + e.pending > ${BALANCE_MAX} then 'limit'
        when least(e.cash, e.bonus, e.held, e.pending) < 0 then 'insufficient' end;
      if outcome is not null then
        results := results || row(m.member_id, outcome, null, m.cash, m.bonus, m.held, m.pending,
          0, 0)::ledger_result;
        continue;
      end if;
      e.seq := m.seq + 1;
      e.source := m.source;
      e.reference := m.reference;
      e.move := m.move;
      e.house := m.house;
      e.house_delta := -delta - e.share_delta;
      e.at := clock_timestamp();
      e.prev := m.head;
      e.hash := ${HASH_OF_E};
      posted := posted || e;
      has_holds := has_holds or m.hold_source is not null;
      results := results || row(e.member_id, 'posted', e.seq, e.cash, e.bonus, e.held, e.pending,
        e.cash_delta, e.bonus_delta)::ledger_result;
    end loop;
    exit when cardinality(results) = coalesce(cardinality(p_moves), 0) and not is_old;
    perform ledger_open(p_moves);
  end loop;
  if has_holds then
    perform ledger_note_holds(p_moves, posted);
  end if;
  if cardinality(posted) > 0 then
    with written as (insert into entries select * from unnest(posted))
    update wallets w set cash = p.cash, bonus = p.bonus, held = p.held, pending = p.pending,
        seq = p.seq, head = p.hash
      from unnest(posted) p where w.member_id = p.member_id;
  end if;
  return results;
end
$$`

/**
 * Opens and raises the holds among the moves that are posted, and takes from those that are settled or released. What is posted is looked up in
 * a list of members: a join of what was asked and what was posted, of whose lengths nobody knows beforehand, would look at each pair.
 */
const NOTE_HOLDS = `
create function ledger_note_holds(p_moves ledger_move[], p_posted entries[])
returns void language plpgsql as $$
begin
  insert into holds as h (member_id, source, reference, cash_open, bonus_open)
    select p.member_id, m.hold_source, m.hold_reference, -p.cash_delta, -p.bonus_delta
    from unnest(p_moves) m join unnest(p_posted) p on p.member_id = m.member_id
    where m.move in ('hold-raise', 'free-hold')
    on conflict (member_id, source, reference) do update
      set cash_open = h.cash_open + excluded.cash_open, bonus_open = h.bonus_open + excluded.bonus_open;
  update holds h set cash_open = h.cash_open - (m.amount - bonus_part),
      bonus_open = h.bonus_open - bonus_part
    from (
      select a.*, before.bonus_open as bonus_weight, before.cash_open + before.bonus_open as weight
      from unnest(p_moves) a
      join holds before on before.member_id = a.member_id
        and before.source = a.hold_source and before.reference = a.hold_reference
      where a.move not in ('hold-raise', 'free-hold') and a.member_id = any (array(select p.member_id from unnest(p_posted) p))
    ) m, lateral (select ${bonusPartOf('m.amount')} as bonus_part) taken
    where h.member_id = m.member_id and h.source = m.hold_source and h.reference = m.hold_reference;
  delete from holds h using unnest(p_moves) m
    where h.member_id = m.member_id and h.source = m.hold_source and h.reference = m.hold_reference
      and h.cash_open = 0 and h.bonus_open = 0;
end
$$`

/**
 * Moves as other SQL functions make them; they are posted together. Every other way money moves is asked
 * for by `post` of ledger/post.ts.
 */
const MOVES = [
  `create function ledger_stake(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text,
    p_share_house text default null, p_share bigint default 0
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'stake', p_amount, p_house, p_share_house, p_share,
      null, null, null, null, null, p_content)::ledger_move
  $$`,
  `create function ledger_free_stake(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text,
    p_share_house text, p_share bigint
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'free-stake', p_amount, p_house, p_share_house, p_share,
      null, null, null, null, null, p_content)::ledger_move
  $$`,
  `create function ledger_hold_raise(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text,
    p_hold text
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'hold-raise', p_amount, p_house, null, null,
      null, null, p_source, p_hold, null, p_content)::ledger_move
  $$`,
  `create function ledger_free_hold(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text,
    p_hold text
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'free-hold', p_amount, p_house, null, null,
      null, null, p_source, p_hold, null, p_content)::ledger_move
  $$`,
  `create function ledger_settle(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_hold text, p_won bigint
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'settle', p_amount, p_house, null, null,
      null, null, p_source, p_hold, p_won, null)::ledger_move
  $$`,
  `create function ledger_release(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_hold text
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'release', p_amount, p_house, null, null,
      null, null, p_source, p_hold, null, null)::ledger_move
  $$`,
  `create function ledger_payout(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_house text, p_content text,
    p_staked_cash bigint, p_staked_bonus bigint
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'payout', p_amount, p_house, null, null,
      p_staked_cash, p_staked_bonus, null, null, null, p_content)::ledger_move
  $$`,
  `create function ledger_jackpot_win(
    p_member bigint, p_source text, p_reference text, p_amount bigint, p_content text
  ) returns ledger_move language sql immutable as $$
    select row(p_member, p_source, p_reference, 'jackpot-win', p_amount, 'jackpots', null, null,
      null, null, null, null, null, p_content)::ledger_move
  $$`,
  `create function ledger_bonus_grant(p_member bigint, p_reference text, p_amount bigint)
  returns ledger_move language sql immutable as $$
    select row(p_member, 'bonus', p_reference, 'bonus-grant', p_amount, 'promotions', null, null,
      null, null, null, null, null, null)::ledger_move
  $$`,
  `create function ledger_bonus_convert(p_member bigint, p_reference text, p_amount bigint)
  returns ledger_move language sql immutable as $$
    select row(p_member, 'bonus', p_reference, 'bonus-convert', p_amount, null, null, null,
      null, null, null, null, null, null)::ledger_move
  $$`,
  `create function ledger_bonus_forfeit(p_member bigint, p_reference text, p_amount bigint)
  returns ledger_move language sql immutable as $$
    select row(p_member, 'bonus', p_reference, 'bonus-forfeit', p_amount, 'promotions', null, null,
      null, null, null, null, null, null)::ledger_move
  $$`,
  // The stake of a free bet that is void goes back to where it was granted from.
  `create function ledger_bonus_return(p_member bigint, p_reference text, p_amount bigint)
  returns ledger_move language sql immutable as $$
    select row(p_member, 'bonus', p_reference, 'bonus-return', p_amount, 'promotions', null, null,
      null, null, null, null, null, null)::ledger_move
  $$`,
  // What a settled bet is found to have come to less, or more, in cash and in bonus money, both one way: `claim` of a debit is what of the cash the member no
  // longer has.
  `create function ledger_correction(
    p_member bigint, p_reference text, p_cash bigint, p_bonus bigint, p_house text, p_claim bigint
  ) returns ledger_move language sql immutable as $$
    select row(p_member, '${CORRECTION_SOURCE}', p_reference,
      case when p_cash + p_bonus > 0 then 'correction-credit' else 'correction-debit' end, abs(p_cash + p_bonus), p_house,
      case when p_claim > 0 then '${CLAIMS}' end, -p_claim,
      abs(p_cash), abs(p_bonus), null, null, null, null)::ledger_move
  $$`,
  // The same of a free bet: in bonus money, or, where what it wins is cash, taken in cash.
  `create function ledger_free_correction(
    p_member bigint, p_reference text, p_move text, p_amount bigint, p_claim bigint
  ) returns ledger_move language sql immutable as $$
    select row(p_member, '${CORRECTION_SOURCE}', p_reference, p_move, p_amount, 'sportsbook',
      case when p_claim > 0 then '${CLAIMS}' end, -p_claim,
      null, null, null, null, null, null)::ledger_move
  $$`,
  `create function ledger_claim(p_member bigint, p_reference text, p_amount bigint)
  returns ledger_move language sql immutable as $$
    select row(p_member, '${CORRECTION_SOURCE}', p_reference, 'claim-debit', p_amount, '${CLAIMS}', null, null,
      null, null, null, null, null, null)::ledger_move
  $$`,
  `create function ledger_claim_waive(p_member bigint, p_reference text, p_amount bigint)
  returns ledger_move language sql immutable as $$
    select row(p_member, '${CORRECTION_SOURCE}', p_reference, 'claim-waive', p_amount, '${CLAIMS}', 'sportsbook', -p_amount,
      null, null, null, null, null, null)::ledger_move
  $$`,
]

/** In the order that they are made in. */
export const LEDGER_FUNCTIONS: readonly string[] = [LOCK, OPEN, NOTE_HOLDS, POST, ...MOVES]
