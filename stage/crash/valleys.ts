/** Zeplin's look: the airship over the valleys at dusk. */
import { createLayer } from '../canvas.ts'
import { paintStar, type CrashLook } from './look.ts'

const SKY = ['#0b0b26', '#2a1a5e', '#8a3574', '#e3745f', '#f4a35a'] as const
const ROWS = [
  { colour: '#8c4a7a', base: 0.72, height: 0.1, speed: 4, step: 90 },
  { colour: '#5a2d62', base: 0.82, height: 0.15, speed: 9, step: 130 },
  { colour: '#2b1542', base: 0.94, height: 0.2, speed: 16, step: 190 },
] as const

const sky = createLayer(paintSky)

export const VALLEYS: CrashLook = {
  backdrop(context, width, height, seconds) {
    sky(context, width, height)
    for (const row of ROWS) paintRow(context, width, height, row, seconds)
  },
  craft: paintHull,
  curve: '#ffffff',
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
  for (let n = -2; n <= 2; n += 1) paintStar(context, n * size * 0.3, size * 0.01, size * 0.09)
  context.fillStyle = '#1a2250'
  context.beginPath()
  context.roundRect(-size * 0.26, size * 0.42, size * 0.56, size * 0.16, size * 0.06)
  context.fill()
  context.fillStyle = '#ffd98a'
  for (let n = 0; n < 4; n += 1)
    context.fillRect(-size * 0.2 + n * size * 0.13, size * 0.46, size * 0.07, size * 0.06)
}
