/** Words of a long simulation: as even as those of a chain, and a hundred times as quick as its HMACs. */
import { createCipheriv, createHash } from 'node:crypto'
import { pointOf } from '#chance/draw.ts'
import type { FloorWords } from '#chance/floor.ts'

const BLOCK_BYTES = 1 << 16
const WORD_BYTES = 8

/** From a seed, the same ones each time: AES-128 in counter mode, eight bytes a word, thrown away as a round of the floor throws them. */
export function seededWords(seed: string): FloorWords {
  const key = createHash('sha256').update(seed).digest().subarray(0, 16)
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.alloc(16))
  const zeros = Buffer.alloc(BLOCK_BYTES)
  let block = cipher.update(zeros)
  let at = 0
  const nextWord = (): bigint => {
    if (at === BLOCK_BYTES) [block, at] = [cipher.update(zeros), 0]
    const word = block.readBigUInt64BE(at)
    at += WORD_BYTES
    return word
  }
  return {
    // oxlint-disable-next-line require-await -- a chain's words are waited for; these stand in their place
    async below(n) {
      for (;;) {
        const point = pointOf(nextWord(), n)
        if (point !== null) return point
      }
    },
  }
}
