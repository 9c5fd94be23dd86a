/** A drum of glass in which balls whirl; those that are drawn roll down into a tray. */
import { isLucky } from '#contract/games/betgames-names.ts'
import { LUCKY, outAtMs } from '#games/betgames/numbers.ts'
import { sharesOf } from '../virtual/shares.ts'
import { colourIn } from './ball.ts'
import { TURN, eased, paintBall, type Painter, type Picture } from './picture.ts'

const ROLL_MS = 900

export const paintDrum: Painter = (context, picture) => {
  const { width, height, count } = picture
  const isNarrow = width < 520
  const radius = Math.min(height * 0.4, width * 0.2)
  const drum = { x: width * (isNarrow ? 0.24 : 0.3), y: height * 0.5, radius }
  const ball = Math.min(radius * 0.28, (width * (isNarrow ? 0.5 : 0.46)) / count / 2.3)
  const tray = { x: drum.x + radius + ball * 1.8, y: height * (isNarrow ? 0.66 : 0.62), ball }
  paintShell(context, drum)
  paintInside(context, picture, drum)
  paintTray(context, picture, tray)
  for (const [nth, number] of picture.numbers.entries()) {
    const share = eased(picture.ms, outAtMs(picture.game, nth) - ROLL_MS, outAtMs(picture.game, nth))
    if (share === 0) continue
    const end = tray.x + (nth + 0.5) * ball * 2.3
    const x = drum.x + (end - drum.x) * share
    const y = drum.y + radius * 0.7 + (tray.y - drum.y - radius * 0.7) * share
    const colour = colourIn(picture.game, number) ?? 'gold'
    paintBall(context, x, y, ball, { text: String(number), colour })
  }
}

interface Drum {
  x: number
  y: number
  radius: number
}

function paintShell(context: CanvasRenderingContext2D, { x, y, radius }: Drum): void {
  context.fillStyle = '#16235a'
  context.fillRect(x - radius * 0.5, y + radius * 0.9, radius, radius * 0.3)
  context.beginPath()
  context.arc(x, y, radius, 0, TURN)
  context.fillStyle = '#0c1640'
  context.fill()
  context.lineWidth = Math.max(3, radius * 0.06)
  context.strokeStyle = '#c9a45a'
  context.stroke()
}

/** All that are not out, whirling while it is drawn, else lying at the bottom. */
function paintInside(context: CanvasRenderingContext2D, picture: Picture, drum: Drum): void {
  const { game, ms, round, numbers } = picture
  if (!isLucky(game)) return
  const isMoving = ms >= 0 && ms < Infinity
  const share = sharesOf(`${game} ${round}`)
  const small = drum.radius * (LUCKY[game].of > 50 ? 0.115 : 0.135)
  for (let ball = 1; ball <= LUCKY[game].of; ball += 1) {
    const [far, turn, pace] = [Math.sqrt(share()), share() * TURN, 0.6 + share()]
    const nth = numbers.indexOf(ball)
    if (nth >= 0 && ms >= outAtMs(game, nth) - ROLL_MS) continue
    const angle = isMoving ? turn + (ms / 420) * pace : turn
    const reach = (drum.radius - small * 1.3) * far
    const lift = isMoving ? Math.sin(ms / 260 + turn * 3) * drum.radius * 0.12 : 0
    const x = drum.x + Math.cos(angle) * reach
    // At rest they lie in the lower half.
    const height = Math.sin(angle) * reach * (isMoving ? 0.9 : 0.42)
    const y = drum.y + height + (isMoving ? lift : drum.radius * 0.42)
    const colour = colourIn(game, ball) ?? 'gold'
    paintBall(context, x, Math.min(y, drum.y + drum.radius - small), small, { text: '', colour })
  }
}

function paintTray(
  context: CanvasRenderingContext2D,
  { count }: Picture,
  { x, y, ball }: { x: number; y: number; ball: number },
): void {
  context.fillStyle = '#16235a'
  context.beginPath()
  context.roundRect(x - ball * 0.3, y - ball * 1.3, count * ball * 2.3 + ball * 0.6, ball * 2.6, ball)
  context.fill()
  for (let nth = 0; nth < count; nth += 1) {
    context.beginPath()
    context.arc(x + (nth + 0.5) * ball * 2.3, y, ball, 0, TURN)
    context.fillStyle = '#0a1132'
    context.fill()
  }
}
