import { Container, Graphics, Sprite, Texture } from 'pixi.js'
import type { GridCell, Position } from '#games/slots/events.ts'
import type { SlotGame } from '../game.ts'
import { easeBack, easeOut, type Motion } from '../motion.ts'
import type { SlotTheme } from '../theme.ts'
import { createBurst, type Burst } from './burst.ts'
import { createCells, type Cells } from './cells.ts'
import { Drops } from './drops.ts'
import type { Faces } from './faces.ts'
import { bakeFrame, frameReach } from './frame.ts'
import { strokeLine } from './line.ts'
import { createMarks, type Marks } from './marks.ts'
import { Reels } from './reels.ts'
import type { Screen } from './renderer.ts'
import { shapeIn, type Box, type Shape } from './shape.ts'
import { createShower, type Shower } from './shower.ts'
import type { Columns, LandingListener, Spin, Symbols, Tumble } from './symbols.ts'

export interface BoardPace {
  isFast: () => boolean
  /** The member wants nothing to move. */
  isStill: () => boolean
}

export interface BoardParts {
  screen: Screen
  faces: Faces
  theme: SlotTheme
  game: SlotGame
  motion: Motion
}

type Kind = 'win' | 'return'

const VEIL = 0.62
/** Fast play: what is left of the waits between columns, and of a fall. */
const FAST = { step: 0.37, fall: 0.6 }
const LIGHT_MS = { usual: 260, fast: 130 }

/** The drawn board: symbols in their frame, lights, lines, and what falls over a great win. */
export class Board {
  private readonly parts: BoardParts
  private readonly pace: BoardPace
  private readonly scene = new Container()
  private readonly line = new Graphics()
  private readonly clip = new Graphics()
  private readonly veil = new Sprite(Texture.WHITE)
  private readonly cells: Cells
  private readonly marks: Marks
  private readonly symbols: Symbols
  private readonly burst: Burst
  private readonly falling: Shower
  private shape: Shape
  private size = { width: 100, height: 100 }
  private isShowering = false

  constructor(parts: BoardParts, pace: BoardPace) {
    const { faces, game, motion } = parts
    this.parts = parts
    this.pace = pace
    this.shape = shapeIn({ x: 0, y: 0, width: 500, height: 300 }, game.reels, game.rows)
    this.cells = createCells(faces, game.reels, game.rows)
    this.marks = createMarks(faces, motion, game.reels, game.rows)
    this.burst = createBurst(faces, motion)
    this.falling = createShower(faces.petals, motion)
    this.symbols = this.symbolsOf(game)
    this.stack()
    motion.onFrame(() => {
      this.symbols.draw()
      parts.screen.render(this.scene)
    })
  }

  /** Lays the board into the free field of a screen of this size. */
  place(field: Box, width: number, height: number): Shape {
    const { screen, faces, game, motion } = this.parts
    this.size = { width, height }
    this.shape = shapeIn(field, game.reels, game.rows)
    this.frameIn()
    this.cover()
    const { x, y, width: wide, height: high } = this.shape.window
    this.clip
      .clear()
      .rect(x, y - 3, wide, high + 6)
      .fill(0xffffff)
    this.veil.setSize(width, height)
    faces.fit(this.shape, screen.resolution)
    for (const part of [this.cells, this.marks, this.burst, this.symbols]) part.place(this.shape)
    this.line.clear()
    motion.redraw()
    return this.shape
  }

  show(columns: Columns): void {
    this.symbols.show(columns)
    this.rest()
  }

  /** Puts all lights out. */
  rest(): void {
    this.cells.choose([], 'win')
    this.cells.shine(0)
    this.line.clear()
    this.symbols.light([], 1, false)
    this.parts.motion.redraw()
  }

  /** The old board goes; what comes is not known yet. */
  async start(spin: Spin): Promise<void> {
    this.rest()
    if (!this.pace.isStill()) await this.symbols.start(spin)
  }

  /** The new board comes in, column by column; `teaseMs` holds one back before it lands. */
  async land(
    columns: Columns,
    spin: Spin,
    teaseMs: readonly number[],
    listener: LandingListener,
  ): Promise<void> {
    if (!this.pace.isStill()) return this.symbols.land(columns, spin, teaseMs, listener)
    this.show(columns)
    await this.parts.motion.wait(120)
  }

