/** The pitch and what stands around it, seen from above the near touchline. Places are metres (`course.ts`). */
import { paintText } from '../painting.ts'
import { PITCH, type Place } from './course.ts'

/** From where it is seen: `x` along the touchline that is in the middle of the picture. */
export interface Eye {
  x: number
  width: number
  height: number
}

/** So far from the touchline the eye stands, and so high. */
const BACK = 40
const HIGH = 20
/** A picture of this height shows a metre at the distance of one as so many pixels. */
const DRAWN_HEIGHT = 392
const FOCUS = 1_080
const HORIZON = -108

/** Where a place lies in the picture, and how many pixels a metre is there. */
export function seenAt(eye: Eye, x: number, y: number, z = 0): readonly [number, number, number] {
  const scale = eye.height / DRAWN_HEIGHT
  const metre = (FOCUS * scale) / (BACK + PITCH.width - y)
  return [eye.width / 2 + (x - eye.x) * metre, HORIZON * scale + (HIGH - z) * metre, metre]
}

type Context = CanvasRenderingContext2D
type Corner = readonly [x: number, y: number, z?: number]

function path(ctx: Context, eye: Eye, corners: readonly Corner[], isClosed: boolean): void {
  ctx.beginPath()
  for (const [at, [x, y, z = 0]] of corners.entries()) {
    const [px, py] = seenAt(eye, x, y, z)
    if (at === 0) ctx.moveTo(px, py)
    else ctx.lineTo(px, py)
  }
  if (isClosed) ctx.closePath()
}

const rectangle = (x0: number, y0: number, x1: number, y1: number): Corner[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

const arc = (x: number, y: number, radius: number, from: number, to: number): Corner[] =>
  Array.from({ length: 25 }, (_, at) => {
    const angle = from + ((to - from) * at) / 24
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)] as const
  })

const STRIPES = 20
const [LENGTH, WIDTH] = [PITCH.length, PITCH.width]
const MIDDLE = WIDTH / 2

/** Lines of one half of the pitch; the other is its mirror image. */
const HALF_LINES: readonly Corner[][] = [
  [
    [0, MIDDLE - 20.16],
    [16.5, MIDDLE - 20.16],
    [16.5, MIDDLE + 20.16],
    [0, MIDDLE + 20.16],
  ],
  [
    [0, MIDDLE - 9.16],
    [5.5, MIDDLE - 9.16],
    [5.5, MIDDLE + 9.16],
    [0, MIDDLE + 9.16],
  ],
  arc(11, MIDDLE, 9.15, -0.925, 0.925),
]
const LINES: readonly Corner[][] = [
  [...rectangle(0, 0, LENGTH, WIDTH), [0, 0]],
  [
    [LENGTH / 2, 0],
    [LENGTH / 2, WIDTH],
  ],
  arc(LENGTH / 2, MIDDLE, 9.15, 0, 2 * Math.PI),
  ...HALF_LINES,
  ...HALF_LINES.map((line) => line.map(([x, y]): Corner => [LENGTH - x, y])),
]

/** Grass, stands, boards, lines and goals. */
export function createPitch() {
  let crowd: HTMLCanvasElement | null = null
  return {
    draw(ctx: Context, eye: Eye): void {
      crowd ??= drawCrowd()
      drawStands(ctx, eye, crowd)
      ctx.fillStyle = '#1f7a4d'
      path(ctx, eye, rectangle(-12, -3, LENGTH + 12, WIDTH + 14), true)
      ctx.fill()
      for (let stripe = 0; stripe < STRIPES; stripe += 1) {
        ctx.fillStyle = stripe % 2 === 0 ? '#2c9560' : '#278657'
        const [from, to] = [(stripe * LENGTH) / STRIPES, ((stripe + 1) * LENGTH) / STRIPES]
        path(ctx, eye, rectangle(from, 0, to, WIDTH), true)
        ctx.fill()
      }
      ctx.strokeStyle = 'rgb(243 245 255 / 85%)'
      ctx.lineWidth = Math.max(1, eye.height / 190)
      ctx.lineJoin = 'round'
      for (const line of LINES) {
        path(ctx, eye, line, false)
        ctx.stroke()
      }
      for (const x of [0, LENGTH]) drawGoal(ctx, eye, x)
    },
  }
}

