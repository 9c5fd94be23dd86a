/** What every table's walk is made of. */
import type { FloorWords } from '#chance/floor.ts'
import type { Money } from '#contract/money.ts'

/** Of one round, in micro-lira: what was staked, what came back, and what comes back on average. */
export interface SimulatedRound {
  staked: number
  returned: number
  expected: number
  /** By how much it varies, where that is known beforehand; else how far it went astray tells. */
  variance?: number
}

/** Plays one round of a table by these words. */
export type TableWalk = (words: FloorWords) => Promise<SimulatedRound>

export interface Chance {
  of: bigint
  all: bigint
}

export const shareOf = ({ of, all }: Chance): number => Number(of) / Number(all)

const TO_WIN = 1_000_000_000n

/** What wins a thousand lira at these hundredths, its own return included. */
export const stakeFor = (hundredths: number): Money => (TO_WIN * 100n) / BigInt(hundredths)

export async function oneOf<T>(words: FloorWords, list: readonly T[]): Promise<T> {
  const one = list[Number(await words.below(BigInt(list.length)))]
  if (one === undefined) throw new RangeError('nothing to choose from')
  return one
}
