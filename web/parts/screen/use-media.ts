import { useSyncExternalStore } from 'react'

/** What a hook watches of a media query: the same functions at every drawing, so that nothing is watched anew. */
const media = (query: string) => ({
  watch: (changed: () => void): (() => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  },
  matches: (): boolean => matchMedia(query).matches,
})

const NARROW = media('(max-width: 760px)')
const WIDE = media('(min-width: 1200px)')

/** Whether the page is a phone's: where a long form comes in steps. */
export const useIsNarrow = (): boolean => useSyncExternalStore(NARROW.watch, NARROW.matches)

/** Is there room for something beside a list? */
export const useIsWide = (): boolean => useSyncExternalStore(WIDE.watch, WIDE.matches)
