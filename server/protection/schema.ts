/**
 * May this member stake? Asked in one place, inside the transaction that takes the stake and right before
 * the money, whatever the stake is on. It never moves money by itself, and a payout is never asked about:
 * what was won is paid. The members' wallets are locked before anything of theirs is counted, so that of ten
 * stakes at once each sees what the one before it used.
 */
import type { MoveName } from '#ledger/moves.ts'

/**
 * How long what was staked counts, in days: windows are rolling. `play` is the present stretch of play, which
 * has no end but a pause of its own.
 */
const SPANS = `(values ('day', interval '24 hours'), ('week', interval '168 hours'),
      ('month', interval '720 hours'), ('play', null)) as span (period, lasts)`

/** A sum that limits ask for. */
type Sum = 'staked' | 'paid' | 'lost' | 'purse'

/**
 * What each move counts to, in the order in which they are listed. `staked` is what was put on something, and `paid` what came back of it, bonus
 * money with cash. `lost` is what was taken of the member's own money, less what was given: bonus money is nobody's loss, and what becomes cash of
 * it, or is given as cash, is no win: nobody is to lose more of their own because the house made them a present. `purse`, what is carried to the
 * poker room and back, is added up apart (`PURSE_OUT`): what comes back of money from before a window is no win in it.
 */
const COUNTS_TO: Readonly<Record<MoveName, readonly Sum[]>> = {
  stake: ['staked', 'lost'],
  'free-stake': ['staked'],
  'hold-raise': ['staked', 'lost'],
  'free-hold': ['staked'],
  'poker-in': ['staked', 'purse'],
  payout: ['paid', 'lost'],
  settle: ['paid', 'lost'],
  release: ['paid', 'lost'],
  'jackpot-win': ['paid', 'lost'],
  'poker-out': ['paid', 'purse'],
  'correction-credit': ['paid', 'lost'],
  'correction-debit': ['paid', 'lost'],
  'claim-debit': ['paid', 'lost'],
  'bonus-return': ['paid'],
  'free-credit': ['paid'],
  'free-take': ['paid'],
  'free-debit': ['paid'],
  deposit: [],
  'withdrawal-request': [],
  'withdrawal-pay': [],
  'withdrawal-return': [],
  'bonus-grant': [],
  'bonus-convert': [],
  'bonus-forfeit': [],
  'tournament-prize': [],
  'lottery-prize': [],
  'claim-waive': [],
}

// The keys of the table above are the names.
const MOVES = Object.keys(COUNTS_TO) as MoveName[]

/** The moves that count to a sum, in brackets; a line begins before those named. A function is made anew where its text changes, be it by a space. */
function movesOf(sum: Sum, indent: string, ...first: readonly MoveName[]): string {
  const counted = MOVES.filter((move) => COUNTS_TO[move].includes(sum))
  return `(${counted
    .map((move) => `${first.includes(move) ? `\n${indent}` : ' '}'${move}'`)
    .join(',')
    .trim()})`
}

const STAKED = `sum(-e.cash_delta - e.bonus_delta) filter (where e.move in
      ${movesOf('staked', '')})`
const PAID = `sum(e.cash_delta + e.bonus_delta) filter (where e.move in
      ${movesOf('paid', '        ', 'correction-credit', 'bonus-return')})`
const LOST = `sum(-e.cash_delta) filter (where e.move in ${movesOf('lost', '      ', 'jackpot-win')})`
const PURSE = `sum(-e.cash_delta) filter (where e.move in ${movesOf('purse', '')})`

/** What entries `e` say that a member lost of their own, as limits ask: what lies in the poker room is out of their hands, what came back is no win. */
export const OWN_LOSS = `coalesce(${LOST}, 0) + greatest(0, coalesce(${PURSE}, 0))`

const sumsOf = (range: string): string => `lateral (
      select coalesce(${STAKED}, 0)::bigint as staked, coalesce(${PAID}, 0)::bigint as paid,
        coalesce(${LOST}, 0)::bigint as lost
      from entries e where e.member_id = w.member_id and ${range})`

/**
 * What lies in the poker room of what was carried there within a window: each return takes off what went before it, and no more. What comes back
 * beyond that came from before the window; it makes no room, neither for a stake nor for what goes there next.
 */
