import { useRef, type ReactNode } from 'react'
import { useIsNear } from './use-is-near.ts'

/** A part of a screen that stands further down: neither its code nor what it asks for comes before one is near it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return useIsNear(place) ? children : <div ref={place} />
}
