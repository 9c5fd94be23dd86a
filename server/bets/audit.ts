/**
 * What bets and the ledger say of each other: every bet took what it says was staked, in cash and in bonus
 * money, and gave what it says came back, however often it grew and in however many parts it was paid; a void
 * one gave all of it back and nothing else; no entry of a bet's is without its bet; an open one holds what its entries
 * hold, and nothing is held of any other. What fed a jackpot is part of the stake. Reads only.
 */
import type { CrossCheck } from '#ledger/audit.ts'
import { isOfBetInSql } from './entry-reference.ts'
import { BET_KINDS, kindsTakenAtOnce, quoted } from './kinds.ts'

const KINDS = Object.entries(BET_KINDS)
const TAKEN_AT_ONCE = quoted(kindsTakenAtOnce())
/** The sources of every entry that belongs to a bet. */
export const BET_SOURCES: readonly string[] = [
  ...new Set(KINDS.map(([, { entrySource }]) => entrySource)),
]

/** The source of the entries of a bet `b`; null for a kind that there is not. */
const SOURCE_OF_B = `(case b.kind ${KINDS.map(
  ([kind, { entrySource }]) => `when '${kind}' then '${entrySource}'`,
).join(' ')} end)`

/**
 * All that entries say of each bet, gathered in one pass. A reference names the bet after its part:
 * `stake:<bet>`, `payout:<bet>`, `refund:<bet>`, and what tells several of one part apart after that. The
 * part, and not the move, says which side an entry belongs to: a hold that is lowered is a smaller stake. The names are spelt here once more
 * (entry-reference.ts makes them): an entry that is called otherwise, whoever called it so, has no bet.
 */
const ENTRIES_OF_BETS = `
select e.member_id, e.bet_id, min(e.seq) filter (where e.part = 'stake') as stake_seq,
  max(e.seq) filter (where e.is_return) as return_seq, max(e.seq) as last_seq,
  count(*) filter (where e.part = 'stake') as stakes,
  count(*) filter (where e.part = 'payout') as payouts,
  count(*) filter (where e.part = 'refund') as refunds,
  coalesce(-sum(e.cash_delta) filter (where not e.is_return), 0) as stake_cash,
  coalesce(-sum(e.bonus_delta) filter (where not e.is_return), 0) as stake_bonus,
  coalesce(sum(e.cash_delta) filter (where e.is_return), 0) as return_cash,
  coalesce(sum(e.bonus_delta) filter (where e.is_return), 0) as return_bonus,
  sum(e.held_delta) as held,
  min(e.source) filter (where e.part <> 'share') as source,
  max(e.source) filter (where e.part <> 'share') as other_source,
  min(e.house) filter (where e.part <> 'share') as house,
  max(e.house) filter (where e.part <> 'share') as other_house,
  bool_or(e.part = 'share' and e.source <> 'jackpot') as is_other_share
from (
  select e.*, split_part(e.reference, ':', 1) as part,
    split_part(e.reference, ':', 1) in ('payout', 'refund') as is_return,
    case when e.reference ~ '^(stake|share|payout|refund):[1-9][0-9]{0,17}(:|$)'
      then split_part(e.reference, ':', 2)::bigint end as bet_id
  from entries e
  where e.source in (${quoted(BET_SOURCES)}) or (e.source = 'jackpot' and e.reference like 'share:%')
) e group by e.member_id, e.bet_id`

/** Each disagreement by its name, with the entry that it concerns where there is one. */
const MONEY = `
select problem.kind, coalesce(b.member_id, e.member_id) as member_id, problem.seq,
  'bet ' || coalesce(b.id, e.bet_id) as row_name
from bets b full join (${ENTRIES_OF_BETS}) e on e.member_id = b.member_id and e.bet_id = b.id,
lateral (values
  ('entry-without-bet', e.last_seq, b.id is null and e.source is not null),
  ('bet-without-stake', null, b.stake > 0 and coalesce(e.stakes, 0) = 0),
  ('stake-differs', coalesce(e.stake_seq, e.last_seq), (e.stakes > 0 or b.stake = 0)
    and (e.stake_cash, e.stake_bonus) is distinct from (b.stake - b.stake_bonus, b.stake_bonus)),
  ('bet-without-payout', null,
    b.state <> 'void' and b.payout > 0 and coalesce(e.payouts, 0) = 0),
  ('payout-differs', e.return_seq, b.state <> 'void' and (e.payouts > 0 or e.refunds > 0)
    and (e.return_cash, e.return_bonus)
      is distinct from (b.payout - b.payout_bonus, b.payout_bonus)),
  ('open-bet-returned', e.return_seq, b.state = 'open' and e.refunds > 0),
  ('void-bet-paid', e.return_seq, b.state = 'void' and e.payouts > 0),
  ('void-not-returned', e.return_seq, b.state = 'void'
    and (coalesce(e.return_cash, 0), coalesce(e.return_bonus, 0))
      is distinct from (b.stake - b.stake_bonus, b.stake_bonus)),
  ('bet-still-holds', e.last_seq, b.state <> 'open' and e.held <> 0),
  ('bet-holds-differ', e.last_seq, b.state = 'open' and coalesce(e.held, 0) <> (
    select coalesce(sum(h.cash_open + h.bonus_open), 0) from holds h
    where h.member_id = b.member_id and h.source in (${quoted(BET_SOURCES)})
      and ${isOfBetInSql('h.reference', 'b.id')})),
  ('bet-of-other-account', e.last_seq, e.house <> b.account or e.other_house <> b.account),
  ('bet-of-other-source', e.last_seq, e.is_other_share or
    e.source <> coalesce(${SOURCE_OF_B}, '') or e.other_source <> e.source)
) problem (kind, seq, is_so)
where problem.is_so and (b.id is not null or problem.kind = 'entry-without-bet')`

/** What a bet's own row says of itself, constraints or not. */
const STATES = `
select problem.kind, b.member_id, null::bigint as seq, 'bet ' || b.id as row_name from bets b, lateral (values
  ('bet-of-no-kind', b.kind not in (${quoted(KINDS.map(([kind]) => kind))})),
  ('bet-state-wrong', b.state not in ('open', 'settled', 'void')
    or (b.state = 'open') <> (b.settled_at is null)
    or b.state = 'open' and b.kind in (${TAKEN_AT_ONCE}) and b.payout <> 0
    or b.state = 'void' and (b.payout, b.payout_bonus) <> (b.stake, b.stake_bonus)),
  ('bet-parts-wrong', b.stake < 0 or b.stake_bonus not between 0 and b.stake
    or b.payout_bonus not between 0 and b.payout),
  ('bet-of-other-game', b.kind in (${TAKEN_AT_ONCE}) and b.game_id is not null and not exists (
    select from catalogue_games g where g.id = b.game_id and g.kind = b.kind and g.game = b.game)),
  ('bet-ends-before-it-began', b.settled_at < b.placed_at)
) problem (kind, is_so) where problem.is_so`

/** What is held names a bet that is open. */
const HOLDS = `
select 'hold-without-bet' as kind, h.member_id, null::bigint as seq, 'hold ' || h.source || ' ' || h.reference as row_name
from holds h where h.source in (${quoted(BET_SOURCES)}) and not exists (select from bets b
  where b.member_id = h.member_id and b.state = 'open'
    and b.id = case when h.reference ~ '^stake:[1-9][0-9]{0,17}(:|$)' then split_part(h.reference, ':', 2)::bigint end)`

export const BET_CHECKS = [MONEY, STATES, HOLDS].map((text) => ({ text })) satisfies CrossCheck[]
