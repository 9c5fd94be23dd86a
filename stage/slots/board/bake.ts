import { starPath } from '#kit/art/star.ts'
import type { Layer, Palette, SlotTheme, SymbolLook } from '../theme.ts'
import type { Pictures } from './pictures.ts'

/** Pictures are baked once on plain canvases; WebGL and the canvas fallback then show the same. */
export const CELL = 240

export interface SymbolFaces {
  still: HTMLCanvasElement
  /** The same in fast movement. */
  rushing: HTMLCanvasElement
  /** The same on the gold of a win. */
  lit: HTMLCanvasElement
}

/** Takes a breath between symbols, so that opening a game never holds up the page. */
export async function bakeSymbols(
  theme: SlotTheme,
  pictures: Pictures,
): Promise<Record<string, SymbolFaces>> {
  const faces: Record<string, SymbolFaces> = {}
  for (const [symbol, look] of Object.entries(theme.symbols)) {
    const still = bakeSymbol(look, theme.palette, pictures)
    const lit = look.kind === 'letter' ? bakeSymbol(look, onGold(theme.palette), pictures) : still
    faces[symbol] = { still, lit, rushing: smear(still) }
    await new Promise((breathed) => setTimeout(breathed))
  }
  return faces
}

export function sheetOf(
  width: number,
  height: number,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser has no 2D canvas')
  return [canvas, pen]
}

function bakeSymbol(look: SymbolLook, palette: Palette, pictures: Pictures): HTMLCanvasElement {
  const [canvas, pen] = sheetOf(CELL, CELL)
  if (look.kind === 'letter') drawLetter(pen, look.letter, palette)
  else {
    drawStar(pen, look.tint)
    drawLayers(pen, look.layers, pictures, CELL)
  }
  return canvas
}

/** Pale letters would drown in gold: there they are dark. */
function onGold(palette: Palette): Palette {
  const { deep, middle } = palette
  return { ...palette, letterTop: middle, letterMiddle: middle, letterFoot: deep }
}

function drawStar(pen: CanvasRenderingContext2D, tint?: string): void {
  const star = new Path2D(starPath(CELL / 2, CELL / 2, CELL * 0.43))
  pen.fillStyle = tint === undefined ? '#ffffff14' : `${tint}30`
  pen.strokeStyle = tint === undefined ? '#ffffff42' : `${tint}70`
  pen.lineWidth = 2.4
  pen.fill(star)
  pen.stroke(star)
}

/** Layers with one light from above-left: their shadow falls to the lower right. */
export function drawLayers(
  pen: CanvasRenderingContext2D,
  layers: readonly Layer[],
  pictures: Pictures,
  size: number,
): void {
  pen.save()
  pen.shadowColor = '#00000085'
  pen.shadowBlur = size * 0.05
  pen.shadowOffsetX = size * 0.018
  pen.shadowOffsetY = size * 0.035
  for (const layer of layers) {
    const picture = pictures[layer.picture]
    if (!picture) continue
    const side = layer.size * size
    pen.save()
    pen.translate(layer.x * size, layer.y * size)
    pen.rotate(((layer.turn ?? 0) * Math.PI) / 180)
    pen.drawImage(picture, -side / 2, -side / 2, side, side)
    pen.restore()
  }
  pen.restore()
}

function drawLetter(pen: CanvasRenderingContext2D, letter: string, palette: Palette): void {
  const paint = pen.createLinearGradient(0, CELL * 0.28, 0, CELL * 0.75)
  paint.addColorStop(0, palette.letterTop)
  paint.addColorStop(0.45, palette.letterMiddle)
  paint.addColorStop(1, palette.letterFoot)
  pen.font = `800 ${CELL * 0.52}px 'Bricolage Grotesque Variable', system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.shadowColor = '#00000099'
  pen.shadowBlur = 10
  pen.shadowOffsetX = 2
  pen.shadowOffsetY = 7
  pen.fillStyle = paint
  pen.fillText(letter, CELL / 2, CELL * 0.685)
}

/** How far a symbol runs while the eye sees one picture, as a share of its cell. */
const SMEAR = 0.36

/**
 * The picture drawn out evenly up and down: laid half upon half with itself at a distance that is
 * halved each time, until no copy can be told from the next. What leaves the cell comes in again on
 * the other side, so that a running reel has no seams.
 */
function smear(still: HTMLCanvasElement): HTMLCanvasElement {
  let drawn = still
  for (let apart = (CELL * SMEAR) / 2; apart >= 0.5; apart /= 2) drawn = doubled(drawn, apart)
  return drawn
}

function doubled(from: HTMLCanvasElement, apart: number): HTMLCanvasElement {
  const [canvas, pen] = sheetOf(CELL, CELL)
  pen.globalCompositeOperation = 'lighter'
  pen.globalAlpha = 0.5
  for (const shift of [-apart / 2, apart / 2])
    for (const turn of [-CELL, 0, CELL]) pen.drawImage(from, 0, shift + turn)
  return canvas
}

/** The ground of a cell; `lit` is the gold of a win, else the dark glass of the theme. */
export function bakePlate(
  palette: Palette,
  kind: 'rest' | 'win' | 'return' | 'dim',
): HTMLCanvasElement {
  const [canvas, pen] = sheetOf(CELL, CELL)
  const edge = kind === 'win' || kind === 'return' ? 5 : 2
  const plate = new Path2D()
  plate.roundRect(edge, edge, CELL - 2 * edge, CELL - 2 * edge, CELL * 0.095)
  pen.fillStyle = kind === 'dim' ? `${palette.deep}a6` : plateFill(pen, palette, kind)
  pen.fill(plate)
  if (kind === 'dim') return canvas
  pen.strokeStyle = kind === 'win' ? '#ffe08a' : kind === 'return' ? '#ffffffb0' : '#ffffff17'
  pen.lineWidth = edge
  pen.stroke(plate)
  return canvas
}

function plateFill(
  pen: CanvasRenderingContext2D,
  palette: Palette,
  kind: 'rest' | 'win' | 'return',
): CanvasGradient {
  const from = kind === 'rest' ? [0.35, 0.22, 0.85] : [0.48, 0.42, 0.72]
  const [x, y, reach] = from.map((share) => share * CELL)
  const fill = pen.createRadialGradient(x ?? 0, y ?? 0, 4, x ?? 0, y ?? 0, reach ?? CELL)
  const [middle, edge] = {
    rest: [palette.cellLit, palette.cellDark],
    win: ['#ffe9b3', '#d5841a'],
    return: [mixed(palette.cellLit, 0.36), mixed(palette.cellDark, 0.24)],
  }[kind]
  fill.addColorStop(0, middle ?? '')
  fill.addColorStop(1, edge ?? '')
  return fill
}

/** A colour of the theme, paler by this share of white. */
function mixed(colour: string, white: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const pale = parts.map((part) => Math.round(part + (255 - part) * white))
  return `rgb(${pale.join(' ')})`
}

/** The picture at another size, smoothed once instead of at every frame. */
export function scaled(from: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const [canvas, pen] = sheetOf(width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(from, 0, 0, width, height)
  return canvas
}

/** A soft round light, for glows behind and sparks above. */
export function bakeGlow(colour: string): HTMLCanvasElement {
  const [canvas, pen] = sheetOf(128, 128)
  const fill = pen.createRadialGradient(64, 64, 2, 64, 64, 64)
  fill.addColorStop(0, `${colour}ff`)
  fill.addColorStop(0.35, `${colour}77`)
  fill.addColorStop(1, `${colour}00`)
  pen.fillStyle = fill
  pen.fillRect(0, 0, 128, 128)
  return canvas
}
