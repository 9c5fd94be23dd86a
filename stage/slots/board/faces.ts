import { Texture } from 'pixi.js'
import type { SlotTheme } from '../theme.ts'
import { bakeBadge, bakeMarkGround, bakeSpark, BADGE } from './bake-mark.ts'
import { bakeGlow, bakePlate, bakeSymbols, scaled, type SymbolFaces } from './bake.ts'
import type { Pictures } from './pictures.ts'
import type { Shape } from './shape.ts'

type Face = keyof SymbolFaces
export type Plate = 'win' | 'return' | 'dim' | 'marked' | 'multiplies'

/** Every texture of the board, at the size it is shown in. */
export interface Faces {
  face: (symbol: string, face: Face) => Texture
  plate: (kind: Plate) => Texture
  /** The figure of a cell that multiplies. */
  badge: (multiplier: number) => Texture
  /** Bakes everything to the device's pixels, so that drawing it scales nothing. */
  fit: (shape: Shape, resolution: number) => void
  /** The side of a symbol's texture. */
  side: () => number
  glow: Texture
  spark: Texture
  petals: Texture[]
  /** The same pictures for pages that are not drawn by pixi. */
  sheets: Readonly<Record<string, SymbolFaces>>
}

const FACES: readonly Face[] = ['still', 'rushing', 'lit']

/** A symbol's side as a share of the cell's width. */
export const FILL = 0.98

export async function bakeFaces(theme: SlotTheme, pictures: Pictures): Promise<Faces> {
  const { palette } = theme
  const sheets = await bakeSymbols(theme, pictures)
  const plates: Record<Plate, HTMLCanvasElement> = {
    win: bakePlate(palette, 'win'),
    return: bakePlate(palette, 'return'),
    dim: bakePlate(palette, 'dim'),
    marked: bakeMarkGround(palette, false),
    multiplies: bakeMarkGround(palette, true),
  }
  const textures = new Map<string, Texture>()
  const pixels = { side: 0, width: 0, height: 0 }
  const keep = (name: string, picture: HTMLCanvasElement): Texture => {
    const texture = Texture.from(picture)
    textures.set(name, texture)
    return texture
  }
  const fit = (shape: Shape, resolution: number): void => {
    const side = Math.round(shape.cellWidth * FILL * resolution)
    const width = Math.round((shape.cellWidth - shape.gap) * resolution)
    const height = Math.round((shape.cellHeight - shape.gap) * resolution)
    if (side === pixels.side && height === pixels.height) return
    Object.assign(pixels, { side, width, height })
    for (const texture of textures.values()) texture.destroy(true)
    textures.clear()
    for (const [symbol, sheet] of Object.entries(sheets))
      for (const face of FACES) keep(`${symbol} ${face}`, scaled(sheet[face], side, side))
    for (const [kind, plate] of Object.entries(plates))
      keep(`plate ${kind}`, scaled(plate, width, height))
  }
  const badge = (multiplier: number): Texture => {
    const name = `badge ${multiplier}`
    const [width, height] = [pixels.side * BADGE.width, pixels.side * BADGE.height]
    return textures.get(name) ?? keep(name, scaled(bakeBadge(palette, multiplier), width, height))
  }
  return {
    face: (symbol, face) => textures.get(`${symbol} ${face}`) ?? Texture.EMPTY,
    plate: (kind) => textures.get(`plate ${kind}`) ?? Texture.EMPTY,
    badge,
    fit,
    side: () => pixels.side,
    glow: Texture.from(bakeGlow(palette.gold)),
    spark: Texture.from(bakeSpark(palette.gold)),
    petals: theme.petals.flatMap((name) => (pictures[name] ? [petal(pictures[name])] : [])),
    sheets,
  }
}

const PETAL_PIXELS = 96

function petal(picture: HTMLImageElement): Texture {
  return Texture.from(scaled(picture, PETAL_PIXELS, PETAL_PIXELS))
}
