/**
 * The rules of bingo: what the tickets of a game win. Balls and tickets are handed in (`chance/bingo.ts`), and what was in
 * the room's jackpot before; nothing here draws, reads a clock, or knows who plays.
 */
import type { BingoPrizeName } from '#contract/games/bingo-names.ts'
import type { Money } from '#contract/money.ts'
import {
  callsOf,
  sharesOf,
  stagesOf,
  ticketsOf,
  type BingoRules,
  type TicketRows,
} from './numbers.ts'

export interface SoldTicket {
  /** From 1, in the order that they were sold. */
  readonly number: number
  readonly rows: TicketRows
}

export interface WonPrize {
  readonly name: BingoPrizeName
  /** At how many balls it fell. */
  readonly ball: number
  /** What the tickets share, in micro-lira. */
  readonly amount: number
  /** Ascending. */
  readonly tickets: readonly number[]
}

export interface SharedGame {
  /** Those that were called: none any more once a ticket is full. */
  balls: number[]
  /** What the room's jackpot held before the game, and holds after it. */
  pot: { before: number; after: number }
  prizes: WonPrize[]
}

/**
 * What a game comes to for the tickets that were sold, all of one price, and the order of its balls, at least as many as make one
 * of them full. A prize falls at the first ball that makes it of any ticket, and all tickets that it makes it of share it. Of a full
 * house within the room's count of balls the jackpot falls too, with this game's part; else it holds that on. Amounts are micro-lira as
 * whole numbers. Throws where the balls make no ticket full.
 */
export function shareOut(
  sold: readonly SoldTicket[],
  balls: readonly number[],
  { price, jackpotBalls }: Pick<BingoRules, 'price' | 'jackpotBalls'>,
  potBefore: number,
): SharedGame {
  if (sold.length === 0)
    return { balls: [], pot: { before: potBefore, after: potBefore }, prizes: [] }
  const shares = sharesOf(BigInt(price) * BigInt(sold.length))
  const calls = callsOf(balls)
  const stages = sold.map(({ number, rows }) => ({ number, ...stagesOf(rows, calls) }))
  const fallen = (name: 'line' | 'lines' | 'house'): WonPrize => {
    const ball = Math.min(...stages.map((stage) => stage[name]))
    const tickets = stages.filter((stage) => stage[name] === ball).map(({ number }) => number)
    return { name, ball, amount: Number(shares[name]), tickets: tickets.toSorted((a, b) => a - b) }
  }
  const prizes = (['line', 'lines', 'house'] as const).map(fallen)
  const house = prizes[2]
  if (!house || !Number.isFinite(house.ball)) throw new RangeError('the balls make no ticket full')
  const pot = potBefore + Number(shares.jackpot)
  const isFallen = house.ball <= jackpotBalls
  if (isFallen) prizes.push({ ...house, name: 'jackpot', amount: pot })
  return {
    balls: balls.slice(0, house.ball),
    pot: { before: potBefore, after: isFallen ? 0 : pot },
    prizes,
  }
}

/** What a ticket has of a prize: all share alike, and what does not divide goes to earlier tickets, a micro-lira each. */
export function partOf(
  { amount, tickets }: Pick<WonPrize, 'amount' | 'tickets'>,
  ticket: number,
): Money {
  const place = tickets.indexOf(ticket)
  if (place < 0) return 0n
  const [whole, count] = [BigInt(amount), BigInt(tickets.length)]
  return whole / count + (BigInt(place) < whole % count ? 1n : 0n)
}

/** What a stake is paid, all its tickets and all prizes together; null where it can have bought none of the tickets sold. */
export function payoutOf(
  { spot, amount }: { spot: string; amount: Money },
  price: number,
  {
    tickets,
    prizes,
  }: {
    readonly tickets: readonly { readonly first: number; readonly count: number }[]
    readonly prizes: readonly WonPrize[]
  },
): Money | null {
  const own = ticketsOf(spot, amount, price)
  const first = own?.[0]
  const isSold = tickets.some((run) => run.first === first && run.count === own?.length)
  if (own === null || !isSold) return null
  return own.reduce(
    (sum, ticket) => prizes.reduce((all, prize) => all + partOf(prize, ticket), sum),
    0n,
  )
}
