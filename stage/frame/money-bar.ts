import { make } from '../dom.ts'
import { showMoney } from './amounts.ts'
import { figureBox, labelButton, roundButton } from './buttons.ts'
import { showClock } from './clock.ts'
import type { FrameState } from './state.ts'
import type { FrameWords } from './words.ts'

/** What every game shows of money and switches; each kind puts the pieces where its board leaves room. */
export interface MoneyBar {
  balance: HTMLElement
  rules: HTMLButtonElement
  sound: HTMLButtonElement
  /** Why nothing can be played, the session's clock and net position: as far as there is any. */
  status: HTMLElement
  /** `refusal` is what the kind has to say there. */
  update: (state: FrameState, words: FrameWords, refusal: string | null) => void
}

export interface MoneyBarActions {
  openRules: () => void
  toggleSound: () => void
}

export function createMoneyBar(actions: MoneyBarActions): MoneyBar {
  const balance = figureBox()
  const rules = roundButton('menu', actions.openRules)
  const sound = roundButton('volume-off', actions.toggleSound)
  const status = make('p', { class: 'status' })
  return {
    balance: balance.element,
    rules: rules.element,
    sound: sound.element,
    status,
    update: (state, words, refusal) => {
      const name = state.hasBonus ? words.together : words.balance
      if (state.hidesBalance) balance.hide(name, words.hidden)
      else balance.set(name, showMoney(state.balance, state.lang))
      balance.element.hidden = state.isReplay || state.isBalanceBeside
      labelButton(rules.element, words.menu, false)
      labelButton(sound.element, words.sound, false)
      sound.press(state.isLoud, state.isLoud ? 'volume-on' : 'volume-off')
      status.replaceChildren(...statusOf(statusView(state), words, refusal))
    },
  }
}

/** What the game server wants shown of the session, where the site around us does not show it. */
export function statusView(state: FrameState): { net: string | null; clock: string | null } {
  const { displayNetPosition, displaySessionTimer } = state.config.jurisdiction
  return {
    net: displayNetPosition && !state.isFramed ? showMoney(state.net, state.lang) : null,
    clock: displaySessionTimer && !state.isFramed ? showClock(Date.now() - state.openedAt) : null,
  }
}

function statusOf(
  { net, clock }: ReturnType<typeof statusView>,
  words: FrameWords,
  refusal: string | null,
): HTMLElement[] {
  const figures: [string, string | null][] = [
    [words.clock, clock],
    [words.net, net],
  ]
  const shown = figures.flatMap(([name, value]) =>
    value === null ? [] : [make('span', {}, `${name} `, make('b', { class: 'money' }, value))],
  )
  return refusal === null ? shown : [make('span', {}, refusal), ...shown]
}
