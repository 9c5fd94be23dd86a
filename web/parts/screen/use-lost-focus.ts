import { useEffect, useRef, type RefObject } from 'react'

/** Takes the focus where what had it went away as this came, and only then: whoever is elsewhere is left there. Nothing scrolls. */
export function useLostFocus<T extends HTMLElement>(isDue = true): RefObject<T | null> {
  const element = useRef<T>(null)
  useEffect(() => {
    if (isDue && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true })
  }, [isDue])
  return element
}
