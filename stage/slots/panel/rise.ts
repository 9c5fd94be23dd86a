import { make } from '../../dom.ts'

/** The multiplier on the upper edge of the frame, in games whose wins make it rise. */
export interface Rise {
  element: HTMLElement
  /** What the next wins are multiplied with; a rise may leap. */
  show: (multiplier: number, leaps: boolean) => void
  shown: () => number
  name: (label: string) => void
  place: (x: number, y: number) => void
}

/** `isUsed`: other games have no multiplier of their own to show. */
export function createRise(isUsed: boolean): Rise {
  const label = make('span', { class: 'rise-label' })
  const figure = make('b', { class: 'rise-figure' }, '×1')
  const element = make(
    'div',
    { class: 'rise', 'aria-hidden': 'true', hidden: !isUsed },
    label,
    figure,
  )
  let shown = 1
  return {
    element,
    shown: () => shown,
    name: (text) => {
      label.textContent = text
    },
    show: (multiplier, leaps) => {
      shown = multiplier
      figure.textContent = `×${multiplier}`
      element.classList.toggle('is-risen', multiplier > 1)
      if (leaps) figure.animate(LEAP, { duration: 320, easing: 'ease-out' })
    },
    place: (x, y) => {
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`
    },
  }
}

const LEAP: Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.6)' },
  { transform: 'scale(1)' },
]
