import { Container, Sprite, type Texture } from 'pixi.js'
import { easeInOut, type Motion } from '../motion.ts'
import { FILL, type Faces } from './faces.ts'
import type { Shape } from './shape.ts'
import { createTape, type Tape } from './tape.ts'

/** How fast a reel runs while it teases, as a share of its full run. */
const TEASE = 0.55
/** From this pace on a symbol is a streak. */
const RUSH = 9
/** How far a reel draws back before it runs, and swings past before it rests; in cells. */
const BACK = 0.14
const OVER = 0.17
/** The last stretch, over which it slows down. */
const BRAKE = 0.9
/** One reel: it draws itself back, runs along its tape, and lands with its weight. */
export class Reel {
  readonly view = new Container()
  private readonly faces: Faces
  private readonly motion: Motion
  private readonly rows: number
  private readonly opening: readonly string[]
  /** Cells a second in full run. */
  private readonly fullSpeed: number
  private readonly sprites: Sprite[]
  private readonly tape: Tape
  private at = { cellWidth: 1, cellHeight: 1, x: 0, y: 0 }
  /** The cell in the top row, with its fraction while it moves. */
  private position = 0
  private speed = 0
  private squash = 0
  private lit: ReadonlySet<number> = new Set()
  private isGold = false
  private stopRun = (): void => undefined

  constructor(
    faces: Faces,
    motion: Motion,
    { rows, opening, cellMs }: { rows: number; opening: readonly string[]; cellMs: number },
  ) {
    this.fullSpeed = 1000 / cellMs
    this.faces = faces
    this.motion = motion
    this.rows = rows
    this.opening = opening
    this.tape = createTape(opening)
    this.sprites = Array.from({ length: rows + 2 }, () => new Sprite({ anchor: 0.5 }))
    this.view.addChild(...this.sprites)
  }

  draw(): void {
    const top = Math.floor(this.position)
    for (const [slot, sprite] of this.sprites.entries()) {
      const cell = top + 1 - slot
      sprite.texture = this.faceOf(this.tape.symbolAt(cell), slot - 1)
      sprite.x = this.at.x + this.at.cellWidth / 2
      sprite.y = this.at.y + (this.position - cell + 0.5) * this.at.cellHeight
      if (this.isRushing) sprite.scale.set(this.size, this.at.cellHeight / this.faces.side())
      else if (this.speed !== 0 || this.squash !== 0) this.fit(sprite, this.squash)
    }
  }

  place(shape: Shape, column: number): void {
    const x = shape.window.x + column * shape.cellWidth
    this.at = { cellWidth: shape.cellWidth, cellHeight: shape.cellHeight, x, y: shape.window.y }
    if (this.speed === 0) this.rest()
  }

  /** Shows a column at once. */
  show(column: readonly string[]): void {
    this.halt()
    this.position = Math.ceil(this.position) + this.rows + 2
    this.tape.landOn(this.position, column, this.opening)
    this.rest()
  }

  async start(strip: readonly string[], delayMs: number): Promise<void> {
    this.light(new Set(), 1, false)
    await this.motion.wait(delayMs)
    const from = this.position
    await this.motion.run(130, (share) => {
      this.position = from - BACK * easeInOut(share)
    })
    this.tape.landOn(Math.ceil(this.position) + this.rows + 1, [], strip)
    this.runAt(this.fullSpeed)
  }

  tease(): void {
    this.runAt(this.fullSpeed * TEASE)
  }

  /** Lands on the column; resolves when the reel stands still. */
  async land(
    column: readonly string[],
    strip: readonly string[],
    onThud: () => void,
  ): Promise<void> {
    const pace = Math.max(this.speed, this.fullSpeed * TEASE)
    this.halt()
    const from = this.position
    const to = Math.ceil(from) + this.rows + 1
    this.tape.landOn(to, column, strip)
    const brake = to - BRAKE
    await this.motion.run(((brake - from) / pace) * 1000, (share) => {
      this.position = from + (brake - from) * share
    })
    // From full pace to nothing, just past the place: a square curve begins with twice its mean pace.
    await this.motion.run(((2 * (BRAKE + OVER)) / pace) * 1000, (share) => {
      this.position = brake + (BRAKE + OVER) * (1 - (1 - share) ** 2)
      this.speed = RUSH - 1
    })
    onThud()
    await this.motion.run(240, (share) => {
      this.position = to + OVER * (1 - easeInOut(share))
      this.squash = Math.sin(share * Math.PI) * 0.07
    })
    this.position = to
    this.rest()
  }

  /** Lights rows of the resting reel; the others fade to `others`. */
  light(rows: ReadonlySet<number>, others: number, isGold: boolean): void {
    this.lit = rows
    this.isGold = isGold
    for (let row = 0; row < this.rows; row += 1) {
      const sprite = this.sprites[row + 1]
      if (sprite) sprite.alpha = rows.has(row) ? 1 : others
    }
  }

  /** Swells the lit symbols: 1 is their own size. */
  swell(size: number): void {
    for (const row of this.lit) {
      const sprite = this.sprites[row + 1]
      if (sprite) sprite.scale.set(this.size * size)
    }
  }

  rest(): void {
    this.speed = 0
    this.squash = 0
    for (const sprite of this.sprites) this.fit(sprite, 0)
  }

  private faceOf(symbol: string, row: number): Texture {
    if (this.isRushing) return this.faces.face(symbol, 'rushing')
    return this.faces.face(symbol, this.isGold && this.lit.has(row) ? 'lit' : 'still')
  }

  /** A streak fills its cell, so that one runs into the next. */
  private get isRushing(): boolean {
    return Math.abs(this.speed) > RUSH
  }

  private get size(): number {
    return (this.at.cellWidth * FILL) / this.faces.side()
  }

  private fit(sprite: Sprite, squash: number): void {
    sprite.scale.set(this.size * (1 + squash * 0.6), this.size * (1 - squash))
  }

  private runAt(pace: number): void {
    this.halt()
    const from = this.position
    this.speed = pace
    this.stopRun = this.motion.loop((ms) => {
      this.position = from + (pace * ms) / 1000
    })
  }

  private halt(): void {
    this.stopRun()
    this.stopRun = () => undefined
  }
}
