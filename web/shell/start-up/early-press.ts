declare global {
  interface Window {
    /** In the frame that stood in the page before the site did (open.js). */
    pressedEarly?: HTMLElement
  }
}

/**
 * Presses once more what was pressed before there was anything to answer: the button that stands there now under
 * the same name, the same of several. A field is entered. What is called otherwise by now is let be.
 */
export function pressAgain(): void {
  const { pressedEarly } = window
  delete window.pressedEarly
  // React has taken the whole frame out of the page by now, and left it as it was.
  const frame = pressedEarly?.closest('.first-screen')
  if (!pressedEarly || !frame) return
  const stands = alike(document, pressedEarly)[alike(frame, pressedEarly).indexOf(pressedEarly)]
  if (stands instanceof HTMLInputElement) stands.focus()
  else stands?.click()
}

/** What it is called, behind where it stands and how it looks: the frame has the rail of wide screens at every width, the page has not. */
const nameOf = (element: Element): string =>
  [
    element.closest('nav, header, main, footer')?.className,
    element.className,
    element.getAttribute('aria-label') ?? element.textContent,
  ].join()

const alike = (root: ParentNode, element: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) => nameOf(other) === nameOf(element),
  )
