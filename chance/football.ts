/**
 * Who plays whom on a match day of a league, how many goals are expected of each that day, and when each scores. The numbers are drawn
 * by `floor.ts`; the house draws with this very code, and a browser verifies with it. Places are counted from 0: the home side of the
 * first match, its guests, the home side of the second, and so on.
 *
 * Who plays whom is drawn by nobody: the calendar (`pairingsOn`) follows from the round's number. A card is drawn before its round opens, from the
 * table's published salt alone (`cardWordsOf`): for each place, in order, a number below 31 is drawn, the club's form is 85 % and so many
 * more, and what is expected of it is what its league scores there (`home` or `away`) × its attack × the other's defence × its
 * form, to the nearest tenth of a goal (a half up), and one tenth at least.
 *
 * Goals are drawn after the round has closed, match by match: a number below the sum of the weights of a table of endings, which is worked
 * out from what is expected of the two and is handed in, falls on one, counted through in the order of the table; another one in the
 * same way on a score at half time, of those that may stand before that ending; then a minute for each goal: of the home side's before half time, of the guests' before it, of the home side's after it, of the guests' after it. It is a number below the
 * count of the minutes of that half in which nobody scored yet, and names one of these from the first on.
 */
import type { FloorWords } from './floor.ts'

export interface LeagueRules {
  /** Goals that a club of the middle scores against another, in hundredths. */
  readonly home: number
  readonly away: number
  /** What each club scores, and lets in, in hundredths of that. */
  readonly attacks: readonly number[]
  readonly defences: readonly number[]
}

export interface MatchDayCard {
  /** Which club plays at each place. */
  readonly field: readonly number[]
  /** Goals that are expected of it, in tenths. */
  readonly strengths: readonly number[]
}

/** Scores, each in as many of `all` as its weight says. */
interface WeighedScores {
  readonly weights: ArrayLike<number>
  readonly all: number
  readonly scoreAt: (at: number) => readonly [home: number, away: number]
}

/** How likely a match ends so; and what may have stood at half time before each ending. */
interface ScoreTable extends WeighedScores {
  readonly halvesOf: (at: number) => WeighedScores
}

/** The table for what is expected of home side and guests, in tenths. */
export type ScoreTables = (home: number, away: number) => ScoreTable

export interface DrawnGoals {
  /** The first number that was drawn, which chose the score of the first match. */
  drawn: bigint
  /** The minutes, from 1 to 90, in which each place scored, in order. */
  goals: number[][]
}

/** By so much the clubs move on in the calendar from one season to the next. */
const SEASON_TURN = 7
/** The form of a club on a day: so much in a hundred, and up to that many more. */
export const FORM_LEAST = 85
export const FORMS = 31n
/** A tenth of a goal, in what four figures of hundredths come to. */
const TENTH = 10_000_000
const HALF_MINUTES = 45
/** The minutes of each half. */
const HALVES = [0, HALF_MINUTES].map((begins) =>
  Array.from({ length: HALF_MINUTES }, (_, at) => begins + at + 1),
)

/**
 * The clubs at every place on the match day of that number, from 1: each meets each other, at home and away, and a season
 * follows the next. Throws for a league of an odd number.
 */
export function pairingsOn(clubs: number, round: bigint): number[] {
  if (clubs < 2 || clubs % 2 !== 0 || round < 1n) throw new RangeError('no match day of a league')
  const turns = clubs - 1
  const [season, week] = [
    Number((round - 1n) / BigInt(2 * turns)),
    (round - 1n) % BigInt(2 * turns),
  ]
  const turn = Number(week) % turns
  const clubIn = (seat: number): number => {
    const label = seat === 0 ? 0 : 1 + ((seat - 1 + turn) % turns)
    return (label + SEASON_TURN * season) % clubs
  }
  const isReturn = Number(week) >= turns
  return Array.from({ length: clubs / 2 }, (_, seat) => {
    const pair = [clubIn(seat), clubIn(turns - seat)]
    // Even seats are at home; the one that never moves takes turns.
    const isSwapped = seat === 0 ? turn % 2 === 1 : seat % 2 === 1
    return isSwapped === isReturn ? pair : pair.toReversed()
  }).flat()
}

/** The card of a round, by its words (`cardWordsOf`). Throws for a league of an odd number. */
export async function drawMatchDay(
  words: FloorWords,
  { home, away, attacks, defences }: LeagueRules,
  round: bigint,
): Promise<MatchDayCard> {
  const field = pairingsOn(attacks.length, round)
  const strengths: number[] = []
  for (const [place, club] of field.entries()) {
    const isHome = place % 2 === 0
    const other = field[isHome ? place + 1 : place - 1] ?? 0
    const form = FORM_LEAST + Number(await words.below(FORMS))
    const mean = isHome ? home : away
    strengths.push(
      expectedOf({ mean, attack: attacks[club] ?? 0, defence: defences[other] ?? 0, form }),
    )
  }
  return { field, strengths }
}

/** How many tenths of a goal are expected, out of four figures in hundredths. */
export function expectedOf({ mean, attack, defence, form }: Expectation): number {
  return Math.max(1, Math.floor((mean * attack * defence * form + TENTH / 2) / TENTH))
}

interface Expectation {
  mean: number
  attack: number
  defence: number
  form: number
}

/** When everybody scores. Throws for a card that is none. */
export async function drawGoals(
  words: FloorWords,
  strengths: readonly number[],
  tableOf: ScoreTables,
): Promise<DrawnGoals> {
  if (strengths.length < 2 || strengths.length % 2 !== 0)
    throw new RangeError('no card of a match day')
  const goals: number[][] = []
  let first: bigint | null = null
  for (let place = 0; place < strengths.length; place += 2) {
    const table = tableOf(strengths[place] ?? 0, strengths[place + 1] ?? 0)
    const drawn = await words.below(BigInt(table.all))
    first ??= drawn
    const ending = fallenOn(table, Number(drawn))
    const halves = table.halvesOf(ending)
    const half = halves.scoreAt(fallenOn(halves, Number(await words.below(BigInt(halves.all)))))
    goals.push(...(await drawMinutes(words, half, table.scoreAt(ending))))
  }
  return { drawn: first ?? 0n, goals }
}

function fallenOn({ weights }: WeighedScores, drawn: number): number {
  let rest = drawn
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0
    if (rest < weight) return at
    rest -= weight
  }
  throw new RangeError('a number above all weights')
}

async function drawMinutes(
  words: FloorWords,
  half: readonly [home: number, away: number],
  full: readonly [home: number, away: number],
): Promise<number[][]> {
  const scored: [number[], number[]] = [[], []]
  for (const [nth, minutes] of HALVES.entries()) {
    const free = [...minutes]
    for (const side of [0, 1] as const) {
      const count = nth === 0 ? half[side] : full[side] - half[side]
      for (let goal = 0; goal < count; goal += 1) {
        const at = Number(await words.below(BigInt(free.length)))
        scored[side].push(...free.splice(at, 1))
      }
    }
  }
  return scored.map((minutes) => minutes.toSorted((a, b) => a - b))
}
