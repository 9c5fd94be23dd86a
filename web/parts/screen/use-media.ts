import { useSyncExternalStore } from 'react'

/**
 * What a hook watches of a media query: the same functions at every drawing, so that nothing is watched anew. First frames, which the build draws,
 * are a desktop's: there the style hides what a phone has no room for.
 */
const media = (query: string, isOnDesktop: boolean) => ({
  watch: (changed: () => void): (() => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  },
  matches: (): boolean => matchMedia(query).matches,
  matchesInFrame: (): boolean => isOnDesktop,
})

const NARROW = media('(max-width: 760px)', false)
const WIDE = media('(min-width: 1200px)', true)

const useMedia = ({ watch, matches, matchesInFrame }: ReturnType<typeof media>): boolean =>
  useSyncExternalStore(watch, matches, matchesInFrame)

/** Whether the page is a phone's: where a long form comes in steps. */
export const useIsNarrow = (): boolean => useMedia(NARROW)

/** Is there room for something beside a list, and for the menu beside the page? */
export const useIsWide = (): boolean => useMedia(WIDE)
