import type { Data } from '#contract/registry.ts'

export type HistoryLine = Data<'casino/game_history'>[number]

export interface LastGame {
  gameID: number
  name: string
  providerName: string
  /** When its last round was played. */
  at: string
  /** A round of it waits to be finished. */
  unfinished: boolean
}

/** The games behind some rounds (newest first), each once, in the order they were last played. */
export function lastGames(rounds: readonly HistoryLine[]): LastGame[] {
  const games = new Map<number, LastGame>()
  for (const { gameID, gameName, providerName, at, active } of rounds) {
    const known = games.get(gameID)
    if (known) known.unfinished ||= active
    else games.set(gameID, { gameID, name: gameName, providerName, at, unfinished: active })
  }
  return [...games.values()]
}
