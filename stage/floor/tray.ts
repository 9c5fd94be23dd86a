import { icon, make, type IconName } from '../dom.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import './tray.css'
import { chipsFrom, makeChip, type ChipWords } from './chip.ts'
import { OnePress } from './one-press.ts'

/** What a tray says. */
export interface TrayWords extends ChipWords {
  picker: string
  chip: string
  total: string
  undo: string
  double: string
  clear: string
  repeat: string
}

export interface TrayState {
  lang: Lang
  words: TrayWords
  total: number
  least: number
  most: number
  isOpen: boolean
  hasBets: boolean
  canRepeat: boolean
}

interface TrayActs {
  undo: () => void
  double: () => void
  clear: () => void
  repeat: () => void
}

export interface Tray {
  total: HTMLElement
  picker: HTMLElement
  acts: HTMLElement
  /** Whole micro-lira. */
  chip: () => number
  show: (state: TrayState) => void
  /** Does what a single key stands for; false where it stands for nothing that can be done now. */
  press: (key: string) => boolean
}

const KEYS: Readonly<Record<string, keyof TrayActs>> = {
  u: 'undo',
  d: 'double',
  r: 'repeat',
  delete: 'clear',
}

/** The chips to choose from, what can be done with the whole board, and what lies on it. */
export function createTray(acts: TrayActs, onChip: (micro: number) => void): Tray {
  let offered = chipsFrom(0)
  let chosen = offered[0] ?? 0
  let state: TrayState | null = null
  const name = make('small')
  const figure = make('b', { class: 'money' })
  const chips = offered.map(() =>
    make('button', { type: 'button', class: 'floor-pick', role: 'radio' }),
  )
  const picker = make('div', { class: 'floor-picker', role: 'radiogroup' }, ...chips)
  const doubling = new OnePress()
  const buttons = {
    undo: actButton('undo', acts.undo),
    double: actButton('copy-plus', () => {
      if (doubling.takes(performance.now())) acts.double()
    }),
    clear: actButton('trash-2', acts.clear),
    repeat: actButton('repeat', acts.repeat),
  }
  const choose = (at: number): void => {
    chosen = offered[at] ?? chosen
    onChip(chosen)
    if (state) showChips(chips, { offered, chosen, ...state })
  }
  for (const [at, chip] of chips.entries()) {
    chip.addEventListener('click', () => choose(at))
    chip.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
      if (by === undefined) return
      const next = Math.min(chips.length - 1, Math.max(0, at + by))
      choose(next)
      chips[next]?.focus()
      event.preventDefault()
    })
  }
  return {
    total: make('p', { class: 'floor-total' }, name, figure),
    picker,
    acts: make(
      'div',
      { class: 'floor-acts' },
      ...Object.values(buttons).map(({ element }) => element),
    ),
    chip: () => chosen,
    press: (key) => {
      const act = KEYS[key.toLowerCase()]
      const button = act === undefined ? chips[Number(key) - 1] : buttons[act].element
      if (!button || button.disabled) return false
      button.click()
      return true
    },
    show: (now) => {
      state = now
      offered = chipsFrom(now.least)
      // A chip below what the table takes would only be refused.
      if (chosen < now.least || !offered.includes(chosen))
        chosen = offered.find((micro) => micro >= now.least) ?? chosen
      const { words, lang, total, isOpen, hasBets, canRepeat } = now
      name.textContent = words.total
      figure.textContent = showMoney(BigInt(total), lang)
      picker.setAttribute('aria-label', words.picker)
      showChips(chips, { offered, chosen, ...now })
      buttons.undo.show(words.undo, isOpen && hasBets)
      buttons.double.show(words.double, isOpen && hasBets)
      buttons.clear.show(words.clear, isOpen && hasBets)
      buttons.repeat.show(words.repeat, isOpen && canRepeat && !hasBets)
    },
  }
}

interface ChipRow extends TrayState {
  offered: readonly number[]
  chosen: number
}

function showChips(
  chips: readonly HTMLButtonElement[],
  { offered, chosen, words, lang, least, most }: ChipRow,
): void {
  for (const [at, button] of chips.entries()) {
    const micro = offered[at] ?? 0
    const isChosen = micro === chosen
    const label = fill(words.chip, { amount: showRoundMoney(BigInt(micro), lang) })
    button.disabled = micro > most || micro < least
    button.tabIndex = isChosen ? 0 : -1
    button.setAttribute('aria-checked', String(isChosen))
    if (button.getAttribute('aria-label') === label) continue
    button.setAttribute('aria-label', label)
    button.replaceChildren(makeChip(micro, words))
  }
}

function actButton(name: IconName, run: () => void) {
  const text = make('span')
  const element = make('button', { type: 'button', class: 'floor-act' }, icon(name, 18), text)
  element.addEventListener('click', run)
  return {
    element,
    show: (label: string, isEnabled: boolean) => {
      text.textContent = label
      element.disabled = !isEnabled
    },
  }
}
