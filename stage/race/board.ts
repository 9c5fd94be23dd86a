/** The board of a race: who runs with their form, and the price of every bet, market by market. */
import type { FloorCard, FloorTableState } from '#contract/games/floor-protocol.ts'
import { marketName, raceSpotName, type RaceMarket } from '#contract/games/race-names.ts'
import { findSpot, placesOf } from '#games/race/numbers.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { formOf } from './form.ts'
import { returnsOf, showReturns } from './rules-sheet.ts'
import { makeJacket, nameAt } from './scene.ts'
import { priceIn, showPrice, showShortPrice } from './slip.ts'
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

export interface Board {
  element: HTMLElement
  show: (state: BoardState) => void
}

const TABS = ['win', 'forecast', 'tricast', 'last'] as const
type Tab = (typeof TABS)[number]

export function createBoard(toggle: (spot: string) => void): Board {
  let state: BoardState | null = null
  let drawn = ''
  // Where there is room, who runs always stands beside another market.
  let tab: Tab = matchMedia('(min-width: 901px)').matches ? 'forecast' : 'win'
  let picked: (number | null)[] = [null, null, null]
  const panels = {
    win: make('section', { class: 'rc-panel', 'data-tab': 'win' }),
    forecast: make('section', { class: 'rc-panel', 'data-tab': 'forecast' }),
    tricast: make('section', { class: 'rc-panel', 'data-tab': 'tricast' }),
    last: make('section', { class: 'rc-panel', 'data-tab': 'last' }),
  }
  const buttons = TABS.map((name) => {
    const button = make('button', { type: 'button', class: 'rc-tab' })
    button.addEventListener('click', () => {
      tab = name
      redraw()
    })
    return button
  })
  const tabs = make('div', { class: 'rc-tabs', role: 'group' }, ...buttons)
  const element = make('div', { class: 'rc-board' }, tabs, ...Object.values(panels))
  element.addEventListener('keydown', (event) => moveFocus(event))

  function redraw(): void {
    drawn = ''
    if (state) show(state)
  }

  function show(now: BoardState): void {
    state = now
    const { table, card, lang, words, isOpen, order } = now
    const spots = card ? selectedOf(now, card) : ''
    const key = JSON.stringify([table.round?.number, table.last.length, table.last[0]?.number])
    const all = `${key} ${lang} ${isOpen} ${order?.join()} ${spots} ${tab} ${picked.join()}`
    if (all === drawn) return
    drawn = all
    const focused = focusedSpot(element)
    tabs.setAttribute('aria-label', words.markets)
    for (const [at, name] of TABS.entries()) {
      const button = buttons[at]
      if (!button) continue
      button.textContent = tabName(name, words, lang)
      button.setAttribute('aria-pressed', String(name === tab))
    }
    element.dataset['tab'] = tab
    panels.win.replaceChildren(...(card ? winPanel(now, card) : []))
    panels.forecast.replaceChildren(...(card ? forecastPanel(now, card) : []))
    panels.tricast.replaceChildren(...(card ? tricastPanel(now, card) : []))
    panels.last.replaceChildren(...lastPanel(now))
    if (focused !== null)
      element.querySelector<HTMLElement>(`[data-spot="${CSS.escape(focused)}"]`)?.focus()
  }

  function priceButton(
    { table, card, lang, words, isOpen, isSelected, isLaid }: BoardState,
    spot: string,
    isShort: boolean,
  ): HTMLElement {
    const price = priceIn(card, spot)
    const posts = findSpot(spot)?.posts ?? []
    const names = posts.map((post) => nameAt(table.table, card ?? undefined, post)).join(', ')
    const bet = raceSpotName(spot, lang)
    const button = make('button', {
      type: 'button',
      class: 'rc-odds',
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
    button.addEventListener('click', () => toggle(spot))
    return button
  }

  function winPanel(now: BoardState, card: FloorCard): HTMLElement[] {
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

  function forecastPanel(now: BoardState, card: FloorCard): HTMLElement[] {
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
      make('p', { class: 'rc-note' }, words.firstRow),
    ]
  }

  function tricastPanel(now: BoardState, card: FloorCard): HTMLElement[] {
    const { words, lang, isOpen, isSelected } = now
    const posts = card.field.map((_, at) => at + 1)
    picked = picked.map((post) => (post !== null && post <= posts.length ? post : null))
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
        button.disabled = picked.some((one, at) => one === post && at !== place)
        button.addEventListener('click', () => {
          picked = picked.with(place, picked[place] === post ? null : post)
          redraw()
        })
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
      if (spot !== null) toggle(spot)
    })
    const shown = price === null ? words.pickAll : showPrice(price, lang)
    return [
      panelHead(marketName('tricast', lang), returnsText(now, card, 'tricast')),
      ...rows,
      make('p', { class: 'rc-tri' }, make('b', { class: 'money' }, shown), add),
    ]
  }

  return { element, show }
}

