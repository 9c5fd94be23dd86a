/** The board of prices of the present street, its two markets, and the rounds before. */
import {
  betpokerBetName,
  betpokerMarketName,
  betpokerPick,
  betpokerResult,
  findBetpokerBet,
  type BetpokerMarket,
} from '#contract/games/betpoker-names.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  LAST_STREET,
  RETURN_LEAST,
  RETURN_MOST,
  priceIn,
  spotsOn,
  type OpenRound,
} from '#games/betpoker/numbers.ts'
import { make } from '../dom.ts'
import { moveFocus } from '../floor/move-focus.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { focusSpot, focusedSpot, panelHead, sealNote } from '../virtual/panels.ts'
import { showPrice, showReturns } from '../virtual/price-text.ts'
import type { BetpokerWords } from './words.ts'

export interface BoardState {
  table: FloorTableState
  open: OpenRound
  lang: Lang
  words: BetpokerWords
  isOpen: boolean
  isSelected: (spot: string) => boolean
  isLaid: (spot: string) => boolean
  /** What is selected and laid: another text with every change. */
  chosen: string
}

const TABS = ['win', 'with', 'last'] as const
type Tab = (typeof TABS)[number]

export function createBoard(toggle: (spot: string) => void) {
  let state: BoardState | null = null
  let drawn = ''
  let tab: Tab = matchMedia('(min-width: 901px)').matches ? 'with' : 'win'
  const sections = TABS.map(() => make('section', { class: 'vg-panel' }))
  const buttons = TABS.map((one) => {
    const button = make('button', { type: 'button', class: 'vg-tab' })
    button.addEventListener('click', () => {
      tab = one
      drawn = ''
      if (state) show(state)
    })
    return button
  })
  const tabs = make('div', { class: 'vg-tabs', role: 'group' }, ...buttons)
  const element = make('div', { class: 'vg-board' }, tabs, ...sections)
  element.addEventListener('keydown', (event) => moveFocus(event, '.vg-panel'))

  function show(now: BoardState): void {
    state = now
    const { table, lang, words, isOpen, chosen, open } = now
    const key = JSON.stringify([
      [table.last[0]?.number, table.round?.number, table.round?.street?.at, open.prices.length],
      [lang, isOpen, chosen, tab],
    ])
    if (key === drawn) return
    drawn = key
    const focused = focusedSpot(element)
    tabs.setAttribute('aria-label', words.markets)
    for (const [at, one] of TABS.entries()) {
      const [button, section] = [buttons[at], sections[at]]
      if (button) {
        button.textContent = words.tabs[one]
        button.setAttribute('aria-pressed', String(one === tab))
      }
      section?.toggleAttribute('data-shown', one === tab)
      section?.replaceChildren(...(one === 'last' ? lastPanel(now) : marketPanel(now, one, toggle)))
    }
    element.toggleAttribute('data-first', tab === 'win')
    focusSpot(element, focused)
  }

  return { element, show }
}

/** The street that is bet on: past the last its prices stay to be read. */
export const streetNow = ({ round }: Pick<FloorTableState, 'round'>): number =>
  Math.min(round?.street?.at ?? 0, LAST_STREET)

function marketPanel(
  now: BoardState,
  market: BetpokerMarket,
  toggle: (spot: string) => void,
): HTMLElement[] {
  const { table, lang, words } = now
  const spots = spotsOn(streetNow(table)).filter((spot) => findBetpokerBet(spot)?.market === market)
  const name = betpokerMarketName(market, lang)
  const returns = showReturns([RETURN_LEAST, RETURN_MOST], lang)
  const head = panelHead(name, fill(words.returns, { rtp: returns }))
  if (spots.length === 0) return [head, make('p', { class: 'vg-note' }, words.fromDeal)]
  const prices = spots.map((spot) => priceButton(now, spot, toggle))
  return [
    head,
    make(
      'div',
      { class: 'bg-prices', role: 'group', 'aria-label': name, 'data-market': market },
      ...prices,
    ),
  ]
}

function priceButton(
  { open, lang, words, isOpen, isSelected, isLaid }: BoardState,
  spot: string,
  toggle: (spot: string) => void,
): HTMLElement {
  const bet = findBetpokerBet(spot)
  const price = priceIn(spot, open.prices) ?? null
  const shown = price === null ? words.notOffered : showPrice(price, lang)
  const button = make(
    'button',
    {
      type: 'button',
      class: 'vg-odds bg-odds',
      'data-spot': spot,
      'data-laid': isLaid(spot),
      'aria-pressed': String(isSelected(spot)),
      'aria-label': fill(words.offered, { bet: betpokerBetName(spot, lang), price: shown }),
    },
    make('span', {}, bet ? betpokerPick(bet, lang) : ''),
    make('b', {}, price === null ? '–' : shown),
  )
  button.disabled = price === null || !isOpen
  button.addEventListener('click', () => toggle(spot))
  return button
}

function lastPanel({ table, words, lang }: BoardState): HTMLElement[] {
  const rows = table.last.map(({ number, outcome }) => {
    const numbers = outcome && 'numbers' in outcome ? outcome.numbers : null
    return make(
      'li',
      {},
      make('span', { class: 'money' }, String(number)),
      make('span', {}, numbers === null ? words.phases.void : betpokerResult(numbers, lang)),
    )
  })
  return [
    panelHead(words.tabs.last, ''),
    make('ol', { class: 'bg-last' }, ...rows),
    sealNote(table, words),
  ]
}
