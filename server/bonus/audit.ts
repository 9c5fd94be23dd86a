/**
 * What bonuses, bets and the ledger say of each other: each has its one grant of what its terms give, became cash or
 * was given up by the sums it says, counted exactly the bets that count, and what members have in bonus money
 * is what all of that leaves; each offer stands as an operator added it. Reads only.
 */
import { TRANSACTION_STATUS } from '#contract/transaction-status.ts'
import { LIRA } from '#contract/money.ts'
import type { CrossCheck } from '#ledger/audit.ts'
import { CORRECTION_SOURCE } from '#ledger/functions.ts'
import { isOfBetInSql, stakeInSql, stakesLike } from '../bets/entry-reference.ts'
import { BET_SOURCES } from '../bets/audit.ts'
import { BOUGHT_KIND, quoted } from '../bets/kinds.ts'
import { WON } from './free-bets-schema.ts'
import { BONUS_SOURCE } from './request.ts'
import { COUNTS, HOLDS, OF_BET } from './schema.ts'

const NAME_OF_B = "'bonus ' || b.id"

/** The sums of a bonus's entries by what they are, and those that belong to none. */
const MONEY = `
select problem.kind, coalesce(b.member_id, e.member_id) as member_id, problem.seq,
  coalesce(${NAME_OF_B}, e.reference) as row_name
from bonuses b full join (
  select e.member_id, case when e.reference ~ '^(grant|convert|forfeit|return):[1-9][0-9]{0,17}(:|$)'
      then split_part(e.reference, ':', 2)::bigint end as bonus_id,
    min(e.reference) as reference, min(e.seq) as seq,
    min(e.seq) filter (where e.source = '${BONUS_SOURCE}'
      and e.move <> 'bonus-' || split_part(e.reference, ':', 1)) as strange_seq,
    coalesce(sum(e.bonus_delta) filter (where e.move in ('bonus-grant', 'bonus-return')), 0) as granted,
    coalesce(sum(e.cash_delta) filter (where e.move = 'bonus-convert'), 0) as converted,
    coalesce(-sum(e.bonus_delta) filter (where e.move = 'bonus-forfeit'), 0) as forfeited
  from entries e
  where e.source = '${BONUS_SOURCE}' or e.move in ('bonus-grant', 'bonus-convert', 'bonus-forfeit', 'bonus-return')
  group by 1, 2
) e on e.member_id = b.member_id and e.bonus_id = b.id,
lateral (values
  ('entry-without-bonus', e.seq, b.id is null),
  ('bonus-entry-of-other-move', e.strange_seq, e.strange_seq is not null),
  ('bonus-without-grant', null, e.seq is null and b.amount > 0),
  ('bonus-grant-differs', e.seq, e.granted <> b.amount),
  ('bonus-conversion-differs', e.seq, e.converted <> b.converted),
  ('bonus-forfeit-differs', e.seq, e.forfeited <> b.forfeited)
) problem (kind, seq, is_so) where problem.is_so`

/**
 * The most that a bonus `b` of an offer `o` can have been given for: what the games that count took in cash in its day or week, less what they gave,
 * of bets that had ended by then (basis.ts). What ended in the minute before counts only where it makes the loss greater: the moment that a
 * bet and a bonus note down is not the one at which they were written.
 */
const LOSS = `
select coalesce(sum(case when bet.settled_at < b.granted_at - interval '1 minute' then l.loss
    else greatest(l.loss, 0) end), 0) as at_most
from (select (split_part(b.period, ' ', 2) || ' 00:00')::timestamp at time zone 'Europe/Istanbul' as begins,
  (split_part(b.period, ' ', 1))::text as span) p
join bets bet on bet.member_id = b.member_id and bet.state = 'settled'
  and coalesce((o.game_weights ->> bet.game)::integer, (o.weights ->> bet.kind)::integer, 0) > 0
  and bet.placed_at >= p.begins and bet.settled_at <= b.granted_at + interval '1 minute'
  and bet.placed_at < p.begins + case p.span when 'week' then interval '7 days' else interval '1 day' end
cross join lateral (select (bet.stake - bet.stake_bonus) - (bet.payout - bet.payout_bonus)
  - coalesce((select sum(w.amount) from jackpot_wins w
    where w.member_id = bet.member_id and w.round_id = bet.id), 0) as loss) l
where o.kind = 'loss-back' and b.period ~ '^(day|week) '`

