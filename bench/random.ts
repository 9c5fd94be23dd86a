/** Chance of a walk's own: the same seed walks the same way. Nothing of the house draws from it. */
import { createHash } from 'node:crypto'

/** Numbers from 0 to one below what is asked for. */
export type Below = (below: number) => number

/** A small generator, quick and even enough for what members do. */
export function randomFrom(seed: number): Below {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** Bytes in place of the system's, so that what a house draws of them is the same again. */
export function bytesFrom(seed: string): (length: number) => Buffer {
  let count = 0
  return (length) => {
    const blocks: Buffer[] = []
    for (let size = 0; size < length; size += 32)
      blocks.push(
        createHash('sha256')
          .update(`${seed} ${(count += 1)}`)
          .digest(),
      )
    return Buffer.concat(blocks).subarray(0, length)
  }
}
