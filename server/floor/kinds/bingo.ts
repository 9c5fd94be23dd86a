/** Rooms of bingo as tables of the floor: `games/bingo/` in the engine's words. A stake buys numbered tickets, drawn by the room's salt. */
import { drawTicket } from '#chance/bingo.ts'
import { drawRound } from '#chance/floor-draws.ts'
import { ticketWordsOf } from '#chance/floor.ts'
import { BINGO_PRIZES } from '#contract/games/bingo-names.ts'
import type { BingoOutcome, BingoTicket } from '#contract/games/floor-protocol.ts'
import {
  ASKED_SPOT,
  OWN_TICKETS_MOST,
  firstTicketOf,
  tellingMsOf,
  ticketsOf,
  type BingoRules,
} from '#games/bingo/numbers.ts'
import { payoutOf, shareOut } from '#games/bingo/rules.ts'
import { owedOf } from '#games/owed.ts'
import { hmacLater, sha256Later } from '../../crypto/node-hash.ts'
import type { FloorKind, FloorPool, FloorRules, RecordedOutcome, TicketRoom } from './table-kind.ts'

/** The rules of a room as they stand in the database. Throws where they are none of bingo. */
function bingoRules(recorded: FloorRules): BingoRules & { kind: 'bingo' } {
  const { price, ballMs, isSpoken, jackpotBalls, ticketsMost } = recorded
  if (
    !isCount(price) ||
    !isCount(ballMs) ||
    typeof isSpoken !== 'boolean' ||
    !isCount(jackpotBalls) ||
    !isCount(ticketsMost)
  )
    throw new Error('the rules of a table are not those of bingo')
  return { kind: 'bingo', price, ballMs, isSpoken, jackpotBalls, ticketsMost }
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0
const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0
const isCounts = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount)

type Recorded = Readonly<Record<string, unknown>>

const isRecords = (value: unknown): value is Recorded[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null)

/** The records of a list. Throws where it is none. */
function recordsIn(value: unknown): Recorded[] {
  if (!isRecords(value)) throw new Error('the outcome of a game of bingo is none')
  return value
}

/** Keys in one order, whatever they were kept in. Throws for what is no game. */
function gameIn({ balls, tickets, pot, prizes }: RecordedOutcome): BingoOutcome {
  const [{ before, after } = {}] = recordsIn([pot])
  if (!isCounts(balls) || !isAmount(before) || !isAmount(after))
    throw new Error('a game without balls, or a room without a jackpot')
  return {
    balls,
    tickets: recordsIn(tickets).map(({ first, count }) => {
      if (!isCount(first) || !isCount(count)) throw new Error('tickets without numbers')
      return { first, count }
    }),
    pot: { before, after },
    prizes: recordsIn(prizes).map(({ name, ball, amount, tickets: winners }) => {
      const prize = BINGO_PRIZES.find((one) => one === name)
      if (prize === undefined || !isCount(ball) || !isAmount(amount) || !isCounts(winners))
        throw new Error('a prize of bingo is none')
      return { name: prize, ball, amount, tickets: winners }
    }),
  }
}

/** Tickets that were drawn are kept for a while: they are shown again with every look at a room. */
const drawn = new Map<string, BingoTicket>()
const KEPT_MAX = 20_000

async function ticketOf({ table, round, salt }: TicketRoom, number: number): Promise<BingoTicket> {
  const key = `${salt} ${table} ${round} ${number}`
  const known = drawn.get(key)
  if (known) return known
  const words = await ticketWordsOf(hmacLater, sha256Later, { table, round, salt }, number)
  const ticket = { number, rows: await drawTicket(words) }
  const [oldest] = drawn.keys()
  if (drawn.size >= KEPT_MAX && oldest !== undefined) drawn.delete(oldest)
  drawn.set(key, ticket)
  return ticket
}

const ticketsIn = (room: TicketRoom, numbers: readonly number[]): Promise<BingoTicket[]> =>
  Promise.all(numbers.map((number) => ticketOf(room, number)))

const POOL: FloorPool = {
  soldOf(stakes, rules) {
    const { price } = bingoRules(rules)
    return stakes
      .map(({ spot, amount }) => {
        const tickets = ticketsOf(spot, amount, price)
        if (!tickets) throw new Error(`${spot} is no purchase of tickets`)
        return { first: tickets[0] ?? 0, count: tickets.length }
      })
      .toSorted((a, b) => a.first - b.first)
  },
  async share(outcome, room, sold, before) {
    if (!('balls' in outcome)) throw new Error('a game without balls')
    const numbers = sold.flatMap(({ first, count }) =>
      Array.from({ length: count }, (_, at) => first + at),
    )
    const tickets = await ticketsIn(room, numbers)
    const { balls, pot, prizes } = shareOut(tickets, outcome.balls, bingoRules(room.rules), before)
    return gameIn({ balls, tickets: sold, pot, prizes })
  },
  leftBy: (outcome) => gameIn(outcome).pot.after,
  recorded: gameIn,
  tickets: ticketsIn,
  boughtBy: ({ spot, amount }, rules) => ticketsOf(spot, amount, bingoRules(rules).price) ?? [],
}

export const BINGO: FloorKind = {
  rules: bingoRules,
  outcome: gameIn,
  card: null,
  isShownAtOnce: true,
  isSummedUp: true,
  addedSpots: null,
  isSpot: (name, target) =>
    target === null && (name === ASKED_SPOT || firstTicketOf(name) !== null),
  /** A ticket is asked for by no number; what a purchase is called is said once it stands. */
  limits(spot, _maxStake, _card, rules) {
    if (spot !== ASKED_SPOT) return null
    const { price, ticketsMost } = bingoRules(rules)
    const ticketPrice = BigInt(price)
    const roundMost = ticketPrice * BigInt(OWN_TICKETS_MOST)
    const room = { ticketPrice, most: ticketPrice * BigInt(ticketsMost) }
    return { spotMost: roundMost, roundMost, stakesMost: OWN_TICKETS_MOST, room }
  },
  bounds(maxStake, rules) {
    const price = BigInt(bingoRules(rules).price)
    return [['ticket', price > maxStake ? 0n : price]]
  },
  byHand: null,
  draw: async (words, rules) => (await drawRound(bingoRules(rules), words)).outcome,
  tellingMs: (outcome, rules) => tellingMsOf(gameIn(outcome).balls.length, bingoRules(rules)),
  paidAtMs: () => null,
  pay({ amount, taken, spot }, outcome, rules) {
    const won = payoutOf({ spot, amount }, bingoRules(rules).price, gameIn(outcome))
    if (won === null) throw new Error(`${spot} was not sold for this game`)
    return { taken: amount - taken, won, hundredths: null }
  },
  owed: (stake, outcome, rules) =>
    owedOf(stake, { rules: bingoRules(rules), outcome: gameIn(outcome), card: null }),
  pool: POOL,
}