const PURSE_OUT = `
create function purse_out(p_member bigint, p_after_seq bigint, p_upto_seq bigint) returns bigint
language sql stable as $$
  select (coalesce(sum(carried), 0) - least(0, coalesce(min(so_far), 0)))::bigint
  from (
    select -e.cash_delta as carried, sum(-e.cash_delta) over (order by e.seq) as so_far
    from entries e
    where e.member_id = p_member and e.seq > p_after_seq and e.seq <= p_upto_seq and e.move in ${movesOf('purse', '')}
  ) carrying
$$`

/** Processes of one house may be so far apart; further back, and what a window had let go is counted again. */
const SKEW = `interval '5 seconds'`

/** The last entry of a member that is older than the span. */
const seqBefore = (
  member: string,
): string => `coalesce((select e.seq from entries e where e.member_id = ${member}
      and e.at <= p_now - span.lasts order by e.seq desc limit 1), 0)`

/**
 * What the windows of these members hold now, out of what was counted when they were last looked at, what was
 * posted since and what has become too old since. Each entry is read once on its way in and once on its way
 * out, however long a window is; all of them anew where the clock stood later at the last look: what it had let go
 * too early is in it again.
 */
const SUMS = `
create function limit_sums(p_members bigint[], p_now timestamptz)
returns table (member_id bigint, period text, after_seq bigint, upto_seq bigint, staked bigint, paid bigint,
  lost bigint, purse bigint)
language sql stable as $$
  select w.member_id, w.period, edge.after_seq, edge.upto_seq,
    w.staked + added.staked - gone.staked, w.paid + added.paid - gone.paid,
    w.lost + added.lost - gone.lost, purse_out(w.member_id, edge.after_seq, edge.upto_seq)
  from (
    select known.* from limit_windows known
      where known.member_id = any (p_members)
        and (known.period = 'play' or known.counted_at is null or known.counted_at <= p_now + ${SKEW})
    union all
    select ahead.member_id, ahead.period, old.seq, old.seq, 0, 0, 0, 0, ahead.counted_at
      from limit_windows ahead join ${SPANS} on span.period = ahead.period
      cross join lateral (select ${seqBefore('ahead.member_id')} as seq) old
      where ahead.member_id = any (p_members) and ahead.period <> 'play'
        and ahead.counted_at > p_now + ${SKEW}
  ) w
  join ${SPANS} on span.period = w.period
  cross join lateral (
    select wallet.seq as upto_seq, case when span.lasts is null then w.after_seq else coalesce((
        select e.seq from entries e where e.member_id = w.member_id and e.seq > w.after_seq
          and e.at > p_now - span.lasts order by e.seq limit 1) - 1, wallet.seq) end as after_seq
    from (select coalesce((select seq from wallets where member_id = w.member_id), 0) as seq) wallet
  ) edge
  cross join ${sumsOf('e.seq > w.upto_seq and e.seq <= edge.upto_seq')} added
  cross join ${sumsOf('e.seq > w.after_seq and e.seq <= edge.after_seq')} gone
$$`

/** Writes down what the windows hold. The members' wallets are locked. */
const COUNT = `
create function limit_count(p_members bigint[], p_now timestamptz) returns void language sql as $$
  update limit_windows w set after_seq = s.after_seq, upto_seq = s.upto_seq, staked = s.staked, paid = s.paid,
      lost = s.lost, purse = s.purse, counted_at = p_now
    from limit_sums(p_members, p_now) s where w.member_id = s.member_id and w.period = s.period
$$`

/** Begins to count, with what the ledger says of the span so far. The member's wallet is locked. */
const OPEN = `
create function limit_open(p_member bigint, p_period text, p_now timestamptz) returns void language sql as $$
  insert into limit_windows (member_id, period, after_seq, upto_seq)
    select p_member, p_period, old.seq, old.seq from ${SPANS}
    cross join lateral (select ${seqBefore('p_member')} as seq) old
    where span.period = p_period
    on conflict do nothing
$$`

/**
 * For how many seconds since then the member was logged in, in however many places at once. A session lasts
 * until a minute after its last sign of life.
 */
const SESSION_SECONDS = `
create function session_seconds(p_member bigint, p_since timestamptz, p_now timestamptz)
returns bigint language sql stable as $$
  select coalesce(sum(extract(epoch from upper(part) - lower(part))), 0)::bigint
  from unnest((
    select range_agg(tstzrange(greatest(s.created_at, p_since), ended.at)) from sessions s
    cross join lateral (select least(coalesce(s.ended_at, p_now), s.active_at + interval '1 minute', p_now)
      as at) ended
    where s.member_id = p_member and not s.is_pending and s.created_at < p_now and ended.at > p_since
      and ended.at > s.created_at
  )) part
$$`

