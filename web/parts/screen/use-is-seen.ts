import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is on the screen just now. */
export function useIsSeen(place: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = place
    if (current === null) return
    const watch = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting === true),
    )
    watch.observe(current)
    return () => watch.disconnect()
  }, [place])
  return seen
}
