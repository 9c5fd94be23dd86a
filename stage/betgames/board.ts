/** The board of a game: its markets in panels, one beside the other where there is room, and the draws before. */
import { isLucky, type Betgame, type BetgameMarket } from '#contract/games/betgames-names.ts'
import { NAMED_MOST } from '#games/betgames/numbers.ts'
import { make } from '../dom.ts'
import { moveFocus } from '../floor/move-focus.ts'
import { focusSpot, focusedSpot } from '../virtual/panels.ts'
import { lastPanel, marketPanel, type BoardState, type PanelState } from './panels.ts'
import type { BetgameStageWords } from './words.ts'

type Tab = keyof BetgameStageWords['tabs']

interface Panel {
  tab: Tab
  markets: readonly BetgameMarket[]
}

/** What stands together; the first stands beside the others where there is room. */
const PANELS: Readonly<Record<'lucky' | 'wheel' | 'dice' | 'elements', readonly Panel[]>> = {
  lucky: [
    { tab: 'balls', markets: ['balls'] },
    { tab: 'total', markets: ['total', 'odds'] },
    { tab: 'colours', markets: ['first', 'colours'] },
  ],
  wheel: [
    { tab: 'number', markets: ['number'] },
    { tab: 'colour', markets: ['colour', 'parity', 'half', 'third'] },
  ],
  dice: [
    { tab: 'duel', markets: ['duel', 'total'] },
    { tab: 'die', markets: ['die', 'gap'] },
    { tab: 'pair', markets: ['pair'] },
  ],
  elements: [
    { tab: 'win', markets: ['win', 'reds'] },
    { tab: 'above', markets: ['above'] },
    { tab: 'tint', markets: ['tint', 'suit'] },
    { tab: 'high', markets: ['high'] },
  ],
}

const LAST: Panel = { tab: 'last', markets: [] }

const panelsOf = (game: Betgame): readonly Panel[] => [
  ...PANELS[isLucky(game) ? 'lucky' : game],
  LAST,
]

export interface Board {
  element: HTMLElement
  show: (state: BoardState) => void
}

export function createBoard(game: Betgame, toggle: (spot: string) => void): Board {
  const panels = panelsOf(game)
  const [first = LAST, second = LAST] = panels
  let state: BoardState | null = null
  let drawn = ''
  let tab = matchMedia('(min-width: 901px)').matches ? second.tab : first.tab
  let picked: readonly number[] = []
  const sections = panels.map(() => make('section', { class: 'vg-panel' }))
  const buttons = panels.map((panel) => {
    const button = make('button', { type: 'button', class: 'vg-tab' })
    button.addEventListener('click', () => {
      tab = panel.tab
      redraw()
    })
    return button
  })
  const tabs = make('div', { class: 'vg-tabs', role: 'group' }, ...buttons)
  const element = make('div', { class: 'vg-board' }, tabs, ...sections)
  element.addEventListener('keydown', (event) => moveFocus(event, '.vg-panel'))

  function pick(ball: number): void {
    const others = picked.filter((one) => one !== ball)
    if (others.length === picked.length && picked.length >= NAMED_MOST) return
    picked = others.length < picked.length ? others : [...picked, ball].toSorted((a, b) => a - b)
    redraw()
  }

  function redraw(): void {
    drawn = ''
    if (state) show(state)
  }

  function show(now: BoardState): void {
    state = now
    const { table, lang, words, isOpen, chosen } = now
    // What was picked and not laid is gone with the draw, as what was selected is.
    if (!isOpen) picked = []
    const rounds = [table.last[0]?.number, table.round?.number]
    const key = JSON.stringify([rounds, lang, isOpen, chosen, tab, picked])
    if (key === drawn) return
    drawn = key
    const focused = focusedSpot(element)
    const shown: PanelState = { ...now, hands: { toggle, pick }, picked }
    tabs.setAttribute('aria-label', words.markets)
    for (const [at, panel] of panels.entries()) {
      const [button, section] = [buttons[at], sections[at]]
      if (button) {
        button.textContent = words.tabs[panel.tab]
        button.setAttribute('aria-pressed', String(panel.tab === tab))
      }
      section?.toggleAttribute('data-shown', panel.tab === tab)
      section?.replaceChildren(
        ...(panel === LAST ? lastPanel(shown) : marketPanel(shown, panel.markets)),
      )
    }
    // The first always stands where there is room: beside it the second is shown.
    element.toggleAttribute('data-first', tab === first.tab)
    focusSpot(element, focused)
  }

  return { element, show }
}
