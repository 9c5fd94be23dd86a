/**
 * Single keys of a table: a press of what stands there, wherever nothing is written and no sheet lies over it. Whoever is in their way, as by speech
 * or a shaking hand, switches them off in the rules.
 */
import './table-keys.css'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { note } from '../frame/rules-sheet.ts'
import { keep, readKept } from '../frame/kept.ts'

const OFF = 'kasa.keys.off'

/** `press` says whether it was one of the table's keys. Shortcuts of the browser, and a key that is held down, press nothing. */
export function listenToKeys(root: HTMLElement, press: (key: string) => boolean): void {
  root.addEventListener('keydown', dropHeld, { capture: true })
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const { target } = event
    if (target instanceof Element && target.matches('input, textarea, select')) return
    if (event.defaultPrevented || readKept(OFF) === '1' || root.querySelector('dialog')) return
    if (press(event.key)) event.preventDefault()
  })
}

const PRESSING: readonly string[] = ['Enter', 'Backspace', 'Delete']

/** A button would be pressed by every repeat of a key that is held down on it, and chips be laid without end. */
export function dropHeld(
  event: Pick<KeyboardEvent, 'repeat' | 'key' | 'target' | 'preventDefault' | 'stopPropagation'>,
): void {
  if (!event.repeat || !PRESSING.includes(event.key)) return
  // Keys come from an element, if from anything.
  if (!(event.target as Element | null)?.closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}

export const listenToDigits = (root: HTMLElement, press: (digit: number) => boolean): void =>
  listenToKeys(root, (key) => /^[1-9]$/.test(key) && press(Number(key)))

const words = {
  tr: {
    single: 'Tek tuşla kısayollar',
    chips: [
      ['1–7', 'Fiş seçer'],
      ['U', 'Son hamleyi geri alır'],
      ['D', 'Masadakini ikiye katlar'],
      ['R', 'Son masayı yineler'],
      ['Del', 'Masayı temizler'],
    ],
  },
  en: {
    single: 'Single-key shortcuts',
    chips: [
      ['1–7', 'Choose a chip'],
      ['U', 'Undo the last act'],
      ['D', 'Double what lies there'],
      ['R', 'Repeat the last board'],
      ['Del', 'Clear the board'],
    ],
  },
} as const satisfies Record<Lang, { single: string; chips: readonly (readonly [string, string])[] }>

type Key = readonly [key: string, does: string]

/** The keys of a table of chips, and those that are only its own. */
export const chipKeys = (lang: Lang, ...own: readonly Key[]): readonly Key[] => [
  ...words[lang].chips,
  ...own,
]

/** Of a rules sheet: how the keyboard plays it, each single key with what it does, and the switch for those. */
export function keysHelp(lang: Lang, text: string, keys: readonly Key[] = []): HTMLElement {
  const input = make('input', { type: 'checkbox' })
  input.checked = readKept(OFF) !== '1'
  input.addEventListener('change', () => keep(OFF, input.checked ? '' : '1'))
  const list = keys.flatMap(([key, does]) => [
    make('dt', {}, make('kbd', {}, key)),
    make('dd', {}, does),
  ])
  return make(
    'div',
    { class: 'table-keys' },
    note(text),
    ...(list.length > 0 ? [make('dl', {}, ...list)] : []),
    make('label', {}, input, words[lang].single),
  )
}
