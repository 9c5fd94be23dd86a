/**
 * The record of a tennis match: what was told of it, applied one message after the other. Nothing that was told is overwritten, and no clock is
 * read: whoever applies the same messages has the same record. Games and sets follow from the points that were told of them, and from
 * nothing that is guessed.
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
  SETS,
  recordAfterMessage,
  standingBy,
  statedSetsOf,
  withSet,
  type Phase,
  type SetName,
  type ReportedSet,
} from '../sets/sets.ts'
import {
  USUAL_FORMAT,
  endsFrom,
  isSetOver,
  pointsToWin,
  setFormOf,
  setsIn,
  setsToWinIn,
  type FormatName,
} from './formats.ts'

/** Games of a set are counted from 1; a tie-break is the thirteenth, a match tie-break the first of its set. */
export interface Place {
  readonly set: SetName
  readonly game: number
}

/** What an incident may say of itself. */
export type TennisIncident =
  | ({ readonly kind: 'point'; readonly side: Side } & Place)
  /** Who serves in that game; who serves in those after it follows. */
  | ({ readonly kind: 'serve'; readonly side: Side } & Place)
  | { readonly kind: 'phase'; readonly phase: Exclude<Phase, 'scheduled'> }
  | { readonly kind: 'ending'; readonly ending: Ending }

/** The games of a set, or the sets of the match. */
export type StatedSets = { readonly score: Score } & (
  | { readonly count: 'games'; readonly period: SetName }
  | { readonly count: 'sets'; readonly period: 'match' }
)

export type TennisMessage = MatchMessage<TennisIncident, StatedSets>

export interface TennisRecord extends MatchRecord<TennisIncident> {
  readonly sport: 'tennis'
  readonly phase: Phase
  readonly format: FormatName
  /** Scores that were told as a whole: the games of a set count in place of its points up to that game. */
  readonly scores: readonly (StatedSets & { readonly sequence: number })[]
  /** Are all points told? If not, games stay unknown until a score is told. */
  readonly follows: readonly 'points'[]
}

/** A match of which nothing was told yet. */
export const newRecord = (
  follows: readonly 'points'[] = ['points'],
  format: FormatName = USUAL_FORMAT,
): TennisRecord => ({
  sport: 'tennis',
  version: 0,
  phase: 'scheduled',
  ending: null,
  startedAt: null,
  incidents: [],
  scores: [],
  follows,
  format,
})

/** The record after a message. */
export const applyMessage = (record: TennisRecord, message: TennisMessage): TennisRecord =>
  recordAfterMessage<TennisIncident, StatedSets, TennisRecord>(record, message)

const isFollowed = ({ follows }: TennisRecord): boolean => follows.includes('points')

/** A set as far as it was told: of it the games that are over are counted. */
export interface SetStanding extends ReportedSet {
  /** Of the game that is played, as counted; null where that was not told. */
  readonly points: Score | null
}

/** Who won each point of a set that stands, in its order, with its game. */
const pointsIn = ({ incidents }: TennisRecord, set: SetName) =>
  incidents.flatMap(({ incident, annulledBy }) =>
    incident.kind === 'point' && annulledBy === null && incident.set === set ? [incident] : [],
  )

/** A game as its points have it: null where more points are told of it than it had. */
function playGame(
  sides: readonly Side[],
  target: number,
): { points: Score; isOver: boolean } | null {
  let points = NONE
  let isOver = false
  for (const side of sides) {
    if (isOver) return null
    points = { ...points, [side]: points[side] + 1 }
    isOver = points[side] >= target && Math.abs(points.home - points.away) >= 2
  }
  return { points, isOver }
}

