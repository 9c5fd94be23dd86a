/**
 * The record of a volleyball match: what was told of it, applied one message after the other. Nothing that was told is overwritten, and no clock is
 * read: whoever applies the same messages has the same record. Points and sets follow from the rallies that were told, and from nothing that is
 * guessed.
 */
import {
  otherSide,
  type Ending,
  type MatchMessage,
  type MatchRecord,
  type Score,
  type Side,
} from '../match.ts'
import {
  NONE,
  recordAfterMessage,
  standingBy,
  statedSetsOf,
  type Phase,
  type SetName,
  type SetsStanding,
  type ReportedSet,
} from '../sets/sets.ts'
import { ALL_SETS, LAST_SET, SETS_TO_WIN, endsFrom, isSetOver, pointsToWin } from './rules.ts'

/** What an incident may say of itself. */
export type VolleyballIncident =
  /** Who wins a rally, which is a point, and serves the next one. */
  | { readonly kind: 'rally'; readonly side: Side; readonly set: SetName }
  /** Who serves first in that set; in those after it, but for the fifth, it follows. */
  | { readonly kind: 'first-serve'; readonly side: Side; readonly set: SetName }
  | { readonly kind: 'phase'; readonly phase: Exclude<Phase, 'scheduled'> }
  | { readonly kind: 'ending'; readonly ending: Ending }

/** The points of a set, or the sets of the match. */
export type StatedRallies = { readonly score: Score } & (
  | { readonly count: 'points'; readonly period: SetName }
  | { readonly count: 'sets'; readonly period: 'match' }
)

export type VolleyballMessage = MatchMessage<VolleyballIncident, StatedRallies>

export interface VolleyballRecord extends MatchRecord<VolleyballIncident> {
  readonly sport: 'volleyball'
  readonly phase: Phase
  /** Scores that were told as a whole: the points of a set count in place of what was told of it before. */
  readonly scores: readonly (StatedRallies & { readonly sequence: number })[]
  /** Are all rallies told? If not, points stay unknown until a score is told. */
  readonly follows: readonly 'points'[]
}

/** A match of which nothing was told yet. */
export const newRecord = (follows: readonly 'points'[] = ['points']): VolleyballRecord => ({
  sport: 'volleyball',
  version: 0,
  phase: 'scheduled',
  ending: null,
  startedAt: null,
  incidents: [],
  scores: [],
  follows,
})

/** The record after a message. */
export const applyMessage = (
  record: VolleyballRecord,
  message: VolleyballMessage,
): VolleyballRecord =>
  recordAfterMessage<VolleyballIncident, StatedRallies, VolleyballRecord>(record, message)

const isFollowed = ({ follows }: VolleyballRecord): boolean => follows.includes('points')

/** A set as far as it was told: of it points are counted. */
export interface SetStanding extends ReportedSet {
  /** Who serves the next rally, as far as the last one says; null where none was told since its score was. */
  readonly server: Side | null
}

/** How a set stands, by its place from 0. */
export function standingOf(record: VolleyballRecord, at: number): SetStanding {
  const set = ALL_SETS[at]
  const to = pointsToWin(at)
  const stated = record.scores.findLast(({ count, period }) => count === 'points' && period === set)
  const all = record.incidents.flatMap(({ incident, sequence, annulledBy }) =>
    incident.kind === 'rally' && annulledBy === null && incident.set === set
      ? [{ side: incident.side, sequence }]
      : [],
  )
  const followed = isFollowed(record)
    ? all.filter(({ sequence }) => sequence > (stated?.sequence ?? 0))
    : []
  let scored = stated?.score ?? NONE
  let isBroken = !isFollowed(record) && stated === undefined
  for (const { side } of followed) {
    // What is told of a set that is over cannot be true together with it.
    if (isSetOver(scored, to)) isBroken = true
    scored = { ...scored, [side]: scored[side] + 1 }
  }
  const possible = endsFrom(scored, to)
  const isWrong = followed.length > 0 && isBroken
  return {
    hasBegun: all.length > 0 || stated !== undefined,
    scored,
    isKnown: !isBroken && possible.length > 0,
    isOver: isSetOver(scored, to),
    ends: isWrong ? [] : possible,
    server: followed.at(-1)?.side ?? null,
  }
}

const standingsOf = (record: VolleyballRecord): readonly SetStanding[] =>
  ALL_SETS.map((_, at) => standingOf(record, at))

/** Where a match stands: by its sets, and the points of the one that is played or comes next. */
export interface MatchStanding extends SetsStanding {
  readonly points: Score
  /** Who serves the next rally; null where that was not told. */
  readonly server: Side | null
}

/** Where it stands; null where that was not told. */
export function matchStandingOf(record: VolleyballRecord): MatchStanding | null {
  if (!isFollowed(record) && record.scores.length === 0) return null
  const all = standingsOf(record)
  const standing = standingBy(all, SETS_TO_WIN, record)
  if (standing === null) return null
  const { at, isOver } = standing
  const set = isOver ? undefined : all[at]
  const isFresh = set !== undefined && set.scored.home + set.scored.away === 0
  return {
    ...standing,
    points: set?.scored ?? NONE,
    server: set?.server ?? (isFresh ? firstServerOf(record, at) : null),
  }
}

/** What was told of it, for every way that it can go on. */
export const reportedOf = (record: VolleyballRecord) => ({
  setsToWin: SETS_TO_WIN,
  sets: standingsOf(record),
  stated: statedSetsOf(record),
  hasEnded: record.ending === 'ended',
})

/** The sets that each has won; null where that was not told. */
export const setsOf = (record: VolleyballRecord): Score | null =>
  matchStandingOf(record)?.sets ?? statedSetsOf(record)

/** Who serves first in the set of that place; null where nobody has said. It goes by turns, and in the fifth set there is another toss. */
export function firstServerOf(record: VolleyballRecord, at: number): Side | null {
  const openers = record.incidents.flatMap(({ incident, annulledBy }) =>
    incident.kind === 'first-serve' && annulledBy === null
      ? [{ side: incident.side, at: ALL_SETS.indexOf(incident.set) }]
      : [],
  )
  const own = openers.findLast((one) => one.at === at)
  if (own) return own.side
  const other = at === LAST_SET ? undefined : openers.findLast((one) => one.at !== LAST_SET)
  if (!other) return null
  return (at - other.at) % 2 === 0 ? other.side : otherSide(other.side)
}
