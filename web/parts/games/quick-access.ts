import { QUICK_ACCESS_PAYLOAD } from '#contract/addresses/lobby.ts'
import { useCall } from '#web/call/use-call.ts'

/** The games one reaches for, above the lobbies. */
export const useQuickAccess = () =>
  useCall('casino/games_list', QUICK_ACCESS_PAYLOAD, { silent: true })
