/** All that a tennis match can still come to, by what was told of it: what of a set fits its points, of the match its sets, and of both what was stated. */
import type { Score } from '../match.ts'
import { isMatchOver, setsIn, withSet, type FormatName } from './formats.ts'
import { numberIn, READS, setScoreText, type Reads } from './kinds.ts'
import { standingOf, statedSetsOf, type SetStanding, type TennisRecord } from './record.ts'

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

const NONE: Score = { home: 0, away: 0 }

const rangesOf = (rangeOf: (reads: Reads) => Range): Readonly<Record<Reads, Range>> =>
  // Every number is in the list.
  Object.fromEntries(READS.map((reads) => [reads, rangeOf(reads)])) as Record<Reads, Range>

const FINISHED = rangesOf(() => ({ least: 0, most: 0 }))

/** What the match can end at; null where what was told cannot be true together. */
export function outcomesOf(record: TennisRecord): Outcomes | null {
  const known = OUTCOMES.get(record)
  if (known !== undefined) return known
  const outcomes = workOut(record)
  OUTCOMES.set(record, outcomes)
  return outcomes
}

/** A record never changes: each of its markets asks the same. */
const OUTCOMES = new WeakMap<TennisRecord, Outcomes | null>()

function workOut(record: TennisRecord): Outcomes | null {
  const { format } = record
  const sets = setsIn(format).map((_, at) => standingOf(record, at))
  const begun = sets.findLastIndex(({ hasBegun }) => hasBegun)
  const fits = fitsStated(record)
  const isPossible = (final: Score): boolean => final.home + final.away > begun && fits(final)
  const ahead = walkBack(sets, format, isPossible)
  const all = ahead(NONE)
  if (all === null) return null
  const finals = [...all.finals.values()]
  const ends = walkForth(sets, format, ahead)
  return {
    finals,
    ranges: all.ranges,
    sets: ends.map((of, at) => ({
      ends: of,
      mayBeUnplayed: finals.some(({ home, away }) => home + away <= at),
    })),
  }
}

/** While it is played, what was stated of its sets is the least of them. */
function fitsStated(record: TennisRecord): (final: Score) => boolean {
  const stated = statedSetsOf(record)
  if (stated === null) return () => true
  const { home, away } = stated
  return record.ending === 'ended'
    ? (final) => final.home === home && final.away === away
    : (final) => final.home >= home && final.away >= away
}

/** What lies ahead of so many sets, worked out once for each; null where no end of the match fits. */
function walkBack(
  sets: readonly SetStanding[],
  format: FormatName,
  isPossible: (final: Score) => boolean,
): (won: Score) => Ahead | null {
  const known = new Map<string, Ahead | null>()
  const ahead = (won: Score): Ahead | null => {
    if (isMatchOver(won, format))
      return isPossible(won)
        ? { finals: new Map([[setScoreText(won), won]]), ranges: FINISHED }
        : null
    const name = setScoreText(won)
    const before = known.get(name)
    if (before !== undefined) return before
    const ends = sets[won.home + won.away]?.ends ?? []
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
    const number = numberIn({ sets: withSet(NONE, end), games: end }, reads)
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
  sets: readonly SetStanding[],
  format: FormatName,
  ahead: (won: Score) => Ahead | null,
): readonly (readonly Score[])[] {
  let reached = new Map([[setScoreText(NONE), NONE]])
  return sets.map(({ ends }) => {
    const fitting = new Map<string, Score>()
    const next = new Map<string, Score>()
    for (const won of reached.values())
      for (const end of ends) {
        const then = withSet(won, end)
        if (ahead(then) === null) continue
        fitting.set(setScoreText(end), end)
        if (!isMatchOver(then, format)) next.set(setScoreText(then), then)
      }
    reached = next
    return [...fitting.values()]
  })
}
