/**
 * A volleyball match rally by rally: whoever serves wins it by a chance that hangs on the two clubs alone, and whoever wins it serves next. From it follow the
 * chances of a set and of the match, so all that is offered is read from one recursion, before the match as in play: today's chance is the mean of
 * tomorrow's. Chances are floats; no money stands here.
 */
import { otherSide, type Score, type Side } from '../match.ts'
import { homeChance, servesOf, type Rates } from '../sets/serve.ts'
import { NONE, withSet } from '../sets/sets.ts'
import { LAST_SET, SETS_TO_WIN, isSetOver, pointsToWin } from './rules.ts'

/** What a set ends at. */
export interface SetEnd {
  readonly points: Score
  readonly chance: number
}

/** Where a set stands, and who serves next. */
export interface SetStart {
  readonly points: Score
  readonly server: Side
}

/** So much longer than it must last a set is followed; all that are longer still stand at its last points, by who wins them. */
const EXTRA = 30

/** The chance of the home side to win from a level score where two points ahead win, by who serves. */
function levelChance(rates: Rates, server: Side): number {
  const [own, others] = [homeChance(rates, 'home'), homeChance(rates, 'away')]
  // Won after two rallies, or level again with the other side serving, or with the same.
  const again = 1 - (1 - own) * others
  const home = own ** 2 / (again ** 2 - own * (1 - own) * others * (1 - others))
  return server === 'home' ? home : (own * others + others * (1 - others) * home) / again
}

/** All that a set to so many points can end at from there. */
export function setLaw(rates: Rates, to: number, start: SetStart): readonly SetEnd[] {
  const { home, away } = start.points
  const last = Math.max(to - 1, home, away) + EXTRA
  const ends: SetEnd[] = []
  let layer = new Map([[start.server + home, { ...start, chance: 1 }]])
  while (layer.size > 0) {
    const next = new Map<string, SetStart & { chance: number }>()
    const go = (points: Score, server: Side, chance: number): void => {
      if (isSetOver(points, to)) {
        ends.push({ points, chance })
        return
      }
      const name = server + points.home
      next.set(name, { points, server, chance: chance + (next.get(name)?.chance ?? 0) })
    }
    for (const { points, server, chance } of layer.values()) {
      if (points.home === points.away && points.home >= last) {
        const won = levelChance(rates, server)
        const level = points.home
        ends.push({ points: { home: level + 2, away: level }, chance: chance * won })
        ends.push({ points: { home: level, away: level + 2 }, chance: chance * (1 - won) })
        continue
      }
      const won = homeChance(rates, server)
      go({ ...points, home: points.home + 1 }, 'home', chance * won)
      go({ ...points, away: points.away + 1 }, 'away', chance * (1 - won))
    }
    layer = next
  }
  return joined(ends)
}

/** Ends that are alike, added up. */
function joined(ends: readonly SetEnd[]): readonly SetEnd[] {
  const known = new Map<string, SetEnd>()
  for (const { points, chance } of ends) {
    const name = `${points.home}-${points.away}`
    known.set(name, { points, chance: chance + (known.get(name)?.chance ?? 0) })
  }
  return [...known.values()]
}

/** What a match, or a set, comes to, and its chance. Of a match the points of both together are followed, and not who has how many of them. */
export interface Ending {
  readonly sets: Score
  readonly total: number
  readonly difference: number | null
  readonly chance: number
}

/** Where a match stands. */
export interface MatchStart extends Omit<SetStart, 'server'> {
  readonly sets: Score
  /** All points of the sets that are over. */
  readonly pointsBefore: number
  /** Who serves next, and who served first in that set; null: either, as likely as the other. */
  readonly server: Side | null
  readonly opener: Side | null
  /** Who serves first in a fifth set, where that was told. */
  readonly lastOpener: Side | null
}

export const BEFORE: MatchStart = {
  sets: NONE,
  points: NONE,
  pointsBefore: 0,
  server: null,
  opener: null,
  lastOpener: null,
}

const SIDES = ['home', 'away'] as const

/** How many points there are still to come in all, by how many sets each has won in the end: the chance of each number stands at its place. */
type Totals = ReadonlyMap<string, { readonly sets: Score; readonly chances: Float64Array }>

/** More points than there can be to come in five sets as they are followed. */
const POINTS_MAX = 5 * 2 * (25 + EXTRA)

/** Adds what comes after a set that ended so. */
function addAfter(
  sum: Map<string, { sets: Score; chances: Float64Array }>,
  after: Totals,
  points: number,
  chance: number,
): void {
  for (const [name, { sets, chances }] of after) {
    const own = sum.get(name)?.chances ?? new Float64Array(POINTS_MAX)
    sum.set(name, { sets, chances: own })
    for (let at = 0; at < chances.length; at += 1) {
      const more = chances[at] ?? 0
      if (more > 0) own[at + points] = (own[at + points] ?? 0) + more * chance
    }
  }
}

