/** The board of a match day: who meets whom with their prices, every bet on one match, how everybody stands, and the days before. */
import { make } from '../dom.ts'
import { MATCHES } from '#contract/games/football-names.ts'
import { focusSpot, focusedSpot } from '../virtual/panels.ts'
import {
  lastPanel,
  mainPanel,
  markPrices,
  matchPanel,
  tablePanel,
  type BoardState,
  type PanelState,
} from './panels.ts'
import type { FootballWords } from './words.ts'

const TABS = ['main', 'match', 'table', 'last'] as const
type Tab = (typeof TABS)[number]

const panelOf = (name: Tab, more = ''): HTMLElement =>
  make('section', { class: `vg-panel${more}`, 'data-tab': name })

const CONTENTS = { main: mainPanel, match: matchPanel, table: tablePanel, last: lastPanel }
/** Prices are many: what nobody sees is not made. */
const UNSEEN = ''

/** By what each panel is known to show what it should. */
function panelKeys(now: BoardState, tab: Tab, match: number): Readonly<Record<Tab, string>> {
  const { table, book, lang } = now
  const day = [table.round?.number, table.last[0]?.number, lang].join()
  const prices = [day, book.counted, match].join()
  const isMain = tab === 'main' || tab === 'table'
  return {
    main: isMain ? `${prices} ${tab}` : UNSEEN,
    match: tab === 'match' ? prices : UNSEEN,
    table: day,
    last: tab === 'last' ? day : UNSEEN,
  }
}

/** The standings stand apart from it where there is room: whoever builds the page puts them there. */
export function createBoard(toggle: (spot: string) => void, onTab: (tab: Tab) => void) {
  let state: BoardState | null = null
  let drawn: Readonly<Partial<Record<Tab, string>>> = {}
  let marked = ''
  let tab: Tab = 'main'
  let match = 1
  const panels = {
    main: panelOf('main'),
    match: panelOf('match'),
    table: panelOf('table', ' fb-standings'),
    last: panelOf('last'),
  }
  const tabs = makeTabs((name) => {
    tab = name
    redraw()
  })
  // It has nothing to press, and may be longer than its place.
  panels.table.tabIndex = 0
  const element = make(
    'div',
    { class: 'vg-board' },
    tabs.element,
    panels.main,
    panels.match,
    panels.last,
  )
  element.addEventListener('keydown', (event) => moveFocus(event))

  function open(number: number): void {
    match = number
    tab = 'match'
    redraw()
  }

  function redraw(): void {
    if (state) show(state)
  }

  function fillPanels(now: BoardState, changed: readonly Tab[]): void {
    const focused = focusedSpot(element)
    tabs.show(tab, now.words)
    panels.table.setAttribute('aria-label', now.words.standings)
    onTab(tab)
    const shown: PanelState = { ...now, match: Math.min(match, MATCHES), hands: { toggle, open } }
    for (const name of changed)
      panels[name].replaceChildren(...(drawn[name] === UNSEEN ? [] : CONTENTS[name](shown)))
    focusSpot(element, focused)
  }

  /** A panel is made anew where it shows something else; of those out of sight only the standings, which have a place of their own. */
  function show(now: BoardState): void {
    state = now
    const { isOpen, chosen } = now
    const keys = panelKeys(now, tab, match)
    const changed = TABS.filter((name) => keys[name] !== drawn[name])
    drawn = keys
    if (changed.length > 0) fillPanels(now, changed)
    const marks = `${isOpen} ${chosen.key}`
    if (changed.length === 0 && marks === marked) return
    marked = marks
    markPrices(element, now)
  }

  return { element, standings: panels.table, show }
}

function makeTabs(choose: (tab: Tab) => void) {
  const buttons = TABS.map((name) => {
    const button = make('button', { type: 'button', class: 'vg-tab', 'data-tab': name })
    button.addEventListener('click', () => choose(name))
    return button
  })
  const element = make('div', { class: 'vg-tabs', role: 'group' }, ...buttons)
  return {
    element,
    show: (tab: Tab, words: FootballWords) => {
      element.setAttribute('aria-label', words.board)
      for (const [at, name] of TABS.entries()) {
        const button = buttons[at]
        if (!button) continue
        button.textContent = words.boards[name]
        button.setAttribute('aria-pressed', String(name === tab))
      }
    },
  }
}

/** Arrows go from price to price: along a row, and to the one above or below. */
function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 'down', ArrowUp: 'up' }[event.key]
  const { target } = event
  if (step === undefined || !(target instanceof HTMLButtonElement)) return
  const panel = target.closest('.vg-panel')
  const prices = [...(panel?.querySelectorAll<HTMLButtonElement>('.vg-odds:not(:disabled)') ?? [])]
  const at = prices.indexOf(target)
  if (at < 0) return
  const next = typeof step === 'number' ? prices[at + step] : beside(prices, target, step)
  if (!next) return
  next.focus()
  event.preventDefault()
}

/** The nearest of those in the next row above or below. */
function beside(
  prices: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  way: string,
): HTMLButtonElement | undefined {
  const own = from.getBoundingClientRect()
  const rows = prices
    .map((price) => ({ price, place: price.getBoundingClientRect() }))
    .filter(({ place }) => (way === 'down' ? place.top > own.top + 4 : place.top < own.top - 4))
  const tops = rows.map(({ place }) => place.top)
  const row = way === 'down' ? Math.min(...tops) : Math.max(...tops)
  return rows
    .filter(({ place }) => Math.abs(place.top - row) < 4)
    .toSorted((a, b) => Math.abs(a.place.left - own.left) - Math.abs(b.place.left - own.left))[0]
    ?.price
}
