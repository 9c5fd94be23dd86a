/** Spaceman's look: a man in a suit with a rocket on his back, above a blue planet, from the ship that he leaves. */
import { createLayer } from '../canvas.ts'
import { paintStar, wrapped, type CraftState, type CrashLook } from './look.ts'

const SPACE = ['#04050f', '#0a1038', '#152a74', '#2f56b4'] as const
/** Stars in three depths, in px a second; the nearest go by as quickly as Zeplin's nearest row. */
const DEPTHS = [
  { many: 70, size: 1.1, speed: 2, colour: 'rgba(255,255,255,0.55)' },
  { many: 34, size: 1.7, speed: 6, colour: 'rgba(190,214,255,0.8)' },
  { many: 12, size: 2.4, speed: 16, colour: '#ffffff' },
] as const
const ROCKS = [
  { at: 0.36, y: 0.7, size: 15, speed: 22 },
  { at: 0.71, y: 0.57, size: 9, speed: 13 },
  { at: 0.93, y: 0.78, size: 21, speed: 30 },
] as const

const SUIT = '#f1f4fb'
const SUIT_SHADE = '#c3cce4'
const STEEL = '#8894b8'
const COBALT = '#1f4fb8'
const SAFFRON = '#f5b13d'

const space = createLayer(paintSpace)
const planet = createLayer(paintPlanet)

export const ORBIT: CrashLook = {
  backdrop(context, width, height, seconds) {
    space(context, width, height)
    for (const depth of DEPTHS) paintStars(context, width, height, depth, seconds)
    paintRinged(
      context,
      width * 0.83,
      height * 0.34 + seconds * 0.4,
      Math.min(width, height) * 0.08,
    )
    planet(context, width, height)
    for (const rock of ROCKS) paintRock(context, width, height, rock, seconds)
    paintShip(context, 52 - seconds * 34, height - 58, Math.min(width * 0.16, 120))
  },
  craft: paintMan,
  curve: '#ffe3a6',
}

function paintSpace(context: CanvasRenderingContext2D, width: number, height: number): void {
  const space = context.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of SPACE.entries()) space.addColorStop(at / (SPACE.length - 1), colour)
  context.fillStyle = space
  context.fillRect(0, 0, width, height)
  for (const [x, y, colour] of [
    [0.22, 0.3, 'rgba(126,72,190,0.30)'],
    [0.62, 0.16, 'rgba(35,160,190,0.20)'],
  ] as const) {
    const mist = context.createRadialGradient(
      width * x,
      height * y,
      0,
      width * x,
      height * y,
      Math.max(width, height) * 0.36,
    )
    mist.addColorStop(0, colour)
    mist.addColorStop(1, 'rgba(10,16,56,0)')
    context.fillStyle = mist
    context.fillRect(0, 0, width, height)
  }
}

function paintStars(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { many, size, speed, colour }: (typeof DEPTHS)[number],
  seconds: number,
): void {
  context.fillStyle = colour
  for (let n = 0; n < many; n += 1) {
    const x = wrapped(n * 7919 - seconds * speed, width)
    const y = wrapped(n * 104_729 + seconds * speed * 0.5, height * 0.86)
    context.fillRect(x, y, size, size)
  }
}

/** A small world with a ring, far behind. */
function paintRinged(context: CanvasRenderingContext2D, x: number, y: number, r: number): void {
  context.save()
  context.translate(x, y)
  context.rotate(-0.32)
  const ring = (from: number, to: number): void => {
    context.beginPath()
    context.ellipse(0, 0, r * 1.75, r * 0.44, 0, from, to)
    context.lineWidth = r * 0.16
    context.strokeStyle = '#f0c98a'
    context.stroke()
  }
  ring(Math.PI, 2 * Math.PI)
  const ball = context.createLinearGradient(-r, -r, r, r)
  ball.addColorStop(0, '#f7b48a')
  ball.addColorStop(0.6, '#b8587c')
  ball.addColorStop(1, '#3d1d55')
  context.beginPath()
  context.arc(0, 0, r, 0, 2 * Math.PI)
  context.fillStyle = ball
  context.fill()
  ring(0, Math.PI)
  context.restore()
}

