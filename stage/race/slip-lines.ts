/** The lines of a slip: what is selected, and what is played already. */
import type { FloorCard, FloorStakeState } from '#contract/games/floor-protocol.ts'
import { raceSpotName } from '#contract/games/race-names.ts'
import { findSpot } from '#games/race/numbers.ts'
import { icon, make } from '../dom.ts'
import type { Chip } from '../floor/chips-laid.ts'
import { showMoney, showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { priceIn, showPrice } from './prices.ts'
import { makeJacket, nameAt } from './runners.ts'
import { makeStepper } from './stepper.ts'
import type { RaceWords } from './words.ts'

export interface SlipState {
  table: string
  card: FloorCard | null
  lang: Lang
  words: RaceWords
  isOpen: boolean
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
  { table, card, lang, words, isOpen }: SlipState,
  spot: string,
  amount: number,
  acts: DraftActs,
): HTMLElement {
  const name = raceSpotName(spot, lang)
  const step = makeStepper(spot)
  const shown = showRoundMoney(BigInt(amount), lang)
  step.show(shown, fill(words.less, { bet: name }), fill(words.more, { bet: name }), isOpen)
  step.onStep(acts.step)
  const away = make(
    'button',
    {
      type: 'button',
      class: 'rc-icon',
      'aria-label': fill(words.remove, { bet: name }),
      'data-act': `away ${spot}`,
    },
    '×',
  )
  away.addEventListener('click', acts.away)
  const tools = make('div', { class: 'rc-tools-line' }, step.element, away)
  return make('li', {}, ...lineHead(table, card, spot, lang), tools)
}

export function placedLine(
  { table, card, lang, words, isOpen }: SlipState,
  { spot, seq, amount }: FloorStakeState,
  takeBack: () => void,
): HTMLElement {
  const back = make(
    'button',
    {
      type: 'button',
      class: 'rc-back',
      'aria-label': fill(words.back, { bet: raceSpotName(spot, lang) }),
      'data-act': `back ${seq}`,
    },
    icon('undo', 16),
  )
  back.disabled = !isOpen
  back.addEventListener('click', takeBack)
  const tools = make(
    'div',
    { class: 'rc-tools-line' },
    make('span', {}, words.laid),
    make('b', { class: 'money' }, showMoney(BigInt(amount), lang)),
    back,
  )
  return make('li', { 'data-laid': 'true' }, ...lineHead(table, card, spot, lang), tools)
}

function lineHead(table: string, card: FloorCard | null, spot: string, lang: Lang): HTMLElement[] {
  const posts = findSpot(spot)?.posts ?? []
  const price = priceIn(card, spot)
  return [
    make('span', { class: 'rc-jackets', 'aria-hidden': 'true' }, ...posts.map(makeJacket)),
    make(
      'span',
      { class: 'rc-what' },
      raceSpotName(spot, lang),
      make(
        'small',
        { lang: 'tr' },
        posts.map((post) => nameAt(table, card ?? undefined, post)).join(' – '),
      ),
    ),
    make('b', { class: 'money rc-price' }, price === null ? '–' : showPrice(price, lang)),
  ]
}
