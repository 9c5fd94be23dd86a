import { useEffect, useState, type RefObject } from 'react'

/**
 * True once an element has come so near the screen, and from then on. A browser's own lazy pictures come from two or
 * three screens away: on a slow line they take it from what is looked at.
 */
export function useIsNear(place: RefObject<Element | null>, margin = '600px'): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (near || current === null) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setNear(true)
      },
      { rootMargin: margin },
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [place, near, margin])
  return near
}
