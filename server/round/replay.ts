/** Shows a published book to anyone. It moves no money and knows no member. */
import { GameRefused } from './game-refused.ts'
import type { Rounds } from './rounds.ts'

export interface ReplayReply {
  payoutMultiplier: number
  costMultiplier: number
  state: unknown[]
}

interface Wanted {
  game: string
  version: string
  mode: string
  event: string
}

/** A published book by its id, for showing only: no session, no bet. ERR_BNF when there is none. */
export function replay({ games }: Pick<Rounds, 'games'>, wanted: Wanted): ReplayReply {
  const mode = games.find(wanted.game, wanted.version)?.modes.get(wanted.mode.toUpperCase())
  const id = /^\d{1,15}$/.test(wanted.event) ? Number(wanted.event) : -1
  const row = mode?.table.ids.indexOf(id) ?? -1
  if (!mode || row < 0) throw new GameRefused('ERR_BNF')
  return {
    payoutMultiplier: (mode.table.payouts[row] ?? 0) / 100,
    costMultiplier: mode.cost,
    state: mode.book(id),
  }
}
