/**
 * The stream of integers that rules are handed. This one is a small deterministic generator (sfc32)
 * that turns a published row's seed into its round; it draws nothing for money: which row a member
 * gets is drawn by `chance/` from the committed seeds.
 */

/** The next integer, uniform in 0 … below − 1, without bias. `below` is 1 … 2^32. */
export type Stream = (below: number) => number

const TWO_32 = 2 ** 32

/**
 * The stream of a seed: four 32-bit words, of which the last ones usually count rows. The same seed
 * always gives the same integers, on every machine.
 */
export function streamOf(a: number, b: number, c: number, d: number): Stream {
  const next = sfc32(a, b, c, d)
  for (let round = 0; round < 12; round += 1) next()
  return (below) => (below <= SMALL ? scaled(next, below) : divided(next, below))
}

/** Below this, word × below is an exact double. */
const SMALL = 2 ** 21

/** Lemire's way: the high half of word × below, and a new word where the low half would favour some. */
function scaled(next: () => number, below: number): number {
  for (;;) {
    const product = next() * below
    const high = Math.floor(product / TWO_32)
    const low = product - high * TWO_32
    if (low >= below || low >= (TWO_32 - below) % below) return high
  }
}

function divided(next: () => number, below: number): number {
  const limit = TWO_32 - (TWO_32 % below)
  let word = next()
  while (word >= limit) word = next()
  return word % below
}

function sfc32(seedA: number, seedB: number, seedC: number, seedD: number): () => number {
  let a = seedA | 0
  let b = seedB | 0
  let c = seedC | 0
  let counter = seedD | 0
  return () => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
}
