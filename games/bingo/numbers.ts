/**
 * The figures of bingo, all that a page needs to show a room by itself: its rooms, what goes back of what is staked, how many tickets
 * there are, when a ticket has a row, two, all. The name of a stake stands in the books: `tickets-17` bought as many tickets
 * as its amount pays, numbered from 17. Amounts are micro-lira; nothing here draws.
 */
import { BINGO_PRIZES, type BingoPrizeName } from '#contract/games/bingo-names.ts'
import type { Money } from '#contract/money.ts'

export interface BingoRules {
  /** Of a ticket, in micro-lira; a number, as it stands in the database. */
  readonly price: number
  /** A ball is called every so many ms. */
  readonly ballMs: number
  /** Are the numbers called by voice too? */
  readonly isSpoken: boolean
  /** A full house within so many balls wins the jackpot. */
  readonly jackpotBalls: number
  /** So many tickets a game takes, of all members together. */
  readonly ticketsMost: number
}

const LIRA = 1_000_000
const ROOM = { ballMs: 3_000, isSpoken: false, jackpotBalls: 50, ticketsMost: 600 } as const

/** The rooms of the house, by their tables. */
export const BINGO_ROOMS = {
  'bingo-lale': { ...ROOM, price: 2 * LIRA },
  'bingo-cini': { ...ROOM, price: 10 * LIRA },
  'bingo-sedef': { ...ROOM, price: 50 * LIRA, ticketsMost: 300 },
  'sesli-bingo-bulbul': { ...ROOM, price: 2 * LIRA, isSpoken: true },
  'sesli-bingo-kumru': { ...ROOM, price: 10 * LIRA, isSpoken: true },
} as const satisfies Readonly<Record<string, BingoRules>>

/** Of what is staked on a game so many per cent go to each prize; the jackpot's part waits until it falls. */
export const SHARES: Readonly<Record<BingoPrizeName, bigint>> = {
  line: 14n,
  lines: 20n,
  house: 50n,
  jackpot: 8n,
}

/** What comes back of all that is staked, in per cent. */
export const RETURN_PERCENT = BINGO_PRIZES.reduce((sum, prize) => sum + SHARES[prize], 0n)

/** What a game's sales give each prize: three of them rounded down, the jackpot what is left of the stated return. */
export function sharesOf(sales: Money): Record<BingoPrizeName, Money> {
  const part = (percent: bigint): Money => (sales * percent) / 100n
  const [line, lines, house] = [part(SHARES.line), part(SHARES.lines), part(SHARES.house)]
  return { line, lines, house, jackpot: part(RETURN_PERCENT) - line - lines - house }
}

/** So many balls there are, and so many numbers on a ticket. */
export const BALLS = 90
export const NUMBERS = 15

/** So many tickets a member may have bought in one game, those that were taken back too. */
export const OWN_TICKETS_MOST = 24
/** So many tickets one purchase buys at most. */
export const BOUGHT_MOST = 6

/** What a purchase asks for; what was bought stands in the books under the number of its first ticket. */
export const ASKED_SPOT = 'tickets'

/** The number of a purchase's first ticket; null where no purchase has that name. */
export function firstTicketOf(spot: string): number | null {
  const found = /^tickets-([1-9]\d{0,5})$/.exec(spot)
  return found ? Number(found[1]) : null
}

/** The numbers of the tickets that a stake bought; null where it can have bought none. */
export function ticketsOf(spot: string, amount: Money, price: number): number[] | null {
  const first = firstTicketOf(spot)
  const cost = BigInt(price)
  if (first === null || cost <= 0n || amount <= 0n || amount % cost !== 0n) return null
  return Array.from({ length: Number(amount / cost) }, (_, at) => first + at)
}

/** A ticket: three rows of nine, 0 where there is no number. */
export type TicketRows = readonly (readonly number[])[]

/** At which ball each ball's number is called, from 1; a number that is not called has none. */
export const callsOf = (balls: readonly number[]): ReadonlyMap<number, number> =>
  new Map(balls.map((ball, at) => [ball, at + 1]))

/** At how many balls a row of a ticket is full; Infinity where a number of it is not called. */
export const rowFullAt = (row: readonly number[], calls: ReadonlyMap<number, number>): number =>
  row.reduce(
    (last, number) => (number === 0 ? last : Math.max(last, calls.get(number) ?? Infinity)),
    0,
  )

/** At how many balls a ticket has one row, two rows and all of it. */
export function stagesOf(
  rows: TicketRows,
  calls: ReadonlyMap<number, number>,
): Record<'line' | 'lines' | 'house', number> {
  const [line = Infinity, lines = Infinity, house = Infinity] = rows
    .map((row) => rowFullAt(row, calls))
    .toSorted((a, b) => a - b)
  return { line, lines, house }
}

/** How many numbers of a ticket are still to be called. */
export const missingOf = (rows: TicketRows, called: ReadonlySet<number>): number =>
  rows.flat().filter((number) => number !== 0 && !called.has(number)).length

/** How likely one ticket is to be full within so many balls: so much of so much. */
export const fullWithin = (balls: number): { of: bigint; all: bigint } => ({
  of: choices(balls, NUMBERS),
  all: choices(BALLS, NUMBERS),
})

function choices(n: number, k: number): bigint {
  let ways = 1n
  for (let at = 0; at < k; at += 1) ways = (ways * BigInt(n - at)) / BigInt(at + 1)
  return ways
}

/** How long a game is told that takes so many balls: each has its time, and the last one twice. */
export const tellingMsOf = (balls: number, { ballMs }: Pick<BingoRules, 'ballMs'>): number =>
  (balls + 1) * ballMs
