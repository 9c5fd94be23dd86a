import { Container, Sprite } from 'pixi.js'
import type { Position } from '#games/slots/events.ts'
import { easeOut, type Motion } from '../motion.ts'
import type { Faces } from './faces.ts'
import { middleOf, type Shape } from './shape.ts'

/** The splinters of bursting symbols: a fixed stock of them, used again and again. */
export interface Burst {
  view: Container
  place: (shape: Shape) => void
  /** Sends splinters out of these cells. */
  out: (cells: readonly Position[]) => void
}

const STOCK = 72
const EACH = 5
const MS = 420

interface Splinter {
  sprite: Sprite
  x: number
  y: number
  /** How far it flies, in cells, and where to. */
  reach: number
  angle: number
}

/** A golden part of a turn: no two splinters of a cell fly the same way. */
const TURN = 2.4

export function createBurst(faces: Faces, motion: Motion): Burst {
  const view = new Container()
  const stock = Array.from({ length: STOCK }, (): Splinter => {
    const sprite = new Sprite({ texture: faces.spark, anchor: 0.5, visible: false })
    view.addChild(sprite)
    return { sprite, x: 0, y: 0, reach: 0, angle: 0 }
  })
  let shape: Shape | null = null
  return {
    view,
    place: (next) => {
      shape = next
    },
    out: (cells) => {
      if (!shape) return
      const each = Math.max(1, Math.min(EACH, Math.floor(STOCK / Math.max(1, cells.length))))
      const flying = stock.slice(0, Math.min(STOCK, cells.length * each))
      const { cellWidth } = shape
      for (const [at, splinter] of flying.entries()) {
        const cell = cells[Math.floor(at / each)]
        if (!cell) continue
        const { x, y } = middleOf(shape, cell.reel, cell.row)
        Object.assign(splinter, { x, y, angle: at * TURN, reach: 0.4 + 0.35 * ((at * 0.618) % 1) })
        splinter.sprite.visible = true
      }
      void motion.run(MS, (share) => {
        for (const splinter of flying) fly(splinter, share, cellWidth)
      })
    },
  }
}

function fly({ sprite, x, y, reach, angle }: Splinter, share: number, cell: number): void {
  const out = easeOut(share) * reach * cell
  const side = cell * 0.22 * (1 - share)
  sprite.setSize(side, side)
  sprite.position.set(
    x + Math.cos(angle) * out,
    y + Math.sin(angle) * out + share * share * 0.3 * cell,
  )
  sprite.alpha = 1 - share * share
  sprite.visible = share < 1
}
