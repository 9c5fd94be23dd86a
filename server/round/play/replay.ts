/** Shows a published book to anyone. It moves no money and knows no member. */
import type { WireStatus } from '#contract/games/game-protocol.ts'
import { GameRefused } from '../../game-session/game-refused.ts'
import type { Rounds } from './rounds.ts'
import { SUCCESS } from './wire.ts'

export interface ReplayReply {
  payoutMultiplier: number
  costMultiplier: number
  state: unknown[]
  status: WireStatus
}

interface Wanted {
  game: string
  version: string
  mode: string
  event: string
}

/** A published book by its id, for showing only: no session, no bet. ERR_BNF when there is none. */
export async function replay(
  { games }: Pick<Rounds, 'games'>,
  wanted: Wanted,
): Promise<ReplayReply> {
  const game = await games.find(wanted.game, wanted.version)
  const mode = game?.modes.get(wanted.mode.toUpperCase())
  const id = /^\d{1,15}$/.test(wanted.event) ? Number(wanted.event) : -1
  const row = mode?.table.rowOf(id) ?? -1
  if (!mode || row < 0) throw new GameRefused('ERR_BNF')
  return {
    payoutMultiplier: (mode.table.payouts[row] ?? 0) / 100,
    costMultiplier: mode.cost,
    state: await mode.book(id),
    status: SUCCESS,
  }
}
