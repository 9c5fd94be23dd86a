/** The panels of a board: bets market by market, balls that are chosen by hand, and the draws that were told last. */
import {
  betgameBetName,
  betgameMarketName,
  betgameNumbers,
  betgamePick,
  betgameWord,
  isLucky,
  type Betgame,
  type BetgameMarket,
} from '#contract/games/betgames-names.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { LUCKY, NAMED_MOST, priceOf, spotsIn, type BetgameSpot } from '#games/betgames/numbers.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { panelHead, sealNote } from '../virtual/panels.ts'
import { showPrice, showReturns } from '../virtual/price-text.ts'
import { colourIn, makeBall, signsOf } from './ball.ts'
import { returnsOf } from './rules-sheet.ts'
import type { BetgameStageWords } from './words.ts'

export interface BoardState {
  table: FloorTableState
  game: Betgame
  lang: Lang
  words: BetgameStageWords
  isOpen: boolean
  isSelected: (spot: string) => boolean
  isLaid: (spot: string) => boolean
  /** What is selected and laid: another text with every change. */
  chosen: string
}

export interface PanelState extends BoardState {
  hands: { toggle: (spot: string) => void; pick: (ball: number) => void }
  /** The balls that were chosen by hand, in ascending order. */
  picked: readonly number[]
}

export function marketPanel(now: PanelState, markets: readonly BetgameMarket[]): HTMLElement[] {
  return markets.flatMap((market) =>
    market === 'balls' ? ballsPanel(now) : marketSection(now, market),
  )
}

function marketSection(now: PanelState, market: BetgameMarket): HTMLElement[] {
  const { game, lang } = now
  const buttons = spotsIn(game, market).map((spot) => priceButton(now, spot))
  return [
    headOf(now, market),
    make(
      'div',
      {
        class: 'bg-prices',
        role: 'group',
        'aria-label': betgameMarketName(market, lang),
        'data-market': market,
      },
      ...buttons,
    ),
  ]
}

function headOf({ game, lang, words }: PanelState, market: BetgameMarket): HTMLElement {
  const returns = returnsOf(game, market)
  const note = returns === null ? '' : fill(words.returns, { rtp: showReturns(returns, lang) })
  return panelHead(betgameMarketName(market, lang), note)
}

function priceButton(now: PanelState, { name, market, picks }: BetgameSpot): HTMLElement {
  const { game, lang, words, isOpen, isSelected, isLaid, hands } = now
  const price = priceOf(game, name)
  const shown = price === null ? words.notOffered : showPrice(price, lang)
  const button = make(
    'button',
    {
      type: 'button',
      class: 'vg-odds bg-odds',
      'data-spot': name,
      'data-laid': isLaid(name),
      'aria-pressed': String(isSelected(name)),
      'aria-label': fill(words.offered, { bet: betgameBetName(name, lang), price: shown }),
    },
    make('span', {}, ...signsOf(game, name), ...labelOf(market, picks, lang)),
    make('b', {}, price === null ? '–' : shown),
  )
  button.disabled = price === null || !isOpen
  button.addEventListener('click', () => hands.toggle(name))
  return button
}

/** A field of the wheel is its own sign. */
const labelOf = (market: BetgameMarket, picks: readonly string[], lang: Lang): string[] =>
  market === 'number' ? [] : [betgamePick(market, picks, lang)]

function ballsPanel(now: PanelState): HTMLElement[] {
  const { game, lang, words, isOpen, isSelected, hands, picked } = now
  if (!isLucky(game)) return []
  const balls = Array.from({ length: LUCKY[game].of }, (_, at) => at + 1).map((ball) => {
    const colour = colourIn(game, ball) ?? 'gold'
    const isPicked = picked.includes(ball)
    const button = make(
      'button',
      {
        type: 'button',
        class: 'bg-pick',
        'data-spot': `pick-${ball}`,
        'aria-pressed': String(isPicked),
        'aria-label': fill(words.ball, { ball: String(ball), colour: betgameWord(colour, lang) }),
      },
      makeBall(String(ball), colour),
    )
    button.disabled = !isOpen || (!isPicked && picked.length >= NAMED_MOST)
    button.addEventListener('click', () => hands.pick(ball))
    return button
  })
  const spot = picked.length > 0 ? `balls-${picked.join('-')}` : null
  const price = spot === null ? null : priceOf(game, spot)
  const add = make('button', { type: 'button', class: 'vg-play bg-add', 'data-spot': 'add' })
  add.textContent = spot !== null && isSelected(spot) ? words.added : words.add
  add.disabled = spot === null || price === null || !isOpen
  add.addEventListener('click', () => {
    if (spot !== null) hands.toggle(spot)
  })
  const shown =
    spot === null || price === null
      ? words.pick
      : `${betgameBetName(spot, lang)} · ${showPrice(price, lang)}`
  return [
    headOf(now, 'balls'),
    make('div', { class: 'bg-balls', role: 'group', 'aria-label': words.tabs.balls }, ...balls),
    make('p', { class: 'bg-made' }, make('b', { class: 'money' }, shown), add),
  ]
}

export function lastPanel({ table, game, words }: PanelState): HTMLElement[] {
  const rows = table.last.map(({ number, outcome }) => {
    const numbers = outcome && 'numbers' in outcome ? outcome.numbers : null
    return make(
      'li',
      {},
      make('span', { class: 'money' }, String(number)),
      make('span', {}, numbers === null ? words.phases.void : betgameNumbers(game, numbers)),
    )
  })
  return [
    panelHead(words.tabs.last, ''),
    make('ol', { class: 'bg-last' }, ...rows),
    sealNote(table, words),
  ]
}