/** Was some of the bonus `b` given up that no correction had just brought? */
const GIVEN_UP = `exists (select from entries e where e.member_id = b.member_id and e.source = '${BONUS_SOURCE}'
    and e.move = 'bonus-forfeit' and split_part(e.reference, ':', 2) = b.id::text
    and not exists (select from entries k where k.member_id = e.member_id and k.seq = e.seq - 1
      and k.source = '${CORRECTION_SOURCE}' and k.bonus_delta = -e.bonus_delta))`

/** What a bonus says of itself, of its offer and of the deposit it was given for. */
const TERMS = `
select problem.kind, b.member_id, null::bigint as seq, ${NAME_OF_B} as row_name
from bonuses b join bonus_offers o on o.id = b.offer_id
left join cash_transactions t on t.member_id = b.member_id and t.id = b.deposit_id
cross join lateral (${LOSS}) lost,
lateral (select div(b.basis::numeric * o.percent, 100) as share,
  o.kind in ('free-rounds', 'free-bets') as is_staked) part,
lateral (select exists (select from free_bets f where f.member_id = b.member_id and f.bonus_id = b.id
    and f.coupon_id is null and f.withdrawn_at is null
    and (b.ended_at is null or f.granted_at < b.ended_at)) as is_left,
  exists (select from free_bets f join sports_corrections c on c.member_id = f.member_id and c.coupon_id = f.coupon_id
    where f.member_id = b.member_id and f.bonus_id = b.id and c.bonus > 0) as is_corrected) bets,
lateral (values
  ('bonus-not-of-terms', not is_staked
    and (b.amount <> least(o.amount_max, part.share - mod(part.share, 10000))
      or b.basis < o.basis_min or b.wagering_due <> b.amount * o.wagering or b.rounds_played is not null or b.free_bets is not null)
    or b.expires_at <> b.granted_at + o.days * interval '24 hours'),
  ('bonus-above-loss', o.kind = 'loss-back' and b.basis > lost.at_most),
  ('bonus-without-deposit', (o.kind = 'deposit' or is_staked and o.basis_min > 0)
    and (t.id is null or t.direction <> 'in' or t.status <> ${TRANSACTION_STATUS.approved}
      or t.amount <> b.basis and not is_staked or t.amount < o.basis_min)),
  ('bonus-state-wrong', (b.state = 'active') <> (b.ended_at is null)
    or b.state not in ('active', 'converted', 'cancelled', 'expired', 'spent')
    or b.state = 'active' and (b.forfeited > 0
      or not is_staked and (b.wagering_due = 0 or b.converted > 0))
    or b.state = 'converted' and (b.wagered < b.wagering_due or b.converted = 0)
    or b.state = 'spent' and (b.converted > 0 and not bets.is_corrected or b.forfeited > 0 and ${GIVEN_UP})
    or b.state in ('spent', 'converted') and (b.rounds_played < o.rounds or bets.is_left)
    or b.state = 'active' and (b.rounds_played < o.rounds) is not true and not bets.is_left
      and not exists (select from wallets w where w.member_id = b.member_id and w.bonus > 0)
      and not exists (select from bets bet where bet.member_id = b.member_id and bet.state = 'open'
        and ${HOLDS})
    or b.state = 'expired' and b.ended_at < b.expires_at
    or b.state = 'cancelled' and b.ended_at >= b.expires_at
    or b.state in ('cancelled', 'expired') and b.forfeited = 0 and (b.rounds_played < o.rounds) is not true
      and not bets.is_left and not exists (select from bets bet where bet.member_id = b.member_id and ${HOLDS}
        and bet.placed_at <= b.ended_at
        and bet.kind <> '${BOUGHT_KIND}' and coalesce(bet.settled_at > b.ended_at - interval '1 minute', true))
    or b.state in ('cancelled', 'expired') and b.converted > 0 and (not is_staked or o.wagering > 0))
) problem (kind, is_so) where problem.is_so`

