import type { Data } from '#contract/registry.ts'
import { useCall } from '#web/call/use-call.ts'

/** What is publicly known of a game. */
export type GameFacts = Data<'casino/game'>
export type GameMode = GameFacts['modes'][number]

/** A version in play does not change under its facts; a new one may wait this long. */
const FACTS_FRESH_MS = 600_000

export function useGameFacts(gameID: number) {
  return useCall('casino/game', { gameID }, { silent: true, freshMs: FACTS_FRESH_MS })
}

/** The mode a paid spin plays. */
export const baseMode = ({ modes }: GameFacts): GameMode | undefined =>
  modes.find(({ cost }) => cost === 1) ?? modes[0]

const HASH_ENDS = 6

/** A hash short enough to compare by eye: its two ends. */
export function shortHash(hash: string): string {
  return hash.length <= HASH_ENDS * 2
    ? hash
    : `${hash.slice(0, HASH_ENDS)}…${hash.slice(-HASH_ENDS)}`
}
