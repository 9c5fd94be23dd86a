import { icon, make, type IconName } from '../dom.ts'

/** A round button with an icon; `press` says whether it is on, and may show another icon. */
export interface RoundButton {
  element: HTMLButtonElement
  press: (isOn: boolean, shown?: IconName) => void
}

export function roundButton(name: IconName, run: () => void): RoundButton {
  const element = make('button', { type: 'button', class: 'round' }, icon(name))
  element.addEventListener('click', run)
  return {
    element,
    press: (isOn, shown = name) => {
      element.setAttribute('aria-pressed', String(isOn))
      element.replaceChildren(icon(shown))
    },
  }
}

/** One step of a stake, up or down. */
export function stepButton(name: 'minus' | 'plus', run: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'step' }, icon(name, 18))
  button.addEventListener('click', run)
  return button
}

const HIDDEN = '₺ •••••'

/** A name over an amount. */
export interface FigureBox {
  element: HTMLElement
  set: (name: string, amount: string) => void
  /** Shows that there is an amount, and not which; `text` is what is read in its place. */
  hide: (name: string, text: string) => void
}

export function figureBox(): FigureBox {
  const name = make('small')
  const value = make('b', { class: 'money' })
  return {
    element: make('div', { class: 'figure is-balance' }, name, value),
    set: (text, amount) => {
      name.textContent = text
      setFigure(value, amount)
    },
    hide: (text, hidden) => {
      name.textContent = text
      setFigure(value, HIDDEN)
      value.replaceChildren(
        make('span', { 'aria-hidden': 'true' }, HIDDEN),
        make('span', { class: 'unseen' }, hidden),
      )
    },
  }
}

/** The same as a button; what it does is said in a sentence of its own. */
export interface FigureButton {
  element: HTMLButtonElement
  set: (name: string, amount: string, description: string, isDisabled: boolean) => void
}

export function figureButton(run: () => void): FigureButton {
  const name = make('small')
  const value = make('b', { class: 'money' })
  const element = make('button', { type: 'button', class: 'figure is-stake' }, name, value)
  element.addEventListener('click', run)
  return {
    element,
    set: (text, amount, description, isDisabled) => {
      name.textContent = text
      setFigure(value, amount)
      labelButton(element, description, isDisabled)
    },
  }
}

/** A long amount is set smaller, never cut: the style sheet reckons with its length. */
function setFigure(value: HTMLElement, amount: string): void {
  value.textContent = amount
  value.style.setProperty('--length', String(amount.length))
}

export function labelButton(button: HTMLButtonElement, text: string, isDisabled: boolean): void {
  button.setAttribute('aria-label', text)
  button.title = text
  button.disabled = isDisabled
}

/** Not `disabled`: a press on it says why. */
export function refuseButton(button: HTMLButtonElement, why: string | null): void {
  button.setAttribute('aria-disabled', String(why !== null))
  describeButton(button, why)
}

export function describeButton(button: HTMLButtonElement, why: string | null): void {
  if (why === null) button.removeAttribute('aria-description')
  else button.setAttribute('aria-description', why)
}
