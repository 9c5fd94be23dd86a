import { readAmount } from '#contract/typed-amount.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { stepButton } from '../frame/buttons.ts'
import { fill } from '../frame/words.ts'
import type { CrashWords } from './words.ts'

interface FieldActs {
  step: (up: boolean) => number
  /** What was typed. */
  read: (text: string) => number
  /** It may stand otherwise: puts it within its limits and shows it. */
  changed: () => void
  /** Something was typed, and this was made of it. */
  typed: (typed: TypedValue) => void
}

export interface TypedValue {
  text: string
  /** Not a number where that cannot be read. */
  asked: number
  value: number
}

export interface Field {
  element: HTMLElement
  value: number
  listen: (acts: FieldActs) => void
  show: (text: string, name: string, words: CrashWords, isDisabled: boolean) => void
}

/** A number that is stepped or typed; what cannot be read leaves it as it was. `noteId` is where it is said what was made of it. */
export function createField(first: number, noteId: string): Field {
  const less = stepButton('minus', () => press(false))
  const more = stepButton('plus', () => press(true))
  const typed = make('input', {
    class: 'money',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': noteId,
  })
  let acts: FieldActs | null = null
  let isBeingTyped = false
  const set = (value: number): void => {
    if (!Number.isNaN(value)) made.value = value
    acts?.changed()
  }
  const press = (up: boolean): void => set(acts?.step(up) ?? made.value)
  typed.addEventListener('focus', () => typed.select())
  typed.addEventListener('input', () => (isBeingTyped = true))
  typed.addEventListener('change', () => {
    isBeingTyped = false
    const text = typed.value
    const typedValue = acts?.read(text) ?? Number.NaN
    set(typedValue)
    acts?.typed({ text, asked: typedValue, value: made.value })
  })
  // Without a change where it was put back to what it was.
  typed.addEventListener('blur', () => (isBeingTyped = false))
  const made: Field = {
    element: make('div', { class: 'crash-field', role: 'group' }, less, typed, more),
    value: first,
    listen: (given) => (acts = given),
    show: (text, name, words, isDisabled) => {
      if (isDisabled) isBeingTyped = false
      if (!isBeingTyped) typed.value = text
      typed.setAttribute('aria-label', name)
      made.element.setAttribute('aria-label', name)
      less.setAttribute('aria-label', `${name}: ${words.less}`)
      more.setAttribute('aria-label', `${name}: ${words.more}`)
      for (const control of [less, typed, more]) control.disabled = isDisabled
    },
  }
  return made
}

/** Digits alright, of more than anybody stakes: above every limit. */
export function kurusIn(text: string, lang: Lang): number {
  const typed = readAmount(text, lang)
  if (typed.kind === 'beyond') return Number.POSITIVE_INFINITY
  return typed.kind === 'amount' ? typed.kurus : Number.NaN
}

const TEXT_SHOWN = 24

/** What was made of something typed, and why; empty where it stands as it was typed. `most` is the highest that is taken. */
export function typedNote(
  { text, asked, value, most }: TypedValue & { most: number },
  { typed }: Pick<CrashWords, 'typed'>,
  show: (value: number) => string,
): string {
  const shown = show(value)
  if (Number.isNaN(asked)) return fill(typed.unreadable, { shown })
  if (asked === value) return ''
  const written = Number.isFinite(asked) ? show(asked) : text.trim().slice(0, TEXT_SHOWN)
  const reason = asked > most ? typed.most : asked < value ? typed.least : typed.step
  return fill(reason, { asked: written, shown })
}
