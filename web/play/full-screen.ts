import { useSyncExternalStore } from 'react'

const watch = (watcher: () => void) => {
  document.addEventListener('fullscreenchange', watcher)
  return () => document.removeEventListener('fullscreenchange', watcher)
}

const isFullNow = (): boolean => document.fullscreenElement !== null

/** Whether something fills the screen, and a way to have an element do so; null where none can. */
export function useFullScreen(element: () => Element | null) {
  const isFull = useSyncExternalStore(watch, isFullNow, () => false)
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : element()?.requestFullscreen()
    // A browser may refuse without a gesture; the screen is then simply as it was.
    done?.catch(() => {})
  }
  return { isFull, toggle }
}