/**
 * Would this stake of the member pass a limit? Windows are counted. `p_own` is what of it is the member's own, null where nothing is: a limit of
 * losses asks about nothing else.
 */
const PASSED = `
create function limit_passed(p_member bigint, p_amount bigint, p_own bigint, p_now timestamptz)
returns boolean language sql stable as $$
  select coalesce(bool_or(case l.kind
      when 'stake' then w.staked + p_amount > l.value
      when 'loss' then w.lost + w.purse + p_own > l.value
      when 'session' then session_seconds(p_member, p_now - span.lasts, p_now) >= l.value * 60
      else false end), false)
  from limits l join ${SPANS} on span.period = l.period
  left join limit_windows w on w.member_id = l.member_id and w.period = l.period
  where l.member_id = p_member
$$`

/** A stretch of play is over when nothing was staked, or tried, and no game was open on a page that is seen, for so long. */
export const REST_MS = 15 * 60_000
const REST = `interval '${REST_MS} milliseconds'`
/** The hours after the member's own hour of the night in which play stops once. */
const NIGHT = `interval '6 hours'`

/**
 * Does the member's play wait for an answer to a reality check? Notes the stretch of play that this stake, or a game that is open, belongs to;
 * what is due stays so until it is answered, or play has rested, with which a new stretch begins. A moment that is still to come was written by a clock that stood ahead and was set right: it puts
 * nothing off.
 */
const CHECK_DUE = `
create function reality_check_due(p protections, p_now timestamptz) returns boolean language plpgsql as $$
declare
  since timestamptz := least(p.played_since, p_now);
  checked timestamptz := case when p.checked_at <= p_now + ${SKEW} then p.checked_at end;
  night timestamptz := (date_trunc('day', (p_now at time zone 'Europe/Istanbul')
    - p.night_hour * interval '1 hour') + p.night_hour * interval '1 hour') at time zone 'Europe/Istanbul';
  has_rested boolean := coalesce(p_now > p.last_stake_at + ${REST}, true);
begin
  if p.check_due_at is not null and not has_rested then
    update protections set last_stake_at = p_now where member_id = p.member_id;
    return true;
  end if;
  if p.reality_minutes is null and p.night_hour is null and p.check_due_at is null then
    return false;
  end if;
  if has_rested then
    since := p_now;
    delete from limit_windows where member_id = p.member_id and period = 'play';
    insert into limit_windows (member_id, period, after_seq, upto_seq)
      select w.member_id, 'play', w.seq, w.seq from wallets w where w.member_id = p.member_id;
  end if;
  if p_now >= greatest(since, checked) + p.reality_minutes * interval '1 minute'
    or p_now < night + ${NIGHT} and (checked is null or checked < night) then
    update protections set check_due_at = p_now, played_since = since, last_stake_at = p_now
      where member_id = p.member_id;
    return true;
  end if;
  update protections set check_due_at = null, played_since = since, last_stake_at = p_now
    where member_id = p.member_id;
  return false;
end
$$`

/** Of a stake `s`, what the member's own cash pays, which is taken first; null where the house or a bonus pays all of it. */
const OWN = `nullif(case when s.move in ('free-stake', 'free-hold') then 0 else least(s.amount,
        coalesce((select w.cash from wallets w where w.member_id = s.member_id), 0)) end, 0)`

/** What speaks against the stakes of those who have set something for themselves. Their wallets are locked. */
const REFUSALS = `
create function protection_refusals(p_stakes ledger_move[], p_members bigint[], p_now timestamptz)
returns table (member_id bigint, refusal text) language plpgsql as $$
#variable_conflict use_column
declare
  p protections;
  s ledger_move;
begin
  perform limit_count(p_members, p_now);
  foreach s in array p_stakes loop
    select * into p from protections where member_id = s.member_id;
    member_id := s.member_id;
    refusal := case
      when p.member_id is null then null
      when p.pause in ('self-exclusion', 'registered') then 'self-excluded'
      when p.paused_until > p_now then 'play-paused'
      when limit_passed(s.member_id, s.amount, ${OWN}, p_now) then 'limit-reached'
      when reality_check_due(p, p_now) then 'reality-check' end;
    if refusal is not null then
      return next;
    end if;
  end loop;
end
$$`