function lastPanel({ table, words }: BoardState): HTMLElement[] {
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
  const { end } = table.chain ?? { end: '' }
  const seal = {
    number: String(table.round?.number ?? 0),
    end: `${end.slice(0, 4)}…${end.slice(-4)}`,
  }
  return [
    panelHead(words.last, ''),
    make('ol', { class: 'rc-last' }, ...rows),
    make('p', { class: 'rc-note' }, `${words.independent} ${fill(words.seal, seal)}`),
  ]
}

const panelHead = (title: string, note: string): HTMLElement =>
  make('header', {}, make('h2', {}, title), make('small', { class: 'money' }, note))

/** What the bets of these markets return on this card. */
function returnsText(
  { words, lang }: BoardState,
  { strengths }: FloorCard,
  ...markets: readonly RaceMarket[]
): string {
  const ranges = markets.flatMap((market) => [returnsOf(market, strengths) ?? []].flat())
  if (ranges.length === 0) return ''
  const rtp = showReturns([Math.min(...ranges), Math.max(...ranges)], lang)
  return fill(words.returns, { rtp })
}

function tabName(tab: Tab, words: RaceWords, lang: Lang): string {
  if (tab === 'win') return words.win
  return tab === 'last' ? words.last : marketName(tab, lang)
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

const selectedOf = ({ isSelected, isLaid, table }: BoardState, { field }: FloorCard): string => {
  const posts = field.map((_, at) => at + 1)
  const names = posts.flatMap((first) => [
    `win-${first}`,
    `place-${first}`,
    ...posts.map((second) => `forecast-${first}-${second}`),
    ...posts.flatMap((second) => posts.map((third) => `tricast-${first}-${second}-${third}`)),
  ])
  return `${table.round?.number} ${names.filter((name) => isSelected(name)).join()} ${names.filter((name) => isLaid(name)).join()}`
}

function focusedSpot(element: HTMLElement): string | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && element.contains(activeElement)
    ? (activeElement.dataset['spot'] ?? null)
    : null
}

/** Arrows go from price to price, in rows and columns of the table that the focus is in. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowRight: [0, 1], ArrowLeft: [0, -1], ArrowDown: [1, 0], ArrowUp: [-1, 0] }[
    event.key
  ]
  const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null
  const row = cell?.parentElement
  const table = cell?.closest('table')
  if (
    !step ||
    !(cell instanceof HTMLTableCellElement) ||
    !(row instanceof HTMLTableRowElement) ||
    !table
  )
    return
  const [down = 0, right = 0] = step
  let [y, x] = [row.rowIndex + down, cell.cellIndex + right]
  // The field of a runner with itself is empty: past it.
  for (;;) {
    const next = table.rows[y]?.cells[x]
    if (!next) return
    const button = next.querySelector('button')
    if (button && !button.disabled) {
      button.focus()
      event.preventDefault()
      return
    }
    y += down
    x += right
  }
}
