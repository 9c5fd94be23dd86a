/** The wheel, painted from where `motion.ts` says it is: a flat one, seen aslant. Nothing here decides where the ball goes. */
import { colourOf } from '#contract/games/roulette-names.ts'
import type { WheelLook } from '#contract/games/table-looks.ts'
import { WHEEL } from '#games/roulette/numbers.ts'
import { CANVAS_FACE, createDisc, fitCanvas, sizeOf } from '../canvas.ts'
import { STEP, TURN, type Motion } from './motion.ts'

/** How much of its depth is seen. */
const SLANT = 0.6
/** The units that the rotor is painted in. */
const ROTOR = 900
const COLOURS = { red: '#b3302c', black: '#15172b', green: '#0d7a58' } as const
const DEEP_COLOURS = { red: '#8a2422', black: '#0c0d1d', green: '#095b42' } as const
const GOLD = '#e8c06a'
/** Shares of the wheel's radius. */
const [BOWL, RIM, SLOPE, RING, POCKETS_IN, HUB] = [1, 0.93, 0.87, 0.635, 0.43, 0.39]

export interface WheelPicture {
  element: HTMLCanvasElement
  draw: (motion: Motion) => void
}

/** Its middle in the colours of the table. */
export function createWheel(look: WheelLook): WheelPicture {
  const element = document.createElement('canvas')
  element.setAttribute('aria-hidden', 'true')
  element.className = 'rl-wheel'
  const context = element.getContext('2d')
  const picture = createPicture(look)
  let drawn = ''
  return {
    element,
    draw: (motion) => {
      const { width, height } = sizeOf(element)
      const ball = motion.ball
      const key = `${width} ${height} ${motion.rotor.toFixed(4)} ${ball?.angle.toFixed(4)} ${ball?.radius.toFixed(3)}`
      if (!context || key === drawn || width === 0) return
      drawn = picture(context, motion) ? key : ''
    },
  }
}

/** Only the ball is painted anew: bowl, rotor and turret stand as they were painted. Answers whether they are of this size. */
function createPicture(
  look: WheelLook,
): (context: CanvasRenderingContext2D, motion: Motion) => boolean {
  const bowl = createDisc(paintBowl)
  const rotor = createDisc((context, unit) => paintRotor(context, unit, look))
  const turret = createDisc(paintTurret)
  return (context, motion) => {
    const { width, height } = fitCanvas(context)
    context.clearRect(0, 0, width, height)
    const radius = Math.min(width * 0.5 - 6, height * 0.86)
    context.translate(width / 2, height * 0.02 + radius * SLANT)
    const isBowlNew = bowl(context, radius)
    context.save()
    context.scale(1, SLANT)
    context.rotate(motion.rotor)
    const isRotorNew = rotor(context, radius * RING)
    context.restore()
    if (motion.ball) paintBall(context, radius, motion.ball)
    return turret(context, radius) && isBowlNew && isRotorNew
  }
}

const ring = (context: CanvasRenderingContext2D, r: number, y = 0): void => {
  context.beginPath()
  context.ellipse(0, y, r, r * SLANT, 0, 0, TURN)
}

function paintBowl(context: CanvasRenderingContext2D, radius: number): void {
  const side = context.createLinearGradient(-radius, 0, radius, 0)
  for (const [at, colour] of [
    [0, '#24130d'],
    [0.3, '#5b3423'],
    [0.6, '#432417'],
    [1, '#1d0f0a'],
  ] as const)
    side.addColorStop(at, colour)
  for (let y = radius * 0.13; y >= 0; y -= 2) {
    ring(context, radius * BOWL, y)
    context.fillStyle = y < 2 ? wood(context, radius, '#8a5436', '#4a2a1b') : side
    context.fill()
  }
  rim(context, radius * 0.985, GOLD, 2)
  ring(context, radius * RIM)
  context.fillStyle = wood(context, radius, '#6b3f28', '#3a2015')
  context.fill()
  rim(context, radius * RIM, '#b98a44', 1.5)
  ring(context, radius * SLOPE)
  context.fillStyle = wood(context, radius * SLOPE, '#2c1810', '#7b4a2f')
  context.fill()
  rim(context, radius * SLOPE, '#1a0d08', 3)
  around(context, 24, radius * 0.955, 0, (at) => {
    context.fillStyle = at % 2 === 0 ? '#fff6df' : GOLD
    context.beginPath()
    context.ellipse(0, 0, radius * (at % 2 === 0 ? 0.012 : 0.007), radius * 0.008, 0, 0, TURN)
    context.fill()
  })
  around(context, 8, radius * 0.75, TURN / 16, (at) => {
    const [long, short] = at % 2 === 0 ? [0.034, 0.012] : [0.02, 0.02]
    context.fillStyle = GOLD
    context.beginPath()
    context.moveTo(-radius * long, 0)
    context.lineTo(0, -radius * short)
    context.lineTo(radius * long, 0)
    context.lineTo(0, radius * short)
    context.fill()
  })
}

