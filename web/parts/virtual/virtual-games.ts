/** The virtual games as their screens ask for them, and what each is opened with. */
import { VIRTUAL_GAMES } from '#contract/addresses/first-payloads.ts'
import type { Data, Payload } from '#contract/registry.ts'
import { memory } from '#web/call/memory.ts'
import { callQuery, useCall } from '#web/call/use-call.ts'
import { auth } from '#web/state/auth.ts'

export type VirtualGame = Data<'virtualgames/game_list'>[number]

const LIST = 'virtualgames/game_list'
const FRESH_MS = 60_000

export const useVirtualGames = () =>
  useCall(LIST, VIRTUAL_GAMES, { silent: true, freshMs: FRESH_MS })

/** The list as it is remembered, or as the house answers it now. */
export async function virtualGames(): Promise<readonly VirtualGame[]> {
  const { lang } = auth.getState().language
  const query = callQuery(LIST, VIRTUAL_GAMES, lang, { silent: true })
  return (await memory.fetchQuery({ ...query, staleTime: FRESH_MS })).data
}

/** What a game is opened with; null where none of the list has that id. */
export function initDataOf(
  games: readonly VirtualGame[],
  gameID: number,
): Payload<'virtualgames/init_game'> | null {
  const game = games.find((one) => one.gameID === gameID)
  return game ? { providerID: game.providerID, type: game.type } : null
}
