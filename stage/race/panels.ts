/** The panels of a board, one for each market, and the races that were told last. */
import type { FloorCard, FloorTableState } from '#contract/games/floor-protocol.ts'
import { marketName, raceSpotName, type RaceMarket } from '#contract/games/race-names.ts'
import { findSpot, placesOf } from '#games/race/numbers.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { formOf } from './form.ts'
import { panelHead, sealNote } from '../virtual/panels.ts'
import { showPrice, showReturns, showShortPrice } from '../virtual/price-text.ts'
import { priceIn } from './prices.ts'
import { returnsOf } from './rules-sheet.ts'
import { makeJacket, nameAt } from './runners.ts'
import type { RaceWords } from './words.ts'

export interface BoardState {
  table: FloorTableState
  card: FloorCard | null
  lang: Lang
  words: RaceWords
  isOpen: boolean
  isSelected: (spot: string) => boolean
  isLaid: (spot: string) => boolean
  /** The posts as they finished, while that is shown. */
  order: readonly number[] | null
}

/** What a hand does on it. */
interface Hands {
  toggle: (spot: string) => void
  pick: (place: number, post: number | null) => void
}

export interface PanelState extends BoardState {
  hands: Hands
  /** The first three that were chosen one by one. */
  picked: readonly (number | null)[]
}

function priceButton(
  { table, card, lang, words, isOpen, isSelected, isLaid, hands }: PanelState,
  spot: string,
  isShort: boolean,
): HTMLElement {
  const price = priceIn(card, spot)
  const posts = findSpot(spot)?.posts ?? []
  const names = posts.map((post) => nameAt(table.table, card ?? undefined, post)).join(', ')
  const bet = raceSpotName(spot, lang)
  const button = make('button', {
    type: 'button',
    class: 'vg-odds',
    'data-spot': spot,
    'data-laid': isLaid(spot),
    'aria-pressed': String(isSelected(spot)),
    'aria-label': fill(words.offered, {
      bet,
      names,
      price: price === null ? words.notOffered : showPrice(price, lang),
    }),
  })
  button.textContent =
    price === null ? '–' : isShort ? showShortPrice(price, lang) : showPrice(price, lang)
  button.disabled = price === null || !isOpen
  button.addEventListener('click', () => hands.toggle(spot))
  return button
}

export function winPanel(now: PanelState, card: FloorCard): HTMLElement[] {
  const { table, words, lang, order } = now
  const rows = card.field.map((runner, at) => {
    const post = at + 1
    const place = order ? order.indexOf(post) + 1 : 0
    return make(
      'tr',
      { 'data-place': place > 0 && String(place) },
      make(
        'th',
        { scope: 'row' },
        make(
          'span',
          { class: 'rc-runner' },
          makeJacket(post),
          make('span', { lang: 'tr' }, nameAt(table.table, card, post)),
        ),
      ),
      make('td', {}, formCell(formOf(table.last, runner), words)),
      make('td', {}, priceButton(now, `win-${post}`, false)),
      make('td', {}, priceButton(now, `place-${post}`, false)),
    )
  })
  const places = placesOf(card.field.length) === 3 ? words.place3 : words.place2
  const heads: readonly (readonly [string, string])[] = [
    [words.runner, ''],
    [words.form, ''],
    [marketName('win', lang), ''],
    [marketName('place', lang), places],
  ]
  return [
    panelHead(
      fill(words.card, { number: String(table.round?.number ?? '') }),
      returnsText(now, card, 'win', 'place'),
    ),
    make(
      'table',
      { class: 'rc-card' },
      make(
        'thead',
        {},
        make(
          'tr',
          {},
          ...heads.map(([head, more]) =>
            make('th', { scope: 'col' }, head, ...(more ? [make('small', {}, ` ${more}`)] : [])),
          ),
        ),
      ),
      make('tbody', {}, ...rows),
    ),
  ]
}

