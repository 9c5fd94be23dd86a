import { Texture } from 'pixi.js'
import type { SlotTheme } from '../theme.ts'
import { bakeGlow, bakePlate, bakeSymbols, scaled, type SymbolFaces } from './bake.ts'
import type { Pictures } from './pictures.ts'

type Face = keyof SymbolFaces

/** Every texture of the board: plates once, symbols again for each size they are shown in. */
export interface Faces {
  face: (symbol: string, face: Face) => Texture
  /** Bakes the symbols to so many device pixels, so that drawing them scales nothing. */
  fit: (pixels: number) => void
  /** The side of a symbol's texture. */
  side: () => number
  plate: Record<'win' | 'return' | 'dim', Texture>
  glow: Texture
  petals: Texture[]
  /** The same pictures for pages that are not drawn by pixi. */
  sheets: Readonly<Record<string, SymbolFaces>>
}

const FACES: readonly Face[] = ['still', 'rushing', 'lit']

export async function bakeFaces(theme: SlotTheme, pictures: Pictures): Promise<Faces> {
  const sheets = await bakeSymbols(theme, pictures)
  const textures = new Map<string, Texture>()
  let side = 0
  const fit = (pixels: number): void => {
    if (pixels === side) return
    side = pixels
    for (const texture of textures.values()) texture.destroy(true)
    for (const [symbol, sheet] of Object.entries(sheets))
      for (const face of FACES)
        textures.set(`${symbol} ${face}`, Texture.from(scaled(sheet[face], pixels)))
  }
  const plate = (kind: 'win' | 'return' | 'dim'): Texture =>
    Texture.from(bakePlate(theme.palette, kind))
  return {
    face: (symbol, face) => textures.get(`${symbol} ${face}`) ?? Texture.EMPTY,
    fit,
    side: () => side,
    plate: { win: plate('win'), return: plate('return'), dim: plate('dim') },
    glow: Texture.from(bakeGlow(theme.palette.gold)),
    petals: theme.petals.flatMap((name) => (pictures[name] ? [petal(pictures[name])] : [])),
    sheets,
  }
}

const PETAL_PIXELS = 96

function petal(picture: HTMLImageElement): Texture {
  return Texture.from(scaled(picture, PETAL_PIXELS))
}
