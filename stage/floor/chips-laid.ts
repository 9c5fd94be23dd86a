import type { FloorStakeState } from '#contract/games/floor-protocol.ts'

export interface Chip {
  spot: string
  amount: number
}

/** One chip a spot, of all that lies there, in the order that they were laid. */
export function chipsIn(stakes: readonly FloorStakeState[]): Chip[] {
  const board = new Map<string, number>()
  for (const { spot, amount } of stakes.toSorted((a, b) => a.seq - b.seq))
    board.set(spot, (board.get(spot) ?? 0) + amount)
  return [...board].map(([spot, amount]) => ({ spot, amount }))
}

/** What came of each is known: before that none is lost, though the result may be told. */
export const areSettled = (stakes: readonly FloorStakeState[]): boolean =>
  stakes.every(({ state }) => state !== 'placed')

/** What all of them cost, and what they were paid. */
export const sumOf = (stakes: readonly { amount: number; paid: number }[]) => ({
  staked: stakes.reduce((sum, { amount }) => sum + amount, 0),
  paid: stakes.reduce((sum, { paid }) => sum + paid, 0),
})
