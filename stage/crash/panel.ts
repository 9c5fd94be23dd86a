import { make, setAttribute, setText } from '../dom.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { actOf, type PanelAct, type PanelState } from './act.ts'
import { createField, kurusIn, typedNote, type TypedValue } from './field.ts'
import { Gesture } from './gesture.ts'
import type { BetChoice } from './kept-bets.ts'
import { showMultiple } from './multiple.ts'
import { stakeStatus } from './stake-text.ts'

export interface PanelActs {
  /** Lays, takes back or cashes out: whatever the button says. */
  press: (act: PanelAct) => void
  half: () => void
  /** What the next bet begins with stands otherwise. */
  choose: (choice: BetChoice) => void
  /** What was made of something typed, for the log. */
  say: (note: string) => void
}

/** One of the two bets: its amount, its target, and the one thing to do now. */
export interface Panel {
  element: HTMLElement
  /** As a press of the button, by a key. */
  press: () => void
  /** Whole micro-lira, within the limits as they were last shown. */
  amount: () => number
  target: () => number | null
  show: (state: PanelState) => void
  /** Beside the fields: what became of a bet without a press. */
  note: (text: string) => void
}

const QUICK = [10, 50, 100, 500]
const LIRA = 1_000_000
const MICRO_PER_KURUS = 10_000
const [TARGET_MIN, TARGET_FIRST] = [101, 200]
/** So long the button says what was taken, before it offers the next flight. */
const TAKEN_MS = 2_500

export function createPanel(n: number, first: BetChoice | null, acts: PanelActs): Panel {
  const parts = createParts(n, first)
  const { amount, target, auto, button, half } = parts
  const gesture = new Gesture()
  let state: PanelState | null = null
  let shown = ''
  let takenAtMs: number | null = null
  const show = (): void => {
    if (state) showParts(parts, n, state, isFresh(takenAtMs))
  }
  const change = (): void => {
    if (!state) return
    const { min, max, step } = state.limits
    amount.value = within(min, max, Math.floor(amount.value / step) * step)
    target.value = within(TARGET_MIN, state.targetMax, target.value)
    setText(parts.note, '')
    show()
    acts.choose({ amount: amount.value, target: target.value, isAuto: auto.checked })
  }
  for (const [at, one] of parts.quick.entries())
    one.addEventListener('click', () => {
      amount.value = (QUICK[at] ?? 0) * LIRA
      change()
    })
  const press = (): void => {
    if (!state) return
    const { act } = actOf(state, amount.value, isFresh(takenAtMs))
    const isMeant = gesture.begins(state.isBusy ? 'busy' : act, performance.now())
    // The button says that it lays: whoever pressed it once, in earnest, is told that it did not.
    const isMissed = !isMeant && gesture.isAlone && act === 'lay' && !state.isBusy
    if (isMeant || isMissed) setText(parts.note, isMissed ? state.words.tooSoon : '')
    if (isMeant && act !== 'none') acts.press(act)
  }
  button.addEventListener('click', press)
  half.addEventListener('click', () => gesture.begins('half', performance.now()) && acts.half())
  auto.addEventListener('change', change)
  const noteTyped: NoteTyped = (typed, most, write) => {
    if (!state) return
    const note = typedNote({ ...typed, most }, state.words, write)
    setText(parts.note, note)
    if (note !== '') acts.say(note)
  }
  /** Limits that were changed while the page was open: what is offered is what is taken, and why stands beside it. */
  const keepWithin = (): void => {
    if (!state || state.waits || state.stake?.state === 'placed') return
    const [asked, { min, max }] = [amount.value, state.limits]
    if (asked >= min && asked <= max) return
    change()
    noteTyped({ text: '', asked, value: amount.value }, max, moneyIn(state.lang))
  }
  listenToFields(parts, { change, noteTyped, state: () => state })
  return {
    element: parts.element,
    press,
    amount: () => amount.value,
    target: () => (auto.checked ? target.value : null),
    note: (text) => setText(parts.note, text),
    show: (next) => {
      state = next
      keepWithin()
      if (next.stake?.state !== 'paid') takenAtMs = null
      else takenAtMs ??= performance.now()
      gesture.offers(actOf(next, amount.value, isFresh(takenAtMs)).act, performance.now())
      const face = faceOf(parts, next, isFresh(takenAtMs))
      if (face === shown) return
      shown = face
      show()
    },
  }
}

