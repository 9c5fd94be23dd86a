import type { Money } from '#contract/money.ts'
import { make } from '../../dom.ts'
import { showMoney, type Lang } from '../../frame/amounts.ts'
import { lossLimits, ROUNDS, WIN_STAKES, type Plan } from '../autoplay.ts'
import { fill } from '../../frame/words.ts'
import type { SlotWords } from '../words.ts'
import { openSheet } from '../../frame/sheet.ts'

interface Terms {
  /** What one round costs. */
  cost: Money
  balance: Money
  stake: Money
  lang: Lang
  words: SlotWords
}

/**
 * Asks for a plan; null when it was not confirmed. The loss limit has no answer of its own: nothing
 * begins before the member has chosen one, and the button says what it begins.
 */
export async function askAutoplay(parent: HTMLElement, terms: Terms): Promise<Plan | null> {
  const { cost, balance, stake, lang, words } = terms
  const { auto } = words
  const money = (amount: Money): string => showMoney(amount, lang)
  const rounds = choices(
    auto.rounds,
    'rounds',
    ROUNDS.map((count) => [String(count), count]),
    0,
  )
  const loss = choices(
    auto.lossLimit,
    'loss',
    lossLimits({ cost, balance }).map((limit) => [money(limit), limit]),
  )
  const wins = WIN_STAKES.map((count) => stake * BigInt(count))
  const win = choices<Money | null>(
    auto.winAbove,
    'win',
    [[auto.noWin, null], ...wins.map((above): [string, Money] => [money(above), above])],
    0,
  )
  const feature = make('input', { type: 'checkbox', id: 'auto-feature', checked: true })
  const onFeature = make('label', { class: 'tick', for: 'auto-feature' }, feature, auto.onFeature)
  const cancel = make('button', { type: 'button', class: 'secondary' }, words.cancel)
  const confirm = make('button', { type: 'button', class: 'primary' })
  let plan: Plan | null = null
  const read = (): Plan | null => {
    const [count, lossLimit, winAbove] = [rounds.chosen(), loss.chosen(), win.chosen()]
    if (count === undefined || lossLimit === undefined || winAbove === undefined) return null
    return { rounds: count, lossLimit, winAbove, stopsOnFeature: feature.checked }
  }
  const update = (): void => {
    const choice = read()
    confirm.setAttribute('aria-disabled', String(choice === null))
    confirm.textContent = choice
      ? fill(auto.confirm, { rounds: choice.rounds, limit: money(choice.lossLimit) })
      : auto.chooseLimit
  }
  const parts = [rounds.element, loss.element, win.element, onFeature]
  const note = make('p', { class: 'sheet-note' }, fill(auto.note, { cost: money(cost) }))
  const row = make('div', { class: 'sheet-row' }, cancel, confirm)
  const { dialog, closed } = openSheet(parent, auto.title, words.close, note, ...parts, row)
  dialog.addEventListener('change', update)
  cancel.addEventListener('click', () => dialog.close())
  confirm.addEventListener('click', () => {
    plan = read()
    if (plan) dialog.close()
    else loss.focus()
  })
  update()
  await closed
  return plan
}

interface Choices<T> {
  element: HTMLElement
  /** Undefined while none is chosen. */
  chosen: () => T | undefined
  focus: () => void
}

/** One of a few, as native radio buttons that look like the stakes. */
function choices<T>(
  name: string,
  group: string,
  options: readonly (readonly [string, T])[],
  first?: number,
): Choices<T> {
  const inputs = options.map((_, at) =>
    make('input', { type: 'radio', name: `auto-${group}`, checked: at === first }),
  )
  const labels = options.map(([text], at) =>
    make('label', { class: 'level' }, inputs[at] ?? '', make('span', {}, text)),
  )
  const longest = Math.max(...options.map(([text]) => text.length))
  const levels = make('div', { class: 'levels' }, ...labels)
  levels.style.setProperty('--length', String(longest))
  const element = make('fieldset', { class: 'decade' }, make('legend', {}, name), levels)
  return {
    element,
    chosen: () => options[inputs.findIndex((input) => input.checked)]?.[1],
    focus: () => inputs[0]?.focus(),
  }
}
