/** What stops bets on a match that is being played, of whatever sport, and for how long. It follows from what was told alone. */
import type { FeedContent } from './feed.ts'

/** Why no bets are taken on a match for now: what was told of it, or that nothing is, or not all. */
export type SuspendedBy =
  | 'goal'
  | 'red'
  | 'penalty'
  | 'var'
  | 'danger'
  | 'phase'
  | 'correction'
  | 'score'
  | 'silence'
  | 'gap'
  /** By the house itself, before a match too. */
  | 'halt'
  /** It was moved so far that no bet on it can stand. */
  | 'postponed'

/** A stop: until when, in milliseconds since 1970, and by what. */
export interface Suspension {
  readonly until: number
  readonly by: SuspendedBy
}

/** How long nothing is taken after each. What a penalty or a look at the screen comes to ends it sooner. */
const STOP_MS = {
  goal: 20_000,
  red: 20_000,
  penalty: 180_000,
  var: 180_000,
  danger: 8_000,
  phase: 3_000,
  correction: 10_000,
  score: 5_000,
} as const satisfies Partial<Readonly<Record<SuspendedBy, number>>>

/** These say how it went on: they end what was waited for, and only their own time counts. */
const DECIDING: readonly SuspendedBy[] = ['goal', 'correction', 'phase']

/** Told as it goes on: they stop nothing. */
const QUIET = [
  'corner',
  'yellow',
  'points',
  'point',
  'serve',
  'rally',
  'first-serve',
  'map',
  'ending',
] as const
type Kind = Extract<FeedContent, { type: 'incident' }>['incident']['kind']
const isQuiet = (kind: Kind): kind is Kind & (typeof QUIET)[number] =>
  QUIET.some((quiet) => quiet === kind)

function stopOf(content: FeedContent): keyof typeof STOP_MS | null {
  if (content.type === 'correction' || content.type === 'score') return content.type
  if (content.type !== 'incident') return null
  const { kind } = content.incident
  return isQuiet(kind) ? null : kind
}

/** Does it stop bets on its match? */
export const isStop = (content: FeedContent): boolean => stopOf(content) !== null

/** What odds are made from without stopping bets: points are told every few seconds, and a map while bets on it are closed. */
const MOVING: readonly string[] = ['points', 'point', 'serve', 'rally', 'first-serve', 'map']

/** Does it make prices anew, whether it stops bets or not? */
export const isNews = (content: FeedContent): boolean =>
  isStop(content) || (content.type === 'incident' && MOVING.includes(content.incident.kind))

/** What stops bets after this was told at a moment; what stopped them before, where it does not. */
export function suspendedAfter(
  before: Suspension | null,
  content: FeedContent,
  now: number,
): Suspension | null {
  const by = stopOf(content)
  if (by === null) return before
  const until = now + STOP_MS[by]
  const isLonger = before !== null && before.until > until && !DECIDING.includes(by)
  return isLonger ? before : { until, by }
}

interface Card {
  readonly kind: string
  readonly side?: unknown
  readonly player?: unknown
}

/** Does this card send a player off who has had one before? A second yellow is that red, whether its `red` is told too or not. */
export function isSecondYellow(
  incidents: readonly {
    readonly sequence: number
    readonly annulledBy: number | null
    readonly incident: Card
  }[],
  { sequence, incident: { kind, side, player } }: { sequence: number; incident: Card },
): boolean {
  if (kind !== 'yellow') return false
  return incidents.some(
    ({ incident, annulledBy, ...one }) =>
      one.sequence < sequence &&
      annulledBy === null &&
      (incident.kind === 'yellow' || incident.kind === 'red') &&
      incident.side === side &&
      incident.player === player,
  )
}

const SUSPENDING: readonly string[] = ['goal', 'red', 'penalty', 'var', 'phase']

/** Does it suspend the live markets of the event, and give back what was taken without knowing it? */
export const isSuspending = ({ kind }: { readonly kind: string }): boolean =>
  SUSPENDING.includes(kind)
