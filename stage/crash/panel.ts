import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { readAmount } from '#contract/typed-amount.ts'
import { make, setText } from '../dom.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { stepButton } from '../frame/buttons.ts'
import { fill } from '../frame/words.ts'
import { showMultiple } from './multiple.ts'
import { stakeStatus } from './stake-text.ts'
import type { CrashWords } from './words.ts'

/** What a panel is shown from. */
export interface PanelState {
  lang: Lang
  words: CrashWords
  phase: 'open' | 'wait' | 'flying' | 'over'
  stake: FloorStakeState | null
  /** The multiplier of the moment, in hundredths. */
  now: number
  limits: { min: number; max: number; step: number }
  mayHalf: boolean
  /** The highest target that there is, in hundredths. */
  targetMax: number
  isBusy: boolean
  isClosed: boolean
}

export interface PanelActs {
  /** Lays, takes back or cashes out: whatever the button says. */
  press: () => void
  half: () => void
}

/** One of the two bets: its amount, its target, and the one thing to do now. */
export interface Panel {
  element: HTMLElement
  button: HTMLButtonElement
  /** Whole micro-lira, within the limits as they were last shown. */
  amount: () => number
  target: () => number | null
  show: (state: PanelState) => void
}

const QUICK = [10, 50, 100, 500]
const LIRA = 1_000_000
const MICRO_PER_KURUS = 10_000
const [TARGET_MIN, TARGET_FIRST] = [101, 200]

export function createPanel(n: number, acts: PanelActs): Panel {
  const parts = createParts(n)
  const { amount, target, auto, button, half } = parts
  let state: PanelState | null = null
  let shown = ''
  const change = (): void => {
    if (!state) return
    const { min, max, step } = state.limits
    amount.value = within(min, max, Math.floor(amount.value / step) * step)
    target.value = within(TARGET_MIN, state.targetMax, target.value)
    showParts(parts, n, state)
  }
  for (const [at, one] of parts.quick.entries())
    one.addEventListener('click', () => {
      amount.value = (QUICK[at] ?? 0) * LIRA
      change()
    })
  button.addEventListener('click', acts.press)
  half.addEventListener('click', acts.half)
  auto.addEventListener('change', change)
  const langNow = (): Lang => state?.lang ?? 'tr'
  amount.listen({
    step: (up) => stepAmount(amount.value, up),
    read: (text) => kurusIn(text, langNow()) * MICRO_PER_KURUS,
    changed: change,
  })
  target.listen({
    step: (up) => target.value + (up ? 1 : -1) * stepOf(target.value),
    // Hundredths of one are written as kuruş are.
    read: (text) => kurusIn(text.replace('×', ''), langNow()),
    changed: change,
  })
  return {
    element: parts.element,
    button,
    amount: () => amount.value,
    target: () => (auto.checked ? target.value : null),
    show: (next) => {
      state = next
      const face = faceOf(parts, next)
      if (face === shown) return
      shown = face
      showParts(parts, n, next)
    },
  }
}

type Parts = ReturnType<typeof createParts>

/** All that a panel shows depends on: it is asked for before every frame. */
const faceOf = ({ amount, target, auto }: Parts, { words, now, phase, ...state }: PanelState) =>
  JSON.stringify([
    state,
    phase,
    words.auto,
    phase === 'flying' && state.stake?.state === 'placed' ? now : null,
    [amount.value, target.value, auto.checked],
  ])

function createParts(n: number) {
  const title = make('h2')
  const status = make('p', { class: 'crash-status' })
  const [amount, target] = [field(10 * LIRA), field(TARGET_FIRST)]
  const auto = make('input', { type: 'checkbox', role: 'switch', id: `crash-auto-${n}` })
  const autoLabel = make('label', { for: `crash-auto-${n}` })
  const name = make('span')
  const worth = make('b', { class: 'money' })
  const button = make('button', { type: 'button', class: 'crash-act' }, name, worth)
  const half = make('button', { type: 'button', class: 'crash-half', hidden: true })
  const quick = QUICK.map(() => make('button', { type: 'button', class: 'crash-quick' }))
  const element = make(
    'section',
    { class: 'crash-panel' },
    make('header', {}, title, status),
    make('div', { class: 'crash-amount' }, amount.element),
    make('div', { class: 'crash-quicks' }, ...quick),
    make('div', { class: 'crash-auto' }, auto, autoLabel),
    make('div', { class: 'crash-target' }, target.element),
    make('div', { class: 'crash-acts' }, button, half),
  )
  return {
    element,
    title,
    status,
    amount,
    target,
    auto,
    autoLabel,
    name,
    worth,
    button,
    half,
    quick,
  }
}

