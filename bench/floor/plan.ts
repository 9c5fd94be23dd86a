/** What a walk is given, what it has before it, and what comes of it. */
import type { FloorPublished, FloorTableState } from '#contract/games/floor-protocol.ts'
import type { Database } from '#server/database/database.ts'
import type { Keys } from '#server/door/keys.ts'

export interface WalkBase {
  database: Database
  /** For the processes' own connections. */
  url: string
  keys: Keys
}

export interface Plan {
  rounds: number
  seed: number
  /** One of so many turns of a leader ends in a fault. */
  turnsPerFault: number
  print?: (line: string) => void
  /** Told what anyone can see right before a round's bets close, and once it has ended what it came to. */
  beforeClosing?: (table: FloorTableState, published: FloorPublished) => Promise<void>
}

export interface Walked {
  rounds: number
  voided: number
  /** How acts went, by name. */
  outcomes: ReadonlyMap<string, number>
  /** Faults of whoever led, `killed open` and so on, by how often. */
  faults: ReadonlyMap<string, number>
  takeovers: number
  takeoverMsMost: number
  /** After so many rounds every member had what the model says. */
  balanced: number
}

export interface Due {
  atMs: number
  round: number
  run: () => Promise<void>
}
