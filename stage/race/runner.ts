/**
 * A greyhound or a horse with its jockey at a gallop, drawn at where it stands on the ground. A unit is a hundredth of the animal's
 * length; `stride` is how far it is within its stride, from 0 to 1.
 */
import { jacketOf } from '#contract/games/race-names.ts'
import { CANVAS_FACE } from '../canvas.ts'

export interface DrawnRunner {
  animal: 'dog' | 'horse'
  coat: string
  post: number
  /** Where its feet are. */
  x: number
  y: number
  /** Its length. */
  size: number
  stride: number
  /** Does it run, or stand at the traps? */
  isRunning: boolean
}

type Painter = CanvasRenderingContext2D

export function drawRunner(ctx: Painter, runner: DrawnRunner): void {
  const { animal, x, y, size, stride, isRunning } = runner
  ctx.save()
  ctx.translate(x, y)
  ctx.fillStyle = 'rgb(20 8 4 / 34%)'
  ctx.beginPath()
  ctx.ellipse(0, 1, size * 0.5, size * 0.045, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.scale(size / 100, size / 100)
  const beat = isRunning ? stride * Math.PI * 2 : 0
  const lift = isRunning ? 4 + 3 * Math.sin(beat * 2) : 0
  ctx.translate(0, -lift)
  ctx.rotate(isRunning ? 0.035 * Math.sin(beat) : 0)
  if (animal === 'dog') drawDog(ctx, runner, beat)
  else drawHorse(ctx, runner, beat)
  ctx.restore()
}

interface Leg {
  x: number
  y: number
  /** Of thigh and shank. */
  lengths: readonly [number, number]
  width: number
  /** Rest angle from straight down, and how far it swings. */
  rest: number
  swing: number
  bend: number
  /** A part of the stride that it is behind. */
  late: number
}

function drawLeg(ctx: Painter, leg: Leg, beat: number, isRunning: boolean, colour: string): void {
  const phase = beat - leg.late * Math.PI * 2
  const angle = leg.rest + (isRunning ? leg.swing * Math.sin(phase) : 0)
  const knee = angle + (isRunning ? leg.bend * (0.5 + 0.5 * Math.cos(phase)) : leg.bend * 0.15)
  const [thigh, shank] = leg.lengths
  const [kx, ky] = [leg.x + thigh * Math.sin(angle), leg.y + thigh * Math.cos(angle)]
  const [fx, fy] = [kx + shank * Math.sin(knee), ky + shank * Math.cos(knee)]
  ctx.strokeStyle = colour
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.lineWidth = leg.width
  ctx.beginPath()
  ctx.moveTo(leg.x, leg.y)
  ctx.lineTo(kx, ky)
  ctx.stroke()
  ctx.lineWidth = leg.width * 0.62
  ctx.beginPath()
  ctx.moveTo(kx, ky)
  ctx.lineTo(fx, fy)
  ctx.lineTo(fx + 4, fy + 0.5)
  ctx.stroke()
}

const DOG_LEGS: readonly Leg[] = [
  { x: -33, y: -27, lengths: [15, 19], width: 9, rest: -0.1, swing: 0.95, bend: -0.7, late: 0 },
  { x: 24, y: -23, lengths: [13, 15], width: 6.5, rest: 0.1, swing: 1, bend: -0.8, late: 0.42 },
]

function drawDog(ctx: Painter, { coat, post, size, isRunning }: DrawnRunner, beat: number): void {
  const shade = darker(coat)
  for (const leg of DOG_LEGS)
    drawLeg(ctx, { ...leg, x: leg.x + 5, late: leg.late + 0.09 }, beat, isRunning, shade)
  // The tail, then the body from the rump over the back to the nose and under it back.
  ctx.strokeStyle = shade
  ctx.lineWidth = 2.6
  ctx.beginPath()
  ctx.moveTo(-40, -36)
  ctx.quadraticCurveTo(-60, -26 + 4 * Math.sin(beat), -68, -38 + 5 * Math.sin(beat + 1))
  ctx.stroke()
  ctx.fillStyle = coated(ctx, coat, -52, -8)
  ctx.beginPath()
  ctx.moveTo(-42, -32)
  ctx.bezierCurveTo(-40, -46, -20, -46, -4, -44)
  ctx.bezierCurveTo(10, -43, 20, -44, 27, -45)
  ctx.bezierCurveTo(35, -48, 40, -54, 47, -57)
  ctx.bezierCurveTo(53, -59, 57, -57, 61, -55)
  ctx.lineTo(74, -51)
  ctx.bezierCurveTo(76, -50, 75, -47, 72, -47)
  ctx.lineTo(58, -46)
  ctx.bezierCurveTo(50, -44, 42, -38, 38, -31)
  ctx.bezierCurveTo(37, -20, 28, -13, 18, -14)
  ctx.bezierCurveTo(4, -15, -4, -27, -16, -28)
  ctx.bezierCurveTo(-24, -22, -30, -20, -36, -22)
  ctx.bezierCurveTo(-42, -24, -43, -28, -42, -32)
  ctx.fill()
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.moveTo(47, -57)
  ctx.quadraticCurveTo(40, -62, 38, -55)
  ctx.quadraticCurveTo(43, -53, 47, -57)
  ctx.fill()
  ctx.fillStyle = '#14101c'
  ctx.beginPath()
  ctx.arc(57, -53, 1.5, 0, Math.PI * 2)
  ctx.arc(74, -49.5, 1.8, 0, Math.PI * 2)
  ctx.fill()
  drawJacket(ctx, { post, size }, [
    [-14, -45],
    [22, -45],
    [30, -20],
    [4, -17],
    [-12, -28],
  ])
  for (const leg of DOG_LEGS) drawLeg(ctx, leg, beat, isRunning, coat)
  drawNumber(ctx, post, 8, -33, readable(14, size))
}

const HORSE_LEGS: readonly Leg[] = [
  { x: -32, y: -46, lengths: [22, 27], width: 11, rest: -0.08, swing: 0.8, bend: -0.75, late: 0 },
  { x: 22, y: -42, lengths: [20, 25], width: 9, rest: 0.1, swing: 0.85, bend: -0.8, late: 0.4 },
]

function drawHorse(ctx: Painter, { coat, post, size, isRunning }: DrawnRunner, beat: number): void {
  const shade = darker(coat)
  for (const leg of HORSE_LEGS)
    drawLeg(ctx, { ...leg, x: leg.x + 5, late: leg.late + 0.1 }, beat, isRunning, shade)
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.moveTo(-40, -62)
  ctx.quadraticCurveTo(-66, -64 + 5 * Math.sin(beat), -72, -40 + 6 * Math.sin(beat + 1))
  ctx.quadraticCurveTo(-56, -48, -40, -52)
  ctx.fill()
  ctx.fillStyle = coated(ctx, coat, -80, -34)
  ctx.beginPath()
  ctx.moveTo(-42, -52)
  ctx.bezierCurveTo(-42, -68, -26, -68, -12, -64)
  ctx.bezierCurveTo(2, -61, 12, -64, 22, -67)
  ctx.bezierCurveTo(32, -74, 38, -86, 48, -91)
  ctx.lineTo(50, -96)
  ctx.lineTo(53, -90)
  ctx.lineTo(70, -77)
  ctx.bezierCurveTo(73, -74, 71, -69, 67, -70)
  ctx.lineTo(54, -76)
  ctx.bezierCurveTo(46, -72, 40, -62, 36, -54)
  ctx.bezierCurveTo(34, -40, 24, -34, 14, -36)
  ctx.bezierCurveTo(0, -37, -10, -40, -20, -42)
  ctx.bezierCurveTo(-28, -38, -42, -38, -42, -52)
  ctx.fill()
  ctx.fillStyle = shade
  ctx.beginPath()
  ctx.moveTo(47, -92)
  ctx.bezierCurveTo(36, -88, 28, -76, 22, -67)
  ctx.bezierCurveTo(28, -68, 38, -76, 47, -86)
  ctx.fill()
  ctx.fillStyle = '#14101c'
  ctx.beginPath()
  ctx.arc(56, -83, 1.7, 0, Math.PI * 2)
  ctx.fill()
  drawJacket(ctx, { post, size }, [
    [-20, -66],
    [6, -64],
    [8, -46],
    [-20, -46],
  ])
  for (const leg of HORSE_LEGS) drawLeg(ctx, leg, beat, isRunning, coat)
  drawNumber(ctx, post, -7, -55, readable(13, size))
  drawJockey(ctx, post, beat)
}

/** In the colours of the post, low over the neck. */
function drawJockey(ctx: Painter, post: number, beat: number): void {
  const { back } = jacketOf(post)
  ctx.save()
  ctx.translate(0, 1.5 * Math.sin(beat * 2))
  ctx.strokeStyle = '#f4f6fc'
  ctx.lineCap = 'round'
  ctx.lineWidth = 6
  ctx.beginPath()
  ctx.moveTo(-8, -74)
  ctx.lineTo(4, -64)
  ctx.lineTo(-2, -54)
  ctx.stroke()
  ctx.fillStyle = back
  ctx.strokeStyle = 'rgb(255 255 255 / 60%)'
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.moveTo(-14, -74)
  ctx.bezierCurveTo(-12, -88, 8, -92, 16, -87)
  ctx.bezierCurveTo(18, -80, 4, -74, -6, -70)
  ctx.closePath()
  ctx.fill()
  ctx.stroke()
  ctx.strokeStyle = back
  ctx.lineWidth = 4.5
  ctx.beginPath()
  ctx.moveTo(12, -84)
  ctx.lineTo(22, -74)
  ctx.lineTo(32, -76)
  ctx.stroke()
  ctx.fillStyle = '#e8b48c'
  ctx.beginPath()
  ctx.arc(21, -91, 5, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = back
  ctx.beginPath()
  ctx.arc(20, -93, 6, Math.PI, Math.PI * 2)
  ctx.lineTo(30, -93)
  ctx.lineTo(30, -91)
  ctx.lineTo(14, -91)
  ctx.fill()
  ctx.restore()
}

/** So large a number, or as much larger as its cloth lets it be where the animal is small. */
const readable = (units: number, size: number): number =>
  Math.max(units, Math.min(units * 1.5, 900 / size))

function drawJacket(
  ctx: Painter,
  { post, size }: Pick<DrawnRunner, 'post' | 'size'>,
  points: readonly (readonly [number, number])[],
): void {
  const { back, stripe } = jacketOf(post)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  ctx.save()
  ctx.beginPath()
  for (const [at, [x, y]] of points.entries()) {
    if (at === 0) ctx.moveTo(x, y)
    else ctx.lineTo(x, y)
  }
  ctx.closePath()
  ctx.clip()
  ctx.fillStyle = back
  ctx.fillRect(left, top, width, height)
  if (stripe !== null) {
    ctx.fillStyle = stripe
    // Narrower on the screen they would be a grey.
    const step = Math.max(9, 500 / size)
    for (let y = top; y < top + height; y += step) ctx.fillRect(left, y, width, step / 2)
  }
  ctx.restore()
}

function drawNumber(ctx: Painter, post: number, x: number, y: number, size: number): void {
  const { stripe, ink } = jacketOf(post)
  if (stripe !== null) {
    ctx.fillStyle = '#ffffff'
    ctx.beginPath()
    ctx.arc(x, y, size * 0.58, 0, Math.PI * 2)
    ctx.fill()
  }
  ctx.fillStyle = ink
  ctx.font = `800 ${size}px ${CANVAS_FACE}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  ctx.fillText(String(post), x, y + 1)
}

function coated(ctx: Painter, coat: string, top: number, bottom: number): CanvasGradient {
  const fill = ctx.createLinearGradient(0, top, 0, bottom)
  fill.addColorStop(0, coat)
  fill.addColorStop(0.55, coat)
  fill.addColorStop(1, darker(coat))
  return fill
}

const shades = new Map<string, string>()

/** The same colour in the shade. */
function darker(colour: string): string {
  const known = shades.get(colour)
  if (known !== undefined) return known
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const shade = `rgb(${parts.map((part) => Math.round(part * 0.6)).join(' ')})`
  shades.set(colour, shade)
  return shade
}