/**
 * Free rounds: each is a bet of the offer's stake at its game, all of it bonus money; there are as many as
 * the bonus says, and what they won is what there is to be wagered.
 */
const ROUNDS = `
select problem.kind, b.member_id, null::bigint as seq, ${NAME_OF_B} as row_name
from bonuses b join bonus_offers o on o.id = b.offer_id
cross join lateral (
  select count(*) as played, coalesce(sum(bet.stake), 0) as staked,
    coalesce(sum(bet.payout_bonus) filter (where bet.state = 'settled'), 0) as won
  from bonus_rounds r join bets bet on bet.member_id = r.member_id and bet.id = r.bet_id
  where r.member_id = b.member_id and r.bonus_id = b.id) free,
lateral (values
  ('bonus-not-of-terms', b.basis <> o.amount_max or b.amount <> free.staked
    or b.wagering_due <> free.won * o.wagering),
  ('free-rounds-differ', b.rounds_played is distinct from free.played or free.played > o.rounds)
) problem (kind, is_so) where o.kind = 'free-rounds' and problem.is_so
union all
select 'free-round-wrong', r.member_id, null, 'bet ' || r.bet_id from bonus_rounds r
left join bonuses b on b.member_id = r.member_id and b.id = r.bonus_id
left join bonus_offers o on o.id = b.offer_id
left join bets bet on bet.member_id = r.member_id and bet.id = r.bet_id
where (o.game, o.round_stake, o.round_stake, '${BOUGHT_KIND}') is distinct from
  (bet.game, bet.stake, bet.stake_bonus, bet.kind)
  or bet.placed_at < b.granted_at or bet.placed_at > b.expires_at
union all
select 'free-stake-of-no-round', e.member_id, e.seq, e.reference from entries e
where e.move = 'free-stake' and not exists (select from bonus_rounds r
  where r.member_id = e.member_id and e.reference = ${stakeInSql('r.bet_id')})`

/**
 * Free bets: as many as the offer says were given, each of its stake; each that was placed is a coupon of the house's stake alone, in its time; and
 * what came back of void lines is there as other ones. What they won is what there is to be wagered, until the bonus is over.
 */