type NoteTyped = (typed: TypedValue, most: number, write: (value: number) => string) => void

function listenToFields(
  { amount, target }: Parts,
  {
    change,
    noteTyped,
    state,
  }: { change: () => void; noteTyped: NoteTyped; state: () => PanelState | null },
): void {
  const langNow = (): Lang => state()?.lang ?? 'tr'
  amount.listen({
    step: (up) => stepAmount(amount.value, up),
    read: (text) => kurusIn(text, langNow()) * MICRO_PER_KURUS,
    changed: change,
    typed: (typed) => noteTyped(typed, state()?.limits.max ?? 0, moneyIn(langNow())),
  })
  target.listen({
    step: (up) => target.value + (up ? 1 : -1) * stepOf(target.value),
    // Hundredths of one are written as kuruş are.
    read: (text) => kurusIn(text.replace('×', ''), langNow()),
    changed: change,
    typed: (typed) =>
      noteTyped(typed, state()?.targetMax ?? 0, (at) => showMultiple(at, langNow())),
  })
}

const moneyIn =
  (lang: Lang) =>
  (micro: number): string =>
    showMoney(BigInt(micro), lang)

const isFresh = (takenAtMs: number | null): boolean =>
  takenAtMs !== null && performance.now() - takenAtMs < TAKEN_MS

type Parts = ReturnType<typeof createParts>

/** All that a panel shows depends on: it is asked for before every frame. */
const faceOf = (
  { amount, target, auto }: Parts,
  { words, now, phase, ...state }: PanelState,
  isTaken: boolean,
) =>
  JSON.stringify([
    state,
    isTaken,
    phase,
    words.auto,
    phase === 'flying' && state.stake?.state === 'placed' ? now : null,
    [amount.value, target.value, auto.checked],
  ])

function createParts(n: number, first: BetChoice | null) {
  const title = make('h2')
  const status = make('p', { class: 'crash-status' })
  const noteId = `crash-note-${n}`
  const note = make('p', { class: 'crash-note', id: noteId })
  const amount = createField(first?.amount ?? 10 * LIRA, noteId)
  const target = createField(first?.target ?? TARGET_FIRST, noteId)
  const auto = make('input', { type: 'checkbox', role: 'switch', id: `crash-auto-${n}` })
  auto.checked = first?.isAuto ?? false
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
    note,
  )
  return {
    element,
    title,
    status,
    note,
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

function showParts(parts: Parts, n: number, state: PanelState, isTaken: boolean): void {
  const { lang, words, stake, waits, isBusy } = state
  const isLaid = stake?.state === 'placed' && state.phase !== 'over'
  // What the next bet begins with, also where this one was laid before the page was opened, or elsewhere.
  if (isLaid) {
    parts.amount.value = stake.amount
    parts.target.value = stake.target ?? parts.target.value
    parts.auto.checked = stake.target !== null
  }
  const isFixed = isLaid || waits !== null
  parts.element.dataset['state'] = stake?.state ?? (waits ? 'waits' : 'empty')
  setText(parts.title, fill(words.spot, { n: String(n) }))
  const status = stakeStatus(stake, state.phase === 'flying', state)
  setText(parts.status, waits && !isLaid ? words.states.waits : status)
  parts.amount.show(showMoney(BigInt(parts.amount.value), lang), words.amount, words, isFixed)
  parts.auto.disabled = isFixed
  setText(parts.autoLabel, words.auto)
  const aim = showMultiple(parts.target.value, lang)
  parts.target.show(aim, words.target, words, isFixed || !parts.auto.checked)
  showQuick(parts.quick, state, isFixed)
  const face = actOf(state, parts.amount.value, isTaken)
  setText(parts.name, face.name)
  setText(parts.worth, face.worth)
  parts.button.dataset['act'] = face.act
  // It hears presses all the same: those of a run of clicks belong together, whatever it says meanwhile.
  setAttribute(parts.button, 'aria-disabled', String(face.act === 'none' || isBusy))
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

const within = (least: number, most: number, value: number): number =>
  Math.min(most, Math.max(least, value))

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
