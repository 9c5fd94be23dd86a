import { useRef, type ReactNode } from 'react'
import { useIsDue } from './use-is-due.ts'

/** A part of a screen that stands further down: neither its code nor what it asks for comes with the first screen. */
export function WhenDue({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  return useIsDue(place) ? children : <div ref={place} />
}
