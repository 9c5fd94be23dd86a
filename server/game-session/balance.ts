/** How a balance stands on the game protocol's wire. Reads none. */
import type { WireBalance } from '#contract/games/game-protocol.ts'

/** What there is to play with, in micro-lira: a whole JSON number, far below 2^53. */
export function wireBalance(funds: bigint): WireBalance {
  return { amount: Number(funds), currency: 'TRY' }
}
