/** As long and as far apart as two presses may be and still be one double-click. */
const ECHO_MS = 500
const ECHO_PX = 30

/**
 * A press that closed a sheet may have been the first half of a double-click: what follows it at once
 * and at the same place lies on something else, and was meant for the sheet. It does nothing.
 */
export function ignoreEcho(first: MouseEvent): void {
  const stop = (event: Event): void => {
    if (!isEcho(first, event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const kind of ['click', 'keydown']) window.addEventListener(kind, stop, true)
  setTimeout(() => {
    for (const kind of ['click', 'keydown']) window.removeEventListener(kind, stop, true)
  }, ECHO_MS)
}

/** A click that a key has made counts no presses and stands nowhere. */
const isOfKey = (event: MouseEvent): boolean => event.detail === 0

function isEcho(first: MouseEvent, event: Event): boolean {
  if (event instanceof KeyboardEvent)
    return isOfKey(first) && (event.key === 'Enter' || event.key === ' ')
  if (!(event instanceof MouseEvent) || isOfKey(first) !== isOfKey(event)) return false
  const apart = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY)
  return isOfKey(first) || apart <= ECHO_PX
}

/** The second half of the double-click that opened this a moment ago lies on it by chance as well. */
export function ignoreEchoOn(opened: HTMLElement): void {
  const stop = (event: MouseEvent): void => {
    if (event.detail > 1) event.stopImmediatePropagation()
  }
  opened.addEventListener('click', stop, true)
  setTimeout(() => opened.removeEventListener('click', stop, true), ECHO_MS)
}
