/**
 * The stream of integers that rules are handed. This one is a small deterministic generator (sfc32)
 * that turns a published row's seed into its round; it draws nothing for money: which row a member
 * gets is drawn by `chance/` from the committed seeds.
 */

/** The next integer, uniform in 0 … below − 1, without bias. `below` is 1 … 2^32. */
export type Stream = (below: number) => number

/**
 * The stream of a seed: four 32-bit words, of which the last ones usually count rows. The same seed
 * always gives the same integers, on every machine.
 */
export function streamOf(a: number, b: number, c: number, d: number): Stream {
  const state = Int32Array.of(a, b, c, d)
  const words = new Int32Array(BLOCK)
  fill(words, state)
  let at = WARM_UP
  const next = (): number => {
    if (at === BLOCK) {
      fill(words, state)
      at = 0
    }
    const word = words[at] as number // below BLOCK
    at += 1
    return word
  }
  return (below) => {
    if (below > SMALL) return divided(next, below)
    // Lemire's way: the high half of word × below, and a new word where the low half would favour some.
    for (;;) {
      const word = next()
      const low = Math.imul(word, below) >>> 0
      if (low >= below || low >= (TWO_32 - below) % below) return high(word, below)
    }
  }
}

const TWO_32 = 2 ** 32

/** Up to this, word × below is an exact double. */
const SMALL = 2 ** 21

/** Up to this, it is counted in two halves that fit 32 bits, which is quicker. */
const TINY = 2 ** 16

/** Words that are made and dropped before the first that counts. */
const WARM_UP = 12

/** Words are made so many at a time: a short round of a row should not wait for many. */
const BLOCK = 128

function divided(next: () => number, below: number): number {
  const limit = TWO_32 - (TWO_32 % below)
  let word = next() >>> 0
  while (word >= limit) word = next() >>> 0
  return word % below
}

/** The generator sfc32, a block of words at a time. */
function fill(words: Int32Array, state: Int32Array): void {
  let a = state[0] as number // four words, always
  let b = state[1] as number
  let c = state[2] as number
  let counter = state[3] as number
  for (let index = 0; index < BLOCK; index += 1) {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    words[index] = sum
  }
  state[0] = a
  state[1] = b
  state[2] = c
  state[3] = counter
}

/** ⌊word × below ÷ 2^32⌋ */
function high(word: number, below: number): number {
  if (below > TINY) return Math.floor(((word >>> 0) * below) / TWO_32)
  return ((word >>> 16) * below + (((word & 0xffff) * below) >>> 16)) >>> 16
}
