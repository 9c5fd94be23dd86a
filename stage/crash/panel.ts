import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { make } from '../dom.ts'
import { showMoney, showMultiple, type Lang } from '../frame/amounts.ts'
import { stepButton } from '../frame/buttons.ts'
import { fill } from '../frame/words.ts'
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
const TARGET_FIRST = 200
const TARGET_MAX = 1_000_000

export function createPanel(n: number, acts: PanelActs): Panel {
  const title = make('h2')
  const status = make('p', { class: 'crash-status' })
  const amount = field(() => change())
  const target = field(() => change())
  const auto = make('input', { type: 'checkbox', role: 'switch', id: `crash-auto-${n}` })
  const autoLabel = make('label', { for: `crash-auto-${n}` })
  const name = make('span')
  const worth = make('b', { class: 'money' })
  const button = make('button', { type: 'button', class: 'crash-act' }, name, worth)
  const half = make('button', { type: 'button', class: 'crash-half', hidden: true })
  const quick = QUICK.map((lira) => {
    const one = make('button', { type: 'button', class: 'crash-quick' })
    one.addEventListener('click', () => {
      amount.value = clampAmount(lira * LIRA)
      change()
    })
    return one
  })
  let state: PanelState | null = null
  amount.value = 10 * LIRA
  target.value = TARGET_FIRST
  button.addEventListener('click', acts.press)
  half.addEventListener('click', acts.half)
  auto.addEventListener('change', () => change())
  amount.step((up) => clampAmount(stepAmount(amount.value, up)))
  target.step((up) =>
    Math.min(TARGET_MAX, Math.max(101, target.value + (up ? 1 : -1) * stepOf(target.value))),
  )

  function clampAmount(wanted: number): number {
    const { min, max } = state?.limits ?? { min: LIRA, max: wanted }
    return Math.min(max, Math.max(min, wanted))
  }
  function change(): void {
    amount.value = clampAmount(amount.value)
    if (state) show(state)
  }
  function show(next: PanelState): void {
    state = next
    const { lang, words, limits } = next
    title.textContent = fill(words.spot, { n: String(n) })
    status.textContent = statusOf(next)
    const isLaid = next.stake !== null && next.phase !== 'over'
    amount.show(
      showMoney(BigInt(next.stake && isLaid ? next.stake.amount : amount.value), lang),
      words.amount,
      words,
      isLaid,
    )
    const aim = isLaid ? (next.stake?.target ?? target.value) : target.value
    target.show(showMultiple(aim, lang), words.target, words, isLaid || !auto.checked)
    autoLabel.textContent = words.auto
    auto.disabled = isLaid
    if (isLaid) auto.checked = next.stake?.target !== null
    for (const [at, one] of quick.entries()) {
      const micro = (QUICK[at] ?? 0) * LIRA
      one.textContent = showMoney(BigInt(micro), lang).replace(/[.,]00$/, '')
      one.disabled = isLaid || micro > limits.max || micro < limits.min
    }
    const face = actOf(next, amount.value)
    name.textContent = face.name
    worth.textContent = face.worth
    button.dataset['act'] = face.act
    button.disabled = face.act === 'none' || next.isBusy
    element.dataset['state'] = next.stake?.state ?? 'empty'
    half.hidden = !(next.mayHalf && face.act === 'out' && next.stake?.halfAt === null)
    half.textContent = words.half
    half.disabled = next.isBusy
  }
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
    button,
    amount: () => amount.value,
    target: () => (auto.checked ? target.value : null),
    show,
  }
}

function statusOf({ stake, phase, words, lang }: PanelState): string {
  const { states } = words
  if (stake === null) return states.empty
  if (stake.state === 'paid')
    return fill(states.paid, {
      at: showMultiple(stake.endedAt ?? 0, lang),
      amount: showMoney(BigInt(stake.paid), lang),
    })
  if (stake.state === 'lost') return states.lost
  if (stake.state === 'void') return states.void
  return phase === 'flying' ? states.flying : states.placed
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
  if (phase === 'open' && !isClosed)
    return { act: 'lay', name: fill(words.lay, { amount: '' }).trim(), worth: money(amount) }
  return { act: 'none', name: words.waiting, worth: '' }
}

interface Field {
  element: HTMLElement
  value: number
  step: (next: (up: boolean) => number) => void
  show: (text: string, name: string, words: CrashWords, isDisabled: boolean) => void
}

function field(changed: () => void): Field {
  let next = (_up: boolean): number => 0
  const press = (up: boolean) => () => {
    made.value = next(up)
    changed()
  }
  const [less, more] = [stepButton('minus', press(false)), stepButton('plus', press(true))]
  const shown = make('output', { class: 'money' })
  const made: Field = {
    element: make('div', { class: 'crash-field', role: 'group' }, less, shown, more),
    value: 0,
    step: (wanted) => (next = wanted),
    show: (text, name, words, isDisabled) => {
      shown.textContent = text
      made.element.setAttribute('aria-label', name)
      less.setAttribute('aria-label', `${name}: ${words.less}`)
      more.setAttribute('aria-label', `${name}: ${words.more}`)
      less.disabled = isDisabled
      more.disabled = isDisabled
    },
  }
  return made
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
