import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** How far down each visit of a lobby was, by the key of its entry in the browser's history. */
const kept = new Map<string, number>()

/** The entry that the browser is at; it turns before the router has drawn its screen. */
const entryKey = (): string => (history.state as { key?: string } | null)?.key ?? 'default'

/**
 * Brings whoever comes back to a lobby to where they were. The browser tries that while the page they
 * leave, often a shorter one, still stands; here it waits until the remembered tiles are drawn.
 */
export function useKeptScroll(isDrawn: boolean): void {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  useLayoutEffect(() => {
    if (!isDrawn) return undefined
    const top = kept.get(key)
    if (isBack && top !== undefined) scrollTo({ top, behavior: 'instant' })
    const note = () => {
      if (entryKey() === key) kept.set(key, scrollY)
    }
    addEventListener('scroll', note, { passive: true })
    return () => removeEventListener('scroll', note)
  }, [key, isBack, isDrawn])
}