const BETS = `
select problem.kind, b.member_id, null::bigint as seq, ${NAME_OF_B} as row_name
from bonuses b join bonus_offers o on o.id = b.offer_id
cross join lateral (
  select count(*) filter (where f.came_of is null) as given,
    coalesce(sum(f.stake) filter (where f.came_of is null), 0) as given_stake,
    coalesce(sum(f.stake - coalesce(c.returned, 0)) filter (where f.coupon_id is not null), 0) as staked
  from free_bets f left join sports_coupons c on c.member_id = f.member_id and c.id = f.coupon_id
  where f.member_id = b.member_id and f.bonus_id = b.id) free,
lateral (values
  ('bonus-not-of-terms', b.basis <> o.amount_max or b.free_bets is distinct from o.bets or free.given <> o.bets
    or free.given_stake <> o.amount_max or b.amount <> free.staked
    or b.state in ('active', 'converted', 'spent') and b.wagering_due <> o.wagering * greatest(0, (${WON})))
) problem (kind, is_so) where o.kind = 'free-bets' and problem.is_so
union all
select 'free-bet-wrong', f.member_id, null, 'free bet ' || f.id from free_bets f
left join bonuses b on b.member_id = f.member_id and b.id = f.bonus_id
left join bets bet on bet.member_id = f.member_id and bet.id = f.coupon_id
left join sports_coupons c on c.member_id = f.member_id and c.id = f.coupon_id
where b.free_bets is null or f.coupon_id is not null and (
  (bet.kind, bet.stake, bet.stake_bonus, c.is_free) is distinct from ('coupon', f.stake, f.stake, true)
  or bet.placed_at < b.granted_at or bet.placed_at > b.expires_at)
union all
select 'free-bet-return-wrong', c.member_id, null, 'coupon ' || c.id from sports_coupons c
cross join lateral (select coalesce(sum(f.stake), 0) as live,
    coalesce(sum(f.stake) filter (where f.coupon_id is not null), 0) as placed
  from free_bets f where f.member_id = c.member_id and f.came_of = c.id and f.withdrawn_at is null) back
where (c.is_free or c.returned > 0) and (not c.is_free or back.live <> greatest(back.placed, coalesce((
  select e.returned_after from sports_corrections e where e.member_id = c.member_id and e.coupon_id = c.id
  order by e.place desc limit 1), c.returned)))
union all
select 'coupon-of-no-free-bet', c.member_id, null, 'coupon ' || c.id from sports_coupons c
where c.is_free and not exists (select from free_bets f where f.member_id = c.member_id and f.coupon_id = c.id)
union all
select 'free-hold-of-no-free-bet', e.member_id, e.seq, e.reference from entries e
where e.move = 'free-hold' and not exists (select from free_bets f
  where f.member_id = e.member_id and e.reference = ${stakeInSql('f.coupon_id')})`

/** So long a play may have waited for the wallet while the bonus ended before it: its moment is that at which it came. */
const WAITED = `interval '10 seconds'`

/**
 * Had a bet `bet` ended before the bonus `b` did? Its moment says so, or, where it may have waited, the order of the member's entries: of an end
 * that left none nothing says more.
 */
const ENDED_BEFORE = `case when b.ended_at is null or bet.settled_at < b.ended_at - ${WAITED} then true
    when bet.settled_at < b.ended_at then (
      select max(e.seq) from entries e where e.member_id = bet.member_id and e.source in (${quoted(BET_SOURCES)})
        and ${isOfBetInSql('e.reference', 'bet.id')}
    ) < (
      select max(e.seq) from entries e where e.member_id = b.member_id and e.source = '${BONUS_SOURCE}'
        and e.reference in ('forfeit:' || b.id, 'convert:' || b.id)
    ) else false end`

/** Of a bonus that waits, its time being over, for a bought round that is open nothing else counts any more. */
const IN_TIME = `(bet.settled_at < b.expires_at or bet.kind = '${BOUGHT_KIND}' and bet.placed_at < b.expires_at)`

