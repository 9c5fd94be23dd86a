/** What stands around a race: sky, a row of arches, a band of tiles, the ground and its rail. Arches, tiles, trees and tracks go by. */
import type { Sky } from '#contract/games/table-looks.ts'
import { CANVAS_FACE, createLayer } from '../canvas.ts'

type Painter = CanvasRenderingContext2D

/** Of the height of the scene: where the arches begin, where the wall of tiles does, where the ground does, where the near rail is. */
const ARCHES = 0.3
export const WALL = 0.47
export const GROUND = 0.58
export const RAIL = 0.985

const ARCH = 108

export interface Track {
  /** `wayPx` is how far the eye has gone. */
  draw: (ctx: Painter, width: number, height: number, wayPx: number) => void
}

export function createTrack(sky: Sky): Track {
  const backdrop = createLayer((ctx, width: number, height: number) =>
    drawBackdrop(ctx, width, height, sky),
  )
  let tile: HTMLCanvasElement | null = null
  let key = ''
  return {
    draw: (ctx, width, height, wayPx) => {
      const scale = ctx.getTransform().a
      if (key !== `${height} ${scale}`) {
        key = `${height} ${scale}`
        tile = wallTile(height, scale)
      }
      backdrop(ctx, width, height)
      drawHills(ctx, width, height, wayPx * 0.12)
      if (tile) drawRow(ctx, tile, { width, height, scale, wayPx: wayPx * 0.86 })
      drawTracks(ctx, width, height, wayPx)
    },
  }
}

function drawBackdrop(ctx: Painter, width: number, height: number, sky: Sky): void {
  drawSky(ctx, width, height, sky)
  const top = height * GROUND
  const soil = ctx.createLinearGradient(0, top, 0, height)
  soil.addColorStop(0, '#a5694a')
  soil.addColorStop(1, '#6f402d')
  ctx.fillStyle = soil
  ctx.fillRect(0, top, width, height - top)
}

function drawSky(ctx: Painter, width: number, height: number, [above, below]: Sky): void {
  const sky = ctx.createLinearGradient(0, 0, 0, height * GROUND)
  sky.addColorStop(0, above)
  sky.addColorStop(1, below)
  ctx.fillStyle = sky
  ctx.fillRect(0, 0, width, height * GROUND)
  const [x, y, r] = [width * 0.66, height * 0.3, Math.min(46, height * 0.14)]
  ctx.fillStyle = 'rgb(255 214 140 / 22%)'
  ctx.beginPath()
  ctx.arc(x, y, r * 1.9, 0, Math.PI * 2)
  ctx.fill()
  ctx.fillStyle = '#ffd68c'
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
  ctx.fill()
}

function drawHills(ctx: Painter, width: number, height: number, way: number): void {
  const foot = height * 0.36
  ctx.fillStyle = '#2a2158'
  const step = 74
  const first = Math.floor(way / step)
  for (let n = first - 1; (n - first) * step < width + step * 2; n += 1) {
    const x = n * step - way
    const tall = height * (0.13 + 0.07 * Math.abs(Math.sin(n * 12.9898)))
    ctx.beginPath()
    ctx.ellipse(x, foot - tall * 0.4, 8, tall * 0.75, 0, 0, Math.PI * 2)
    ctx.fill()
  }
}

