/** What a picture of a draw is made from, and the balls of several of them. */
import type { Betgame, BetgameColour } from '#contract/games/betgames-names.ts'
import { TURN, paintText } from '../painting.ts'
import { PAINTS } from './ball.ts'

export interface Picture {
  width: number
  height: number
  game: Betgame
  /** Since the draw began: less than 0 before it, without end once all of it stands. */
  ms: number
  round: number
  /** As they were drawn; empty as long as nobody may know. */
  numbers: readonly number[]
  /** So many are drawn. */
  count: number
}

export type Painter = (context: CanvasRenderingContext2D, picture: Picture) => void

export function paintBall(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  { text, colour }: { text: string; colour: BetgameColour },
): void {
  const { back, ink } = PAINTS[colour]
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.fillStyle = back
  context.fill()
  context.beginPath()
  context.arc(x - radius * 0.32, y - radius * 0.36, radius * 0.26, 0, TURN)
  context.fillStyle = 'rgb(255 255 255 / 35%)'
  context.fill()
  if (text !== '') paintText(context, text, x, y, radius, ink)
}