/** How a set stands, by its place from 0. */
export function standingOf(record: TennisRecord, at: number): SetStanding {
  const set = SETS[at] ?? 's5'
  const form = setFormOf(record.format, at)
  const all = pointsIn(record, set)
  const stated = record.scores.findLast(({ count, period }) => count === 'games' && period === set)
  const hasBegun = all.length > 0 || stated !== undefined
  let games = stated?.score ?? NONE
  const followed = isFollowed(record) ? all : []
  const isReportedBehind = (game: number): boolean => followed.some((point) => point.game > game)
  while (!isSetOver(games, form)) {
    const number = games.home + games.away + 1
    const sides = followed.filter(({ game }) => game === number).map(({ side }) => side)
    const game = playGame(sides, pointsToWin(games, form))
    if (!game?.isOver) {
      // Points of a later game, or too many of this one: what it came to was not told.
      const isBroken = game === null || isReportedBehind(number)
      const ends = endsFrom(games, form)
      const isReported = isFollowed(record) || stated !== undefined
      const isKnown = !isBroken && isReported && ends.length > 0
      const points = isKnown && isFollowed(record) && game ? game.points : null
      return { hasBegun, scored: games, points, isKnown, isOver: false, ends }
    }
    games = withSet(games, game.points)
  }
  // Whatever is told of a set that is over cannot be true together with it.
  const isBroken = isReportedBehind(games.home + games.away)
  const ends = isBroken ? [] : endsFrom(games, form)
  const isKnown = ends.length > 0
  return { hasBegun, scored: games, points: null, isKnown, isOver: true, ends }
}

/** Is so much known of it that a score can be shown, or reckoned from? */
const isReported = (record: TennisRecord): boolean => isFollowed(record) || record.scores.length > 0

/** Where a match stands: the sets that are over, what they came to, and the set that is played, or that comes next. */
export interface MatchStanding {
  readonly sets: Score
  readonly gamesBefore: Score
  /** The place of that set, from 0. */
  readonly at: number
  readonly games: Score
  readonly points: Score
  readonly isOver: boolean
}

/** Where it stands; null where that was not told. */
export function matchStandingOf(record: TennisRecord): MatchStanding | null {
  if (!isReported(record)) return null
  const { format } = record
  const all = setsIn(format).map((_, at) => standingOf(record, at))
  const standing = standingBy(all, setsToWinIn(format), record)
  if (standing === null) return null
  const { sets, before: gamesBefore, at, isOver } = standing
  const { scored: games = NONE, points } = (isOver ? null : all[at]) ?? {}
  return { sets, gamesBefore, at, games, points: points ?? NONE, isOver }
}

/** The sets that each has won; null where that was not told. */
export const setsOf = (record: TennisRecord): Score | null =>
  matchStandingOf(record)?.sets ?? statedSetsOf(record)

/** Who serves in that game; null where nobody has said whose turn it is. */
export function serverOf(record: TennisRecord, place: Place): Side | null {
  const latest = record.incidents
    .flatMap(({ incident, annulledBy }) =>
      incident.kind === 'serve' && annulledBy === null && isUpTo(incident, place) ? [incident] : [],
    )
    // The latest place that it was said of, and of that the latest word.
    .reduce<(Place & { side: Side }) | null>(
      (before, one) => (before === null || isUpTo(before, one) ? one : before),
      null,
    )
  if (latest === null) return null
  const between = gamesBetween(record, latest, place)
  if (between === null) return null
  return between % 2 === 0 ? latest.side : otherSide(latest.side)
}

const isUpTo = (one: Place, than: Place): boolean =>
  one.set === than.set ? one.game <= than.game : SETS.indexOf(one.set) < SETS.indexOf(than.set)

/** How many games lie from one to another; null where a set between them is not known to its end. */
function gamesBetween(record: TennisRecord, from: Place, to: Place): number | null {
  let games = to.game - from.game
  for (let at = SETS.indexOf(from.set); at < SETS.indexOf(to.set); at += 1) {
    const standing = standingOf(record, at)
    if (!standing.isKnown || !standing.isOver) return null
    games += standing.scored.home + standing.scored.away
  }
  return games
}