/** One arch and the tiles under it, drawn once. */
function wallTile(height: number, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const [top, wall, ground] = [0, height * (WALL - ARCHES), height * (GROUND - ARCHES)]
  // Of a picture that is hardly a point high yet a point is left: of nothing nothing can be laid.
  canvas.width = Math.max(1, Math.round(ARCH * scale))
  canvas.height = Math.max(1, Math.round(ground * scale))
  const ctx = canvas.getContext('2d')
  if (!ctx) return canvas
  ctx.scale(canvas.width / ARCH, scale)
  ctx.fillStyle = '#1b1746'
  ctx.fillRect(0, top, ARCH, ground - top)
  const glow = ctx.createLinearGradient(0, top, 0, wall)
  glow.addColorStop(0, '#4b2a44')
  glow.addColorStop(1, '#c98a58')
  ctx.fillStyle = glow
  ctx.beginPath()
  ctx.moveTo(14, wall)
  ctx.lineTo(14, top + 30)
  ctx.quadraticCurveTo(16, top + 16, ARCH / 2, top + 6)
  ctx.quadraticCurveTo(ARCH - 16, top + 16, ARCH - 14, top + 30)
  ctx.lineTo(ARCH - 14, wall)
  ctx.fill()
  ctx.strokeStyle = 'rgb(150 112 190 / 55%)'
  ctx.lineWidth = 1.5
  ctx.stroke()
  const deep = ground - wall
  ctx.fillStyle = '#123a9c'
  ctx.fillRect(0, wall, ARCH, deep)
  ctx.fillStyle = '#e9eefc'
  ctx.fillRect(0, wall, ARCH, 3)
  ctx.fillRect(0, ground - 3, ARCH, 3)
  for (const x of [ARCH / 4, (ARCH * 3) / 4]) {
    drawStar(ctx, x, wall + deep / 2, Math.min(13, deep * 0.34))
    ctx.strokeStyle = 'rgb(111 190 215 / 70%)'
    ctx.lineWidth = 1
    ctx.strokeRect(x - deep * 0.5, wall + 5, deep, deep - 10)
  }
  return canvas
}

function drawStar(ctx: Painter, x: number, y: number, r: number): void {
  ctx.fillStyle = '#b9c8f2'
  ctx.beginPath()
  for (let n = 0; n < 16; n += 1) {
    const angle = (n * Math.PI) / 8
    const far = n % 2 === 0 ? r : r * 0.72
    ctx.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle))
  }
  ctx.fill()
}

interface Row {
  width: number
  height: number
  /** Points a pixel. */
  scale: number
  wayPx: number
}

/** Point for point: laid between two of them, each point of it would be worked out anew. */
function drawRow(
  ctx: Painter,
  tile: HTMLCanvasElement,
  { width, height, scale, wayPx }: Row,
): void {
  const step = tile.width / scale
  const from = -Math.round((((wayPx % step) + step) % step) * scale) / scale
  const top = Math.round(height * GROUND * scale - tile.height) / scale
  for (let x = from; x < width; x += step) ctx.drawImage(tile, x, top, step, tile.height / scale)
}

function drawTracks(ctx: Painter, width: number, height: number, way: number): void {
  const top = height * GROUND
  ctx.fillStyle = 'rgb(255 220 180 / 12%)'
  const step = 61
  const first = Math.floor(way / step)
  for (let n = first - 1; (n - first) * step < width + step * 2; n += 1) {
    const share = Math.abs(Math.sin(n * 78.233)) % 1
    ctx.fillRect(n * step - way, top + 6 + share * (height - top - 16), 34 + 40 * share, 2)
  }
  ctx.fillStyle = '#f4f6fc'
  ctx.fillRect(0, height * RAIL, width, Math.max(3, height * 0.012))
}

/** The line, or a post by the way, with what it says. */
export function drawPost(
  ctx: Painter,
  x: number,
  height: number,
  { text, isLine }: { text: string; isLine: boolean },
): void {
  const [top, ground] = [height * GROUND, height * RAIL]
  if (isLine) {
    const side = 7
    for (let y = top; y < ground; y += side)
      for (const n of [0, 1]) {
        const isDark = (Math.floor((y - top) / side) + n) % 2 === 0
        ctx.fillStyle = isDark ? '#10142b' : '#f4f6fc'
        ctx.fillRect(x + n * side, y, side, Math.min(side, ground - y))
      }
  } else {
    ctx.fillStyle = '#1b1746'
    ctx.fillRect(x, height * WALL - 14, 4, height * 0.16)
  }
  ctx.font = `700 13px ${CANVAS_FACE}`
  ctx.textAlign = 'center'
  ctx.textBaseline = 'middle'
  const width = ctx.measureText(text).width + 14
  ctx.fillStyle = '#f4f6fc'
  ctx.beginPath()
  ctx.roundRect(x - width / 2 + 2, height * WALL - 34, width, 22, 6)
  ctx.fill()
  ctx.fillStyle = '#10142b'
  ctx.fillText(text, x + 2, height * WALL - 22)
}