export function forecastPanel(now: PanelState, card: FloorCard): HTMLElement[] {
  const { words, lang } = now
  const posts = card.field.map((_, at) => at + 1)
  const head = make(
    'tr',
    {},
    make('td'),
    ...posts.map((post) => make('th', { scope: 'col' }, makeJacket(post))),
  )
  const rows = posts.map((first) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, makeJacket(first)),
      ...posts.map((second) =>
        make(
          'td',
          {},
          ...(first === second ? [] : [priceButton(now, `forecast-${first}-${second}`, true)]),
        ),
      ),
    ),
  )
  return [
    panelHead(marketName('forecast', lang), returnsText(now, card, 'forecast')),
    make('table', { class: 'rc-pairs' }, make('thead', {}, head), make('tbody', {}, ...rows)),
    make('p', { class: 'vg-note' }, words.firstRow),
  ]
}

export function tricastPanel(now: PanelState, card: FloorCard): HTMLElement[] {
  const { words, lang, isOpen, isSelected, hands } = now
  const posts = card.field.map((_, at) => at + 1)
  const picked = now.picked.map((post) => (post !== null && post <= posts.length ? post : null))
  const rows = [0, 1, 2].map((place) => {
    const label = fill(words.pick, { place: String(place + 1) })
    const choices = posts.map((post) => {
      const button = make(
        'button',
        {
          type: 'button',
          class: 'rc-choice',
          'data-spot': `pick-${place}-${post}`,
          'aria-pressed': String(picked[place] === post),
          'aria-label': `${label}: ${post} ${nameAt(now.table.table, card, post)}`,
        },
        makeJacket(post),
      )
      button.disabled = !isOpen || picked.some((one, at) => one === post && at !== place)
      button.addEventListener('click', () =>
        hands.pick(place, picked[place] === post ? null : post),
      )
      return button
    })
    return make(
      'div',
      { class: 'rc-pick', role: 'group', 'aria-label': label },
      make('span', {}, label),
      ...choices,
    )
  })
  const spot = picked.every((post) => post !== null) ? `tricast-${picked.join('-')}` : null
  const price = spot === null ? null : priceIn(card, spot)
  const add = make('button', { type: 'button', class: 'rc-add', 'data-spot': 'add' })
  add.textContent = spot !== null && isSelected(spot) ? words.added : words.add
  add.disabled = spot === null || price === null || !isOpen
  add.addEventListener('click', () => {
    if (spot !== null) hands.toggle(spot)
  })
  const shown = price === null ? words.pickAll : showPrice(price, lang)
  return [
    panelHead(marketName('tricast', lang), returnsText(now, card, 'tricast')),
    ...rows,
    make('p', { class: 'rc-tri' }, make('b', { class: 'money' }, shown), add),
  ]
}

export function lastPanel({ table, words }: PanelState): HTMLElement[] {
  const rows = table.last.map(({ number, outcome, card }) => {
    const order = outcome && 'order' in outcome ? outcome.order : []
    const first = order[0]
    const name = first === undefined ? words.phases.void : nameAt(table.table, card, first)
    return make(
      'li',
      {},
      make('span', { class: 'money' }, String(number)),
      make('span', { class: 'rc-jackets' }, ...order.slice(0, 3).map(makeJacket)),
      make('span', { lang: 'tr' }, name),
    )
  })
  return [
    panelHead(words.last, ''),
    make('ol', { class: 'rc-last' }, ...rows),
    sealNote(table, words),
  ]
}

/** What the bets of these markets return on this card. */
function returnsText(
  { words, lang }: PanelState,
  { strengths }: FloorCard,
  ...markets: readonly RaceMarket[]
): string {
  const ranges = markets.flatMap((market) => [returnsOf(market, strengths) ?? []].flat())
  if (ranges.length === 0) return ''
  const rtp = showReturns([Math.min(...ranges), Math.max(...ranges)], lang)
  return fill(words.returns, { rtp })
}

function formCell(places: readonly number[], words: RaceWords): HTMLElement {
  if (places.length === 0)
    return make('span', { class: 'rc-form' }, make('span', { class: 'unseen' }, words.noForm))
  return make(
    'span',
    { class: 'rc-form' },
    make('span', { class: 'unseen' }, fill(words.formText, { places: places.join(', ') })),
    ...places.map((place) =>
      make('i', { 'aria-hidden': 'true', 'data-first': place === 1 }, String(place)),
    ),
  )
}
