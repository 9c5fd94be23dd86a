import { useEffect } from 'react'
import { useCall } from '#web/call/use-call.ts'
import { chooseClientSeed } from './client-seed.ts'

/**
 * The seeds in use, sealed; their hashes are noted in this browser as they are shown, and a first pair gets its
 * client seed here, once they were.
 */
export function useNotedSeeds(enabled = true) {
  const seeds = useCall('casino/seeds', {}, { silent: true, freshMs: 0, enabled })
  const { data, refetch } = seeds
  useEffect(() => {
    if (!data) return
    chooseClientSeed(data).then(
      () => (data.clientSeed === null ? void refetch() : undefined),
      // What could not be chosen now is chosen when a game opens.
      () => {},
    )
  }, [data, refetch])
  return seeds
}
