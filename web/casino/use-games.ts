import type { Payload } from '#contract/registry.ts'
import { useLang } from '#kit/language.ts'
import { callQuery } from '#web/call/use-call.ts'
import { PAGE_LIMIT } from '#web/lobby/pages.ts'
import { pagePayload } from '#web/lobby/payload.ts'
import { usePages, type Pages } from '#web/lobby/use-pages.ts'
import type { LobbyFilters } from './lobby-address.ts'
import type { Slot } from './slot.ts'

const GAMES = 'casino/games_list'

export const gamesPayload = (filters: LobbyFilters): Payload<typeof GAMES> =>
  pagePayload(filters, PAGE_LIMIT)

const idOf = ({ gameID }: Slot): number => gameID

/** The games of the lobby, page after page. */
export function useGames(filters: LobbyFilters): Pages<Slot> {
  const lang = useLang()
  const payload = gamesPayload(filters)
  return usePages({
    key: callQuery(GAMES, payload, lang).queryKey,
    ask: (offset) => callQuery(GAMES, { ...payload, offset }, lang, { silent: true }).queryFn(),
    idOf,
  })
}
