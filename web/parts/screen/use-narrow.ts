import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 760px)'

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the page is a phone's: where a long form comes in steps. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(watch, () => matchMedia(NARROW).matches)
