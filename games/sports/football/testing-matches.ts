/** Matches for tests: records that are told by hand, and the markets that they are asked about. */
import type { Market, Score, Side } from './kinds.ts'
import {
  applyMessage,
  newRecord,
  type FootballRecord,
  type Incident,
  type RecordMessage,
} from './record.ts'

export interface RealMatch {
  /** Null where it was not written down. */
  half: Score | null
  full: Score
}

type Untimed = RecordMessage extends infer M
  ? M extends RecordMessage
    ? Omit<M, 'sequence' | 'at'>
    : never
  : never

const MINUTE = 60_000

/** A record that was told so, one message a minute from the epoch on. */
export function recordOf(
  messages: readonly Untimed[],
  from: FootballRecord = newRecord(),
): FootballRecord {
  return messages.reduce<FootballRecord>((record, message) => {
    const sequence = record.version + 1
    return applyMessage(record, { ...message, sequence, at: sequence * MINUTE })
  }, from)
}

const incident = (one: Incident): Untimed => ({ type: 'incident', incident: one })

export const phase = (name: Extract<Incident, { kind: 'phase' }>['phase']): Untimed =>
  incident({ kind: 'phase', phase: name })
export const goal = (
  side: Side,
  half: 'first' | 'second' | 'extra' | 'shootout' = 'first',
  minute = 10,
): Untimed => incident({ kind: 'goal', side, half, minute })
export const corner = (side: Side): Untimed =>
  incident({ kind: 'corner', side, half: 'first', minute: 5 })
export const card = (kind: 'yellow' | 'red', side: Side, player: string): Untimed =>
  incident({ kind, side, player, half: 'second', minute: 70 })
export const ending = (how: 'ended' | 'abandoned' | 'walkover' | 'expired'): Untimed =>
  incident({ kind: 'ending', ending: how })
export const annul = (sequence: number): Untimed => ({ type: 'correction', annuls: sequence })
export const scored = (period: 'match' | 'first-half', score: Score): Untimed => ({
  type: 'score',
  count: 'goals',
  period,
  score,
})

/** A match as an imported result says it: scores, and no incident. */
export const importedRecord = ({ half, full }: RealMatch): FootballRecord =>
  recordOf(
    [...(half ? [scored('first-half', half)] : []), scored('match', full), ending('ended')],
    newRecord([]),
  )

const LIST = ['0-0', '1-0', '2-0', '2-1', '3-0', '0-1', '1-1', '0-2', '1-2', '2-2', '3-1', '1-3']

const quarters = (least: number, most: number, step = 1): number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => least + at * step)

const lined = (
  kind: Market['kind'],
  lines: readonly number[],
  period: Market['period'] = 'match',
): Market[] => lines.map((line) => ({ kind, period, line }))

/** Markets of every kind that the score of a match decides, each with all of its ordinary lines. */
export const SCORE_MARKETS: readonly Market[] = [
  ...(['match', 'first-half'] as const).map(
    (period) => ({ kind: 'match-result', period, line: null }) as const,
  ),
  ...(
    ['double-chance', 'draw-no-bet', 'both-score', 'odd-even', 'half-time-full-time'] as const
  ).map((kind) => ({ kind, period: 'match', line: null }) as const),
  ...lined('total-goals', quarters(1, 26)),
  ...lined('total-goals', quarters(1, 14), 'first-half'),
  ...lined('home-goals', quarters(1, 18)),
  ...lined('away-goals', quarters(1, 18)),
  ...lined('european-handicap', quarters(-16, 16, 4)),
  ...lined('asian-handicap', quarters(-17, 17)),
  { kind: 'correct-score', period: 'match', line: null, scores: LIST },
]

/** Markets of what is counted beside goals, with every line that a match may come near. */
export const COUNT_MARKETS: readonly Market[] = [
  ...lined('total-corners', quarters(1, 98)),
  ...lined('total-cards', quarters(1, 60)),
]
