import { Container, Sprite } from 'pixi.js'
import type { Position } from '#games/slots/events.ts'
import { easeOut, type Motion } from '../motion.ts'
import { fallenTo, fallMs, keptRows } from './fall.ts'
import { FILL, type Faces } from './faces.ts'
import type { Shape } from './shape.ts'
import type { Columns, LandingListener, Spin, Symbols, Tumble } from './symbols.ts'

/** One symbol on its way; heights are in cells from the top of the window. */
interface Piece {
  sprite: Sprite
  symbol: string
  y: number
  from: number
  to: number
  delayMs: number
}

interface DropPace {
  stepMs: () => number
  cellMs: () => number
}

/** Lower symbols go first, and columns one after the other. */
const ROW_MS = 26
const OUT_STEP_MS = 34
const TUMBLE_STEP_MS = 24
const BURST_MS = 230

/** A board whose symbols fall in from above, burst where they win, and are followed by others. */
export class Drops implements Symbols {
  readonly view = new Container()
  private readonly faces: Faces
  private readonly motion: Motion
  private readonly pace: DropPace
  private readonly rows: number
  /** The pieces of each column, top first. There are never more than cells. */
  private readonly columns: Piece[][]
  private at = { cellWidth: 1, cellHeight: 1, x: 0, y: 0 }
  private lit: Piece[] = []
  private isGold = false

  constructor(
    parts: { faces: Faces; motion: Motion; reels: number; rows: number },
    pace: DropPace,
  ) {
    const { faces, motion, reels, rows } = parts
    this.faces = faces
    this.motion = motion
    this.pace = pace
    this.rows = rows
    this.columns = Array.from({ length: reels }, () =>
      Array.from({ length: rows }, (_, row) => newPiece(row)),
    )
    for (const piece of this.pieces()) this.view.addChild(piece.sprite)
  }

  place({ window, cellWidth, cellHeight }: Shape): void {
    this.at = { cellWidth, cellHeight, x: window.x, y: window.y }
    this.swell(1)
    for (const piece of this.pieces()) piece.sprite.scale.set(this.size)
  }

  draw(): void {
    const { cellWidth, cellHeight, x, y } = this.at
    for (const [reel, column] of this.columns.entries())
      for (const piece of column) {
        const { sprite } = piece
        sprite.visible = piece.y > -1 && piece.y < this.rows
        if (!sprite.visible) continue
        const isLit = this.isGold && this.lit.includes(piece)
        sprite.texture = this.faces.face(piece.symbol, isLit ? 'lit' : 'still')
        sprite.x = x + (reel + 0.5) * cellWidth
        sprite.y = y + (piece.y + 0.5) * cellHeight
      }
  }

  show(columns: Columns): void {
    for (const [reel, column] of this.columns.entries())
      for (const [row, piece] of column.entries()) {
        piece.symbol = columns[reel]?.[row] ?? ''
        piece.y = row
      }
    this.light([], 1, false)
  }

  async start(_spin: Spin): Promise<void> {
    for (const [reel, column] of this.columns.entries())
      for (const [row, piece] of column.entries()) {
        piece.delayMs = reel * OUT_STEP_MS + (this.rows - 1 - row) * (ROW_MS / 2)
        send(piece, piece.y, row + this.rows + 1)
      }
    await this.fall(this.pieces())
  }

  async land(
    columns: Columns,
    _spin: Spin,
    teaseMs: readonly number[],
    listener: LandingListener,
  ): Promise<void> {
    const landings: Promise<void>[] = []
    for (const piece of this.pieces()) piece.y = this.rows
    for (const [reel, column] of this.columns.entries()) {
      const held = teaseMs[reel] ?? 0
      if (held > 0) {
        await Promise.all(landings)
        listener.tease(reel)
        await this.motion.wait(held)
      } else if (reel > 0) await this.motion.wait(this.pace.stepMs())
      for (const [row, piece] of column.entries()) {
        piece.symbol = columns[reel]?.[row] ?? ''
        piece.delayMs = (this.rows - 1 - row) * ROW_MS
        send(piece, row - this.rows - 0.5, row)
      }
      landings.push(this.fall(column, () => listener.thud(reel)))
    }
    await Promise.all(landings)
  }

  async tumble({ removed, board }: Tumble, onThud: () => void): Promise<void> {
    await this.burst(removed)
    this.light([], 1, false)
    for (const [reel, column] of this.columns.entries()) {
      const gone = new Set(removed.filter((cell) => cell.reel === reel).map(({ row }) => row))
      if (gone.size > 0) this.refill(reel, column, gone, board[reel] ?? [])
    }
    await this.fall(this.pieces(), onThud)
  }

  light(lit: readonly Position[], others: number, isGold: boolean): void {
    this.swell(1)
    this.isGold = isGold
    const pieces = lit.map(({ reel, row }) => this.columns[reel]?.[row])
    this.lit = pieces.filter((piece) => piece !== undefined)
    for (const { sprite } of this.pieces()) sprite.alpha = others
    for (const { sprite } of this.lit) sprite.alpha = 1
  }

  swell(size: number): void {
    for (const { sprite } of this.lit) sprite.scale.set(this.size * size)
  }

  /** Those that go grow a little and are gone. */
  private async burst(removed: readonly Position[]): Promise<void> {
    this.light(removed, 1, this.isGold)
    await this.motion.run(BURST_MS, (share) => {
      this.swell(1 + 0.3 * easeOut(share))
      for (const { sprite } of this.lit) sprite.alpha = 1 - share * share
    })
  }

  /** What is left sinks to the floor; the pieces that burst come in again from above as the new ones. */
  private refill(
    reel: number,
    column: Piece[],
    gone: ReadonlySet<number>,
    after: readonly string[],
  ): void {
    const kept = keptRows(this.rows, gone).flatMap((row) => column[row] ?? [])
    const fresh = column.filter((_, row) => gone.has(row))
    column.splice(0, column.length, ...fresh, ...kept)
    for (const [row, piece] of column.entries()) {
      piece.symbol = after[row] ?? piece.symbol
      piece.delayMs = reel * TUMBLE_STEP_MS + (this.rows - 1 - row) * (ROW_MS / 2)
      send(piece, row < fresh.length ? row - fresh.length - 0.3 : piece.y, row)
    }
  }

  /** Lets pieces go, each at its time; resolves when the last one lies still. */
  private async fall(
    pieces: readonly Piece[],
    onThud: () => void = () => undefined,
  ): Promise<void> {
    const cellMs = this.pace.cellMs()
    const ends = pieces.map(({ from, to, delayMs }) =>
      to > from ? delayMs + fallMs(to - from, cellMs) : 0,
    )
    const ms = Math.max(0, ...ends)
    await this.motion.run(ms, (share) => {
      for (const piece of pieces)
        piece.y = fallenTo(piece.from, piece.to, share * ms - piece.delayMs, cellMs)
    })
    for (const piece of pieces) send(piece, piece.to, piece.to)
    onThud()
  }

  private pieces(): Piece[] {
    return this.columns.flat()
  }

  private get size(): number {
    return (this.at.cellWidth * FILL) / Math.max(1, this.faces.side())
  }
}

function newPiece(row: number): Piece {
  return { sprite: new Sprite({ anchor: 0.5 }), symbol: '', y: row, from: row, to: row, delayMs: 0 }
}

function send(piece: Piece, from: number, to: number): void {
  piece.from = from
  piece.to = to
  piece.y = from
}
