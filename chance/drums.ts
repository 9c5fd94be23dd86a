/**
 * What a round of bet on games or of a table game comes to: balls out of a drum, a field of a wheel, dice, cards. The numbers are drawn by
 * `floor.ts`; the house draws with this very code, and a browser verifies with it.
 *
 * A table has drums, one after the other. In each lie the numbers from 1 on, in ascending order, and so many are taken out of it: a number
 * below the count of those that are left says which of them, counted from 0; it is gone then, and the others close up in their order.
 */
import type { FloorWords } from './floor.ts'

export interface Drum {
  /** The numbers from 1 to this lie in it. */
  readonly of: number
  /** So many are taken out. */
  readonly take: number
}

export interface DrawnNumbers {
  /** The first number that the words gave. */
  drawn: bigint
  /** As they were taken out, drum by drum. */
  numbers: number[]
}

const isDrum = ({ of, take }: Drum): boolean =>
  Number.isSafeInteger(of) && Number.isSafeInteger(take) && take >= 1 && take <= of

/** Throws for drums that are none. */
export async function drawNumbers(
  words: FloorWords,
  drums: readonly Drum[],
): Promise<DrawnNumbers> {
  if (drums.length === 0 || !drums.every(isDrum)) throw new RangeError('no drums')
  const numbers: number[] = []
  let first: bigint | null = null
  for (const { of, take } of drums) {
    const left: number[] = []
    for (let number = 1; number <= of; number += 1) left.push(number)
    for (let taken = 0; taken < take; taken += 1) {
      const drawn = await words.below(BigInt(left.length))
      first ??= drawn
      numbers.push(...left.splice(Number(drawn), 1))
    }
  }
  return { drawn: first ?? 0n, numbers }
}
