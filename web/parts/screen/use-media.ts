import { useSyncExternalStore } from 'react'

/**
 * What a hook watches of a media query: the same functions at every drawing, so that nothing is watched anew. Where the build draws first
 * frames, it draws them for a desktop, and the style hides what a phone has no room for.
 */
const media = (query: string, isDesktops: boolean) => ({
  watch: (changed: () => void): (() => void) => {
    const list = matchMedia(query)
    list.addEventListener('change', changed)
    return () => list.removeEventListener('change', changed)
  },
  matches: (): boolean => matchMedia(query).matches,
  isDesktops: (): boolean => isDesktops,
})

const NARROW = media('(max-width: 760px)', false)
const WIDE = media('(min-width: 1200px)', true)

const useMedia = ({ watch, matches, isDesktops }: ReturnType<typeof media>): boolean =>
  useSyncExternalStore(watch, matches, isDesktops)

/** Whether the page is a phone's: where a long form comes in steps. */
export const useIsNarrow = (): boolean => useMedia(NARROW)

/** Is there room for something beside a list, and for the menu beside the page? */
export const useIsWide = (): boolean => useMedia(WIDE)
