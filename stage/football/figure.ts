/** A player as a small figure of flat planes: shadow, legs in their stride, a shirt with its number, a head. */
import type { Club } from '#contract/games/football-names.ts'
import { paintText } from '../painting.ts'
import { seenAt, type Eye } from './pitch.ts'

export interface Figure {
  x: number
  y: number
  /** 1 to the right. */
  direction: 1 | -1
  /** Metres a second. */
  speed: number
  /** Of which step it is, as a turn. */
  stride: number
  number: number
  shirt: Pick<Club, 'first' | 'second' | 'pattern' | 'ink'>
}

/** Its own height in the picture, in metres of the pitch: larger than life, so that it is seen. */
const TALL = 2.7
const SKINS = ['#c98d66', '#e0ac86', '#8d5a3c', '#b97a54']

type Context = CanvasRenderingContext2D

export function drawFigure(ctx: Context, eye: Eye, figure: Figure): void {
  const { x, y, direction, number, shirt } = figure
  const [px, py, metre] = seenAt(eye, x, y)
  const tall = metre * TALL
  if (px < -tall || px > eye.width + tall) return
  const skin = SKINS[number % SKINS.length] ?? '#c98d66'
  ctx.save()
  ctx.translate(px, py)
  ctx.fillStyle = 'rgb(3 24 15 / 42%)'
  ctx.beginPath()
  ctx.ellipse(-tall * 0.12, 0, tall * 0.3, tall * 0.07, 0, 0, 7)
  ctx.fill()
  // Drawn a unit high, then as high as it is there.
  ctx.scale(tall * direction, tall)
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  const swing = figure.speed > 0.6 ? Math.sin(figure.stride * 2 * Math.PI) : 0.18
  limb(ctx, [0, -0.8, -0.16 * swing - 0.12, -0.64, -0.2 * swing, -0.52], skin, 0.065)
  leg(ctx, -0.03, -swing, skin, shirt.second)
  leg(ctx, 0.04, swing, skin, shirt.second)
  body(ctx, shirt)
  limb(ctx, [0.1, -0.8, 0.16 * swing + 0.16, -0.66, 0.24 * swing + 0.1, -0.56], skin, 0.065)
  ctx.fillStyle = skin
  circle(ctx, 0.03, -0.98, 0.095)
  ctx.fillStyle = '#23150f'
  ctx.beginPath()
  ctx.arc(0.02, -1, 0.1, Math.PI, 2 * Math.PI)
  ctx.fill()
  ctx.restore()
  if (tall < 22) return
  paintText(ctx, String(number), px, py - tall * 0.66, tall * 0.2, shirt.ink)
}

function circle(ctx: Context, x: number, y: number, radius: number): void {
  ctx.beginPath()
  ctx.arc(x, y, radius, 0, 7)
  ctx.fill()
}

function limb(
  ctx: Context,
  [x0, y0, x1, y1, x2, y2]: readonly [number, number, number, number, number, number],
  colour: string,
  width: number,
): void {
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.beginPath()
  ctx.moveTo(x0, y0)
  ctx.lineTo(x1, y1)
  ctx.lineTo(x2, y2)
  ctx.stroke()
}

/** Hip, knee and foot; the sock is of the second colour. */
function leg(ctx: Context, hip: number, swing: number, skin: string, sock: string): void {
  const knee = hip + 0.13 * swing
  const foot = hip + 0.26 * swing - (swing < 0 ? 0.06 : 0)
  const lift = swing < 0 ? 0.08 * -swing : 0
  limb(ctx, [hip, -0.5, knee, -0.28, (knee + foot) / 2, -0.2 - lift], skin, 0.11)
  limb(
    ctx,
    [(knee + foot) / 2, -0.2 - lift, foot, -0.04 - lift, foot + 0.07, -0.03 - lift],
    sock,
    0.09,
  )
}

function body(ctx: Context, { first, second, pattern }: Figure['shirt']): void {
  ctx.fillStyle = pattern === 'plain' ? second : '#1a2040'
  ctx.fillRect(-0.14, -0.56, 0.28, 0.16)
  ctx.fillStyle = first
  ctx.fillRect(-0.15, -0.87, 0.29, 0.34)
  ctx.fillStyle = second
  if (pattern === 'stripes') for (const x of [-0.1, 0.02]) ctx.fillRect(x, -0.87, 0.055, 0.34)
  if (pattern === 'halves') ctx.fillRect(0, -0.87, 0.14, 0.34)
  if (pattern === 'hoops') for (const y of [-0.82, -0.66]) ctx.fillRect(-0.15, y, 0.29, 0.07)
}
