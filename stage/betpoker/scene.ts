/** The table as it lies: six hands, the five cards of all, and how each hand stands; over it the time that bets are open yet. */
import { HAND_NUMBERS, betpokerCard, pokerSeatName } from '#contract/games/betpoker-names.ts'
import { cardName, cardSign, isRedCard } from '#contract/games/blackjack-names.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { pokerHandName } from '#contract/games/poker-names.ts'
import {
  OPEN_CARDS,
  RIVER,
  liesAtMs,
  standingOf,
  streetOfCard,
  type OpenRound,
} from '#games/betpoker/numbers.ts'
import { make, setText } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { createClock } from '../virtual/clock.ts'
import type { ShownPhase } from '../floor/phase.ts'
import type { BetpokerWords } from './words.ts'

export interface SceneState {
  table: FloorTableState
  open: OpenRound
  phase: ShownPhase
  nowMs: number
  isStill: boolean
  lang: Lang
  words: BetpokerWords
}

export function createScene() {
  const clock = createClock()
  const way = make('p', { class: 'bg-way' })
  const board = make('ol', { class: 'bp-board' })
  const hands = make('ol', { class: 'bp-hands' })
  let drawn = ''
  let lay = 0
  /** When this page was first told of a street: its cards come one after the other from then on. */
  let seen = { street: '', at: -Infinity }

  function lying({ table: { round }, open, nowMs, isStill }: SceneState): number {
    const street = `${round?.number} ${round?.street?.at}`
    if (street !== seen.street)
      seen = { street, at: seen.street === '' || isStill ? -Infinity : nowMs }
    const sinceMs = nowMs - seen.at
    return open.numbers.filter(
      (_, nth) => streetOfCard(nth) < (round?.street?.at ?? RIVER) || sinceMs >= liesAtMs(nth),
    ).length
  }

  return {
    element: make(
      'div',
      { class: 'vg-scene' },
      make('div', { class: 'bp-table' }, board, hands),
      way,
      clock.element,
    ),
    draw: (state: SceneState) => {
      const { table, phase, nowMs, lang, words } = state
      const { round } = table
      const title = fill(words.draw, { number: String(round?.number ?? '') })
      const at = words.streets[round?.street?.at ?? 0] ?? ''
      const note = phase === 'open' ? at : words.phases[phase]
      clock.show({ round, phase, nowMs, title, note })
      setText(way, round ? `${title} · ${note}` : note)
      way.dataset['live'] = String(phase === 'running')
      const count = lying(state)
      const key = JSON.stringify([
        round?.number,
        count,
        lang,
        phase === 'result',
        state.open.prices.length,
      ])
      if (key === drawn) return
      drawn = key
      show({ board, hands }, state, count, lay)
      lay = count
    },
  }
}

interface Lists {
  board: HTMLElement
  hands: HTMLElement
}

function show({ board, hands }: Lists, state: SceneState, count: number, lay: number): void {
  const { open, lang, words } = state
  const numbers = open.numbers.slice(0, count)
  const isWhole = OPEN_CARDS.some((cards) => cards > 0 && cards === count)
  const standing = isWhole ? standingOf(numbers) : []
  const first = count > lay ? lay : count
  board.setAttribute('aria-label', words.board)
  hands.setAttribute('aria-label', words.hands)
  const before = OPEN_CARDS[1]
  board.replaceChildren(
    ...[0, 1, 2, 3, 4].map((nth) =>
      make('li', {}, cardOf(numbers[before + nth], before + nth >= first, lang)),
    ),
  )
  const prices = open.prices.at(-1) ?? []
  hands.replaceChildren(
    ...HAND_NUMBERS.map((hand) => {
      const own = standing[hand - 1] ?? null
      const isDead = isWhole && count > before && prices[hand - 1] === null && !own?.isBest
      return handOf({ numbers, hand, own, isDead, first, lang })
    }),
  )
}

interface Lying {
  numbers: readonly number[]
  hand: number
  own: ReturnType<typeof standingOf>[number] | null
  isDead: boolean
  /** From this card on they have just come. */
  first: number
  lang: Lang
}

function handOf({ numbers, hand, own, isDead, first, lang }: Lying): HTMLElement {
  const cards = [0, 1].map((nth) => {
    const at = nth * HAND_NUMBERS.length + hand - 1
    return cardOf(numbers[at], at >= first, lang)
  })
  return make(
    'li',
    { class: 'bp-hand', 'data-best': String(own?.isBest ?? false), 'data-dead': String(isDead) },
    make('b', {}, pokerSeatName(hand, lang)),
    make('span', { class: 'bp-pair' }, ...cards),
    make('small', {}, own ? pokerHandName(own.combination, lang) : '\u00a0'),
  )
}

/** A card that lies open, or its back where none does yet. */
function cardOf(number: number | undefined, isNew: boolean, lang: Lang): HTMLElement {
  if (number === undefined)
    return make('span', { class: 'bp-card', 'data-back': 'true', 'aria-hidden': 'true' })
  const card = betpokerCard(number)
  return make(
    'span',
    {
      class: 'bp-card',
      role: 'img',
      'aria-label': cardName(card, lang),
      'data-red': String(isRedCard(card)),
      'data-new': String(isNew),
    },
    cardSign(card),
  )
}
