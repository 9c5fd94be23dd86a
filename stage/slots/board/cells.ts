import { Container, Sprite } from 'pixi.js'
import type { Position } from '#games/slots/events.ts'
import type { Faces } from './faces.ts'
import { middleOf, type Shape } from './shape.ts'

/** The lights beneath the symbols: gold for a win, pale for a return, a veil beside them. */
export interface Cells {
  view: Container
  place: (shape: Shape) => void
  /** These cells are lit from now on and the others veiled. Nothing lit: all at rest. */
  choose: (lit: readonly Position[], kind: 'win' | 'return') => void
  /** How strongly, from 0 to 1. */
  shine: (strength: number) => void
}

interface Cell extends Record<'glow' | 'bright' | 'veil', Sprite> {
  isLit: boolean
}

export function createCells(faces: Faces, reels: number, rows: number): Cells {
  const view = new Container()
  const layers = { veil: new Container(), lit: new Container() }
  view.addChild(layers.veil, layers.lit)
  const cells = Array.from({ length: reels * rows }, () => newCell(faces, layers))
  const now: { kind: 'win' | 'return'; isAnyLit: boolean } = { kind: 'win', isAnyLit: false }
  const dress = (): void => {
    for (const { bright, veil } of cells) {
      bright.texture = faces.plate(now.kind)
      veil.texture = faces.plate('dim')
    }
  }
  return {
    view,
    place: (shape) => {
      dress()
      for (const [at, cell] of cells.entries()) placeCell(cell, shape, at, rows)
    },
    choose: (lit, kind) => {
      const chosen = new Set(lit.map(({ reel, row }) => reel * rows + row))
      Object.assign(now, { kind, isAnyLit: chosen.size > 0 })
      dress()
      for (const [at, cell] of cells.entries()) cell.isLit = chosen.has(at)
    },
    shine: (strength) => {
      const gold = now.kind === 'win' ? strength * 0.75 : 0
      for (const { glow, bright, veil, isLit } of cells) {
        show(bright, isLit ? strength : 0)
        show(glow, isLit ? gold : 0)
        show(veil, !isLit && now.isAnyLit ? strength : 0)
      }
    },
  }
}

function show(sprite: Sprite, alpha: number): void {
  sprite.alpha = alpha
  sprite.visible = alpha > 0
}

function newCell(faces: Faces, layers: Record<'veil' | 'lit', Container>): Cell {
  const sprite = (): Sprite => new Sprite({ anchor: 0.5, visible: false })
  const cell = { glow: sprite(), bright: sprite(), veil: sprite(), isLit: false }
  cell.glow.texture = faces.glow
  layers.veil.addChild(cell.veil)
  layers.lit.addChild(cell.glow, cell.bright)
  return cell
}

function placeCell(cell: Cell, shape: Shape, at: number, rows: number): void {
  const { bright, veil, glow } = cell
  const middle = middleOf(shape, Math.floor(at / rows), at % rows)
  const [width, height] = [shape.cellWidth - shape.gap, shape.cellHeight - shape.gap]
  for (const sprite of [bright, veil, glow]) sprite.position.set(middle.x, middle.y)
  for (const sprite of [bright, veil]) sprite.setSize(width, height)
  glow.setSize(width * 1.75, height * 1.75)
}