  /** The lit symbols burst, and what stands over them and the new ones fall. */
  async tumble(tumble: Tumble, isWin: boolean, onThud: () => void): Promise<void> {
    this.line.clear()
    if (this.pace.isStill()) {
      this.show(tumble.board)
      return this.parts.motion.wait(200)
    }
    if (isWin) this.burst.out(tumble.removed)
    void this.parts.motion.run(200, (share) => this.cells.shine(1 - share))
    await this.symbols.tumble(tumble, onThud)
    this.rest()
  }

  /** The cells that are marked or multiply from now on. */
  grid(cells: readonly GridCell[]): Promise<void> {
    return this.marks.show(cells, this.pace.isStill())
  }

  async light(positions: readonly Position[], kind: Kind): Promise<void> {
    const isStill = this.pace.isStill()
    this.symbols.light(positions, 0.5, kind === 'win')
    this.cells.choose(positions, kind)
    const ms = this.pace.isFast() ? LIGHT_MS.fast : LIGHT_MS.usual
    await this.parts.motion.run(isStill ? 0 : ms, (share) => {
      this.cells.shine(easeOut(share))
      if (kind === 'win' && !isStill) this.symbols.swell(1 + 0.12 * easeBack(share))
    })
  }

  /** Draws a line through these rows, one a reel; no rows: none. */
  async drawLine(rows: readonly number[], kind: Kind): Promise<void> {
    if (rows.length === 0) return void this.line.clear()
    const edge = this.parts.theme.palette.deep
    await this.parts.motion.run(this.pace.isStill() ? 0 : 220, (share) =>
      strokeLine(this.line, rows, this.shape, { share: easeOut(share), kind, edge }),
    )
  }

  /** Darkens the screen and lets so many pieces fall, until the answer is called. */
  shower(pieces: number): () => void {
    const { motion } = this.parts
    void motion.run(300, (share) => {
      this.veil.alpha = VEIL * share
    })
    this.isShowering = true
    this.cover()
    const end = this.falling.begin(pieces, this.size.width, this.size.height)
    return () => {
      end()
      this.isShowering = false
      const faded = motion.run(220, (share) => {
        this.veil.alpha = VEIL * (1 - share)
      })
      void faded.then(() => this.cover())
    }
  }

  /** Draws only where something can move; the scene itself is laid out on the whole page. */
  private cover(): void {
    const part = this.isShowering ? { x: 0, y: 0, ...this.size } : this.around()
    this.parts.screen.cover(part)
    this.scene.position.set(-part.x, -part.y)
    this.parts.motion.redraw()
  }

  /** The frame with its shade: all there is to draw until something falls over the whole screen. */
  private around(): Box {
    const { window } = this.shape
    const reach = frameReach(this.shape)
    const [x, y] = [Math.floor(window.x - reach), Math.floor(window.y - reach)]
    const width = Math.ceil(window.x + window.width + reach) - x
    const height = Math.ceil(window.y + window.height + reach) - y
    return { x, y, width, height }
  }

  private symbolsOf(game: SlotGame): Symbols {
    const { faces, motion, theme } = this.parts
    const { cellMs, stepMs } = theme.pace
    const step = (): number => stepMs * (this.pace.isFast() ? FAST.step : 1)
    if (game.mechanic === 'lines') return new Reels({ faces, motion, game, cellMs }, step)
    const fall = (): number => cellMs * (this.pace.isFast() ? FAST.fall : 1)
    const { reels, rows } = game
    return new Drops({ faces, motion, reels, rows }, { stepMs: step, cellMs: fall })
  }

  private stack(): void {
    this.symbols.view.mask = this.clip
    this.veil.tint = this.parts.theme.palette.deep
    this.veil.alpha = 0
    const { scene, cells, marks, line, clip, symbols, burst, veil, falling } = this
    scene.addChild(marks.grounds, cells.view, line, clip, symbols.view)
    scene.addChild(marks.badges, burst.view, veil, falling.view)
  }

  private frameIn(): void {
    const { shape } = this
    const { theme, game, screen } = this.parts
    const reach = frameReach(shape)
    const { x, y, width, height } = shape.window
    const part = {
      x: x - reach,
      y: y - reach,
      width: width + 2 * reach,
      height: height + 2 * reach,
    }
    screen.underlay(bakeFrame(shape, theme.palette, game.rows, screen.resolution), part)
  }
}
