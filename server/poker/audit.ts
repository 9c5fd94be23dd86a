import type { CrossCheck } from '#ledger/audit.ts'
import { POKER } from './references.ts'

/** The source of every entry of a transfer's. */
export const POKER_SOURCE = POKER

const ROW = `'poker transfer ' || t.id as row_name`

const entryOf = (part: string): string => `left join entries e on e.member_id = t.member_id
  and e.source = '${POKER}' and e.reference = '${part}:' || t.id`

/** What every transfer to the purse took. */
const TAKEN = `
select case when e.seq is null then 'poker-without-entry' else 'poker-differs' end as kind,
  t.member_id, e.seq, ${ROW}
from poker_transfers t ${entryOf('take')}
where t.direction = 'in' and (e.seq is null or e.cash_delta <> -t.amount or e.move <> 'poker-in'
  or e.house <> 'poker')`

/** What the poker room refused is back, what an operator credited is there; nothing else has come. */
const given = (part: string, direction: 'in' | 'out', state: string): string => `
select case when e.seq is null then 'poker-without-end' else 'poker-end-differs' end as kind,
  t.member_id, e.seq, ${ROW}
from poker_transfers t ${entryOf(part)}
where t.direction = '${direction}' and case when t.state = '${state}'
  then e.seq is null or e.cash_delta <> t.amount or e.move <> 'poker-out' or e.house <> 'poker'
  else e.seq is not null end`

const ENTRIES = `
select 'entry-without-poker' as kind, e.member_id, e.seq, 'poker ' || e.reference as row_name
from entries e
where e.source = '${POKER}' and not exists (select 1 from poker_transfers t
  where t.member_id = e.member_id and e.reference in (
    case when t.direction = 'in' then 'take:' || t.id end,
    case when t.direction = 'in' then 'back:' || t.id else 'credit:' || t.id end))`

/**
 * A transfer is what the room said of it, which nobody can change; of one that waits nothing was said. What came back to the purse was
 * said once more, with another purse.
 */
const SAID = `
select 'poker-not-as-said' as kind, t.member_id, null::bigint as seq, ${ROW}
from poker_transfers t left join poker_words w on w.member_id = t.member_id and w.transfer_id = t.id
where case t.state when 'sent' then w.outcome is not null
  when 'refused' then w.outcome is distinct from 'refused'
  when 'returned' then (w.outcome, w.amount) is distinct from ('done', t.amount)
  else (w.outcome, w.amount, w.purse) is distinct from ('done', t.amount, t.purse) end`

/** A draw is decided by an operator, and stands so in their log. */
const DECIDED = `
select 'poker-without-operator' as kind, t.member_id, null::bigint as seq, ${ROW}
from poker_transfers t
where t.direction = 'out' and t.state in ('credited', 'returning', 'returned') and not exists (
  select from actions a where a.target = 'poker:' || t.id
    and a.what = case t.state when 'credited' then 'poker.credit' else 'poker.refuse' end)`

/** Every transfer to the poker room and back has its entries, and no entry is without one. */
export const POKER_CHECKS: readonly CrossCheck[] = [
  SAID,
  DECIDED,
  TAKEN,
  given('back', 'in', 'refused'),
  given('credit', 'out', 'credited'),
  ENTRIES,
].map((text) => ({ text }))
