/**
 * From a committed seed to the winning tickets of a lottery. Tickets have the numbers 1 … `tickets`, and each wins once
 * at most. The platform draws with this very code and everyone verifies with it: it takes the seed, the lottery's
 * name, how many tickets were given and how many prizes there are, and nothing else.
 *
 * For the prizes one after the other, from 0: HMAC-SHA-256 with the seed as key over the message, its first
 * eight bytes are a word, and the word is a point as in every draw (`draw.ts`) among the tickets that have not
 * won. Those stand in the order of their numbers, and where one has won the last of them takes its place.
 */
import { firstWord, pointOf, type HmacLater } from './draw.ts'

export interface Lottery {
  name: string
  /** How many were given, which is the last number. */
  tickets: number
}

const FIRST_LINE = 'kasa lottery 1'
/** A word is thrown away with a chance below one half, so no honest draw ever gets here. */
const COUNTER_MAX = 256

/** What the HMAC of a prize is taken over. */
export const lotteryMessage = (
  { name, tickets }: Lottery,
  prize: number,
  counter: number,
): string =>
  [
    FIRST_LINE,
    `lottery ${name}`,
    `tickets ${tickets}`,
    `prize ${prize}`,
    `counter ${counter}`,
  ].join('\n')

/** The winning numbers, in the order of the prizes; as many as there are prizes, or tickets if those are fewer. */
export async function drawTickets(
  hmac: HmacLater,
  seed: Uint8Array,
  lottery: Lottery,
  prizes: number,
): Promise<number[]> {
  const moved = new Map<number, number>()
  const at = (place: number): number => moved.get(place) ?? place + 1
  const winners: number[] = []
  for (let prize = 0; prize < Math.min(prizes, lottery.tickets); prize += 1) {
    const left = lottery.tickets - prize
    const place = Number(await pointAmong(hmac, seed, lottery, prize, BigInt(left)))
    winners.push(at(place))
    moved.set(place, at(left - 1))
  }
  return winners
}

async function pointAmong(
  hmac: HmacLater,
  seed: Uint8Array,
  lottery: Lottery,
  prize: number,
  left: bigint,
): Promise<bigint> {
  for (let counter = 0; counter < COUNTER_MAX; counter += 1) {
    const word = firstWord(await hmac(seed, lotteryMessage(lottery, prize, counter)))
    const point = pointOf(word, left)
    if (point !== null) return point
  }
  throw new Error('the HMAC handed in is not one')
}
