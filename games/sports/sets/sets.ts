/** What every sport that is played in sets has alike: their names, how far a match is by them, and how they are counted. */
import {
  recordAfter,
  type Ending,
  type MatchMessage,
  type MatchRecord,
  type Score,
  type Side,
} from '../match.ts'

export const SETS = ['s1', 's2', 's3', 's4', 's5'] as const
export type SetName = (typeof SETS)[number]

/** How far the match is. */
export type Phase = 'scheduled' | SetName | `after-${'s1' | 's2' | 's3' | 's4'}` | 'over'

/** In their order. */
export const PHASES = [
  'scheduled',
  's1',
  'after-s1',
  's2',
  'after-s2',
  's3',
  'after-s3',
  's4',
  'after-s4',
  's5',
  'over',
] as const satisfies readonly Phase[]

export const NONE: Score = { home: 0, away: 0 }

/** One for that side. */
export const ONE: Readonly<Record<Side, Score>> = {
  home: { home: 1, away: 0 },
  away: { home: 0, away: 1 },
}

/** Whom of both a score has ahead. */
export const isHomeAhead = ({ home, away }: Score): boolean => home > away

export const sumOf = (one: Score, other: Score): Score => ({
  home: one.home + other.home,
  away: one.away + other.away,
})

/** The sets after one that ended so. */
export const withSet = (sets: Score, end: Score): Score =>
  sumOf(sets, ONE[isHomeAhead(end) ? 'home' : 'away'])

/** The sets that there can be, in their order, where so many win the match. */
export const setsFor = (setsToWin: number): readonly SetName[] => SETS.slice(0, 2 * setsToWin - 1)

/** A set as far as it was told. */
export interface ReportedSet {
  /** Was anything told of it? */
  readonly hasBegun: boolean
  /** Is all known that was played of it? */
  readonly isKnown: boolean
  readonly isOver: boolean
  /** What it stands at, in games or in points. */
  readonly scored: Score
  /** All that it can still end at. */
  readonly ends: readonly Score[]
}

/** Where a match stands: the sets that are over, what was scored in them, and the place of the set that is played, or that comes next, from 0. */
export interface SetsStanding {
  readonly sets: Score
  readonly before: Score
  readonly at: number
  readonly isOver: boolean
}

/** What says how far a match is beside what was told of its sets. */
interface Reached {
  readonly phase: Phase
  readonly scores: readonly Stated[]
}

/** The place of the set that is played, or comes next, as a phase has it. */
const placeIn = (phase: Phase): number => Math.floor(PHASES.indexOf(phase) / 2)

/** Where it stands by its sets, all that there can be; null where that was not told, or is behind its phase or its sets as they were stated. */
export function standingBy(
  all: readonly ReportedSet[],
  setsToWin: number,
  record: Reached,
): SetsStanding | null {
  const standing = standingOfSets(all, setsToWin)
  if (standing === null || standing.isOver) return standing
  const stated = statedSetsOf(record) ?? NONE
  const isBehind =
    (record.phase !== 'over' && standing.at < placeIn(record.phase)) ||
    stated.home > standing.sets.home ||
    stated.away > standing.sets.away
  return isBehind ? null : standing
}

function standingOfSets(all: readonly ReportedSet[], setsToWin: number): SetsStanding | null {
  let [sets, before] = [NONE, NONE]
  for (const [at, { scored, isKnown, isOver }] of all.entries()) {
    const hasBegunBehind = all.slice(at + 1).some(({ hasBegun }) => hasBegun)
    if (!isKnown) return null
    if (!isOver) return hasBegunBehind ? null : { sets, before, at, isOver: false }
    sets = withSet(sets, scored)
    before = sumOf(before, scored)
    if (Math.max(sets.home, sets.away) === setsToWin)
      return hasBegunBehind ? null : { sets, before, at: at + 1, isOver: true }
  }
  return null
}

/** The record after a message, whose stated scores are noted as they came; see `recordAfter`. */
export const recordAfterMessage = <
  Incident extends { readonly kind: string; readonly phase?: string; readonly ending?: Ending },
  Of extends Stated & { readonly count: string },
  Rec extends MatchRecord<Incident> & { readonly scores: readonly unknown[] },
>(
  record: Rec,
  message: MatchMessage<Incident, Of>,
): Rec =>
  recordAfter<Incident, Of, Rec>(record, message, {
    hasBegun: () => true,
    notedScores: (_record, { sequence, count, period, score }) => [
      { sequence, count, period, score },
    ],
  })

/** Scores that were told as a whole, of the match or of a set. */
interface Stated {
  readonly period: string
  readonly score: Score
}

/** The sets of the match as they were told as a whole; null where they were not. */
export const statedSetsOf = ({ scores }: { readonly scores: readonly Stated[] }): Score | null =>
  scores.findLast(({ period }) => period === 'match')?.score ?? null

/** How far a match is, as far as betting on it goes. */
interface Played {
  readonly phase: Phase
  readonly ending: Ending | null
}

/** Nothing but points moves a match: it has one step, and odds are made anew with what is told. */
export const stepOf = ({ phase, ending }: Played): number | null =>
  ending !== null || phase === 'scheduled' || phase === 'over' ? null : 0

export const stepRangeOf = (record: Played): { least: number; most: number } | null =>
  stepOf(record) === null ? null : { least: 0, most: 0 }
