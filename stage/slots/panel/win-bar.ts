import { make } from '../../dom.ts'

export interface WinLine {
  label: string
  amount: string
  multiple?: string
  /** A return at or below the stake has neither the colour nor the size of a win. */
  isWin: boolean
}

/** The bar on the lower edge of the frame: what pays, how much, how many times the stake. */
export interface WinBar {
  element: HTMLElement
  show: (line: WinLine) => void
  /** Only the figure, while it counts. */
  count: (amount: string) => void
  hide: () => void
  place: (x: number, y: number) => void
}

export function createWinBar(): WinBar {
  const label = make('span', { class: 'win-label' })
  const amount = make('span', { class: 'win-amount' })
  const multiple = make('span', { class: 'win-multiple' })
  const element = make(
    'div',
    { class: 'win-bar', 'aria-hidden': 'true', hidden: true },
    label,
    amount,
    multiple,
  )
  return {
    element,
    show: (line) => {
      element.hidden = false
      element.classList.toggle('is-win', line.isWin)
      label.textContent = line.label
      amount.textContent = line.amount
      multiple.textContent = line.multiple ?? ''
      multiple.hidden = line.multiple === undefined
    },
    count: (text) => {
      amount.textContent = text
    },
    hide: () => {
      element.hidden = true
    },
    place: (x, y) => {
      element.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%)`
    },
  }
}
