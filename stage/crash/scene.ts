/** The sky over the valleys, the curve and what flies along it: drawn from the moment and the growth alone. */
import { GROWTH } from '#games/crash/numbers.ts'

export interface SceneState {
  phase: 'waiting' | 'flying' | 'gone'
  /** Since take-off. */
  ms: number
  /** Since it was gone. */
  goneMs: number
  /** Own cash-outs, in ms since take-off, and those of others. */
  own: readonly number[]
  others: readonly number[]
  isStill: boolean
  lang: 'tr' | 'en'
}

export interface Scene {
  element: HTMLCanvasElement
  draw: (state: SceneState) => void
}

const SKY = ['#0b0b26', '#2a1a5e', '#8a3574', '#e3745f', '#f4a35a'] as const
const ROWS = [
  { colour: '#8c4a7a', base: 0.72, height: 0.1, speed: 4, step: 90 },
  { colour: '#5a2d62', base: 0.82, height: 0.15, speed: 9, step: 130 },
  { colour: '#2b1542', base: 0.94, height: 0.2, speed: 16, step: 190 },
] as const
/** At least so much of the curve is in sight. */
const SEEN_MS_MIN = 8_000
const LEAVE_MS = 900

export function createScene(): Scene {
  const element = document.createElement('canvas')
  element.setAttribute('aria-hidden', 'true')
  element.className = 'crash-scene'
  const context = element.getContext('2d')
  return {
    element,
    draw: (state) => {
      if (context) paint(context, element, state)
    },
  }
}

function paint(
  context: CanvasRenderingContext2D,
  canvas: HTMLCanvasElement,
  state: SceneState,
): void {
  const ratio = Math.min(devicePixelRatio, 2)
  const { clientWidth: width, clientHeight: height } = canvas
  if (canvas.width !== Math.round(width * ratio) || canvas.height !== Math.round(height * ratio)) {
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  const far = state.isStill ? 0 : state.ms / 1_000
  paintSky(context, width, height)
  for (const row of ROWS) paintRow(context, width, height, row, far)
  const frame = frameOf(width, height, state.ms)
  paintAxes(context, frame, state.lang)
  if (state.phase !== 'waiting') paintCurve(context, frame, state)
  paintShip(context, frame, state)
}

function paintSky(context: CanvasRenderingContext2D, width: number, height: number): void {
  const sky = context.createLinearGradient(0, 0, 0, height)
  for (const [at, colour] of SKY.entries()) sky.addColorStop(at / (SKY.length - 1), colour)
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  context.fillStyle = 'rgba(255,255,255,0.75)'
  // Stars stand where they always stand.
  for (let n = 0; n < 60; n += 1)
    context.fillRect((n * 7919) % width, ((n * 104_729) % (height * 0.5)) | 0, 1.4, 1.4)
  const sun = context.createRadialGradient(
    width * 0.8,
    height * 0.62,
    8,
    width * 0.8,
    height * 0.62,
    height * 0.22,
  )
  sun.addColorStop(0, '#ffe9b0')
  sun.addColorStop(0.55, '#ffc968')
  sun.addColorStop(1, 'rgba(255,201,104,0)')
  context.fillStyle = sun
  context.fillRect(0, 0, width, height)
}

interface Row {
  colour: string
  base: number
  height: number
  speed: number
  step: number
}

/** A row of fairy chimneys, each a cone with its cap. */
function paintRow(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  row: Row,
  seconds: number,
): void {
  const { colour, base, height: tall, speed, step } = row
  const shift = (seconds * speed) % step
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(0, height)
  for (let x = -step - shift; x < width + step; x += step) {
    const at = Math.floor((x + shift) / step + seconds * (speed / step)) * 37
    const peak = height * (base - tall * (0.45 + (((at % 11) + 11) % 11) / 20))
    const ground = height * base
    context.lineTo(x, ground)
    context.quadraticCurveTo(x + step * 0.2, ground, x + step * 0.32, peak + 12)
    context.lineTo(x + step * 0.26, peak + 10)
    context.quadraticCurveTo(x + step * 0.38, peak - 26, x + step * 0.52, peak + 8)
    context.lineTo(x + step * 0.46, peak + 12)
    context.quadraticCurveTo(x + step * 0.6, ground, x + step, ground)
  }
  context.lineTo(width, height)
  context.fill()
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
  context.strokeStyle = 'rgba(255,255,255,0.22)'
  context.fillStyle = '#ffffff'
  context.font = '600 12px Onest, sans-serif'
  context.textAlign = 'right'
  const step = niceStep((most - 1) / 3)
  for (let value = 1; value <= most; value += step) {
    const y = bottom - ((bottom - top) * (value - 1)) / (most - 1)
    context.beginPath()
    context.moveTo(left, y)
    context.lineTo(right, y)
    context.stroke()
    const text = value.toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB', {
      maximumFractionDigits: 2,
    })
    context.fillText(`${text}×`, left - 8, y + 4)
  }
  context.textAlign = 'center'
  const every = niceStep(seenMs / 4_000)
  for (let second = 0; second * 1_000 <= seenMs; second += every)
    context.fillText(
      `${second} ${lang === 'tr' ? 'sn' : 's'}`,
      xAt(frame, second * 1_000),
      bottom + 20,
    )
}

