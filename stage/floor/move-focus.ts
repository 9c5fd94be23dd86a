type Direction = readonly [right: number, down: number]

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Arrows go from button to button: to the nearest one that lies that way, in the panel that the focus is in. */
export function moveFocus(event: KeyboardEvent, panelSelector: string): void {
  const direction = DIRECTIONS[event.key]
  const from = event.target instanceof HTMLElement ? event.target.closest('button') : null
  const panel = from?.closest(panelSelector)
  if (!direction || !from || !panel) return
  const next = nearest(from, [...panel.querySelectorAll('button')], direction)
  if (!next) return
  next.focus()
  event.preventDefault()
}

/** Off the way counts double: along a row or a column first. */
function nearest(
  from: HTMLButtonElement,
  buttons: readonly HTMLButtonElement[],
  [right, down]: Direction,
): HTMLButtonElement | null {
  const start = middleOf(from)
  let best: HTMLButtonElement | null = null
  let least = Infinity
  for (const button of buttons) {
    if (button === from || button.disabled) continue
    const end = middleOf(button)
    const [x, y] = [end.x - start.x, end.y - start.y]
    const [along, across] = [x * right + y * down, Math.abs(x * down) + Math.abs(y * right)]
    const far = along + 2 * across
    if (along > 1 && far < least) [best, least] = [button, far]
  }
  return best
}

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
