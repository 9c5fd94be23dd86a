/**
 * From committed seeds to a row of a published table, without bias. The platform draws with this
 * very code and the member verifies with it. It takes seeds, a nonce and a total weight and nothing
 * else: no balance, no history, no bank can reach an outcome.
 *
 * A draw: HMAC-SHA-256 with the server seed as key over `${clientSeed}:${nonce}:${counter}`; its
 * first eight bytes, big-endian, are r. With W the total weight, an r of ⌊2^64/W⌋·W or more is thrown
 * away and the counter grows by one; else r mod W is the point drawn. What a round draws beside its
 * row has a topic, which stands before the counter: `${clientSeed}:${nonce}:${topic}:${counter}`. A
 * server seed serves one client seed only, and no topic is a number, so no two draws ever share a message.
 */

/** What a draw is made of. The server seed is 32 bytes; its SHA-256 was shown before. */
export interface Seeds {
  serverSeed: Uint8Array
  clientSeed: string
  nonce: bigint
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

/** What the HMAC is taken over. */
export function messageOf({ clientSeed, nonce }: Seeds, counter: number, topic = ''): string {
  return topic === ''
    ? `${clientSeed}:${nonce}:${counter}`
    : `${clientSeed}:${nonce}:${topic}:${counter}`
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
