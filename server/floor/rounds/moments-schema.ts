import {
  alongEdges,
  overOnce,
  PINNED_SEARCH_PATH,
  writtenOnce,
  type Edges,
} from '../../database/forward-only.ts'
import { ADDED_SPOTS_OF_T, IN_STREETS_OF_T, streetOfT } from '../kinds/kinds.ts'

/**
 * When bets on a round were closed, of a round of streets each time, and when its outcome was recorded: written by the database, by the clock
 * that entries are written by, and never again. Whatever money moved for a round stands before or after them. Of a round of streets nothing
 * more is laid open while bets are.
 */
const MOMENTS = `
create function floor_round_moved() returns trigger language plpgsql ${PINNED_SEARCH_PATH} as $$
begin
  new.windows_closed := old.windows_closed;
  if old.due_at is not null and (new.due_at is null or new.outcome is distinct from old.outcome)
      and exists (select from floor_tables t where t.id = new.table_id and ${IN_STREETS_OF_T}) then
    if new.outcome is distinct from old.outcome then
      raise exception 'nothing is laid open while bets are';
    end if;
    new.windows_closed := old.windows_closed || clock_timestamp();
  end if;
  new.closed_at := coalesce(old.closed_at,
    case when old.phase = 'open' and new.phase <> 'open' then clock_timestamp() end);
  new.drawn_at := coalesce(old.drawn_at,
    case when old.outcome is null and new.outcome is not null then clock_timestamp() end);
  return new;
end
$$`

const KEPT_MOMENTS = `
create trigger floor_rounds_moments before update on floor_rounds
  for each row execute function floor_round_moved()`

/** A round that was drawn is told to its end; only one that cannot be drawn is void. */
const PHASES: Edges = {
  open: ['closing'],
  closing: ['drawn', 'void'],
  drawn: ['telling'],
  telling: ['settled'],
}

/**
 * A stake is laid while bets on its round, or on its own street of it, are open, or added by a decision while one is asked for; the round is held as it
 * stands until that is committed. So nobody waits for what a round comes to with a stake in hand: as long as it is not committed, the round is not closed.
 */
const REFUSE_LATE = `
create function floor_refuse_late() returns trigger language plpgsql ${PINNED_SEARCH_PATH} as $$
begin
  perform from floor_bets f
    join floor_tables t on t.id = f.table_id
    join floor_rounds r on r.table_id = f.table_id and r.number = f.number
    where f.member_id = new.member_id and f.id = new.bet_id
      and (r.phase = 'open' or r.phase = 'telling' and r.due_at is not null and (new.spot ~ ${ADDED_SPOTS_OF_T}
        or ${streetOfT('new.spot')} = 1 + cardinality(r.windows_closed)))
    for share of r;
  if not found and not by_owner(tg_relid) then
    raise exception 'no stake is laid on a round that is closed';
  end if;
  return null;
end
$$`

const LATE = `
create trigger floor_stakes_late after insert on floor_stakes
  for each row execute function floor_refuse_late()`

/**
 * Whoever can write to a round moves none of its moments, and neither its outcome's nor a stake's once either is there. Where a hand's press is
 * worth what the clock says, that is money.
 */
export const MOMENT_FUNCTIONS: readonly string[] = [
  MOMENTS,
  KEPT_MOMENTS,
  alongEdges('floor_rounds', 'phase', PHASES),
  writtenOnce(
    'floor_rounds',
    'crowd',
    'shoe',
    'begins_at',
    'ends_at',
    'landed_at',
    'seed',
    'settled_at',
  ),
  REFUSE_LATE,
  LATE,
  overOnce('floor_stakes', `old.state <> 'placed'`),
  writtenOnce('floor_stakes', 'half_at', 'half_request_id'),
]
