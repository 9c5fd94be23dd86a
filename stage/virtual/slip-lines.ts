/** The lines of a slip: what is selected, and what is played already. */
import type { FloorStakeState } from '#contract/games/floor-protocol.ts'
import { icon, make } from '../dom.ts'
import type { Chip } from '../floor/chips-laid.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { showPrice } from './price-text.ts'
import { makeStepper } from './stepper.ts'
import type { SlipWords } from './words.ts'

/** What is offered on the present round, as its game knows it. */
export interface SlipChoice {
  /** Another one for another card. */
  key: string
  nameOf: (spot: string) => string
  /** What shows a bet at a glance; nothing that is only told here. */
  signOf: (spot: string) => readonly HTMLElement[]
  /** Whom a bet is on. */
  aboutOf: (spot: string) => string
  /** What one lira pays, in hundredths; null where it is not offered. */
  priceOf: (spot: string) => number | null
  /** The most that it takes of a stake; null where it is not offered. */
  mostOn: (spot: string) => number | null
  /** May what lies on it not be taken back any more, though bets are open? Absent where that is never so. */
  isKept?: (spot: string) => boolean
  /** What all of these pay together where the round is kindest to them. */
  highest: (chips: readonly (readonly [spot: string, amount: number])[]) => bigint
}

export interface SlipState {
  offer: SlipChoice
  lang: Lang
  words: SlipWords
  isOpen: boolean
  /** The round was shown to its end: what came of a bet may be said. */
  isOver: boolean
  min: number
  max: number
  placed: readonly FloorStakeState[]
  pending: readonly Chip[]
}

interface DraftActs {
  step: (by: 1 | -1) => void
  away: () => void
}

export function draftLine(
  { offer, lang, words, isOpen }: SlipState,
  spot: string,
  amount: number,
  acts: DraftActs,
): HTMLElement {
  const name = offer.nameOf(spot)
  const step = makeStepper(spot)
  const shown = showRoundMoney(BigInt(amount), lang)
  step.show(shown, fill(words.less, { bet: name }), fill(words.more, { bet: name }), isOpen)
  step.onStep(acts.step)
  const away = make(
    'button',
    {
      type: 'button',
      class: 'vg-icon',
      'aria-label': fill(words.remove, { bet: name }),
      'data-act': `away ${spot}`,
    },
    '×',
  )
  away.addEventListener('click', acts.away)
  const tools = make('div', { class: 'vg-tools-line' }, step.element, away)
  return make('li', {}, ...lineHead(offer, spot, lang), tools)
}

/** What a bet is worth once its round is over. */
export const givenFor = ({ state, amount, paid }: FloorStakeState): number =>
  state === 'void' ? amount : paid

/** A bet that is settled: how it came out, and what it paid. */
function settledLine({ offer, lang, words }: SlipState, stake: FloorStakeState): HTMLElement {
  const given = givenFor(stake)
  const end = stake.state === 'void' ? 'given' : given > 0 ? 'won' : 'lost'
  const figures: readonly [string, number][] = [
    [words.stake, stake.amount],
    [words.payout, given],
  ]
  const tools = make(
    'div',
    { class: 'vg-tools-line' },
    make('b', {}, words[end]),
    ...figures.map(([name, sum]) =>
      make('span', {}, `${name} `, make('b', { class: 'money' }, showMoney(BigInt(sum), lang))),
    ),
  )
  const { spot } = stake
  return make('li', { 'data-laid': 'true', 'data-end': end }, ...lineHead(offer, spot, lang), tools)
}

export function placedLine(
  state: SlipState,
  stake: FloorStakeState,
  takeBack: () => void,
): HTMLElement {
  const { offer, lang, words, isOpen, isOver } = state
  if (isOver && stake.state !== 'placed') return settledLine(state, stake)
  const { spot, seq, amount } = stake
  const back = make(
    'button',
    {
      type: 'button',
      class: 'vg-back',
      'aria-label': fill(words.back, { bet: offer.nameOf(spot) }),
      'data-act': `back ${seq}`,
    },
    icon('undo', 16),
  )
  back.disabled = !isOpen || offer.isKept?.(spot) === true
  back.addEventListener('click', takeBack)
  const tools = make(
    'div',
    { class: 'vg-tools-line' },
    make('span', {}, words.laid),
    make('b', { class: 'money' }, showMoney(BigInt(amount), lang)),
    back,
  )
  return make('li', { 'data-laid': 'true' }, ...lineHead(offer, spot, lang), tools)
}

function lineHead(offer: SlipChoice, spot: string, lang: Lang): HTMLElement[] {
  const price = offer.priceOf(spot)
  return [
    make('span', { class: 'vg-signs', 'aria-hidden': 'true' }, ...offer.signOf(spot)),
    make(
      'span',
      { class: 'vg-what' },
      offer.nameOf(spot),
      make('small', { lang: 'tr' }, offer.aboutOf(spot)),
    ),
    make('b', { class: 'money vg-price' }, price === null ? '–' : showPrice(price, lang)),
  ]
}
