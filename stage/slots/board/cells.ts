import { Container, Sprite } from 'pixi.js'
import type { Position } from '#games/slots/events.ts'
import type { Faces } from './faces.ts'
import { middleOf, type Shape } from './shape.ts'

/** The lights beneath the symbols: gold for a win, pale for a return, a veil beside them. */
export interface Cells {
  view: Container
  place: (shape: Shape) => void
  /** Lights these cells and veils the others, `strength` 0 to 1. Nothing lit: all at rest. */
  light: (lit: readonly Position[], kind: 'win' | 'return', strength: number) => void
}

type Cell = Record<'glow' | 'bright' | 'veil', Sprite>

export function createCells(faces: Faces, reels: number, rows: number): Cells {
  const view = new Container()
  const layers = { veil: new Container(), lit: new Container() }
  view.addChild(layers.veil, layers.lit)
  const cells = Array.from({ length: reels * rows }, () => newCell(faces, layers))
  return {
    view,
    place: (shape) => {
      for (const [at, cell] of cells.entries()) placeCell(cell, shape, at, rows)
    },
    light: (lit, kind, strength) => {
      const chosen = new Set(lit.map(({ reel, row }) => reel * rows + row))
      for (const [at, cell] of cells.entries()) {
        const isLit = chosen.has(at)
        cell.bright.texture = faces.plate[kind]
        cell.bright.alpha = isLit ? strength : 0
        cell.glow.alpha = isLit && kind === 'win' ? strength * 0.75 : 0
        cell.veil.alpha = !isLit && chosen.size > 0 ? strength : 0
        for (const sprite of Object.values(cell)) sprite.visible = sprite.alpha > 0
      }
    },
  }
}

function newCell(faces: Faces, layers: Record<'veil' | 'lit', Container>): Cell {
  const cell = {
    glow: new Sprite(faces.glow),
    bright: new Sprite(faces.plate.win),
    veil: new Sprite(faces.plate.dim),
  }
  for (const sprite of Object.values(cell)) sprite.anchor.set(0.5)
  for (const sprite of Object.values(cell)) sprite.visible = false
  layers.veil.addChild(cell.veil)
  layers.lit.addChild(cell.glow, cell.bright)
  return cell
}

function placeCell(cell: Cell, shape: Shape, at: number, rows: number): void {
  const middle = middleOf(shape, Math.floor(at / rows), at % rows)
  const [width, height] = [shape.cellWidth - shape.gap, shape.cellHeight - shape.gap]
  for (const sprite of Object.values(cell)) sprite.position.set(middle.x, middle.y)
  for (const sprite of [cell.bright, cell.veil]) sprite.setSize(width, height)
  cell.glow.setSize(width * 1.75, height * 1.75)
}
