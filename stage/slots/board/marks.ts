import { Container, Sprite } from 'pixi.js'
import type { GridCell } from '#games/slots/events.ts'
import { easeBack, type Motion } from '../motion.ts'
import { BADGE } from './bake-mark.ts'
import type { Faces } from './faces.ts'
import { middleOf, type Shape } from './shape.ts'

/** The cells of the grid that are marked or multiply: a gold ground, and the figure over the symbol. */
export interface Marks {
  grounds: Container
  badges: Container
  place: (shape: Shape) => void
  /** These are all there are; what changed leaps up, unless nothing shall move. */
  show: (cells: readonly GridCell[], isStill: boolean) => Promise<void>
}

interface Mark {
  ground: Sprite
  badge: Sprite
  multiplier: number
}

const LEAP_MS = 260

export function createMarks(faces: Faces, motion: Motion, reels: number, rows: number): Marks {
  const [grounds, badges] = [new Container(), new Container()]
  const marks = Array.from({ length: reels * rows }, () => newMark(grounds, badges))
  const size = { width: 1, height: 1, badge: { width: 1, height: 1 } }
  const dress = (mark: Mark, scale = 1): void => {
    const { ground, badge, multiplier } = mark
    ground.visible = multiplier > 0
    badge.visible = multiplier > 1
    if (ground.visible) {
      ground.texture = faces.plate(multiplier > 1 ? 'multiplies' : 'marked')
      ground.setSize(size.width, size.height)
    }
    if (!badge.visible) return
    badge.texture = faces.badge(multiplier)
    badge.setSize(size.badge.width * scale, size.badge.height * scale)
  }
  return {
    grounds,
    badges,
    place: (shape) => {
      size.width = shape.cellWidth - shape.gap
      size.height = shape.cellHeight - shape.gap
      size.badge.width = shape.cellWidth * BADGE.width
      size.badge.height = shape.cellWidth * BADGE.height
      for (const [at, mark] of marks.entries()) {
        const middle = middleOf(shape, Math.floor(at / rows), at % rows)
        mark.ground.position.set(middle.x, middle.y)
        mark.badge.position.set(middle.x, middle.y + shape.cellHeight / 2 - size.badge.height / 2)
        dress(mark)
      }
    },
    show: async (cells, isStill) => {
      const next = new Map(cells.map((cell) => [cell.reel * rows + cell.row, cell.multiplier]))
      const changed = marks.filter((mark, at) => {
        const multiplier = next.get(at) ?? 0
        const isChanged = mark.multiplier !== multiplier
        mark.multiplier = multiplier
        return isChanged
      })
      if (changed.length === 0) return
      for (const mark of changed) dress(mark)
      const rose = changed.filter(({ multiplier }) => multiplier > 1)
      if (isStill || rose.length === 0) return motion.redraw()
      await motion.run(LEAP_MS, (share) => {
        for (const mark of rose) dress(mark, 1 + 0.5 * (1 - easeBack(share)))
      })
    },
  }
}

function newMark(grounds: Container, badges: Container): Mark {
  const ground = new Sprite({ anchor: 0.5, visible: false })
  const badge = new Sprite({ anchor: 0.5, visible: false })
  grounds.addChild(ground)
  badges.addChild(badge)
  return { ground, badge, multiplier: 0 }
}
