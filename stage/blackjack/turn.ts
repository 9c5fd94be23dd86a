import type { BlackjackAct } from '#contract/games/blackjack-names.ts'
import { make, setAttribute, setText } from '../dom.ts'
import { OnePress } from '../floor/one-press.ts'

const RADIUS = 25
const ROUND = 2 * Math.PI * RADIUS

export interface Move {
  act: BlackjackAct
  text: string
  /** What it costs and brings; empty where it costs nothing. */
  cost: string
}

export interface TurnState {
  title: string
  text: string
  /** What is left of the time, from 1 to 0; null where no time runs. */
  left: { share: number; seconds: number } | null
  moves: readonly Move[]
  hint: string
  /** What is at stake, each with its name. */
  sums: readonly (readonly [string, string])[]
  isBusy: boolean
}

/** What is asked, until when, and what may be answered; while nothing is, what the table is at. */
export interface Turn {
  element: HTMLElement
  show: (state: TurnState) => void
  /** The press of a number key; false where it is no answer. */
  press: (nth: number) => boolean
}

export function createTurn(decide: (act: BlackjackAct) => void): Turn {
  const seconds = make('b', { class: 'money' })
  const ring = make('div', { class: 'bj-ring', 'aria-hidden': 'true' }, seconds)
  ring.insertAdjacentHTML(
    'afterbegin',
    `<svg viewBox="0 0 58 58"><circle cx="29" cy="29" r="${RADIUS}"/><circle class="is-left" cx="29" cy="29" r="${RADIUS}" stroke-dasharray="${ROUND}"/></svg>`,
  )
  const left = ring.querySelector<SVGCircleElement>('.is-left')
  const title = make('h2')
  const text = make('p')
  const hint = make('p', { class: 'bj-hint' })
  const sums = make('dl', { class: 'bj-sums' })
  const moves = make('div', { class: 'bj-moves' })
  const element = make(
    'section',
    { class: 'bj-turn' },
    make('div', { class: 'bj-ask' }, ring, make('div', {}, title, text, hint), sums),
    moves,
  )
  let shown = ''
  let shownSums = ''
  let choices: readonly Move[] = []
  let isBusy = false
  const answer = new OnePress()
  const run = (act: BlackjackAct): void => {
    if (!isBusy && answer.takes(performance.now())) decide(act)
  }
  return {
    element,
    show: (state) => {
      choices = state.moves
      isBusy = state.isBusy
      setText(title, state.title)
      setText(text, state.text)
      setText(hint, state.hint)
      hint.hidden = state.hint === ''
      ring.hidden = state.left === null
      setText(seconds, String(state.left?.seconds ?? ''))
      left?.setAttribute('stroke-dashoffset', String(ROUND * (1 - (state.left?.share ?? 0))))
      element.dataset['asked'] = String(choices.length > 0)
      if (shownSums !== JSON.stringify(state.sums)) {
        shownSums = JSON.stringify(state.sums)
        sums.replaceChildren(...state.sums.map(sumRow))
      }
      const key = JSON.stringify(choices)
      if (key !== shown) {
        shown = key
        moves.replaceChildren(...choices.map((move, at) => moveButton(move, at + 1, run)))
      }
      const takesNone = String(isBusy || !answer.isFree(performance.now()))
      for (const button of moves.querySelectorAll('button'))
        setAttribute(button, 'aria-disabled', takesNone)
    },
    press: (nth) => {
      const move = choices[nth - 1]
      if (move) run(move.act)
      return move !== undefined
    },
  }
}

/** The name of a switch, with a rest that narrow screens leave to be heard. */
export function showSwitch(button: HTMLElement, name: string, rest: string): void {
  if (button.ariaLabel === name + rest) return
  button.ariaLabel = name + rest
  button.replaceChildren(make('span', {}, name, make('span', { class: 'bj-more' }, rest)))
}

const sumRow = ([name, amount]: readonly [string, string]): HTMLElement =>
  make('div', {}, make('dt', {}, name), make('dd', { class: 'money' }, amount))

function moveButton(
  { act, text, cost }: Move,
  nth: number,
  run: (act: BlackjackAct) => void,
): HTMLElement {
  const button = make(
    'button',
    { type: 'button', class: 'bj-move', 'data-act': act },
    make('b', {}, text),
    ...(cost === '' ? [] : [make('small', { class: 'money' }, cost)]),
    make('kbd', { 'aria-hidden': 'true' }, String(nth)),
  )
  button.addEventListener('click', () => run(act))
  return button
}
