/** The board of a race: who runs with their form, and the price of every bet, market by market. */
import type { FloorCard } from '#contract/games/floor-protocol.ts'
import { marketName } from '#contract/games/race-names.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { focusSpot, focusedSpot } from '../virtual/panels.ts'
import {
  forecastPanel,
  lastPanel,
  tricastPanel,
  winPanel,
  type BoardState,
  type PanelState,
} from './panels.ts'
import type { RaceWords } from './words.ts'

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
    win: make('section', { class: 'vg-panel', 'data-tab': 'win' }),
    forecast: make('section', { class: 'vg-panel', 'data-tab': 'forecast' }),
    tricast: make('section', { class: 'vg-panel', 'data-tab': 'tricast' }),
    last: make('section', { class: 'vg-panel', 'data-tab': 'last' }),
  }
  const buttons = TABS.map((name) => {
    const button = make('button', { type: 'button', class: 'vg-tab' })
    button.addEventListener('click', () => {
      tab = name
      redraw()
    })
    return button
  })
  const tabs = make('div', { class: 'vg-tabs', role: 'group' }, ...buttons)
  const element = make('div', { class: 'vg-board' }, tabs, ...Object.values(panels))
  element.addEventListener('keydown', (event) => moveFocus(event))

  function pick(place: number, post: number | null): void {
    picked = picked.with(place, post)
    redraw()
  }

  function redraw(): void {
    drawn = ''
    if (state) show(state)
  }

  function show(now: BoardState): void {
    state = now
    const { table, card, lang, words, isOpen, order } = now
    if (!isOpen) picked = [null, null, null]
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
    const shown: PanelState = { ...now, hands: { toggle, pick }, picked }
    panels.win.replaceChildren(...(card ? winPanel(shown, card) : []))
    panels.forecast.replaceChildren(...(card ? forecastPanel(shown, card) : []))
    panels.tricast.replaceChildren(...(card ? tricastPanel(shown, card) : []))
    panels.last.replaceChildren(...lastPanel(shown))
    focusSpot(element, focused)
  }

  return { element, show }
}

function tabName(tab: Tab, words: RaceWords, lang: Lang): string {
  if (tab === 'win') return words.win
  return tab === 'last' ? words.last : marketName(tab, lang)
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
