import { matchPath } from 'react-router'
import type { Screen } from '#web/routes.tsx'

/** A pointer that rests on a link so long is about to press it. */
const REST_MS = 65

/**
 * Fetches a screen's code while a press is on its way to a link that leads there: once a finger goes down, a pointer rests or
 * the focus comes. Each screen once; one that does not come is asked for again by the press itself.
 */
export function openAhead(screens: readonly Screen[]): void {
  const opened = new Set<Screen>()
  const open = (target: EventTarget | null): void => {
    const screen = screenOf(target, screens)
    if (screen === undefined || opened.has(screen)) return
    opened.add(screen)
    screen.open().catch(() => opened.delete(screen))
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerdown', ({ target }) => open(target), { passive: true })
  document.addEventListener('focusin', ({ target }) => open(target))
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      clearTimeout(timer)
      // A finger that scrolls goes over much that it does not mean.
      if (pointerType === 'mouse') timer = setTimeout(() => open(target), REST_MS)
    },
    { passive: true },
  )
}

/** The screen behind the link that something stands in. */
function screenOf(target: EventTarget | null, screens: readonly Screen[]): Screen | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined
  return screens.find(
    ({ path }) => matchPath({ path, caseSensitive: true }, link.pathname) !== null,
  )
}
