/** Digits as keys of a table: a press of what stands there, wherever nothing is written and no sheet lies over it. */

/** `press` says whether the digit was one of its keys. Shortcuts of the browser, and a key that is held down, press nothing. */
export function listenToDigits(root: HTMLElement, press: (digit: number) => boolean): void {
  document.addEventListener('keydown', (event) => {
    if (!/^[1-9]$/.test(event.key) || event.repeat) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (target instanceof Element && target.matches('input, textarea')) return
    if (root.querySelector('dialog')) return
    if (press(Number(event.key))) event.preventDefault()
  })
}
