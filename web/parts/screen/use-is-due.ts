import { useEffect, useState, type RefObject } from 'react'
import { hasRested, rested } from './deferred.ts'
import { useIsNear } from './use-is-near.ts'

/** True once an element has come near the screen, or the page has stood for a while: what it is made of may be fetched. */
export function useIsDue(place: RefObject<Element | null>): boolean {
  const isNear = useIsNear(place)
  const isRested = useIsRested()
  return isNear || isRested
}

/** True once the page has stood for a while. */
export function useIsRested(): boolean {
  const [isRested, setRested] = useState(hasRested)
  useEffect(() => {
    let isHere = true
    void rested.then(() => isHere && setRested(true))
    return () => {
      isHere = false
    }
  }, [])
  return isRested
}
