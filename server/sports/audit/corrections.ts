/**
 * Corrections of settled coupons against the ledger: each moved what its coupon came to otherwise, claimed what was not there, and had of that met
 * what its entries say, or was let go by somebody; and nothing was corrected without one. Reads only.
 */
import type { CrossCheck } from '#ledger/audit.ts'
import { CORRECTION_SOURCE } from '#ledger/functions.ts'
import { cashPartOf, NOT_MOVED } from '../schema.ts'

/** Of a correction `c` of a coupon with a stake of its own: all that was to be moved of its part in bonus money. */
const BONUS_DUE = `select case when whole >= 0 then greatest(least(whole, whole + earlier), 0)
    else least(greatest(whole, whole + earlier), 0) end as due
  from (select c.payout_after - c.payout_before - c.cash - c.unpaid as whole, ${NOT_MOVED} as earlier
    from sports_corrections e where e.member_id = c.member_id and e.coupon_id = c.coupon_id and e.place < c.place) part`

const MONEY = `
select problem.kind, c.member_id, e.seq, 'coupon ' || c.coupon_id as row_name
from sports_corrections c
left join bets b on b.member_id = c.member_id and b.id = c.coupon_id
left join entries e on e.member_id = c.member_id and e.source = '${CORRECTION_SOURCE}'
  and e.reference = 'coupon:' || c.coupon_id || ':' || c.place
left join lateral (select true as is_free, o.wagering from free_bets f
  join bonuses own on own.member_id = f.member_id and own.id = f.bonus_id
  join bonus_offers o on o.id = own.offer_id
  where f.member_id = c.member_id and f.coupon_id = c.coupon_id) free on true
cross join lateral (${BONUS_DUE}) bonus
left join lateral (select coalesce(-sum(m.cash_delta), 0) as met from entries m
  where m.member_id = c.member_id and m.source = '${CORRECTION_SOURCE}'
    and m.reference like 'claim:' || c.coupon_id || ':' || c.place || ':%') m on true
left join lateral (select coalesce(sum(w.house_delta), 0) as waived from entries w
  where w.member_id = c.member_id and w.source = '${CORRECTION_SOURCE}'
    and w.reference = 'waive:' || c.coupon_id || ':' || c.place) w on true
-- what its member had been left with by then, and was not paid before
left join lateral (select coalesce(sum(w.house_delta), 0) - (select coalesce(sum(o.unpaid), 0) from sports_corrections o
    where o.member_id = c.member_id and o.coupon_id = c.coupon_id and o.place < c.place) as amount
  from entries w where w.member_id = c.member_id and w.source = '${CORRECTION_SOURCE}'
    and w.reference like 'waive:' || c.coupon_id || ':%' and (e.seq is null or w.seq < e.seq)) with_member on true,
lateral (values
  ('correction-not-as-paid', b.stake is null or is_free is not true and ((c.returned_before, c.returned_after,
      c.cash + c.unpaid) is distinct from (0::bigint, 0::bigint, ${cashPartOf('c.payout_after - c.payout_before')})
      -- of bonus money all is paid; all is taken, or what there was, or, of a bonus that is over, nothing
      or case when c.cash_alone then c.bonus <> 0
        when bonus.due < 0 then c.bonus not between bonus.due and 0
          or c.bonus not in (bonus.due, 0) and e.bonus is distinct from 0
        else c.bonus <> bonus.due end)
    -- of a free bet what was paid or taken is what it came to otherwise, or, of bonus money, less
    or is_free and (c.cash + c.bonus + c.unpaid not between least(0, c.payout_after - c.payout_before)
        and greatest(0, c.payout_after - c.payout_before)
      or free.wagering = 0 and c.cash + c.bonus + c.unpaid <> c.payout_after - c.payout_before or free.wagering > 0 and c.cash <> 0
      or c.cash <> 0 and c.bonus <> 0)
    or c.unpaid <> least(greatest(case when is_free then c.bonus else c.cash end, 0) + c.unpaid, with_member.amount)
    or c.cash = 0 and c.bonus = 0 and e.seq is not null
    -- only what was not there is claimed
    or c.claimed > 0 and e.cash is distinct from 0
    or (c.cash <> 0 or c.bonus <> 0)
      and (e.cash_delta, e.bonus_delta, e.held_delta, e.pending_delta, e.house, e.house_delta, e.share_delta)
      is distinct from (c.cash + c.claimed, c.bonus, 0, 0, 'sportsbook', -c.cash - c.bonus, -c.claimed)),
  ('claim-not-as-met', c.met <> m.met),
  ('claim-not-as-waived', c.waived <> w.waived or c.waived > 0 and c.met + c.waived <> c.claimed)
) problem (kind, is_so) where problem.is_so`

const WITHOUT = `
select 'entry-without-correction' as kind, e.member_id, e.seq, 'entry ' || e.reference as row_name from entries e
where e.source = '${CORRECTION_SOURCE}' and not exists (select from sports_corrections c
  where c.member_id = e.member_id and split_part(e.reference, ':', 1) in ('coupon', 'claim', 'waive')
    and split_part(e.reference, ':', 2) = c.coupon_id::text and split_part(e.reference, ':', 3) = c.place::text)`

/** Each ruling is an act of a trader's, of that very content on that match. */
const RULED = `
select 'ruling-without-act' as kind, 0::bigint as member_id, null::bigint as seq,
  'event ' || r.event_id || ' ruling ' || min(r.number) as row_name
from sports_rulings r group by r.event_id, r.content
having count(*) > (select count(*) from actions a
  where a.what = 'sports.' || case r.content->>'type' when 'leg' then 'settle-leg' else r.content->>'type' end
    and a.after->'ruling' = r.content
    and (a.target = 'event:' || r.event_id or a.target like 'event:' || r.event_id || ':%'))`

/** What was let go of a coupon, acts of operators let go. */
const WAIVED = `
select 'waiver-without-act' as kind, c.member_id, null::bigint as seq, 'coupon ' || c.coupon_id as row_name
from sports_corrections c where c.waived > 0 group by c.member_id, c.coupon_id
having sum(c.waived) is distinct from (select sum((a.before->>'owed')::bigint) from actions a
  where a.what = 'sports.waive' and a.target = 'coupon:' || c.coupon_id)`

export const CORRECTION_CHECKS = [MONEY, WITHOUT, RULED, WAIVED].map((text) => ({
  text,
})) satisfies CrossCheck[]
