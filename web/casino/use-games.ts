import { gamesPayload, type SlotFilters } from '#contract/addresses/lobby.ts'
import { useLang } from '#kit/text/language.ts'
import { callQuery } from '#web/call/use-call.ts'
import { usePages, type Pages } from '#web/parts/lobby/use-pages.ts'
import type { Slot } from '#web/parts/games/slot.ts'

const GAMES = 'casino/games_list'

const idOf = ({ gameID }: Slot): number => gameID

/** The games of the lobby, page after page. */
export function useGames(filters: SlotFilters): Pages<Slot> {
  const lang = useLang()
  const payload = gamesPayload(filters)
  return usePages({
    key: callQuery(GAMES, payload, lang).queryKey,
    ask: (offset) => callQuery(GAMES, { ...payload, offset }, lang, { silent: true }).queryFn(),
    idOf,
  })
}
