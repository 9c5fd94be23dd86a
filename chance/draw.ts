/**
 * From committed seeds to a row of a published table, without bias. The platform draws with this
 * very code and the member verifies with it. It takes seeds, a nonce, what is drawn for and a total
 * weight and nothing else: no balance, no history, no bank can reach an outcome.
 *
 * A draw: HMAC-SHA-256 with the server seed as key over the message; its first eight bytes,
 * big-endian, are r. With W the total weight, an r of ⌊2^64/W⌋·W or more is thrown away and the
 * counter grows by one; else r mod W is the point drawn. What a round draws beside its row has a
 * topic of its own. A pair of seeds is drawn from by one version of the draw, the one it was made under:
 *
 * - 1: the message is `${clientSeed}:${nonce}:${counter}`, with a topic
 *   `${clientSeed}:${nonce}:${topic}:${counter}`. No topic is a number, so no two draws share a message.
 * - 2: the message names, line by line, all that decides what the outcome is worth (`Domain`), then client
 *   seed, nonce, topic and counter. No value holds a line break, so no two draws share a message; and a
 *   record that says anything else of its game, table, cost or jackpots draws something else.
 */

/** The version that new pairs of seeds are drawn by. */
export const PRESENT_DRAW = 2

/** What a round is drawn for. */
export interface Domain {
  game: string
  version: string
  mode: string
  /** What a round of the mode costs, in millionths of the base stake. */
  costPpm: bigint
  /** SHA-256 of the lookup table, in hex. */
  tableHash: string
  /** The number of the terms by which jackpots are drawn; null when the round takes no part in them. */
  jackpots: number | null
}

/** What a draw is made of. The server seed is 32 bytes; its SHA-256 was shown before. */
export interface Seeds {
  serverSeed: Uint8Array
  clientSeed: string
  nonce: bigint
  /** Null for pairs of seeds of the first version, whose messages name none. */
  domain: Domain | null
}

export interface Draw {
  /** 0 … W − 1. */
  point: bigint
  /** How many words were thrown away before. */
  counter: number
}

/** HMAC-SHA-256, handed in: `node:crypto` on the platform, Web Crypto in a browser. */
export type Hmac = (key: Uint8Array, message: string) => Uint8Array
export type HmacLater = (key: Uint8Array, message: string) => Promise<Uint8Array>

const TWO_64 = 1n << 64n

/** A word is thrown away with a chance below one half, so no honest draw ever gets here. */
const COUNTER_MAX = 256

/** What the HMAC is taken over. Throws when a value of the second version's holds a line break. */
export function messageOf({ domain, ...seeds }: Seeds, counter: number, topic = ''): string {
  return domain === null
    ? bareMessage(seeds, counter, topic)
    : typedMessage(domain, seeds, counter, topic)
}

type Pair = Pick<Seeds, 'clientSeed' | 'nonce'>

const bareMessage = ({ clientSeed, nonce }: Pair, counter: number, topic: string): string =>
  topic === '' ? `${clientSeed}:${nonce}:${counter}` : `${clientSeed}:${nonce}:${topic}:${counter}`

const FIRST_LINE = 'kasa draw 2'
/** The topic of the row itself. */
const ROW = 'row'

function typedMessage(
  { game, version, mode, costPpm, tableHash, jackpots }: Domain,
  { clientSeed, nonce }: Pair,
  counter: number,
  topic: string,
): string {
  const lines = [
    FIRST_LINE,
    `game ${game}`,
    `version ${version}`,
    `mode ${mode}`,
    `cost ${costPpm}`,
    `table ${tableHash}`,
    `jackpots ${jackpots ?? 'none'}`,
    `client ${clientSeed}`,
    `nonce ${nonce}`,
    `topic ${topic || ROW}`,
    `counter ${counter}`,
  ]
  const message = lines.join('\n')
  if (message.split('\n').length !== lines.length)
    throw new RangeError('a value holds a line break')
  return message
}

/** The first eight bytes, big-endian. */
export function firstWord(mac: Uint8Array): bigint {
  const view = new DataView(mac.buffer, mac.byteOffset, mac.byteLength)
  return view.getBigUint64(0)
}

/** The point of a word under a total weight, or null when the word must be thrown away. */
export function pointOf(word: bigint, totalWeight: bigint): bigint | null {
  if (totalWeight <= 0n || totalWeight > TWO_64) throw new RangeError('no such total weight')
  const fair = (TWO_64 / totalWeight) * totalWeight
  return word < fair ? word % totalWeight : null
}

/** Draws at once. `totalWeight` is 1 … 2^64. */
export function draw(hmac: Hmac, seeds: Seeds, totalWeight: bigint, topic?: string): Draw {
  for (let counter = 0; counter < COUNTER_MAX; counter += 1) {
    const word = firstWord(hmac(seeds.serverSeed, messageOf(seeds, counter, topic)))
    const point = pointOf(word, totalWeight)
    if (point !== null) return { point, counter }
  }
  throw new Error('the HMAC handed in is not one')
}

/** The same where the HMAC answers later. */
export async function drawLater(
  hmac: HmacLater,
  seeds: Seeds,
  totalWeight: bigint,
  topic?: string,
): Promise<Draw> {
  for (let counter = 0; counter < COUNTER_MAX; counter += 1) {
    const word = firstWord(await hmac(seeds.serverSeed, messageOf(seeds, counter, topic)))
    const point = pointOf(word, totalWeight)
    if (point !== null) return { point, counter }
  }
  throw new Error('the HMAC handed in is not one')
}
