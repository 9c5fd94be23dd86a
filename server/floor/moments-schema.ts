import { alongEdges, overOnce, writtenOnce, type Edges } from '../database/forward-only.ts'

/**
 * When bets on a round were closed and when its outcome was recorded: written by the database, by the clock that entries are written
 * by, and never again. Whatever money moved for a round stands before or after them.
 */
const MOMENTS = `
create function floor_round_moved() returns trigger language plpgsql as $$
begin
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
  overOnce('floor_stakes', `old.state <> 'placed'`),
  writtenOnce('floor_stakes', 'half_at', 'half_request_id'),
]
