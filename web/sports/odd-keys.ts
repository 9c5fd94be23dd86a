/** Keys among prices: a list is walked as the grid that it looks like, `k` goes to the coupon and `/` to the search. */
import { useEffect, useRef } from 'react'

const ODD = 'button[aria-pressed]'
/** A match of a list. */
const ROW = 'li[data-priced]'

/** The prices of a match, in their columns. */
const oddsIn = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(ODD)]

/** The price that a key leads to from one of a list; null where it leads nowhere. */
export function oddFrom(frame: Element, from: Element, key: string): HTMLElement | null {
  const row = from.closest(ROW)
  if (row === null || !from.matches(ODD)) return null
  const odds = oddsIn(row)
  const at = odds.findIndex((odd) => odd === from)
  if (key === 'ArrowLeft') return odds[at - 1] ?? null
  if (key === 'ArrowRight') return odds[at + 1] ?? null
  const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  if (step === 0) return null
  const rows = [...frame.querySelectorAll(ROW)].filter((each) => oddsIn(each).length > 0)
  // A match that is stopped, or has fewer columns, keeps as near to the column as it can.
  const next = rows[rows.indexOf(row) + step]
  const those = next ? oddsIn(next) : []
  return those[Math.min(at, those.length - 1)] ?? null
}

/** Where one types, letters are letters. */
const isTyped = (target: Element): boolean => target.closest('input, textarea, select') !== null

function goToCoupon(frame: Element): void {
  const bar = frame.querySelector<HTMLElement>('[data-coupon-bar]')
  if (bar) bar.click()
  else frame.querySelector<HTMLElement>('aside :is(input, button, a)')?.focus()
}

/** Only while something on the screen has the focus: a letter that is spoken elsewhere does nothing. */
export function useOddKeys() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = ref.current
    if (frame === null) return undefined
    const press = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (!(target instanceof Element) || ctrlKey || metaKey || altKey || isTyped(target)) return
      if (key === 'k') goToCoupon(frame)
      else if (key === '/') frame.querySelector<HTMLElement>('search input')?.focus()
      else {
        const next = oddFrom(frame, target, key)
        if (next === null) return
        next.focus()
      }
      event.preventDefault()
    }
    frame.addEventListener('keydown', press)
    return () => frame.removeEventListener('keydown', press)
  }, [])
  return ref
}
