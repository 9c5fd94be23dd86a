import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { Position } from '#games/slots/events.ts'
import type { SlotGame } from '../game.ts'
import { easeBack, easeOut, type Motion } from '../motion.ts'
import type { SlotTheme } from '../theme.ts'
import { createCells, type Cells } from './cells.ts'
import type { Faces } from './faces.ts'
import { bakeFrame, frameReach } from './frame.ts'
import { strokeLine } from './line.ts'
import { FILL, Reel } from './reel.ts'
import type { Screen } from './renderer.ts'
import { shapeIn, type Box, type Shape } from './shape.ts'
import { createShower, type Shower } from './shower.ts'

export interface BoardPace {
  /** Milliseconds between one reel's landing and the next. */
  stepMs: () => number
  /** The member wants nothing to move. */
  isStill: () => boolean
}

/** Symbols of a board: one column a reel, top first. */
export type Columns = readonly (readonly string[])[]

type Spin = 'base' | 'free'
type Kind = 'win' | 'return'

const VEIL = 0.62

/** The drawn board: reels in their frame, lights, lines, and what falls over a great win. */
export class Board {
  private readonly screen: Screen
  private readonly faces: Faces
  private readonly theme: SlotTheme
  private readonly game: SlotGame
  private readonly motion: Motion
  private readonly pace: BoardPace
  private readonly scene = new Container()
  private readonly frame = new Sprite()
  private readonly line = new Graphics()
  private readonly clip = new Graphics()
  private readonly veil = new Sprite(Texture.WHITE)
  private readonly cells: Cells
  private readonly falling: Shower
  private readonly reels: Reel[]
  private shape: Shape
  private size = { width: 100, height: 100 }

  constructor(
    parts: { screen: Screen; faces: Faces; theme: SlotTheme; game: SlotGame; motion: Motion },
    pace: BoardPace,
  ) {
    const { faces, game, motion } = parts
    this.screen = parts.screen
    this.faces = faces
    this.theme = parts.theme
    this.game = game
    this.motion = motion
    this.pace = pace
    this.shape = shapeIn({ x: 0, y: 0, width: 500, height: 300 }, game.reels, game.rows)
    this.cells = createCells(faces, game.reels, game.rows)
    this.falling = createShower(faces.petals, motion)
    this.reels = game.strips.base.map((strip) => new Reel(faces, motion, game.rows, strip))
    this.stack()
    motion.onFrame(() => {
      for (const reel of this.reels) reel.draw()
      this.screen.render(this.scene)
    })
  }

  /** Lays the board into the free field of a screen of this size. */
  place(field: Box, width: number, height: number): Shape {
    this.size = { width, height }
    this.shape = shapeIn(field, this.game.reels, this.game.rows)
    this.screen.resize(width, height)
    this.frameIn()
    const { x, y, width: wide, height: high } = this.shape.window
    this.clip
      .clear()
      .rect(x, y - 3, wide, high + 6)
      .fill(0xffffff)
    this.veil.setSize(width, height)
    this.faces.fit(Math.round(this.shape.cellWidth * FILL * this.screen.resolution))
    this.cells.place(this.shape)
    for (const [at, reel] of this.reels.entries()) reel.place(this.shape, at)
    this.line.clear()
    this.motion.redraw()
    return this.shape
  }

  show(columns: Columns): void {
    for (const [at, reel] of this.reels.entries()) reel.show(columns[at] ?? [])
    this.rest()
  }

  /** Puts all lights out. */
  rest(): void {
    this.cells.light([], 'win', 0)
    this.line.clear()
    for (const reel of this.reels) reel.light(new Set(), 1, false)
    this.motion.redraw()
  }

  async startReels(spin: Spin): Promise<void> {
    this.rest()
    if (this.pace.isStill()) return
    await Promise.all(this.reels.map((reel, at) => reel.start(this.strip(spin, at), at * 55)))
  }

  /** Lands the reels one after the other; `teaseMs` holds a reel back before it lands. */
  async landReels(
    columns: Columns,
    spin: Spin,
    teaseMs: readonly number[],
    heard: { thud: (reel: number) => void; tease: (reel: number) => void },
  ): Promise<void> {
    if (this.pace.isStill()) {
      this.show(columns)
      return this.motion.wait(120)
    }
    const landings: Promise<void>[] = []
    for (const [at, reel] of this.reels.entries()) {
      const held = teaseMs[at] ?? 0
      if (held > 0) {
        await Promise.all(landings)
        heard.tease(at)
        reel.tease()
        await this.motion.wait(held)
      } else if (at > 0) await this.motion.wait(this.pace.stepMs())
      landings.push(reel.land(columns[at] ?? [], this.strip(spin, at), () => heard.thud(at)))
    }
    await Promise.all(landings)
  }

  async light(positions: readonly Position[], kind: Kind): Promise<void> {
    for (const [at, reel] of this.reels.entries()) {
      const rows = positions.filter(({ reel: on }) => on === at).map(({ row }) => row)
      reel.rest()
      reel.light(new Set(rows), 0.5, kind === 'win')
    }
    const isStill = this.pace.isStill()
    await this.motion.run(isStill ? 0 : 260, (share) => {
      this.cells.light(positions, kind, easeOut(share))
      if (kind === 'win' && !isStill)
        for (const reel of this.reels) reel.swell(1 + 0.12 * easeBack(share))
    })
  }

  /** Draws a line through these rows, one a reel; no rows: none. */
  async drawLine(rows: readonly number[], kind: Kind): Promise<void> {
    const ms = this.pace.isStill() || rows.length === 0 ? 0 : 220
    await this.motion.run(ms, (share) =>
      strokeLine(this.line, rows, this.shape, { share: easeOut(share), kind }),
    )
  }

  /** Darkens the screen and lets so many pieces fall, until the answer is called. */
  shower(pieces: number): () => void {
    void this.motion.run(300, (share) => {
      this.veil.alpha = VEIL * share
    })
    const end = this.falling.begin(pieces, this.size.width, this.size.height)
    return () => {
      end()
      void this.motion.run(220, (share) => {
        this.veil.alpha = VEIL * (1 - share)
      })
    }
  }

  private strip(spin: Spin, reel: number): readonly string[] {
    return this.game.strips[spin][reel] ?? []
  }

  private stack(): void {
    const symbols = new Container()
    symbols.addChild(...this.reels.map(({ view }) => view))
    symbols.mask = this.clip
    this.veil.tint = this.theme.palette.deep
    this.veil.alpha = 0
    const { scene, frame, cells, line, clip, veil, falling } = this
    scene.addChild(frame, cells.view, line, clip, symbols, veil, falling.view)
  }

  private frameIn(): void {
    const { shape, frame } = this
    const reach = frameReach(shape)
    if (frame.texture !== Texture.EMPTY) frame.texture.destroy(true)
    frame.texture = Texture.from(
      bakeFrame(shape, this.theme.palette, this.game.rows, this.screen.resolution),
    )
    frame.position.set(shape.window.x - reach, shape.window.y - reach)
    frame.setSize(shape.window.width + 2 * reach, shape.window.height + 2 * reach)
  }
}
