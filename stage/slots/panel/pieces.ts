import { make } from '../../dom.ts'
import type { Frame } from '../../frame/frame.ts'
import type { Shape } from '../board/shape.ts'
import type { Title } from '../title.ts'
import { createControls, type Controls, type ControlsActions } from './controls.ts'
import { createGround } from './ground.ts'
import { createOverlay, type Overlay } from './overlay.ts'
import { createRise, type Rise } from './rise.ts'
import { createWinBar, type WinBar } from './win-bar.ts'

/** What a slot puts into the frame, all but what pixi draws. */
export interface Pieces {
  canvas: HTMLCanvasElement
  /** The free room between heading and controls: the board goes there. */
  field: HTMLElement
  winBar: WinBar
  rise: Rise
  overlay: Overlay
  controls: Controls
  setFree: (isFree: boolean) => void
  /** Puts what stands on the frame's edges there. */
  placeOn: (shape: Shape) => void
}

/** Half the height of the multiplier's plate, and a little air. */
const RISE_TOP = 20

/** Around the frame's heading and under its notices. */
export function layOut(
  { root, heading, bar }: Pick<Frame, 'root' | 'heading' | 'bar'>,
  { theme, game }: Pick<Title, 'theme' | 'game'>,
  actions: ControlsActions,
): Pieces {
  const ground = createGround(theme)
  const canvas = make('canvas', { class: 'reels', 'aria-hidden': 'true' })
  const field = make('div', { class: 'field' })
  const winBar = createWinBar()
  const rise = createRise(game.mechanic === 'ways')
  const overlay = createOverlay(actions.press)
  const controls = createControls(actions, bar)
  root.prepend(ground.element, canvas)
  heading.element.after(field, winBar.element, rise.element, controls.element, overlay.element)
  const colours: Readonly<Record<string, string>> = { ...theme.palette }
  for (const [name, value] of Object.entries(colours))
    root.style.setProperty(`--theme-${name.toLowerCase()}`, value)
  const setFree = (isFree: boolean): void => {
    root.classList.toggle('is-free', isFree)
    ground.setFree(isFree)
  }
  const placeOn = ({ window: board, rim }: Shape): void => {
    const middle = board.x + board.width / 2
    winBar.place(middle, board.y + board.height + rim)
    // Never off the screen, where a phone on its side leaves nothing above the frame.
    rise.place(middle, Math.max(RISE_TOP, board.y - rim / 2))
  }
  return { canvas, field, winBar, rise, overlay, controls, setFree, placeOn }
}
