/** What a round asks in its middle, at tables that ask: the time that is left, what may be answered, and a hint for whoever wants one. */
import { TABLEGAME_ACTS, type TablegameAct } from '#contract/games/tablegames-names.ts'
import { make, setText } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import type { HoldemWords } from './holdem-words.ts'

export interface AskState {
  lang: Lang
  words: HoldemWords
  isAsked: boolean
  secondsLeft: number
  /** What a call costs, in words; null for whoever has no ante. */
  cost: string | null
  answered: TablegameAct | null
  isBusy: boolean
  /** What lies on the round, in words. */
  pot: string
  hint: string
}

export interface Ask {
  element: HTMLElement
  /** By its key; whether it has one. */
  press: (digit: number) => boolean
  isHinted: () => boolean
  show: (state: AskState) => void
}

/** In the order of their keys. */
const ACTS: readonly TablegameAct[] = TABLEGAME_ACTS

export function createAsk(
  answer: (act: TablegameAct) => void,
  onHint: (isOn: boolean) => void,
): Ask {
  const title = make('h2')
  const seconds = make('b', { class: 'money', 'aria-hidden': 'true' })
  const about = make('p')
  const hint = make('p', { class: 'tg-hint', role: 'status' })
  const call = makeAct('call', '1')
  const fold = makeAct('fold', '2')
  const hints = make('button', { type: 'button', class: 'tg-hints', 'aria-pressed': 'false' })
  const acts = make('div', { class: 'tg-acts' }, call.element, fold.element)
  const element = make(
    'section',
    { class: 'tg-ask', hidden: true },
    make('div', {}, title, seconds),
    about,
    hint,
    acts,
    hints,
  )
  let mayAnswer = false
  const press = (act: TablegameAct): void => {
    if (mayAnswer) answer(act)
  }
  call.element.addEventListener('click', () => press('call'))
  fold.element.addEventListener('click', () => press('fold'))
  hints.addEventListener('click', () => {
    const isOn = hints.getAttribute('aria-pressed') !== 'true'
    hints.setAttribute('aria-pressed', String(isOn))
    onHint(isOn)
  })
  return {
    element,
    press: (digit) => {
      const act = ACTS[digit - 1]
      if (act && mayAnswer) answer(act)
      return act !== undefined && mayAnswer
    },
    isHinted: () => hints.getAttribute('aria-pressed') === 'true',
    show: (state) => {
      const { words, isAsked, cost, answered, isBusy } = state
      element.hidden = !isAsked
      mayAnswer = isAsked && cost !== null && answered === null && !isBusy
      if (!isAsked) return
      setText(title, answered === null ? words.ask : words.answered[answered])
      setText(seconds, fill(words.seconds, { seconds: String(state.secondsLeft) }))
      setText(about, cost === null && answered === null ? words.looking : state.pot)
      setText(hint, state.hint)
      hint.hidden = state.hint === ''
      setText(hints, words.hints)
      acts.hidden = cost === null || answered !== null
      call.show(words.acts.call, cost ?? '', isBusy)
      fold.show(words.acts.fold, words.lost, isBusy)
    },
  }
}

function makeAct(act: TablegameAct, key: string) {
  const name = make('b')
  const cost = make('small', { class: 'money' })
  const element = make(
    'button',
    { type: 'button', class: 'tg-act', 'data-act': act },
    name,
    cost,
    make('kbd', { 'aria-hidden': 'true' }, key),
  )
  return {
    element,
    show: (text: string, what: string, isBusy: boolean) => {
      setText(name, text)
      setText(cost, what)
      element.setAttribute('aria-disabled', String(isBusy))
    },
  }
}
