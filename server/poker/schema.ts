/**
 * What the database holds of transfers by itself: each goes on along its states and never back, and leaves the first of them only
 * with the room's word on it, which is written beside it and never again.
 */
import {
  alongEdges,
  neverLess,
  onlyWith,
  PINNED_SEARCH_PATH,
  writtenOnce,
  type Edges,
} from '../database/forward-only.ts'

const STATES: Edges = {
  sent: ['done', 'refused', 'review'],
  review: ['credited', 'returning'],
  returning: ['returned'],
}

const REFUSE_UNSAID = `
create function poker_refuse_unsaid() returns trigger language plpgsql ${PINNED_SEARCH_PATH} as $$
begin
  if not by_owner(tg_relid) and not exists (select from poker_words w where w.member_id = new.member_id and w.transfer_id = new.id
    and w.outcome = case new.state when 'refused' then 'refused' else 'done' end
    and (w.outcome = 'refused' or w.amount = new.amount)) then
    raise exception 'the poker room has not said that transfer % is %', new.id, new.state;
  end if;
  return null;
end
$$`

const SAID = `
create trigger poker_transfers_said after update of state on poker_transfers
  for each row when (old.state = 'sent' and new.state <> 'sent') execute function poker_refuse_unsaid()`

export const POKER_FUNCTIONS: readonly string[] = [
  alongEdges('poker_transfers', 'state', STATES),
  writtenOnce('poker_transfers', 'ended_at'),
  onlyWith('poker_transfers', 'purse', 'state'),
  neverLess('poker_transfers', 'return_attempt'),
  REFUSE_UNSAID,
  SAID,
]