function wood(context: CanvasRenderingContext2D, radius: number, from: string, to: string) {
  const gradient = context.createLinearGradient(
    -radius,
    -radius * SLANT,
    radius * 0.6,
    radius * SLANT,
  )
  gradient.addColorStop(0, from)
  gradient.addColorStop(1, to)
  return gradient
}

function rim(context: CanvasRenderingContext2D, r: number, colour: string, width: number): void {
  ring(context, r)
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}

function around(
  context: CanvasRenderingContext2D,
  count: number,
  r: number,
  first: number,
  each: (at: number) => void,
): void {
  for (let at = 0; at < count; at += 1) {
    const angle = first + (at * TURN) / count
    context.save()
    context.translate(Math.sin(angle) * r, -Math.cos(angle) * r * SLANT)
    each(at)
    context.restore()
  }
}

function paintBall(
  context: CanvasRenderingContext2D,
  radius: number,
  { angle, radius: share }: { angle: number; radius: number },
): void {
  const x = Math.sin(angle) * radius * share
  const y = -Math.cos(angle) * radius * share * SLANT
  const size = Math.max(4, radius * 0.026)
  context.fillStyle = 'rgb(0 0 0 / 45%)'
  context.beginPath()
  context.ellipse(x + size * 0.4, y + size * 0.5, size, size * 0.7, 0, 0, TURN)
  context.fill()
  const light = context.createRadialGradient(x - size / 3, y - size / 2, size / 5, x, y, size)
  light.addColorStop(0, '#ffffff')
  light.addColorStop(1, '#b9c0cc')
  context.fillStyle = light
  context.beginPath()
  context.arc(x, y - size * 0.2, size, 0, TURN)
  context.fill()
}

/** From above, flat: the ring of numbers, the pockets between their frets, and a star on the hub. */
function paintRotor(context: CanvasRenderingContext2D, radius: number, look: WheelLook): void {
  const unit = ROTOR / 2 / RING
  context.scale((2 * radius) / ROTOR, (2 * radius) / ROTOR)
  for (const [at, pocket] of WHEEL.entries()) {
    const colour = colourOf(pocket)
    sector(context, at, unit * RING, unit * 0.535, COLOURS[colour])
    sector(context, at, unit * 0.535, unit * POCKETS_IN, DEEP_COLOURS[colour])
  }
  for (let at = 0; at < WHEEL.length; at += 1) paintFret(context, at, unit)
  for (const [at, pocket] of WHEEL.entries()) paintNumber(context, at, pocket, unit)
  circle(context, unit * RING - 3, GOLD, 5)
  circle(context, unit * 0.535, '#caa45a', 3)
  paintHub(context, unit, look)
}

function sector(
  context: CanvasRenderingContext2D,
  at: number,
  outer: number,
  inner: number,
  colour: string,
): void {
  const from = (at - 0.5) * STEP - Math.PI / 2
  context.beginPath()
  context.arc(0, 0, outer, from, from + STEP)
  context.arc(0, 0, inner, from + STEP, from, true)
  context.fillStyle = colour
  context.fill()
}

function paintFret(context: CanvasRenderingContext2D, at: number, unit: number): void {
  context.save()
  context.rotate((at + 0.5) * STEP)
  context.fillStyle = GOLD
  context.fillRect(-2, -unit * RING, 4, unit * (RING - POCKETS_IN))
  context.restore()
}

