/** The board of a table game: a button for every bet, laid out by the game's own style, and the chips on it. */
import {
  tablegameWord,
  type Tablegame,
  type TablegameBoard,
} from '#contract/games/tablegames-names.ts'
import { spotsOf, type TablegameSpot } from '#games/tablegames/numbers.ts'
import { make } from '../dom.ts'
import { makeChip } from '../floor/chip.ts'
import { moveFocus } from '../floor/move-focus.ts'
import { dieFace } from '../floor/paint-die.ts'
import { showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { oddsText } from './odds.ts'
import type { TablegameWords } from './words.ts'

export interface BoardState {
  lang: Lang
  words: TablegameWords
  /** In micro-lira, and of that what is only on its way. */
  laid: ReadonlyMap<string, number>
  pending: ReadonlySet<string>
  isOpen: boolean
  /** What the round came to, while it is shown. */
  endedAs: TablegameBoard | null
  /** What each was paid on the round that is shown. */
  paid: ReadonlyMap<string, number>
}

interface BoardActs {
  lay: (spot: string) => void
  takeBack: (spot: string) => void
}

/** One of the buttons is in the order of tabs; arrows go to those beside it. */
export function createBoard(game: Tablegame, acts: BoardActs) {
  const element = make('div', { class: 'tg-board', role: 'group', 'data-game': game })
  const laid = spotsOf(game).filter(({ isAdded }) => !isAdded)
  const buttons = laid.map((spot, at) => ({
    spot,
    button: make('button', {
      type: 'button',
      class: 'tg-spot',
      tabindex: at === 0 ? '0' : '-1',
      'data-spot': spot.name,
      'data-sort': spot.name.split('-')[0],
    }),
  }))
  for (const { spot, button } of buttons) {
    // Where it lies the style of the game says; a name of an area is its own.
    button.style.setProperty('--area', spot.name)
    button.addEventListener('click', () => acts.lay(spot.name))
    button.addEventListener('focus', () => {
      for (const other of buttons) other.button.tabIndex = other.button === button ? 0 : -1
    })
    element.append(button)
  }
  element.addEventListener('keydown', (event) => {
    // Keys come from one of its buttons.
    const { spot } = (event.target as HTMLElement).dataset
    if (spot === undefined) return
    if (event.key !== 'Backspace') return moveFocus(event, '.tg-board')
    acts.takeBack(spot)
    event.preventDefault()
  })
  let shown = ''
  return {
    element,
    show: (state: BoardState) => {
      const { lang, words, laid, pending, isOpen, endedAs, paid } = state
      const key = JSON.stringify([lang, [...laid], [...pending], isOpen, endedAs, [...paid]])
      if (key === shown) return
      shown = key
      element.setAttribute('aria-label', words.board)
      for (const { spot, button } of buttons) showButton(button, spot, state)
    },
  }
}

function showButton(button: HTMLElement, spot: TablegameSpot, state: BoardState): void {
  const { lang, words, laid, pending, isOpen, endedAs, paid } = state
  const amount = laid.get(spot.name)
  const odds = oddsText(spot, lang)
  const facts = { name: tablegameWord(spot.name, lang), odds }
  button.setAttribute(
    'aria-label',
    amount === undefined
      ? fill(words.spot, facts)
      : fill(words.spotLaid, { ...facts, amount: showRoundMoney(BigInt(amount), lang) }),
  )
  button.setAttribute('aria-disabled', String(!isOpen))
  button.classList.toggle('is-hit', endedAs !== null && spot.pays(endedAs) > 100)
  button.replaceChildren(
    make('b', {}, ...faceOf(spot.name, lang)),
    make('small', {}, `${odds}:1`),
    ...(amount === undefined
      ? []
      : laidChip(amount, {
          words,
          lang,
          isPending: pending.has(spot.name),
          isClosed: endedAs !== null,
          won: paid.get(spot.name) ?? 0,
        })),
  )
}

/** Dice are shown as such, and a total or a field by its number: cells of many bets are small. */
function faceOf(name: string, lang: Lang): (Node | string)[] {
  const [sort = '', ...numbers] = name.split('-')
  const [first = 0, second = first] = numbers.map(Number)
  switch (sort) {
    case 'single':
      return [dieFace(first)]
    case 'double':
    case 'dice':
      return [dieFace(first), dieFace(second)]
    case 'triple':
      return [first, first, first].map(dieFace)
    case 'total':
      return [String(first)]
    default:
      // `Küçük (4–10)`: where there is no room for one line, each part of it stays whole.
      return tablegameWord(name, lang)
        .split(/ (?=\()/)
        .map((part) => make('span', {}, part))
  }
}

interface LaidState {
  words: TablegameWords
  lang: Lang
  isPending: boolean
  isClosed: boolean
  won: number
}

function laidChip(
  amount: number,
  { words, lang, isPending, isClosed, won }: LaidState,
): HTMLElement[] {
  const chip = makeChip(amount, words)
  chip.classList.toggle('is-pending', isPending)
  chip.classList.toggle('is-gone', isClosed && won === 0)
  if (won === 0) return [chip]
  return [chip, make('span', { class: 'tg-won money' }, showRoundMoney(BigInt(won), lang))]
}