/** The planet's edge along the lower side, with the air over it. */
function paintPlanet(context: CanvasRenderingContext2D, width: number, height: number): void {
  const r = width * 1.25
  const [x, y] = [width * 0.56, height * 0.82 + r]
  const air = context.createRadialGradient(x, y, r * 0.985, x, y, r * 1.06)
  air.addColorStop(0, 'rgba(140,205,255,0.85)')
  air.addColorStop(1, 'rgba(80,150,255,0)')
  context.beginPath()
  context.arc(x, y, r * 1.06, 0, 2 * Math.PI)
  context.fillStyle = air
  context.fill()
  const sea = context.createLinearGradient(0, height * 0.8, 0, height)
  sea.addColorStop(0, '#2f6fd6')
  sea.addColorStop(1, '#0b1f5c')
  context.save()
  context.beginPath()
  context.arc(x, y, r, 0, 2 * Math.PI)
  context.fillStyle = sea
  context.fill()
  context.clip()
  context.fillStyle = 'rgba(62,150,122,0.7)'
  for (const [at, down, wide, tall] of [
    [0.16, 0.95, 0.13, 0.05],
    [0.47, 0.9, 0.17, 0.04],
    [0.8, 0.96, 0.15, 0.06],
  ] as const) {
    context.beginPath()
    context.ellipse(width * at, height * down, width * wide, height * tall, -0.1, 0, 2 * Math.PI)
    context.fill()
  }
  context.restore()
}

function paintRock(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  { at, y, size, speed }: (typeof ROCKS)[number],
  seconds: number,
): void {
  const x = wrapped(width * at - seconds * speed + size, width + size * 2) - size
  context.save()
  context.translate(x, height * y)
  context.rotate(seconds * 0.2 + at * 5)
  context.beginPath()
  for (const [n, far] of [1, 0.82, 0.96, 0.74, 1, 0.86, 0.94].entries())
    context.lineTo(
      Math.cos((n * 2 * Math.PI) / 7) * size * far,
      Math.sin((n * 2 * Math.PI) / 7) * size * far,
    )
  context.closePath()
  context.fillStyle = '#4b4a70'
  context.fill()
  context.beginPath()
  context.arc(-size * 0.2, -size * 0.15, size * 0.24, 0, 2 * Math.PI)
  context.fillStyle = '#36355a'
  context.fill()
  context.restore()
}

/** Where he comes from: it stays behind as he goes. */
function paintShip(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  if (x < -size * 1.2) return
  context.save()
  context.translate(x, y)
  context.fillStyle = COBALT
  for (const [left, top] of [
    [-0.3, -0.62],
    [-0.3, 0.34],
  ] as const)
    context.fillRect(left * size, top * size, size * 0.5, size * 0.28)
  context.strokeStyle = '#9cc0ff'
  context.lineWidth = 1
  for (const top of [-0.62, 0.34])
    for (let n = 0; n < 4; n += 1)
      context.strokeRect((-0.3 + n * 0.125) * size, top * size, size * 0.125, size * 0.28)
  context.fillStyle = STEEL
  context.fillRect(-size * 0.08, -size * 0.5, size * 0.06, size)
  const hull = context.createLinearGradient(0, -size * 0.22, 0, size * 0.22)
  hull.addColorStop(0, '#ffffff')
  hull.addColorStop(1, SUIT_SHADE)
  context.beginPath()
  context.roundRect(-size * 0.6, -size * 0.22, size * 0.8, size * 0.44, size * 0.16)
  context.fillStyle = hull
  context.fill()
  context.fillStyle = SAFFRON
  context.fillRect(size * 0.06, -size * 0.22, size * 0.07, size * 0.44)
  for (let n = 0; n < 3; n += 1)
    paintStar(context, (-0.42 + n * 0.2) * size, 0, size * 0.07, COBALT)
  context.restore()
}

