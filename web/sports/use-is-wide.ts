import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1200px)'

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Is there room for the coupon beside the list? */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => matchMedia(WIDE).matches)
