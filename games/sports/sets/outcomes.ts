/** All that a match in sets can still come to, by what was told of it: what of a set fits its points, of the match its sets, and of both what was stated. */
import type { Score } from '../match.ts'
import { numberIn, READS, setScoreText, type Reads } from './kinds.ts'
import { NONE, withSet, type ReportedSet } from './sets.ts'

export interface Range {
  readonly least: number
  readonly most: number
}

export interface Outcomes {
  /** The sets that each may have won in the end. */
  readonly finals: readonly Score[]
  /** What each number of the match can be. */
  readonly ranges: Readonly<Record<Reads, Range>>
  /** By their order: what each can end at, and whether it may not be played at all. */
  readonly sets: readonly { readonly ends: readonly Score[]; readonly mayBeUnplayed: boolean }[]
}

/** From a number of sets on: how it can end, and what is added to each number until then. */
interface Ahead {
  readonly finals: ReadonlyMap<string, Score>
  readonly ranges: Readonly<Record<Reads, Range>>
}

const rangesOf = (rangeOf: (reads: Reads) => Range): Readonly<Record<Reads, Range>> =>
  // Every number is in the list.
  Object.fromEntries(READS.map((reads) => [reads, rangeOf(reads)])) as Record<Reads, Range>

const FINISHED = rangesOf(() => ({ least: 0, most: 0 }))

/** A match as it was told, set by set. */
export interface ReportedMatch {
  readonly setsToWin: number
  /** All that there can be, in their order. */
  readonly sets: readonly ReportedSet[]
  /** The sets of the match, where they were told as a whole. */
  readonly stated: Score | null
  /** Was it played to its end? */
  readonly hasEnded: boolean
}

/** What the match can end at; null where what was told cannot be true together. */
export function outcomesOf(match: ReportedMatch): Outcomes | null {
  const { sets } = match
  const begun = sets.findLastIndex(({ hasBegun }) => hasBegun)
  const fits = fitsStated(match)
  const isPossible = (final: Score): boolean => final.home + final.away > begun && fits(final)
  const ahead = walkBack(match, isPossible)
  const all = ahead(NONE)
  if (all === null) return null
  const finals = [...all.finals.values()]
  const ends = walkForth(match, ahead)
  return {
    finals,
    ranges: all.ranges,
    sets: ends.map((of, at) => ({
      ends: of,
      mayBeUnplayed: finals.some(({ home, away }) => home + away <= at),
    })),
  }
}

/** The same of a sport's records. One never changes, and each of its markets asks: it is worked out once. */
export function outcomesOfRecords<Of extends object>(
  reportedOf: (record: Of) => ReportedMatch,
): (record: Of) => Outcomes | null {
  const known = new WeakMap<Of, Outcomes | null>()
  return (record) => {
    const before = known.get(record)
    if (before !== undefined) return before
    const outcomes = outcomesOf(reportedOf(record))
    known.set(record, outcomes)
    return outcomes
  }
}

/** While it is played, what was stated of its sets is the least of them. */
function fitsStated({ stated, hasEnded }: ReportedMatch): (final: Score) => boolean {
  if (stated === null) return () => true
  const { home, away } = stated
  return hasEnded
    ? (final) => final.home === home && final.away === away
    : (final) => final.home >= home && final.away >= away
}

const isWon = ({ home, away }: Score, { setsToWin }: ReportedMatch): boolean =>
  Math.max(home, away) === setsToWin

/** What lies ahead of so many sets, worked out once for each; null where no end of the match fits. */
function walkBack(
  match: ReportedMatch,
  isPossible: (final: Score) => boolean,
): (won: Score) => Ahead | null {
  const known = new Map<string, Ahead | null>()
  const ahead = (won: Score): Ahead | null => {
    if (isWon(won, match))
      return isPossible(won)
        ? { finals: new Map([[setScoreText(won), won]]), ranges: FINISHED }
        : null
    const name = setScoreText(won)
    const before = known.get(name)
    if (before !== undefined) return before
    const ends = match.sets[won.home + won.away]?.ends ?? []
    const found = ends.flatMap((end) => {
      const next = ahead(withSet(won, end))
      return next === null ? [] : [after(next, end)]
    })
    const joined = found.length === 0 ? null : found.reduce(joinedWith)
    known.set(name, joined)
    return joined
  }
  return ahead
}

/** A set that ended so, and what lies ahead of it. */
const after = ({ finals, ranges }: Ahead, end: Score): Ahead => ({
  finals,
  ranges: rangesOf((reads) => {
    const number = numberIn({ sets: withSet(NONE, end), scored: end }, reads)
    return { least: ranges[reads].least + number, most: ranges[reads].most + number }
  }),
})

const joinedWith = (one: Ahead, other: Ahead): Ahead => ({
  finals: new Map([...one.finals, ...other.finals]),
  ranges: rangesOf((reads) => ({
    least: Math.min(one.ranges[reads].least, other.ranges[reads].least),
    most: Math.max(one.ranges[reads].most, other.ranges[reads].most),
  })),
})

/** What each set can end at, where the match can go on from there. */
function walkForth(
  match: ReportedMatch,
  ahead: (won: Score) => Ahead | null,
): readonly (readonly Score[])[] {
  let reached = new Map([[setScoreText(NONE), NONE]])
  return match.sets.map(({ ends }) => {
    const fitting = new Map<string, Score>()
    const next = new Map<string, Score>()
    for (const won of reached.values())
      for (const end of ends) {
        const then = withSet(won, end)
        if (ahead(then) === null) continue
        fitting.set(setScoreText(end), end)
        if (!isWon(then, match)) next.set(setScoreText(then), then)
      }
    reached = next
    return [...fitting.values()]
  })
}
