/** A drum of glass in which balls whirl; those that are drawn roll down into a tray. */
import { isLucky } from '#contract/games/betgames-names.ts'
import { LUCKY, outAtMs } from '#games/betgames/numbers.ts'
import { sharesOf } from '../floor/shares.ts'
import { TURN, eased } from '../painting.ts'
import { colourIn } from './ball.ts'
import { paintBall, type Painter, type Picture } from './picture.ts'

const ROLL_MS = 900
/** So long it takes until all of them whirl. */
const WHIRL_MS = 800
/** From ball to ball in the tray, in their radius. */
const PITCH = 2.3

export const paintDrum: Painter = (context, picture) => {
  const { width, height, count } = picture
  const isNarrow = width < 520
  const radius = isNarrow ? Math.min(height * 0.36, width * 0.17) : height * 0.4
  const drum = { x: width * (isNarrow ? 0.2 : 0.3), y: height * (isNarrow ? 0.56 : 0.5), radius }
  const from = drum.x + radius * 1.16
  // As many as come, side by side, up to the edge of the picture.
  const ball = Math.min(radius * 0.28, (width * 0.98 - from) / (count * PITCH + 0.6))
  const tray = { x: from + ball * 0.3, y: height * 0.62, ball }
  paintShell(context, drum)
  paintInside(context, picture, drum)
  paintTray(context, picture, tray)
  for (const [nth, number] of picture.numbers.entries()) {
    const share = eased(
      picture.ms,
      outAtMs(picture.game, nth) - ROLL_MS,
      outAtMs(picture.game, nth),
    )
    if (share === 0) continue
    const end = tray.x + (nth + 0.5) * ball * PITCH
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

/** All that are not out, whirling while it is drawn, else lying on the bottom in heaps. */
function paintInside(context: CanvasRenderingContext2D, picture: Picture, drum: Drum): void {
  const { game, ms, round, numbers } = picture
  if (!isLucky(game)) return
  const movingMs = ms < Infinity ? Math.max(0, ms) : 0
  const whirl = eased(movingMs, 0, WHIRL_MS)
  const share = sharesOf(`${game} ${round}`)
  const { of } = LUCKY[game]
  const small = drum.radius * (of > 50 ? 0.092 : 0.12)
  const places = heap(of, drum.radius, small)
  const seeds = places.map((place) => ({
    place,
    far: share(),
    turn: share() * TURN,
    pace: share(),
  }))
  // Which of them lies where is another thing in every round.
  for (const [at, { far, turn, pace, place }] of seeds.entries()) {
    const ball = 1 + ((at * 17 + round * 7) % of)
    const nth = numbers.indexOf(ball)
    if (nth >= 0 && ms >= outAtMs(game, nth) - ROLL_MS) continue
    const angle = turn + (movingMs / 420) * (0.6 + pace)
    const reach = whirl === 0 ? 0 : (drum.radius - small * 1.3) * Math.sqrt(far)
    const x = place.x + (Math.cos(angle) * reach - place.x) * whirl
    const y = place.y + (Math.sin(angle) * reach - place.y) * whirl
    const colour = colourIn(game, ball) ?? 'gold'
    paintBall(context, drum.x + x, drum.y + y, small, { text: '', colour })
  }
}

/** Where so many lie at rest, from the middle of the drum: row upon row, each as wide as the glass is there. */
function heap(count: number, radius: number, small: number): { x: number; y: number }[] {
  const places: { x: number; y: number }[] = []
  for (let y = radius - small * 1.5; places.length < count; y -= small * 1.7) {
    const half = Math.sqrt(Math.max(0, (radius - small * 1.3) ** 2 - y * y))
    const row = Math.max(1, Math.floor(half / small))
    for (let at = 0; at < row && places.length < count; at += 1)
      places.push({ x: (at - (row - 1) / 2) * small * 2, y })
  }
  return places
}

function paintTray(
  context: CanvasRenderingContext2D,
  { count }: Picture,
  { x, y, ball }: { x: number; y: number; ball: number },
): void {
  context.fillStyle = '#16235a'
  context.beginPath()
  context.roundRect(
    x - ball * 0.3,
    y - ball * 1.3,
    count * ball * PITCH + ball * 0.6,
    ball * 2.6,
    ball,
  )
  context.fill()
  for (let nth = 0; nth < count; nth += 1) {
    context.beginPath()
    context.arc(x + (nth + 0.5) * ball * PITCH, y, ball, 0, TURN)
    context.fillStyle = '#0a1132'
    context.fill()
  }
}