function niceStep(least: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(least, 0.1)))
  return ([1, 2, 5, 10].find((step) => step * scale >= least) ?? 10) * scale
}

function paintCurve(
  context: CanvasRenderingContext2D,
  frame: CurveFrame,
  { ms, phase, own, others }: SceneState,
): void {
  context.beginPath()
  const steps = 80
  for (let n = 0; n <= steps; n += 1)
    context.lineTo(xAt(frame, (ms * n) / steps), yAt(frame, (ms * n) / steps))
  context.lineWidth = 5
  context.lineCap = 'round'
  context.setLineDash(phase === 'gone' ? [2, 11] : [])
  context.strokeStyle = phase === 'gone' ? '#ff9d8c' : '#ffffff'
  context.stroke()
  context.setLineDash([])
  for (const at of others) dot(context, frame, at, '#9cc0ff', 5)
  for (const at of own) dot(context, frame, at, '#ffc04d', 7)
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

/** The airship at the end of the curve; when it is gone it leaves along its own tangent. */
function paintShip(context: CanvasRenderingContext2D, frame: CurveFrame, state: SceneState): void {
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
  paintHull(context, size)
  context.restore()
}

function paintHull(context: CanvasRenderingContext2D, size: number): void {
  const hull = context.createLinearGradient(0, -size * 0.4, 0, size * 0.4)
  hull.addColorStop(0, '#ffffff')
  hull.addColorStop(0.55, '#e8ecf6')
  hull.addColorStop(1, '#f0b79a')
  context.fillStyle = '#c8452f'
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(-size * 0.72, side * size * 0.08)
    context.lineTo(-size * 1.15, side * size * 0.44)
    context.lineTo(-size * 0.92, side * size * 0.06)
    context.fill()
  }
  context.beginPath()
  context.ellipse(0, 0, size, size * 0.38, 0, 0, 2 * Math.PI)
  context.fillStyle = hull
  context.fill()
  context.save()
  context.clip()
  context.fillStyle = '#1f4fb8'
  context.fillRect(-size, -size * 0.12, size * 2, size * 0.26)
  context.fillStyle = '#f5b13d'
  context.fillRect(size * 0.78, -size, size * 0.4, size * 2)
  context.restore()
  for (let n = -2; n <= 2; n += 1) star(context, n * size * 0.3, size * 0.01, size * 0.09)
  context.fillStyle = '#1a2250'
  context.beginPath()
  context.roundRect(-size * 0.26, size * 0.42, size * 0.56, size * 0.16, size * 0.06)
  context.fill()
  context.fillStyle = '#ffd98a'
  for (let n = 0; n < 4; n += 1)
    context.fillRect(-size * 0.2 + n * size * 0.13, size * 0.46, size * 0.07, size * 0.06)
}

function star(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath()
  for (let n = 0; n < 16; n += 1) {
    const far = n % 2 === 0 ? size : size * 0.62
    context.lineTo(x + Math.cos((n * Math.PI) / 8) * far, y + Math.sin((n * Math.PI) / 8) * far)
  }
  context.fillStyle = '#ffffff'
  context.fill()
}
