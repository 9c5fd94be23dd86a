/** How a tennis match is played: how many sets win it, and how its last one is decided. Tables of rules, and what a set can still come to. */
import type { Score } from '../match.ts'
import { setsFor, type SetName } from '../sets/sets.ts'

/** A set as it is played. A match tie-break stands in place of one, and counts as a set and a game. */
export interface SetForm {
  readonly isMatchTieBreak: boolean
  /** So many points win its tie-break, two ahead. */
  readonly tieBreakTo: number
}

const USUAL: SetForm = { isMatchTieBreak: false, tieBreakTo: 7 }

interface Format {
  readonly setsToWin: number
  readonly last: SetForm
}

/** The names stand in the database and on the wire: never change one. */
export const FORMATS = {
  'best-of-three': { setsToWin: 2, last: USUAL },
  'match-tie-break': { setsToWin: 2, last: { isMatchTieBreak: true, tieBreakTo: 10 } },
  'best-of-five': { setsToWin: 3, last: { isMatchTieBreak: false, tieBreakTo: 10 } },
} as const satisfies Readonly<Record<string, Format>>

export type FormatName = keyof typeof FORMATS
/** As a feed names them. */
// The keys of a constant are those of its type.
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[]

/** What is played where nothing else is said. */
export const USUAL_FORMAT: FormatName = 'best-of-three'

export const setsToWinIn = (format: FormatName): number => FORMATS[format].setsToWin

/** The sets that there can be, in their order. */
export const setsIn = (format: FormatName): readonly SetName[] => setsFor(setsToWinIn(format))

/** How the set of that place, from 0, is played. */
export const setFormOf = (format: FormatName, at: number): SetForm =>
  at === setsIn(format).length - 1 ? FORMATS[format].last : USUAL

const GAMES_MOST = 7

/** Is a set over at so many games? */
export function isSetOver({ home, away }: Score, { isMatchTieBreak }: SetForm): boolean {
  const [most, least] = [Math.max(home, away), Math.min(home, away)]
  if (isMatchTieBreak) return most === 1 && least === 0
  return (most === 6 && least <= 4) || (most === GAMES_MOST && (least === 5 || least === 6))
}

/** Is its next game a tie-break? */
export const isTieBreakAt = ({ home, away }: Score, { isMatchTieBreak }: SetForm): boolean =>
  isMatchTieBreak || (home === 6 && away === 6)

/** So many points win its next game, two ahead. */
export const pointsToWin = (games: Score, form: SetForm): number =>
  isTieBreakAt(games, form) ? form.tieBreakTo : 4

const EVERY_END: readonly Score[] = Array.from({ length: GAMES_MOST + 1 }, (_, home) => home)
  .flatMap((home) => Array.from({ length: GAMES_MOST + 1 }, (_, away) => ({ home, away })))
  .filter((score) => isSetOver(score, USUAL))

const TIE_BREAK_ENDS: readonly Score[] = [
  { home: 1, away: 0 },
  { home: 0, away: 1 },
]

/** All that a set can end at from there; nothing where it cannot stand so. */
export function endsFrom(games: Score, form: SetForm): readonly Score[] {
  if (isSetOver(games, form)) return [games]
  if (!form.isMatchTieBreak && Math.max(games.home, games.away) >= GAMES_MOST) return []
  return (form.isMatchTieBreak ? TIE_BREAK_ENDS : EVERY_END).filter(
    ({ home, away }) => home >= games.home && away >= games.away,
  )
}

export const isMatchOver = ({ home, away }: Score, format: FormatName): boolean =>
  Math.max(home, away) === setsToWinIn(format)