/** Flat on his way, one arm ahead. */
function paintMan(
  context: CanvasRenderingContext2D,
  size: number,
  { isFlying, seconds }: CraftState,
): void {
  if (isFlying) paintFlame(context, size, seconds)
  limb(context, size, [-0.3, 0.06, -0.94, 0.24], 0.19, SUIT_SHADE)
  limb(context, size, [-0.88, 0.22, -1.06, 0.28], 0.21, COBALT)
  limb(context, size, [0.22, 0.06, 0.5, 0.4], 0.17, SUIT_SHADE)
  limb(context, size, [0.5, 0.4, 0.55, 0.45], 0.19, COBALT)
  paintRocket(context, size)
  limb(context, size, [-0.3, 0, -1, 0.02], 0.2, SUIT)
  limb(context, size, [-0.95, 0.02, -1.13, 0.04], 0.22, COBALT)
  const suit = context.createLinearGradient(0, -size * 0.28, 0, size * 0.3)
  suit.addColorStop(0, '#ffffff')
  suit.addColorStop(0.6, SUIT)
  suit.addColorStop(1, SUIT_SHADE)
  context.beginPath()
  context.roundRect(-size * 0.46, -size * 0.27, size * 0.82, size * 0.54, size * 0.24)
  context.fillStyle = suit
  context.fill()
  context.fillStyle = SAFFRON
  context.fillRect(-size * 0.26, -size * 0.27, size * 0.08, size * 0.54)
  context.beginPath()
  context.roundRect(-size * 0.04, size * 0.02, size * 0.24, size * 0.16, size * 0.04)
  context.fillStyle = '#23d5c3'
  context.fill()
  limb(context, size, [0.2, -0.02, 0.86, -0.16], 0.18, SUIT)
  limb(context, size, [0.86, -0.16, 0.98, -0.19], 0.2, COBALT)
  paintHelmet(context, size)
}

function limb(
  context: CanvasRenderingContext2D,
  size: number,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  thick: number,
  colour: string,
): void {
  context.beginPath()
  context.moveTo(fromX * size, fromY * size)
  context.lineTo(toX * size, toY * size)
  context.lineWidth = thick * size
  context.lineCap = 'round'
  context.strokeStyle = colour
  context.stroke()
}

function paintRocket(context: CanvasRenderingContext2D, size: number): void {
  context.beginPath()
  context.roundRect(-size * 0.48, -size * 0.5, size * 0.66, size * 0.3, size * 0.13)
  context.fillStyle = STEEL
  context.fill()
  context.fillStyle = '#c8452f'
  context.beginPath()
  context.moveTo(-size * 0.44, -size * 0.46)
  context.lineTo(-size * 0.62, -size * 0.52)
  context.lineTo(-size * 0.62, -size * 0.18)
  context.lineTo(-size * 0.44, -size * 0.24)
  context.fill()
}

function paintFlame(context: CanvasRenderingContext2D, size: number, seconds: number): void {
  const long = 1.02 + Math.sin(seconds * 23) * 0.1
  const flame = context.createLinearGradient(-size * 0.58, 0, -size * (0.58 + long), 0)
  flame.addColorStop(0, '#fff3c8')
  flame.addColorStop(0.35, '#ffb53d')
  flame.addColorStop(1, 'rgba(255,90,60,0)')
  context.beginPath()
  context.moveTo(-size * 0.58, -size * 0.48)
  context.quadraticCurveTo(-size * 0.9, -size * 0.5, -size * (0.58 + long), -size * 0.35)
  context.quadraticCurveTo(-size * 0.9, -size * 0.2, -size * 0.58, -size * 0.22)
  context.fillStyle = flame
  context.fill()
}

function paintHelmet(context: CanvasRenderingContext2D, size: number): void {
  context.beginPath()
  context.arc(size * 0.46, -size * 0.14, size * 0.34, 0, 2 * Math.PI)
  context.fillStyle = SUIT
  context.fill()
  context.lineWidth = size * 0.04
  context.strokeStyle = SUIT_SHADE
  context.stroke()
  const visor = context.createLinearGradient(0, -size * 0.36, 0, size * 0.1)
  visor.addColorStop(0, '#3f78e0')
  visor.addColorStop(1, '#0d1a4a')
  context.beginPath()
  context.ellipse(size * 0.56, -size * 0.13, size * 0.22, size * 0.2, 0.1, 0, 2 * Math.PI)
  context.fillStyle = visor
  context.fill()
  context.beginPath()
  context.ellipse(size * 0.56, -size * 0.13, size * 0.15, size * 0.13, 0.1, 3.6, 4.9)
  context.lineWidth = size * 0.05
  context.lineCap = 'round'
  context.strokeStyle = '#cfe2ff'
  context.stroke()
}
