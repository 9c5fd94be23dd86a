import { colourOf, spotName } from '#contract/games/roulette-names.ts'
import { ODDS, SPOTS, spotNamed, type Spot } from '#games/roulette/numbers.ts'
import { make, setAttribute } from '../dom.ts'
import { showRoundMoney, type Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { makeChip } from '../floor/chip.ts'
import {
  boxOf,
  chipPlaceIn,
  nextSpot,
  placeIn,
  type Arrow,
  type Layout,
  type Place,
} from './places.ts'
import { addLoupe } from './loupe.ts'
import type { RouletteWords } from './words.ts'

export interface BoardState {
  lang: Lang
  words: RouletteWords
  /** What lies on each spot, in micro-lira, and of that what is only on its way. */
  laid: ReadonlyMap<string, number>
  pending: ReadonlySet<string>
  isOpen: boolean
  /** The number that fell, while it is shown. */
  pocket: number | null
  /** What each spot was paid on the round that is shown. */
  paid: ReadonlyMap<string, number>
}

export interface Board {
  element: HTMLElement
  show: (state: BoardState) => void
  /** Marks numbers, as those that a bet of the racetrack would cover. */
  mark: (numbers: readonly number[]) => void
}

interface BoardActs {
  lay: (spot: string) => void
  takeBack: (spot: string) => void
}

const isFlat = (kind: Spot['kind']): boolean =>
  ['straight', 'dozen', 'column', 'even-chance'].includes(kind)

const ARROWS: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const UPRIGHT = '(max-width: 760px)'

/** Every spot is a button of its own; one of them is in the order of tabs, and arrows go to the next. */
export function createBoard(acts: BoardActs): Board {
  const element = make('div', { class: 'rl-board', role: 'group' })
  const buttons = new Map<string, HTMLButtonElement>()
  const chips = make('div', { class: 'rl-laid', 'aria-hidden': 'true' })
  let layout: Layout = 'flat'
  let faces: Lang | null = null
  const mark = (numbers: readonly number[]): void => {
    for (const [name, button] of buttons)
      button.classList.toggle('is-covered', numbers.includes(Number(name)))
  }
  // Cells first, what lies between them above.
  for (const spot of SPOTS.toSorted((a, b) => Number(isFlat(b.kind)) - Number(isFlat(a.kind)))) {
    const button = makeButton(spot)
    buttons.set(spot.name, button)
    button.addEventListener('click', () => acts.lay(spot.name))
    for (const event of ['pointerenter', 'focus'])
      button.addEventListener(event, () => mark(spot.numbers))
    for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => mark([]))
    element.append(button)
  }
  element.append(chips)
  addLoupe(element, { lay: acts.lay, mark, lang: () => faces ?? 'tr' })
  buttons.get('17')?.setAttribute('tabindex', '0')
  element.addEventListener('keydown', (event) => {
    // Keys come from one of its buttons.
    const { spot } = (event.target as HTMLElement).dataset
    if (spot === undefined) return
    if (event.key === 'Backspace') acts.takeBack(spot)
    else if (ARROWS.includes(event.key)) {
      // One of the four, as was just asked.
      move(buttons, nextSpot(spotNamed(spot), event.key as Arrow, layout).name)
    } else return
    event.preventDefault()
  })
  const media = matchMedia(UPRIGHT)
  const place = (): void => {
    layout = media.matches ? 'upright' : 'flat'
    element.dataset['layout'] = layout
    for (const [name, button] of buttons) setPlace(button, name, layout)
    placeChips()
  }
  const placeChips = (): void => {
    for (const chip of chips.querySelectorAll<HTMLElement>('[data-on]'))
      setMiddle(chip, chipPlaceIn(spotNamed(chip.dataset['on'] ?? ''), layout), layout)
  }
  media.addEventListener('change', place)
  place()
  let shown = ''
  return {
    element,
    mark,
    show: (state) => {
      const key = keyOf(state)
      if (key === shown) return
      shown = key
      element.setAttribute('aria-label', state.words.board)
      if (faces !== state.lang) showFaces(buttons, state.lang)
      faces = state.lang
      for (const [name, button] of buttons) showButton(button, name, state)
      chips.replaceChildren(
        ...[...state.laid].flatMap(([name, amount]) => laidChip(name, amount, state)),
      )
      placeChips()
    },
  }
}