function showParts(parts: Parts, n: number, state: PanelState): void {
  const { lang, words, stake, isBusy } = state
  const isLaid = stake !== null && state.phase !== 'over'
  // What the next bet begins with, also where this one was laid before the page was opened, or elsewhere.
  if (isLaid) {
    parts.amount.value = stake.amount
    parts.target.value = stake.target ?? parts.target.value
    parts.auto.checked = stake.target !== null
  }
  parts.element.dataset['state'] = stake?.state ?? 'empty'
  setText(parts.title, fill(words.spot, { n: String(n) }))
  setText(parts.status, stakeStatus(stake, state.phase === 'flying', state))
  parts.amount.show(showMoney(BigInt(parts.amount.value), lang), words.amount, words, isLaid)
  parts.auto.disabled = isLaid
  setText(parts.autoLabel, words.auto)
  const aim = showMultiple(parts.target.value, lang)
  parts.target.show(aim, words.target, words, isLaid || !parts.auto.checked)
  showQuick(parts.quick, state, isLaid)
  const face = actOf(state, parts.amount.value)
  setText(parts.name, face.name)
  setText(parts.worth, face.worth)
  parts.button.dataset['act'] = face.act
  parts.button.disabled = face.act === 'none' || isBusy
  parts.half.hidden = !(state.mayHalf && face.act === 'out' && stake?.halfAt === null)
  setText(parts.half, words.half)
  parts.half.disabled = isBusy
}

function showQuick(
  quick: readonly HTMLButtonElement[],
  { limits, lang }: PanelState,
  isLaid: boolean,
): void {
  for (const [at, one] of quick.entries()) {
    const micro = (QUICK[at] ?? 0) * LIRA
    setText(one, showRoundMoney(BigInt(micro), lang))
    one.disabled = isLaid || micro > limits.max || micro < limits.min
  }
}

/** What the button does at this moment. */
function actOf(
  { stake, phase, words, now, lang, isClosed }: PanelState,
  amount: number,
): { act: string; name: string; worth: string } {
  const money = (micro: number): string => showMoney(BigInt(micro), lang)
  if (stake?.state === 'placed' && phase === 'open')
    return { act: 'back', name: words.laid, worth: money(stake.amount) }
  if (stake?.state === 'placed' && phase === 'flying' && now > 100) {
    const rest = stake.halfAt === null ? stake.amount : stake.amount - Math.floor(stake.amount / 2)
    return { act: 'out', name: words.out, worth: money(Math.floor((rest * now) / 100)) }
  }
  if (stake?.state === 'paid' && phase !== 'over' && phase !== 'open')
    return { act: 'none', name: words.taken, worth: money(stake.paid) }
  if (phase === 'open' && !isClosed) return { act: 'lay', name: words.lay, worth: money(amount) }
  return { act: 'none', name: phase === 'wait' ? words.waiting : words.next, worth: '' }
}

interface FieldActs {
  step: (up: boolean) => number
  /** What was typed; not a number where that cannot be read. */
  read: (text: string) => number
  changed: () => void
}

interface Field {
  element: HTMLElement
  value: number
  listen: (acts: FieldActs) => void
  show: (text: string, name: string, words: CrashWords, isDisabled: boolean) => void
}

/** A number that is stepped or typed; what cannot be read leaves it as it was. */
function field(first: number): Field {
  const less = stepButton('minus', () => press(false))
  const more = stepButton('plus', () => press(true))
  const typed = make('input', { class: 'money', inputmode: 'decimal', autocomplete: 'off' })
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
    set(acts?.read(typed.value) ?? Number.NaN)
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

const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value))

function kurusIn(text: string, lang: Lang): number {
  const typed = readAmount(text, lang)
  return typed.kind === 'amount' ? typed.kurus : Number.NaN
}

/** Ones to ten, then fives, tens and so on: a step is about a tenth. */
function stepAmount(micro: number, up: boolean): number {
  const lira = micro / LIRA
  const from = up ? lira : lira - 0.000_001
  const step =
    from < 10 ? 1 : from < 50 ? 5 : from < 100 ? 10 : from < 500 ? 50 : from < 1_000 ? 100 : 500
  return Math.round((up ? lira + step : lira - step) * LIRA)
}

const stepOf = (hundredths: number): number =>
  hundredths < 200 ? 5 : hundredths < 500 ? 25 : hundredths < 2_000 ? 100 : 1_000
