import { useEffect, useRef, type ReactNode } from 'react'
import styles from './choice-row.module.css'

/** Choices in one row: what it has no room for is reached sideways, and what is chosen stands in sight. */
export function ChoiceRow({ chosen, children }: { chosen: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed=true]')
    if (row.current && pressed) bringInSight(row.current, pressed)
  }, [chosen])
  return (
    <div ref={row} className={styles['row']}>
      {children}
    </div>
  )
}

/** So far from the edge that the next one is seen, too. */
const EDGE_PX = 32

/** The row alone moves, and never the page. */
function bringInSight(row: Element, pressed: Element): void {
  const [outer, own] = [row.getBoundingClientRect(), pressed.getBoundingClientRect()]
  const after = own.right + EDGE_PX - outer.right
  const before = own.left - EDGE_PX - outer.left
  if (after > 0) row.scrollLeft += after
  else if (before < 0) row.scrollLeft += before
}