const keyOf = ({ lang, laid, pending, isOpen, pocket, paid }: BoardState): string =>
  JSON.stringify([lang, [...laid], [...pending], isOpen, pocket, [...paid]])

function makeButton({ name, kind, numbers }: Spot): HTMLButtonElement {
  const [n = 0] = numbers
  return make('button', {
    type: 'button',
    class: `rl-spot is-${kind}`,
    tabindex: '-1',
    'data-spot': name,
    'data-flat': isFlat(kind),
    'data-colour': kind === 'straight' ? colourOf(n) : undefined,
  })
}

function move(buttons: ReadonlyMap<string, HTMLButtonElement>, name: string): void {
  for (const button of buttons.values()) button.tabIndex = -1
  const next = buttons.get(name)
  if (!next) return
  next.tabIndex = 0
  next.focus()
}

const percent = (share: number): string => `${share * 100}%`

/** In percent of the board's box. */
function setMiddle(element: HTMLElement, { x, y }: Pick<Place, 'x' | 'y'>, layout: Layout): void {
  const { left, top, width, height } = boxOf(layout)
  element.style.left = percent((x - left) / width)
  element.style.top = percent((y - top) / height)
}

function setPlace(button: HTMLElement, name: string, layout: Layout): void {
  const { width, height } = boxOf(layout)
  const place = placeIn(spotNamed(name), layout)
  setMiddle(button, place, layout)
  button.style.width = percent(place.width / width)
  button.style.height = percent(place.height / height)
}

function showButton(button: HTMLButtonElement, name: string, state: BoardState): void {
  const { lang, words, laid, isOpen, pocket } = state
  const spot = spotNamed(name)
  const amount = laid.get(name)
  const facts = { name: spotName(name, lang), odds: ODDS[spot.kind] }
  setAttribute(
    button,
    'aria-label',
    amount === undefined
      ? fill(words.spot, facts)
      : fill(words.spotLaid, { ...facts, amount: showRoundMoney(BigInt(amount), lang) }),
  )
  setAttribute(button, 'aria-disabled', String(!isOpen))
  button.classList.toggle(
    'is-hit',
    pocket !== null && isFlat(spot.kind) && spot.numbers.includes(pocket),
  )
  button.classList.toggle('is-laid', isFlat(spot.kind) && amount !== undefined)
}

function showFaces(buttons: ReadonlyMap<string, HTMLButtonElement>, lang: Lang): void {
  for (const [name, button] of buttons) {
    const spot = spotNamed(name)
    if (isFlat(spot.kind)) button.replaceChildren(faceOf(spot, lang))
  }
}

function faceOf({ name, kind }: Spot, lang: Lang): Node | string {
  if (kind === 'straight') return name
  if (kind === 'column') return '2:1'
  if (name === 'red' || name === 'black') return make('i', { class: `rl-swatch is-${name}` })
  return spotName(name, lang)
}

function laidChip(name: string, amount: number, state: BoardState): HTMLElement[] {
  const { words, lang, pending, pocket, paid } = state
  const chip = makeChip(amount, words)
  chip.dataset['on'] = name
  const won = paid.get(name) ?? 0
  if (pending.has(name)) chip.classList.add('is-pending')
  if (pocket !== null && won === 0) chip.classList.add('is-gone')
  if (won === 0) return [chip]
  const label = make('span', { class: 'rl-won money' }, showRoundMoney(BigInt(won), lang))
  label.dataset['on'] = name
  return [chip, label]
}