/** Each bet that counts counted once, by its game's weight and what was risked of it, and no other did. */
const COUNTED = `
select problem.kind, b.member_id, null::bigint as seq,
  'bet ' || bet.id || ' of bonus ' || b.id as row_name
from bonuses b join bonus_offers o on o.id = b.offer_id
join bets bet on bet.member_id = b.member_id and bet.placed_at >= b.granted_at
left join bonus_bets c on c.member_id = bet.member_id and c.bet_id = bet.id
left join sports_coupons coupon on coupon.member_id = bet.member_id and coupon.id = bet.id,
lateral (select bet.stake * case when c.of_whole then 10 else coalesce(coupon.kept, 10) end / 10 as stake)
  risked,
lateral (select div(risked.stake::numeric * coalesce((o.game_weights ->> bet.game)::integer,
  (o.weights ->> bet.kind)::integer, 0), 100) as worth, ${COUNTS} as counts) weighed,
lateral (values
  ('bet-not-counted', c.bet_id is null and weighed.counts and weighed.worth > 0
    and (b.wagering_due > 0 or b.rounds_played is not null or b.free_bets is not null)
    and ${IN_TIME} and ${ENDED_BEFORE}),
  ('bet-counted-wrong', c.bonus_id = b.id
    and (c.counted <> weighed.worth or not weighed.counts or bet.settled_at > b.ended_at))
) problem (kind, is_so) where problem.is_so
union all
select 'bonus-progress-differs', b.member_id, null, ${NAME_OF_B} from bonuses b
where b.wagered <> coalesce((select sum(c.counted) from bonus_bets c
  where c.member_id = b.member_id and c.bonus_id = b.id), 0)
union all
select 'count-without-bonus', c.member_id, null, 'bet ' || c.bet_id from bonus_bets c
where not exists (select from bonuses b where b.member_id = c.member_id and b.id = c.bonus_id)
union all
select 'count-without-bet', c.member_id, null, 'bet ' || c.bet_id from bonus_bets c
where not exists (select from bets bet where bet.member_id = c.member_id and bet.id = c.bet_id)`

/** Had the bonus `b` of a corrected coupon ended before the correction `c`? The order of the entries says so, or, of an end that left none, its moment. */
const OVER_BEFORE = `coalesce((select max(x.seq) from entries x where x.member_id = b.member_id and x.source = '${BONUS_SOURCE}'
    and x.reference in ('forfeit:' || b.id, 'convert:' || b.id)) < e.seq,
  b.ended_at < c.at - interval '1 minute')`

/** What a coupon was corrected by in bonus money follows a bonus that is over, at once, and of such a one nothing is taken. What free bets won is their own. */
const CORRECTED = `
select problem.kind, c.member_id, e.seq, 'coupon ' || c.coupon_id as row_name
from sports_corrections c
join sports_coupons coupon on coupon.member_id = c.member_id and coupon.id = c.coupon_id and not coupon.is_free
join bets bet on bet.member_id = c.member_id and bet.id = c.coupon_id
cross join lateral (${OF_BET}) b
join entries e on e.member_id = c.member_id and e.source = '${CORRECTION_SOURCE}'
  and e.reference = 'coupon:' || c.coupon_id || ':' || c.place
left join entries followed on followed.member_id = c.member_id and followed.seq = e.seq + 1
  and followed.source = '${BONUS_SOURCE}' and followed.bonus_delta = -c.bonus
  and followed.reference = case b.state when 'converted' then 'convert:' else 'forfeit:' end || b.id || ':' || bet.id || ':' || e.seq,
lateral (values
  ('correction-not-followed', c.bonus > 0 and followed.seq is null),
  ('correction-of-bonus-over', c.bonus < 0)
) problem (kind, is_so) where c.bonus <> 0 and problem.is_so and ${OVER_BEFORE}`

/** Whoever has had one has in bonus money what grants, bets, conversions and forfeits leave; nobody else has any. */
const ACCOUNTS = `
select 'bonus-account-differs' as kind, w.member_id, null::bigint as seq,
  'bonus money ' || w.bonus as row_name
from wallets w
left join (select member_id, sum(amount - converted - forfeited) as left_of
  from bonuses group by member_id) b on b.member_id = w.member_id
left join lateral (select sum(bet.payout_bonus - bet.stake_bonus) as played
  from bets bet where bet.member_id = w.member_id) p on b.member_id is not null
left join lateral (select coalesce(sum(e.bonus), 0) as corrected
  from sports_corrections e where e.member_id = w.member_id) c on b.member_id is not null
where (w.bonus > 0 or b.member_id is not null)
  and w.bonus <> coalesce(b.left_of, 0) + coalesce(p.played, 0) + coalesce(c.corrected, 0)`

