import { make } from '../../dom.ts'
import type { SlotTheme } from '../theme.ts'
import { createControls, type Controls, type ControlsActions } from './controls.ts'
import { createGround } from './ground.ts'
import { createHeading, type Heading } from './heading.ts'
import { createLog, type Log } from './log.ts'
import { createNotice, type Notice } from './notice.ts'
import { createOverlay, type Overlay } from './overlay.ts'
import { createWinBar, type WinBar } from './win-bar.ts'

/** Everything of the screen that is not drawn by pixi. */
export interface Pieces {
  root: HTMLElement
  canvas: HTMLCanvasElement
  /** The free room between heading and controls: the board goes there. */
  field: HTMLElement
  heading: Heading
  winBar: WinBar
  overlay: Overlay
  notice: Notice
  log: Log
  controls: Controls
  setFree: (isFree: boolean) => void
}

export function layOut(theme: SlotTheme, actions: ControlsActions): Pieces {
  const ground = createGround(theme)
  const canvas = make('canvas', { class: 'reels', 'aria-hidden': 'true' })
  const field = make('div', { class: 'field' })
  const heading = createHeading()
  const winBar = createWinBar()
  const overlay = createOverlay(actions.press)
  const notice = createNotice()
  const log = createLog()
  const controls = createControls(actions)
  const root = make(
    'main',
    { class: 'stage', 'aria-labelledby': 'game-name', tabindex: '-1' },
    ground.element,
    canvas,
    heading.element,
    field,
    winBar.element,
    controls.element,
    overlay.element,
    notice.element,
    log.element,
  )
  const colours: Readonly<Record<string, string>> = { ...theme.palette }
  for (const [name, value] of Object.entries(colours))
    root.style.setProperty(`--theme-${name.toLowerCase()}`, value)
  const setFree = (isFree: boolean): void => {
    root.classList.toggle('is-free', isFree)
    ground.setFree(isFree)
  }
  return { root, canvas, field, heading, winBar, overlay, notice, log, controls, setFree }
}
