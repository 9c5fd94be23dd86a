/**
 * A tennis match point by point: whoever serves wins the point by a chance that hangs on the two players alone. From it follow the chances of a game, of a
 * tie-break, of a set and of the match, so all that is offered is read from one recursion, before the match as in play: today's chance is the mean
 * of tomorrow's. Chances are floats; no money stands here.
 */
import { otherSide, type Score, type Side } from '../match.ts'
import type { Counted } from '../sets/kinds.ts'
import { homeChance, servesOf, type Rates } from '../sets/serve.ts'
import { NONE, sumOf, withSet } from '../sets/sets.ts'
import {
  isMatchOver,
  isSetOver,
  isTieBreakAt,
  pointsToWin,
  setFormOf,
  type FormatName,
  type SetForm,
} from './formats.ts'

/** Who serves a point of a tie-break, by how many were played of it: the first serves one, and then each two. */
export const tieBreakServer = (first: Side, played: number): Side =>
  Math.floor((played + 1) / 2) % 2 === 0 ? first : otherSide(first)

/** A game, or a tie-break, that is played: so many points win it, two ahead. */
interface Game {
  readonly server: Side
  readonly to: number
  readonly isTieBreak: boolean
}

/** The chance of the home side to win the game from there. */
export function gameChance(rates: Rates, { server, to, isTieBreak }: Game, from: Score): number {
  const chanceAt = (played: number): number =>
    homeChance(rates, isTieBreak ? tieBreakServer(server, played) : server)
  const known = new Map<number, number>()
  const walk = (home: number, away: number): number => {
    if (home >= to && home - away >= 2) return 1
    if (away >= to && away - home >= 2) return 0
    // Level so late, one of two points in a row decides, again and again: a side must win both.
    if (home === away && home >= to - 1) {
      const [first, second] = [chanceAt(home + away), chanceAt(home + away + 1)]
      const both = first * second
      return both / (both + (1 - first) * (1 - second))
    }
    const name = home * 100 + away
    const before = known.get(name)
    if (before !== undefined) return before
    const point = chanceAt(home + away)
    const chance = point * walk(home + 1, away) + (1 - point) * walk(home, away + 1)
    known.set(name, chance)
    return chance
  }
  return walk(from.home, from.away)
}

/** Where a set stands. */
export interface SetStart {
  readonly games: Score
  /** Of the game that is played. */
  readonly points: Score
  /** Who serves in it. */
  readonly server: Side
}

/** What a set ends at, and who serves first in the next one. */
export interface SetEnd {
  readonly games: Score
  readonly next: Side
  readonly chance: number
}

/** All that a set can end at from there. */
export function setLaw(
  rates: Rates,
  form: SetForm,
  { games, points, server }: SetStart,
): readonly SetEnd[] {
  const ends: SetEnd[] = []
  let standing = new Map([[0, { games, chance: 1 }]])
  const chances = new Map<string, number>()
  for (let turn = server, from = points; standing.size > 0; turn = otherSide(turn), from = NONE) {
    const next = new Map<number, { games: Score; chance: number }>()
    const go = (to: Score, chance: number): void => {
      if (isSetOver(to, form)) {
        ends.push({ games: to, next: otherSide(turn), chance })
        return
      }
      const before = next.get(to.home)
      next.set(to.home, { games: to, chance: chance + (before?.chance ?? 0) })
    }
    for (const { games: now, chance } of standing.values()) {
      const isTieBreak = isTieBreakAt(now, form)
      const name = [turn, isTieBreak, from.home, from.away].join()
      const home =
        chances.get(name) ??
        gameChance(rates, { server: turn, to: pointsToWin(now, form), isTieBreak }, from)
      chances.set(name, home)
      go({ home: now.home + 1, away: now.away }, chance * home)
      go({ home: now.home, away: now.away + 1 }, chance * (1 - home))
    }
    standing = next
  }
  return ends
}

/** What a match, or a set, comes to, and its chance. */
export interface Ending extends Counted {
  readonly chance: number
}

/** Endings that are alike, added up. */
function joined(endings: readonly Ending[]): readonly Ending[] {
  const known = new Map<number, Ending>()
  for (const ending of endings) {
    const { sets, scored, chance } = ending
    const name = ((sets.home * 10 + sets.away) * 100 + scored.home) * 100 + scored.away
    const before = known.get(name)
    known.set(name, before ? { ...before, chance: before.chance + chance } : ending)
  }
  return [...known.values()]
}

const shifted = (endings: readonly Ending[], games: Score, chance: number): readonly Ending[] =>
  endings.map((ending) => ({
    sets: ending.sets,
    scored: sumOf(ending.scored, games),
    chance: ending.chance * chance,
  }))

/** Where a match stands: the sets that are over and their games, and how the one that is played does. */
export interface MatchStart extends Omit<SetStart, 'server'> {
  readonly sets: Score
  readonly gamesBefore: Score
  /** Null: either, as likely as the other. */
  readonly server: Side | null
}

export const BEFORE: MatchStart = {
  sets: NONE,
  gamesBefore: NONE,
  games: NONE,
  points: NONE,
  server: null,
}

const SIDES = ['home', 'away'] as const

/** What the match comes to. */
export function matchLaw(rates: Rates, format: FormatName, start: MatchStart): readonly Ending[] {
  const fresh = new Map<string, readonly Ending[]>()
  /** From the beginning of a set on, without the games of before. */
  const freshLaw = (sets: Score, server: Side): readonly Ending[] => {
    const name = [sets.home, sets.away, server].join()
    const before = fresh.get(name)
    if (before) return before
    const law = lawFrom(sets, { games: NONE, points: NONE, server })
    fresh.set(name, law)
    return law
  }
  const lawFrom = (sets: Score, set: SetStart): readonly Ending[] => {
    const form = setFormOf(format, sets.home + sets.away)
    return joined(
      setLaw(rates, form, set).flatMap(({ games, next, chance }): readonly Ending[] => {
        const won = withSet(sets, games)
        if (isMatchOver(won, format)) return [{ sets: won, scored: games, chance }]
        return shifted(freshLaw(won, next), games, chance)
      }),
    )
  }
  const serves = servesOf(start.server)
  const { sets, games, points, gamesBefore } = start
  return joined(
    SIDES.filter((server) => serves[server] > 0).flatMap((server) =>
      shifted(lawFrom(sets, { games, points, server }), gamesBefore, serves[server]),
    ),
  )
}

/** What each of the sets from the one that is played on comes to, as far as they are played for sure. */
export function setLaws(
  rates: Rates,
  format: FormatName,
  start: MatchStart,
  count: number,
): readonly (readonly Ending[])[] {
  let serves = servesOf(start.server)
  const first = start.sets.home + start.sets.away
  return Array.from({ length: count }, (_, at) => {
    const { games, points } = at === 0 ? start : { games: NONE, points: NONE }
    const form = setFormOf(format, first + at)
    const next = { home: 0, away: 0 }
    const endings = SIDES.filter((server) => serves[server] > 0).flatMap((server) =>
      setLaw(rates, form, { games, points, server }).map((end): Ending => {
        const chance = end.chance * serves[server]
        next[end.next] += chance
        return { sets: withSet(NONE, end.games), scored: end.games, chance }
      }),
    )
    serves = next
    return joined(endings)
  })
}
