/** The curve and what flies along it, before the look of its game: drawn from the moment and the growth alone. */
import { GROWTH } from '#games/crash/numbers.ts'
import { CANVAS_FACE, fitCanvas } from '../canvas.ts'
import { showFigure } from '../frame/amounts.ts'
import type { CrashLook } from './look.ts'

export interface SceneState {
  phase: 'waiting' | 'flying' | 'gone'
  /** Since take-off. */
  ms: number
  /** Since it was gone. */
  goneMs: number
  /** Own cash-outs, in ms since take-off, each with what is said of it; and those of others. */
  own: readonly OwnMark[]
  others: readonly number[]
  isStill: boolean
  lang: 'tr' | 'en'
}

export interface OwnMark {
  ms: number
  /** Where there is room for no more, and where there is. */
  texts: readonly [short: string, whole: string]
}

export interface Scene {
  element: HTMLCanvasElement
  draw: (state: SceneState) => void
}

/** At least so much of the curve is in sight. */
const SEEN_MS_MIN = 8_000
const LEAVE_MS = 900

export function createScene(look: CrashLook): Scene {
  const element = document.createElement('canvas')
  element.setAttribute('aria-hidden', 'true')
  element.className = 'crash-scene'
  const context = element.getContext('2d')
  return {
    element,
    draw: (state) => {
      if (context) paint(context, look, state)
    },
  }
}

function paint(context: CanvasRenderingContext2D, look: CrashLook, state: SceneState): void {
  const { width, height } = fitCanvas(context)
  const far = state.isStill ? 0 : state.ms / 1_000
  look.backdrop(context, width, height, far)
  const frame = frameOf(width, height, state.ms)
  paintAxes(context, frame, state.lang)
  if (state.phase !== 'waiting') paintCurve(context, frame, look.curve, state)
  paintCraft(context, frame, look, state)
}

interface CurveFrame {
  left: number
  right: number
  top: number
  bottom: number
  seenMs: number
  most: number
}

function frameOf(width: number, height: number, ms: number): CurveFrame {
  const seenMs = Math.max(SEEN_MS_MIN, ms * 1.25)
  const most = Math.max(1.62, (Math.exp(GROWTH * ms) - 1) * 1.35 + 1)
  return {
    left: 52,
    right: width - Math.max(60, width * 0.14),
    top: height * 0.2,
    bottom: height - 58,
    seenMs,
    most,
  }
}

const xAt = ({ left, right, seenMs }: CurveFrame, ms: number): number =>
  left + ((right - left) * ms) / seenMs
const yAt = ({ top, bottom, most }: CurveFrame, ms: number): number =>
  bottom - ((bottom - top) * (Math.exp(GROWTH * ms) - 1)) / (most - 1)

function paintAxes(context: CanvasRenderingContext2D, frame: CurveFrame, lang: 'tr' | 'en'): void {
  const { left, right, top, bottom, seenMs, most } = frame
  context.lineWidth = 1
  context.strokeStyle = 'rgba(255,255,255,0.22)'
  context.fillStyle = '#ffffff'
  context.font = `600 12px ${CANVAS_FACE}`
  context.textAlign = 'right'
  const step = niceStep((most - 1) / 3)
  for (let value = 1; value <= most; value += step) {
    const y = bottom - ((bottom - top) * (value - 1)) / (most - 1)
    context.beginPath()
    context.moveTo(left, y)
    context.lineTo(right, y)
    context.stroke()
    outlined(context, `${showFigure(value, lang, [0, 2])}×`, left - 8, y + 4)
  }
  context.textAlign = 'center'
  const every = niceStep(seenMs / 4_000)
  for (let second = 0; second * 1_000 <= seenMs; second += every)
    outlined(
      context,
      `${second} ${lang === 'tr' ? 'sn' : 's'}`,
      xAt(frame, second * 1_000),
      bottom + 20,
    )
}

/** Whatever lies behind it: a planet's rim, a ship. */
function outlined(context: CanvasRenderingContext2D, text: string, x: number, y: number): void {
  context.save()
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.strokeStyle = 'rgba(8,10,30,0.85)'
  context.strokeText(text, x, y)
  context.restore()
  context.fillText(text, x, y)
}

function niceStep(least: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(least, 0.1)))
  return ([1, 2, 5, 10].find((step) => step * scale >= least) ?? 10) * scale
}

function paintCurve(
  context: CanvasRenderingContext2D,
  frame: CurveFrame,
  colour: string,
  { ms, phase, own, others }: SceneState,
): void {
  context.beginPath()
  const steps = 80
  for (let n = 0; n <= steps; n += 1)
    context.lineTo(xAt(frame, (ms * n) / steps), yAt(frame, (ms * n) / steps))
  context.lineWidth = 5
  context.lineCap = 'round'
  context.setLineDash(phase === 'gone' ? [2, 11] : [])
  context.strokeStyle = phase === 'gone' ? '#ff9d8c' : colour
  context.stroke()
  context.setLineDash([])
  for (const at of others) dot(context, frame, at, '#9cc0ff', 5)
  for (const { ms: at, texts } of own) {
    dot(context, frame, at, '#ffc04d', 7)
    label(context, frame, at, texts)
  }
}

/** So wide is a scene at least that has room for more than the multiple. */
const ROOMY_PX = 520

/** Beside the curve, above it: at the left, where nothing flies any more. */
function label(
  context: CanvasRenderingContext2D,
  frame: CurveFrame,
  ms: number,
  [short, whole]: OwnMark['texts'],
): void {
  const text = frame.right > ROOMY_PX ? whole : short
  context.font = `650 12px ${CANVAS_FACE}`
  context.textAlign = 'center'
  const width = context.measureText(text).width + 20
  const x = Math.max(width / 2 + 4, xAt(frame, ms) - width / 2 - 4)
  const y = yAt(frame, ms) - 24
  context.beginPath()
  context.roundRect(x - width / 2, y - 12, width, 24, 12)
  context.fillStyle = 'rgba(12,12,36,0.88)'
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = '#ffc04d'
  context.stroke()
  context.fillStyle = '#ffd27d'
  context.fillText(text, x, y + 4)
}

function dot(
  context: CanvasRenderingContext2D,
  frame: CurveFrame,
  ms: number,
  colour: string,
  size: number,
): void {
  context.beginPath()
  context.arc(xAt(frame, ms), yAt(frame, ms), size, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = '#0c0c24'
  context.stroke()
}

/** At the end of the curve; what is gone leaves along its own tangent. */
function paintCraft(
  context: CanvasRenderingContext2D,
  frame: CurveFrame,
  look: CrashLook,
  state: SceneState,
): void {
  const { phase, ms, goneMs, isStill } = state
  if (phase === 'gone' && (isStill || goneMs > LEAVE_MS)) return
  const at = phase === 'waiting' ? 0 : ms
  const slope = Math.atan2(
    yAt(frame, at + 200) - yAt(frame, at),
    xAt(frame, at + 200) - xAt(frame, at),
  )
  const away = phase === 'gone' ? (goneMs / LEAVE_MS) ** 2 * 420 : 0
  const size = Math.max(34, Math.min(78, (frame.right - frame.left) * 0.1)) * (1 - away / 700)
  context.save()
  context.translate(
    xAt(frame, at) + Math.cos(slope) * (away + size * 0.5) + size * 0.4,
    yAt(frame, at) + Math.sin(slope) * (away + size * 0.5) - size * 0.25,
  )
  context.rotate(slope * 0.6)
  look.craft(context, size, {
    isFlying: phase !== 'waiting',
    seconds: isStill ? 0 : ms / 1_000,
  })
  context.restore()
}
