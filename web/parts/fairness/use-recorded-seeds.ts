import { useEffect } from 'react'
import { useCall } from '#web/call/use-call.ts'
import { noteSeeds } from './recorded-seeds.ts'

/** The seeds in use, sealed; their hashes are noted in this browser as they are shown. */
export function useNotedSeeds(enabled = true) {
  const seeds = useCall('casino/seeds', {}, { silent: true, freshMs: 0, enabled })
  useEffect(() => {
    if (seeds.data) noteSeeds(seeds.data)
  }, [seeds.data])
  return seeds
}