/** The far side: people, and boards before them. */
function drawStands(ctx: Context, eye: Eye, crowd: HTMLCanvasElement): void {
  const { width, height } = eye
  const [, top] = seenAt(eye, 0, -4, 1.3)
  const [, foot, metre] = seenAt(eye, 0, -4)
  ctx.fillStyle = '#131a3c'
  ctx.fillRect(0, 0, width, foot + 1)
  const tile = { width: crowd.width * (height / DRAWN_HEIGHT), height: top }
  const shift = (eye.x * metre * 0.8) % tile.width
  for (let x = -shift - tile.width; x < width; x += tile.width)
    ctx.drawImage(crowd, x, 0, tile.width, tile.height)
  ctx.fillStyle = '#1b2f86'
  ctx.fillRect(0, top, width, foot - top)
  const size = Math.max(8, (foot - top) * 0.72)
  for (let x = -10; x < LENGTH + 12; x += 11) {
    const [px] = seenAt(eye, x, -4)
    if (px > -60 && px < width + 60) paintText(ctx, 'kasa', px, (top + foot) / 2, size, '#f4f6fc')
  }
}

const CROWD = { width: 416, height: 96 }
const SHIRTS = ['#5b6aa8', '#8a5a74', '#c98d66', '#39508f', '#7f8fc6', '#b36a5e', '#4c7f86']

/** People far away are dots, the same every time. */
function drawCrowd(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, CROWD)
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  let state = 5
  for (let y = 4; y < CROWD.height; y += 7)
    for (let x = (y % 2) * 4; x < CROWD.width; x += 8) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      ctx.globalAlpha = 0.35 + (state % 100) / 260
      ctx.fillStyle = SHIRTS[(state >>> 9) % SHIRTS.length] ?? '#5b6aa8'
      ctx.beginPath()
      ctx.arc(x + ((state >>> 5) % 4), y, 2.5, 0, 7)
      ctx.fill()
    }
  return canvas
}

function drawGoal(ctx: Context, eye: Eye, x: number): void {
  const back = x === 0 ? -2.4 : LENGTH + 2.4
  const { goalFrom: from, goalTo: to, goalHeight: high } = PITCH
  const [px] = seenAt(eye, x, MIDDLE)
  if (px < -120 || px > eye.width + 120) return
  ctx.strokeStyle = 'rgb(244 246 252 / 35%)'
  ctx.lineWidth = 1
  for (let part = 0; part <= 8; part += 1) {
    const y = from + ((to - from) * part) / 8
    path(
      ctx,
      eye,
      [
        [x, y, high],
        [back, y, high * 0.55],
        [back, y, 0],
      ],
      false,
    )
    ctx.stroke()
  }
  for (const z of [0, 0.5, 1, 1.34]) {
    path(
      ctx,
      eye,
      [
        [x, from, z * 1.8],
        [back, from, z],
        [back, to, z],
        [x, to, z * 1.8],
      ],
      false,
    )
    ctx.stroke()
  }
  ctx.strokeStyle = '#ffffff'
  ctx.lineWidth = Math.max(2, eye.height / 120)
  path(
    ctx,
    eye,
    [
      [x, from, 0],
      [x, from, high],
      [x, to, high],
      [x, to, 0],
    ],
    false,
  )
  ctx.stroke()
}

/** A white ball with its shadow on the grass. */
export function drawBall(ctx: Context, eye: Eye, { x, y, z }: Place): void {
  const [sx, sy, metre] = seenAt(eye, x, y)
  const [px, py] = seenAt(eye, x, y, z + 0.28)
  const radius = Math.max(2.4, metre * 0.27)
  ctx.fillStyle = 'rgb(3 24 15 / 45%)'
  ctx.beginPath()
  ctx.ellipse(sx, sy, radius * 1.1, radius * 0.4, 0, 0, 7)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.strokeStyle = '#141a33'
  ctx.lineWidth = 1
  ctx.beginPath()
  ctx.arc(px, py, radius, 0, 7)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = '#141a33'
  ctx.beginPath()
  ctx.arc(px, py, radius * 0.36, 0, 7)
  ctx.fill()
}