function paintNumber(
  context: CanvasRenderingContext2D,
  at: number,
  pocket: number,
  unit: number,
): void {
  context.save()
  context.rotate(at * STEP)
  context.fillStyle = '#fff'
  context.font = `700 ${Math.round(unit * 0.062)}px ${CANVAS_FACE}`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(String(pocket), 0, -unit * 0.587)
  context.restore()
}

function circle(context: CanvasRenderingContext2D, r: number, colour: string, width: number): void {
  context.beginPath()
  context.arc(0, 0, r, 0, TURN)
  context.strokeStyle = colour
  context.lineWidth = width
  context.stroke()
}

/** A glazed tile in the table's colours: two stars of eight, one in the other. */
function paintHub(context: CanvasRenderingContext2D, unit: number, look: WheelLook): void {
  const [glaze, deep] = look.cloth
  const light = context.createRadialGradient(
    -unit * 0.1,
    -unit * 0.12,
    unit * 0.05,
    0,
    0,
    unit * HUB,
  )
  light.addColorStop(0, 'rgb(255 255 255 / 34%)')
  light.addColorStop(1, 'rgb(255 255 255 / 0%)')
  context.beginPath()
  context.arc(0, 0, unit * POCKETS_IN, 0, TURN)
  context.fillStyle = glaze
  context.fill()
  context.fillStyle = light
  context.fill()
  circle(context, unit * POCKETS_IN, GOLD, 4)
  for (let at = 0; at < 16; at += 1) {
    context.save()
    context.rotate((at * TURN) / 16)
    context.beginPath()
    context.arc(0, -unit * 0.375, unit * 0.02, 0, TURN)
    context.fillStyle = '#fff'
    context.fill()
    context.beginPath()
    context.arc(0, -unit * 0.375, unit * 0.009, 0, TURN)
    context.fillStyle = '#d8463e'
    context.fill()
    context.restore()
  }
  star(context, unit * 0.33, unit * 0.2, look.star, '#fff')
  star(context, unit * 0.25, unit * 0.15, deep, GOLD)
  star(context, unit * 0.17, unit * 0.1, '#d8463e', '#fff')
}

function star(
  context: CanvasRenderingContext2D,
  outer: number,
  inner: number,
  colour: string,
  line: string,
): void {
  context.beginPath()
  for (let at = 0; at < 16; at += 1) {
    const r = at % 2 === 0 ? outer : inner
    const angle = (at * TURN) / 16
    context.lineTo(Math.sin(angle) * r, -Math.cos(angle) * r)
  }
  context.closePath()
  context.fillStyle = colour
  context.fill()
  context.strokeStyle = line
  context.lineWidth = 4
  context.stroke()
}

/** Stands up, whatever turns under it. */
function paintTurret(context: CanvasRenderingContext2D, radius: number): void {
  const gold = context.createLinearGradient(-radius * 0.1, 0, radius * 0.1, 0)
  gold.addColorStop(0, '#7a5a1c')
  gold.addColorStop(0.35, '#ffe9ae')
  gold.addColorStop(1, '#8a6724')
  context.fillStyle = gold
  for (const [r, from, to] of [
    [0.1, 0.035, 0.015],
    [0.066, 0.015, -0.035],
    [0.03, -0.035, -0.12],
    [0.046, -0.12, -0.14],
  ] as const) {
    for (let y = from; y >= to; y -= 0.004) {
      context.beginPath()
      context.ellipse(0, y * radius, r * radius, r * radius * SLANT, 0, 0, TURN)
      context.fill()
    }
    context.strokeStyle = '#7a5a1c'
    context.lineWidth = 1
    context.stroke()
  }
  for (const [x, y] of [
    [-0.14, -0.12],
    [0.14, -0.1],
    [-0.06, -0.06],
    [0.06, -0.16],
  ] as const) {
    context.strokeStyle = '#d6b25e'
    context.lineWidth = Math.max(2, radius * 0.018)
    context.beginPath()
    context.moveTo(0, -0.115 * radius)
    context.lineTo(x * radius, y * radius)
    context.stroke()
    context.beginPath()
    context.arc(x * radius, y * radius, radius * 0.019, 0, TURN)
    context.fill()
  }
  context.beginPath()
  context.arc(0, -0.165 * radius, radius * 0.024, 0, TURN)
  context.fill()
}