const wonBy = (sets: Score): Totals => {
  const chances = new Float64Array(1)
  chances[0] = 1
  return new Map([[`${sets.home}-${sets.away}`, { sets, chances }]])
}

/** What the match comes to. */
export function matchLaw(rates: Rates, start: MatchStart): readonly Ending[] {
  const fresh = new Map<string, Totals>()
  const laws = new Map<string, readonly SetEnd[]>()
  const lawOf = (to: number, set: SetStart): readonly SetEnd[] => {
    const name = [to, set.server, set.points.home, set.points.away].join()
    const law = laws.get(name) ?? setLaw(rates, to, set)
    laws.set(name, law)
    return law
  }
  /** From the beginning of a set on, that this side serves first in; of a fifth one whoever the toss gives it to. */
  const freshTotals = (sets: Score, opener: Side): Totals => {
    const at = sets.home + sets.away
    const name = [sets.home, sets.away, at === LAST_SET ? 'toss' : opener].join()
    const before = fresh.get(name)
    if (before) return before
    const totals = at === LAST_SET ? lastTotals(sets) : totalsFrom(sets, opener, freshSet(opener))
    fresh.set(name, totals)
    return totals
  }
  const lastTotals = (sets: Score): Totals => {
    const serves = servesOf(start.lastOpener)
    const sum = new Map<string, { sets: Score; chances: Float64Array }>()
    for (const side of SIDES)
      if (serves[side] > 0) addAfter(sum, totalsFrom(sets, side, freshSet(side)), 0, serves[side])
    return sum
  }
  const totalsFrom = (sets: Score, opener: Side, set: SetStart): Totals => {
    const sum = new Map<string, { sets: Score; chances: Float64Array }>()
    for (const { points, chance } of lawOf(pointsToWin(sets.home + sets.away), set)) {
      const won = withSet(sets, points)
      const isOver = Math.max(won.home, won.away) === SETS_TO_WIN
      const after = isOver ? wonBy(won) : freshTotals(won, otherSide(opener))
      addAfter(sum, after, countOf(points) - countOf(set.points), chance)
    }
    return sum
  }
  const { sets, points, pointsBefore } = start
  const gone = pointsBefore + countOf(points)
  const sum = new Map<string, { sets: Score; chances: Float64Array }>()
  for (const { opener, server, chance } of startsOf(start))
    addAfter(sum, totalsFrom(sets, opener, { points, server }), 0, chance)
  return [...sum.values()].flatMap(({ sets: final, chances }) =>
    [...chances].flatMap((chance, total) =>
      chance > 0 ? [{ sets: final, total: total + gone, difference: null, chance }] : [],
    ),
  )
}

const countOf = ({ home, away }: Score): number => home + away

const freshSet = (server: Side): SetStart => ({ points: NONE, server })

/** Who may have served first in the set that is played, and who serves next. */
function startsOf({ opener, server, points }: MatchStart) {
  const opens = servesOf(opener)
  const isFresh = points.home + points.away === 0
  return SIDES.flatMap((first) => {
    const serves = isFresh ? servesOf(server ?? first) : servesOf(server)
    return SIDES.map((next) => ({
      opener: first,
      server: next,
      chance: opens[first] * serves[next],
    }))
  }).filter(({ chance }) => chance > 0)
}

/** What each of the sets from the one that is played on comes to, as far as they are played for sure. */
export function setLaws(
  rates: Rates,
  start: MatchStart,
  count: number,
): readonly (readonly Ending[])[] {
  const first = start.sets.home + start.sets.away
  return Array.from({ length: count }, (_, at) => {
    const to = pointsToWin(first + at)
    const starts =
      at === 0
        ? startsOf(start).map(({ server, chance }) => ({ server, chance, points: start.points }))
        : openersOf(start, at).map((one) => ({ ...one, points: NONE }))
    const ends = starts.flatMap(({ points, server, chance }) =>
      setLaw(rates, to, { points, server }).map((end) => ({ ...end, chance: end.chance * chance })),
    )
    return joined(ends).map(({ points, chance }) => ({
      sets: withSet(NONE, points),
      total: points.home + points.away,
      difference: points.home - points.away,
      chance,
    }))
  })
}

/** Who serves first so many sets later: by turns. */
function openersOf({ opener }: MatchStart, later: number) {
  const side = opener === null || later % 2 === 0 ? opener : otherSide(opener)
  const serves = servesOf(side)
  return SIDES.map((server) => ({ server, chance: serves[server] })).filter(
    ({ chance }) => chance > 0,
  )
}
