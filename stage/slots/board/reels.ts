import { Container } from 'pixi.js'
import type { Position } from '#games/slots/events.ts'
import type { LinesGame } from '../game.ts'
import type { Motion } from '../motion.ts'
import type { Faces } from './faces.ts'
import { Reel } from './reel.ts'
import type { Shape } from './shape.ts'
import type { Columns, LandingListener, Spin, Symbols, Tumble } from './symbols.ts'

/** How long after its left neighbour a reel starts to turn. */
const START_MS = 55

/** Symbols on reels that turn along the game's own strips. */
export class Reels implements Symbols {
  readonly view = new Container()
  private readonly reels: readonly Reel[]
  private readonly game: LinesGame
  private readonly motion: Motion
  private readonly stepMs: () => number

  constructor(
    parts: { faces: Faces; motion: Motion; game: LinesGame; cellMs: number },
    stepMs: () => number,
  ) {
    const { faces, motion, game, cellMs } = parts
    this.game = game
    this.motion = motion
    this.stepMs = stepMs
    this.reels = game.strips.base.map(
      (strip) => new Reel(faces, motion, { rows: game.rows, opening: strip, cellMs }),
    )
    this.view.addChild(...this.reels.map(({ view }) => view))
  }

  place(shape: Shape): void {
    for (const [at, reel] of this.reels.entries()) reel.place(shape, at)
  }

  draw(): void {
    for (const reel of this.reels) reel.draw()
  }

  show(columns: Columns): void {
    for (const [at, reel] of this.reels.entries()) reel.show(columns[at] ?? [])
  }

  async start(spin: Spin): Promise<void> {
    await Promise.all(this.reels.map((reel, at) => reel.start(this.strip(spin, at), at * START_MS)))
  }

  async land(
    columns: Columns,
    spin: Spin,
    teaseMs: readonly number[],
    listener: LandingListener,
  ): Promise<void> {
    const landings: Promise<void>[] = []
    for (const [at, reel] of this.reels.entries()) {
      const held = teaseMs[at] ?? 0
      if (held > 0) {
        await Promise.all(landings)
        listener.tease(at)
        reel.tease()
        await this.motion.wait(held)
      } else if (at > 0) await this.motion.wait(this.stepMs())
      landings.push(reel.land(columns[at] ?? [], this.strip(spin, at), () => listener.thud(at)))
    }
    await Promise.all(landings)
  }

  /** No game of lines tumbles; should one, its board is simply shown. */
  tumble({ board }: Tumble): Promise<void> {
    this.show(board)
    return Promise.resolve()
  }

  light(lit: readonly Position[], others: number, isGold: boolean): void {
    for (const [at, reel] of this.reels.entries()) {
      const rows = lit.filter(({ reel: on }) => on === at).map(({ row }) => row)
      reel.rest()
      reel.light(new Set(rows), others, isGold)
    }
  }

  swell(size: number): void {
    for (const reel of this.reels) reel.swell(size)
  }

  private strip(spin: Spin, reel: number): readonly string[] {
    return this.game.strips[spin][reel] ?? []
  }
}
