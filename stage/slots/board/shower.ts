import { Container, Sprite, type Texture } from 'pixi.js'
import type { Motion } from '../motion.ts'

/** Petals, coins and stones that fall over a great win. */
export interface Shower {
  view: Container
  /** Begins with so many pieces over a field of this size; the answer ends it. */
  begin: (pieces: number, width: number, height: number) => () => void
}

interface Piece {
  sprite: Sprite
  x: number
  delayMs: number
  fallMs: number
  sway: number
  turn: number
}

/** Roots that share no measure, so that what is spread by one has nothing to do with another. */
const BY = { x: 2, delay: 3, fall: 5, sway: 7, size: 11, turn: 13 } as const

/** A share between 0 and 1, spread evenly for growing `n`: no chance is needed here. */
const spread = (n: number, by: number): number => ((n + 1) * Math.sqrt(by)) % 1

export function createShower(textures: readonly Texture[], motion: Motion): Shower {
  const view = new Container()
  return {
    view,
    begin: (count, width, height) => {
      const pieces = Array.from({ length: count }, (_, n) => newPiece(textures, n, width))
      for (const { sprite } of pieces) view.addChild(sprite)
      const stop = motion.loop((ms) => {
        for (const piece of pieces) fall(piece, ms, height)
      })
      return () => {
        stop()
        for (const { sprite } of pieces) sprite.destroy()
        motion.redraw()
      }
    },
  }
}

function newPiece(textures: readonly Texture[], n: number, width: number): Piece {
  const texture = textures[n % Math.max(1, textures.length)]
  const sprite = texture ? new Sprite(texture) : new Sprite()
  sprite.anchor.set(0.5)
  const size = 22 + 34 * spread(n, BY.size)
  sprite.setSize(size, size)
  sprite.alpha = 0
  return {
    sprite,
    x: spread(n, BY.x) * width,
    delayMs: spread(n, BY.delay) * 2600,
    fallMs: 2300 + 1700 * spread(n, BY.fall),
    sway: 14 + 26 * spread(n, BY.sway),
    turn: (spread(n, BY.turn) - 0.5) * 6,
  }
}

function fall(piece: Piece, ms: number, height: number): void {
  const since = ms - piece.delayMs
  if (since < 0) return
  const share = (since % piece.fallMs) / piece.fallMs
  piece.sprite.alpha = Math.min(1, share * 6) * Math.min(1, (1 - share) * 4)
  piece.sprite.x = piece.x + Math.sin(share * 7 + piece.x) * piece.sway
  piece.sprite.y = -40 + share * share * 0.35 * height + share * 0.75 * height
  piece.sprite.rotation = piece.turn * share
}
