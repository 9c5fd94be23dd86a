import { spotName } from '#contract/games/roulette-names.ts'
import { ODDS, spotNamed } from '#games/roulette/numbers.ts'
import { make } from '../dom.ts'
import type { Lang } from '../frame/amounts.ts'
import { fill } from '../frame/words.ts'
import { words } from './words.ts'

interface LoupeActs {
  lay: (spot: string) => void
  mark: (numbers: readonly number[]) => void
  lang: () => Lang
}

/** A finger that rests so long asks what lies under it. */
const HOLD_MS = 250
/** One that goes further than this before is none that rests. */
const SLIP_PX = 8
/** So far above the finger it can be read. */
const ABOVE_PX = 96

/**
 * A finger that is held on the board lifts a name above it: the spot that lifting it lays a chip on. Sliding goes to another one, and leaving the
 * board lays nothing. A tap is as it was.
 */
export function addLoupe(board: HTMLElement, acts: LoupeActs): void {
  const name = make('b')
  const odds = make('small')
  const loupe = make('div', { class: 'rl-loupe', 'aria-hidden': 'true', hidden: true }, name, odds)
  board.append(loupe)
  let timer = 0
  let start: { x: number; y: number } | null = null
  let spot: string | null = null
  let wasHeld = false

  const show = (x: number, y: number): void => {
    const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')
    spot = under && board.contains(under) ? (under.dataset['spot'] ?? null) : null
    loupe.hidden = spot === null
    if (spot === null) return acts.mark([])
    const lang = acts.lang()
    const { kind, numbers } = spotNamed(spot)
    acts.mark(numbers)
    name.textContent = spotName(spot, lang)
    odds.textContent = fill(words[lang].loupe, { odds: ODDS[kind], count: numbers.length })
    const half = loupe.offsetWidth / 2
    const left = Math.min(Math.max(x, half + 4), document.documentElement.clientWidth - half - 4)
    loupe.style.left = `${left}px`
    loupe.style.top = `${Math.max(y - ABOVE_PX, 4)}px`
  }
  const isUp = (): boolean => wasHeld && start !== null
  const end = (): void => {
    clearTimeout(timer)
    start = null
    spot = null
    loupe.hidden = true
    acts.mark([])
  }
  board.addEventListener('pointerdown', (event) => {
    wasHeld = false
    if (event.pointerType !== 'touch' || !event.isPrimary) return
    const { clientX: x, clientY: y } = event
    start = { x, y }
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      wasHeld = true
      show(x, y)
    }, HOLD_MS)
  })
  // A finger's moves and end come to where it went down, wherever it is by then.
  board.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    if (isUp()) show(x, y)
    else if (start && Math.hypot(x - start.x, y - start.y) > SLIP_PX) end()
  })
  board.addEventListener('pointerup', () => {
    const held = isUp() ? spot : null
    end()
    if (held !== null) acts.lay(held)
  })
  board.addEventListener('pointercancel', end)
  // While it is up, the page neither scrolls nor offers a menu, and lifting the finger is no tap.
  board.addEventListener('touchmove', (event) => isUp() && event.preventDefault(), {
    passive: false,
  })
  board.addEventListener('contextmenu', (event) => start && event.preventDefault())
  board.addEventListener(
    'click',
    (event) => {
      if (!wasHeld) return
      wasHeld = false
      event.stopPropagation()
    },
    { capture: true },
  )
}
