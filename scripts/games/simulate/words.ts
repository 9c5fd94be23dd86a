/** Words of a long simulation: as even as those of a chain, and a hundred times as quick as its HMACs. */
import { createCipheriv, createHash } from 'node:crypto'
import { pointOf } from '#chance/draw.ts'
import type { FloorWords } from '#chance/floor.ts'

const BLOCK_BYTES = 1 << 16
const WORD_BYTES = 8
const FEW = 1n << 21n
const LAST_HIGH = 2 ** 32 - 1

/** From a seed, the same ones each time: AES-128 in counter mode, eight bytes a word, thrown away as a round of the floor throws them. */
export function seededWords(seed: string): FloorWords {
  const key = createHash('sha256').update(seed).digest().subarray(0, 16)
  const cipher = createCipheriv('aes-128-ctr', key, Buffer.alloc(16))
  const zeros = Buffer.alloc(BLOCK_BYTES)
  let block = cipher.update(zeros)
  let at = 0
  /** Where the next word stands in the block. */
  const nextAt = (): number => {
    if (at === BLOCK_BYTES) [block, at] = [cipher.update(zeros), 0]
    at += WORD_BYTES
    return at - WORD_BYTES
  }
  return {
    // oxlint-disable-next-line require-await -- a chain's words are waited for; these stand in their place
    async below(n) {
      for (;;) {
        const from = nextAt()
        const high = block.readUInt32BE(from)
        // Of so few no word is thrown away but the very last ones, and doubles hold what is left exactly.
        if (n <= FEW && high < LAST_HIGH) {
          const few = Number(n)
          return BigInt(((high % few) * 2 ** 32 + block.readUInt32BE(from + 4)) % few)
        }
        const point = pointOf(block.readBigUInt64BE(from), n)
        if (point !== null) return point
      }
    },
  }
}
