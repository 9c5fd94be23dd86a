/** A stake that goes up and down by steps that a hand knows. */
import { make } from '../dom.ts'

const LIRA = 1_000_000
/** Stakes to step through, in lira. */
const STEPS: readonly number[] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_500, 5_000]

/** The next stake in that direction between two limits; the same where there is none. */
export function stepped(amount: number, by: 1 | -1, min: number, max: number): number {
  const steps = STEPS.map((step) => step * LIRA).filter((step) => step >= min && step <= max)
  const next =
    by > 0 ? steps.find((step) => step > amount) : steps.findLast((step) => step < amount)
  return next ?? amount
}

export function makeStepper(key = '') {
  const less = make('button', { type: 'button', 'data-act': `less ${key}` }, '−')
  const more = make('button', { type: 'button', 'data-act': `more ${key}` }, '+')
  const figure = make('b', { class: 'money' })
  return {
    element: make('div', { class: 'vg-stepper' }, less, figure, more),
    onStep: (step: (by: 1 | -1) => void) => {
      less.addEventListener('click', () => step(-1))
      more.addEventListener('click', () => step(1))
    },
    show: (amount: string, lessName: string, moreName: string, isEnabled: boolean) => {
      figure.textContent = amount
      less.setAttribute('aria-label', lessName)
      more.setAttribute('aria-label', moreName)
      less.disabled = !isEnabled
      more.disabled = !isEnabled
    },
  }
}