/** The product a stake is on: slots are staked on by rounds, every other bet on games is one at a table. */
const PRODUCT_OF = `
create function stake_product(p_stake ledger_move) returns text language sql immutable as $$
  select case when p_stake.house in ('sportsbook', 'poker') then p_stake.house::text
    when p_stake.source = 'round' then 'slots' else 'tables' end
$$`

/**
 * Answers the refusals (names of contract/refusals.ts) of the stakes that may not be, of which a member's first is told: an account or a
 * product that the operator closed comes before what they set for themselves, and that before their bonus;
 * those that are not named may. A stake says whose it is, how much, and the account of the product it is on. A bonus whose time is
 * over ends before anything is asked.
 * Locks the members' wallets until the commit.
 */
const MAY_STAKE = `
create function may_stake(p_stakes ledger_move[], p_now timestamptz)
returns table (member_id bigint, refusal text) language plpgsql as $$
#variable_conflict use_column
declare
  closed bigint[];
  protected bigint[];
begin
  perform ledger_lock(array(select s.member_id from unnest(p_stakes) s));
  perform bonus_end_due(array(select s.member_id from unnest(p_stakes) s), p_now);
  select array_agg(m.id) filter (where not m.is_active),
      array_agg(m.id) filter (where p.member_id is not null and m.is_active)
    into closed, protected
    from unnest(p_stakes) s join members m on m.id = s.member_id
    left join protections p on p.member_id = s.member_id;
  if closed is not null then
    return query select id, 'account-closed' from unnest(closed) id;
  end if;
  if exists (select from closed_products) then
    return query select s.member_id, 'product-closed' from unnest(p_stakes) s
      where stake_product(s) in (select c.product from closed_products c);
  end if;
  if protected is not null then
    return query select * from protection_refusals(p_stakes, protected, p_now);
  end if;
  return query select b.member_id, b.refusal from bonus_refusals(p_stakes) b;
end
$$`

/**
 * Takes stakes: asks, and posts those that may be. Outcomes are those of `ledger_post`, and the names of
 * refusals, which come before them; by ascending members. Every product of the house's own stakes by this function. A reality check
 * and a product's closing stand between rounds, and the highest bet of a bonus is that of what a round begins with: what a round under way asks
 * for, a double of a hand, a call, does not wait for the one, is not refused by the other and is not held to the third.
 */
const TAKE_STAKES = `
create function take_stakes(p_stakes ledger_move[], p_now timestamptz, p_is_in_round boolean default false)
returns ledger_result[] language plpgsql as $$
declare
  refused ledger_result[] := array(
    select distinct on (a.member_id) row(a.member_id, a.refusal, null, null, null, null, null, 0, 0)::ledger_result
    from may_stake(p_stakes, p_now) with ordinality as a (member_id, refusal, place)
    where not p_is_in_round or a.refusal not in ('reality-check', 'product-closed', 'bonus-stake-max')
    order by a.member_id, a.place);
begin
  if cardinality(refused) = 0 then
    return ledger_post(p_stakes);
  end if;
  return array(select t from unnest(refused || ledger_post(array(
    select s from unnest(p_stakes) s
    where s.member_id not in (select r.member_id from unnest(refused) r)))) t order by t.member_id);
end
$$`

/**
 * Answers what speaks against a stake that is held and counted already, and waits for its answer; null where nothing does. What the operator
 * closed and whoever is excluded or pauses meanwhile is asked as of a stake of one; of limits, whether what is counted passes one that was lowered:
 * one of losses only where some of the stake is the member's own. A reality check and the rules of a bonus were answered when it was placed.
 */
const MAY_KEEP_STAKE = `
create function may_keep_stake(p_stake ledger_move, p_is_own boolean, p_now timestamptz) returns text language plpgsql as $$
declare
  refused text := (select a.refusal from may_stake(array[p_stake], p_now) a
    where a.refusal in ('account-closed', 'product-closed', 'self-excluded', 'play-paused') limit 1);
begin
  if refused is null and limit_passed(p_stake.member_id, 0, case when p_is_own then 0 end, p_now) then
    return 'limit-reached';
  end if;
  return refused;
end
$$`

export const PROTECTION_FUNCTIONS: readonly string[] = [
  PURSE_OUT,
  SUMS,
  COUNT,
  OPEN,
  SESSION_SECONDS,
  PASSED,
  CHECK_DUE,
  REFUSALS,
  PRODUCT_OF,
  MAY_STAKE,
  MAY_KEEP_STAKE,
  TAKE_STAKES,
]
