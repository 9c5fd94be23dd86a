/** What is kept of events and what was said of them: every record is worked out again from its messages. Reads only. */
import type { CrossCheck, Finding } from '#ledger/audit.ts'
import type { Fixture } from '#games/sports/feed.ts'
import type { SportRecord } from '#games/sports/sport.ts'
import type { Recomputed, RecomputedRow } from '../../audit/marked-audit.ts'
import { BOOST_CHECKS } from './boosts.ts'
import { SALES } from './cash-outs.ts'
import { COUPONS } from './coupons.ts'
import { CORRECTION_CHECKS } from './corrections.ts'
import {
  firstStartOf,
  fixturesOf,
  recordAt,
  RULINGS_OF_E,
  type RecordedEvent,
} from '../feed/recorded-events.ts'

interface EventRow extends RecomputedRow, RecordedEvent {
  id: bigint
  taken: number
  /** How many rulings it says that there are. */
  ruled: number
  record: SportRecord
  fixture: Fixture | null
  /** In milliseconds since 1970. */
  start: number | null
  first_start: number | null
}

const COLUMNS = `
  e.id, e.provider, e.event, e.taken, e.record, e.fixture,
  (extract(epoch from e.starts_at) * 1000)::double precision as start,
  (extract(epoch from e.first_starts_at) * 1000)::double precision as first_start, (
  select json_agg(json_build_object('sequence', m.sequence, 'content', m.content,
    'at', (extract(epoch from m.at) * 1000)::bigint, 'arrived', (extract(epoch from m.arrived_at) * 1000)::bigint)
    order by m.sequence)
  from sports_messages m where m.event_id = e.id and m.sequence <= e.taken) as messages, ${RULINGS_OF_E} as rulings,
  e.rulings as ruled,
  '' as content`

/** Under no mark: there is always more that may be said of a match, and its record is what every coupon on it is paid by. */
const EVENTS: Recomputed = {
  name: 'matches',
  columns: COLUMNS,
  from: 'from sports_events e where true',
  place: [['e.id', 'bigint']],
  endedAt: null,
  settledBy: async () => 0n,
  pageRows: 100,
  begin: () => async (_q, rows) =>
    // The columns of the query above.
    (rows as readonly EventRow[]).flatMap((row) =>
      problemsOf(row).map((kind): Finding => {
        return { kind, memberId: 0n, seq: null, row: `event ${row.provider} ${row.event}` }
      }),
    ),
}

/** From its first start it is counted whether a match ended in time: what was said first stays, whatever was said later. */
const problemsOf = (row: EventRow): string[] => [
  ...(isRecordAsReported(row) ? [] : ['sports-record-not-as-said']),
  ...(firstStartOf(row) === row.first_start ? [] : ['sports-start-not-as-said']),
  ...(isFixtureAsSaid(row) ? [] : ['sports-fixture-not-as-said']),
]

/** Who plays and when, by the last message that said so. */
function isFixtureAsSaid(row: EventRow): boolean {
  const fixture = fixturesOf(row).at(-1)?.fixture ?? null
  return textOf(fixture) === textOf(row.fixture) && (fixture?.startsAt ?? null) === row.start
}

/** The last message may have been a clock, which is not kept; all else that makes a record is. */
function isRecordAsReported(row: EventRow): boolean {
  try {
    return (
      row.ruled === (row.rulings ?? []).length &&
      textOf(recordAt(row, row.taken, row.ruled)) === textOf(row.record)
    )
  } catch {
    // Altered so far that it cannot be read.
    return false
  }
}

/** As text, whatever order a database keeps its keys in. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )

export const SPORTS_CHECKS: readonly CrossCheck[] = [...CORRECTION_CHECKS, ...BOOST_CHECKS]

export const SPORTS_RECOMPUTED: readonly Recomputed[] = [EVENTS, COUPONS, SALES]