/** While no bonus is active, and no bet is open that holds some, there is no bonus money. */
const WITHOUT = `
select 'bonus-money-without-bonus' as kind, w.member_id, null::bigint as seq,
  'bonus money ' || w.bonus as row_name
from wallets w where w.bonus > 0
  and not exists (select from bonuses b where b.member_id = w.member_id and b.state = 'active')
  and not exists (select from bets bet where bet.member_id = w.member_id and bet.state = 'open'
    and bet.stake_bonus > 0)`

/** Whose bonus money a bet grew by is written beside it: that bonus was under way as the money was staked. */
const GROWN = `
select 'bet-grown-under-other-bonus' as kind, bet.member_id, null::bigint as seq, 'bet ' || bet.id as row_name
from bets bet left join bonuses b on b.member_id = bet.member_id and b.id = bet.grown_under
where bet.grown_under is not null and not exists (
  select from entries e where e.member_id = bet.member_id and e.bonus_delta < 0
    and e.reference like ${stakesLike('bet.id')}
    and e.at between b.granted_at - interval '1 minute'
      and coalesce(b.ended_at, 'infinity'::timestamptz) + interval '1 minute')`

/** One act added it, and says every term. */
const OFFERS = `
select 'bonus-offer-not-as-added' as kind, 0::bigint as member_id, null::bigint as seq, 'offer ' || o.id as row_name
from bonus_offers o cross join lateral (
  select count(*) as acts, (array_agg(a.after))[1] as file from actions a
  where a.target = 'bonus-offer:' || o.id and a.what = 'bonus.add') added
cross join lateral (select added.file ->> 'kind' = 'free-rounds' as is_rounds, added.file ->> 'kind' = 'free-bets' as is_bets,
  (added.file ->> 'stake')::numeric * ${LIRA} as stake) free
where added.acts <> 1
  or (o.name, o.kind, o.starts_at, o.ends_at, o.first_deposit, o.every, o.claim_days, o.wagering, o.days)
    is distinct from (added.file ->> 'name', added.file ->> 'kind', (added.file ->> 'starts')::timestamptz,
      (added.file ->> 'ends')::timestamptz, (added.file ->> 'firstDeposit')::boolean, added.file ->> 'every',
      (added.file ->> 'claimDays')::integer, (added.file ->> 'wagering')::integer, (added.file ->> 'days')::integer)
  or (o.percent, o.basis_min, o.amount_max) is distinct from (coalesce((added.file ->> 'percent')::integer, 100),
    coalesce((added.file ->> 'minimum')::numeric, 0) * ${LIRA},
    case when is_rounds then free.stake * (added.file ->> 'rounds')::integer
      when is_bets then free.stake * (added.file ->> 'bets')::integer
      else (added.file ->> 'maximum')::numeric * ${LIRA} end)
  or (o.game, o.rounds, o.round_stake, o.by_hand) is distinct from (added.file ->> 'game',
    (added.file ->> 'rounds')::integer, case when is_rounds then free.stake end, coalesce((added.file ->> 'byHand')::boolean, false))
  or (o.bets, o.bet_stake, o.odds_min, o.picks_min, o.sports) is distinct from ((added.file ->> 'bets')::integer,
    case when is_bets then free.stake end, round((added.file ->> 'oddsMin')::numeric * 100),
    (added.file ->> 'picksMin')::integer,
    case when is_bets then array(select jsonb_array_elements_text(added.file -> 'sports')) end)
  or (o.weights, o.game_weights, o.stake_max, o.excluded_games) is distinct from (added.file -> 'weights',
    added.file -> 'gameWeights', (added.file ->> 'stakeMax')::numeric * ${LIRA},
    array(select jsonb_array_elements_text(added.file -> 'excludedGames')))`

export const BONUS_CHECKS: readonly CrossCheck[] = [
  MONEY,
  TERMS,
  ROUNDS,
  BETS,
  COUNTED,
  CORRECTED,
  ACCOUNTS,
  WITHOUT,
  GROWN,
  OFFERS,
].map((text) => ({ text }))
