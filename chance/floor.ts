/**
 * From a chain of seeds and the client seeds of a round's first members to what the round comes to. The platform draws with
 * this very code and everyone verifies with it. It takes a seed, the table, the round's number and the crowd, and
 * nothing else: no bet, no balance and no clock can reach an outcome.
 *
 * A chain: the last seed is random, and each before it is the SHA-256 of the one after, over 32 bytes; the hash of the first
 * one is published before any round. Round i of a chain uses its seed i, which is revealed when the round is over: whoever has
 * the seed before it sees that it is the next.
 *
 * A round: its message is `kasa/2:floor:<table>:<round>:<crowd>`; the crowd is the SHA-256, in hex, of the JSON list of client
 * seeds, which is the table's published salt alone where nobody brought one. Word k is the first eight bytes, big-endian, of
 * HMAC-SHA-256 with the seed as key over the message, `:` and k, from 0 on. A number below n: a word at or above
 * ⌊2^64/n⌋·n is thrown away, else it is word mod n. A shuffle is Fisher–Yates from the end.
 */
import { firstWord, pointOf, type HmacLater } from './draw.ts'

/** SHA-256, handed in: `node:crypto` on the platform, Web Crypto in a browser. Of a text its UTF-8 is hashed. */
export type HashLater = (content: Uint8Array | string) => Promise<Uint8Array>

/** How many client seeds a crowd has at most: those of the first members whose bets were accepted. */
export const CROWD_MAX = 3
/** How many rounds a chain holds. */
export const CHAIN_ROUNDS = 100_000

/** A word is thrown away with a chance below one half, so no honest draw ever gets here. */
const DISCARDED_MAX = 256

export interface FloorRound {
  table: string
  /** From 1; the chain's index within its chain. */
  round: bigint
  /** The client seeds, in the order of the bets; empty where nobody brought one. */
  clientSeeds: readonly string[]
  /** The table's, published with it. */
  salt: string
}

/** What a crowd is hashed as. */
export const crowdText = ({
  clientSeeds,
  salt,
}: Pick<FloorRound, 'clientSeeds' | 'salt'>): string =>
  JSON.stringify(clientSeeds.length === 0 ? [salt] : clientSeeds)

/** The crowd of a round: hex SHA-256 of `crowdText`, 64 characters. */
export async function crowdOf(
  sha256: HashLater,
  round: Pick<FloorRound, 'clientSeeds' | 'salt'>,
): Promise<string> {
  return hex(await sha256(crowdText(round)))
}

const isRound = (table: string, round: bigint): boolean =>
  /^[a-z0-9-]{1,40}$/.test(table) && round >= 1n

/** What the words of a round are taken over. Throws for a table or crowd that would leave two readings. */
export function floorMessage(table: string, round: bigint, crowd: string): string {
  if (!isRound(table, round) || !/^[0-9a-f]{64}$/.test(crowd))
    throw new RangeError('no such round of the floor')
  return `kasa/2:floor:${table}:${round}:${crowd}`
}

/** The words of a round, one after the other. */
export interface FloorWords {
  /** A number from 0 to n − 1, evenly. n is 1 … 2^64. */
  below(n: bigint): Promise<bigint>
}

/** The words of the round that `message` (`floorMessage`) is of, by its seed of 32 bytes. Throws where the HMAC is none. */
export function floorWords(hmac: HmacLater, seed: Uint8Array, message: string): FloorWords {
  let k = 0
  return {
    async below(n) {
      for (let discarded = 0; discarded < DISCARDED_MAX; discarded += 1) {
        const word = firstWord(await hmac(seed, `${message}:${k}`))
        k += 1
        const point = pointOf(word, n)
        if (point !== null) return point
      }
      throw new Error('the HMAC handed in is not one')
    },
  }
}

/** The words of a round from all that is published of it. */
export async function wordsOf(
  hmac: HmacLater,
  sha256: HashLater,
  seed: Uint8Array,
  round: FloorRound,
): Promise<FloorWords> {
  const crowd = await crowdOf(sha256, round)
  return floorWords(hmac, seed, floorMessage(round.table, round.round, crowd))
}

/**
 * The words of what a table shows of a round before it opens (a card): its key is the SHA-256 of the table's published salt, its
 * message `kasa/2:floor-card:<table>:<round>`. Nothing of the chain is in it, so nothing of an outcome is either.
 */
export async function cardWordsOf(
  hmac: HmacLater,
  sha256: HashLater,
  { table, round, salt }: Pick<FloorRound, 'table' | 'round' | 'salt'>,
): Promise<FloorWords> {
  if (!isRound(table, round)) throw new RangeError('no such round of the floor')
  return floorWords(hmac, await sha256(salt), `kasa/2:floor-card:${table}:${round}`)
}

/**
 * The words of a ticket that a room sells for a round: as those of a card, under the message
 * `kasa/2:floor-ticket:<table>:<round>:<ticket>`. Tickets of a round are numbered from 1, in the order that they are sold.
 */
export async function ticketWordsOf(
  hmac: HmacLater,
  sha256: HashLater,
  { table, round, salt }: Pick<FloorRound, 'table' | 'round' | 'salt'>,
  ticket: number,
): Promise<FloorWords> {
  if (!isRound(table, round) || !Number.isSafeInteger(ticket) || ticket < 1)
    throw new RangeError('no such ticket of the floor')
  return floorWords(hmac, await sha256(salt), `kasa/2:floor-ticket:${table}:${round}:${ticket}`)
}

/** Is this the seed that follows the one before it? */
export async function isNextInChain(
  sha256: HashLater,
  seed: Uint8Array,
  before: Uint8Array,
): Promise<boolean> {
  return seed.length === SEED_BYTES && hex(await sha256(seed)) === hex(before)
}

export const SEED_BYTES = 32

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
