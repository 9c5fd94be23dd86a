/**
 * Balls and tickets of the floor's bingo rooms. The numbers are drawn by `floor.ts`; the house draws with this very code, and a
 * browser verifies with it.
 *
 * Balls 1 to 90 lie in ascending order and are shuffled, Fisher–Yates from the end; they are called from the first on. The words are
 * the round's own (`wordsOf`), so whatever was sold changes no ball.
 *
 * A ticket has three rows of nine columns: 1–9, 10–19 … 70–79, 80–90. Every row has five numbers, every column one to three, ascending
 * from the top. All `TICKETS` such tickets are equally likely: a ticket is a number below that count, by words of its own
 * (`ticketWordsOf`), taken apart column by column. The columns' fills are tried in the order of `FILLS`; each is followed by as
 * many tickets as the numbers of its column can be chosen, times the ways to fill the columns after it; which numbers they are is the
 * combination of that place in the order of the dictionary.
 */
import type { FloorWords } from './floor.ts'

export const BALLS = 90
const ROW_NUMBERS = 5

/** Three rows of nine, 0 where there is no number. */
export type Ticket = readonly (readonly number[])[]

/** First and last number of each column. */
const COLUMNS: readonly (readonly [first: number, last: number])[] = Array.from(
  { length: 9 },
  (_, at) => [at === 0 ? 1 : at * 10, at === 8 ? BALLS : at * 10 + 9],
)

/** Which rows of a column have a number: the first row counts 1, the second 2, the third 4. */
const FILLS: readonly (readonly number[])[] = Array.from({ length: 7 }, (_, at) =>
  [0, 1, 2].filter((row) => ((at + 1) >> row) & 1),
)

/** How many ways there are to choose k of n: the triangle of Pascal, as far as a column goes. */
const CHOICES: bigint[][] = [[1n]]
for (let n = 1; n <= Math.max(...COLUMNS.map((_, column) => sizeOf(column))); n += 1)
  CHOICES.push(Array.from({ length: n + 1 }, (_, k) => choices(n - 1, k - 1) + choices(n - 1, k)))

function choices(n: number, k: number): bigint {
  return CHOICES[n]?.[k] ?? 0n
}

/** So many numbers are left for each row. */
type Left = readonly [number, number, number]

/** A fill of a column that the rows have room for. */
interface Step {
  readonly fill: readonly number[]
  readonly left: Left
  /** How many ways there are to fill the columns after it, and this one as well. */
  readonly after: bigint
  readonly ways: bigint
}

const steps = new Map<number, readonly Step[]>()

/** Every fill of this column and what comes of it, with so many numbers left for each row. */
function stepsFrom(column: number, left: Left): readonly Step[] {
  const [a, b, c] = left
  const key = ((column * (ROW_NUMBERS + 1) + a) * (ROW_NUMBERS + 1) + b) * (ROW_NUMBERS + 1) + c
  const found = steps.get(key)
  if (found) return found
  const made = FILLS.flatMap((fill) => {
    const rest = afterFill(left, fill)
    if (rest === null) return []
    const after = waysFrom(column + 1, rest)
    return [{ fill, left: rest, after, ways: choices(sizeOf(column), fill.length) * after }]
  })
  steps.set(key, made)
  return made
}

/** How many ways there are to fill the columns from this one on. */
function waysFrom(column: number, left: Left): bigint {
  if (column === COLUMNS.length) return left.every((one) => one === 0) ? 1n : 0n
  return stepsFrom(column, left).reduce((sum, { ways }) => sum + ways, 0n)
}

function sizeOf(column: number): number {
  const [first, last] = COLUMNS[column] ?? [1, 0]
  return last - first + 1
}

function afterFill(left: Left, fill: readonly number[]): Left | null {
  const [a, b, c] = left.map((one, row) => one - (fill.includes(row) ? 1 : 0))
  if (a === undefined || b === undefined || c === undefined) return null
  return Math.min(a, b, c) < 0 ? null : [a, b, c]
}

const WHOLE: Left = [ROW_NUMBERS, ROW_NUMBERS, ROW_NUMBERS]

/** How many different tickets there are: 3,669,688,706,217,187,500. */
export const TICKETS = waysFrom(0, WHOLE)

/** The ticket of this place, from 0. Throws for a place that no ticket has. */
export function ticketAt(place: bigint): Ticket {
  if (place < 0n || place >= TICKETS) throw new RangeError('no ticket has this place')
  const rows = [0, 1, 2].map(() => COLUMNS.map(() => 0))
  let rest = place
  let left = WHOLE
  for (const [column, [first]] of COLUMNS.entries()) {
    const step = stepsFrom(column, left).find(({ ways }) => {
      if (rest < ways) return true
      rest -= ways
      return false
    })
    if (!step) throw new Error('a place beyond its column')
    const { fill, after } = step
    const chosen = combination(sizeOf(column), fill.length, rest / after)
    for (const [nth, row] of fill.entries()) {
      const cells = rows[row]
      if (cells) cells[column] = first + (chosen[nth] ?? 0)
    }
    rest %= after
    left = step.left
  }
  return rows
}

/** The k of 0 … n − 1 that stand at this place, ascending, in the order of the dictionary. */
function combination(n: number, k: number, place: bigint): number[] {
  const chosen: number[] = []
  let rest = place
  for (let at = 0; chosen.length < k; at += 1) {
    const ways = choices(n - at - 1, k - chosen.length - 1)
    if (rest < ways) chosen.push(at)
    else rest -= ways
  }
  return chosen
}

/** A ticket by its words (`ticketWordsOf`). */
export const drawTicket = async (words: FloorWords): Promise<Ticket> =>
  ticketAt(await words.below(TICKETS))

export interface DrawnBalls {
  /** The first number that was drawn: which ball is called last. */
  drawn: bigint
  /** All ninety, in the order that they are called. */
  balls: number[]
}

/** The order of a game's balls, by the words of its round. */
export async function drawBalls(words: FloorWords): Promise<DrawnBalls> {
  const balls = Array.from({ length: BALLS }, (_, at) => at + 1)
  let first: bigint | null = null
  for (let end = BALLS - 1; end > 0; end -= 1) {
    const drawn = await words.below(BigInt(end + 1))
    first ??= drawn
    const at = Number(drawn)
    const [one, other] = [balls[end] ?? 0, balls[at] ?? 0]
    balls[end] = other
    balls[at] = one
  }
  return { drawn: first ?? 0n, balls }
}
