/** What a walk is given, what it has before it, and what comes of it. */
import type { FloorPublished, FloorTableState } from '#contract/games/floor-protocol.ts'
import type { Database } from '#server/database/database.ts'
import type { Keys } from '#server/door/keys.ts'
import type { Below } from '../random.ts'

export interface WalkBase {
  database: Database
  /** For the processes' own connections. */
  url: string
  keys: Keys
}

export interface Plan {
  rounds: number
  seed: number
  /** One of so many turns of a leader ends in a fault; null where there is one process, and nothing happens to it. */
  turnsPerFault: number | null
  print?: (line: string) => void
  /** Delivered what anyone can see right before a round's bets close, and once it has ended what it came to. */
  beforeClosing?: (table: FloorTableState, published: FloorPublished) => Promise<void>
}

/** Does whoever is there fall now: once in so many times, where anybody falls at all? */
export const isFalling = (
  random: Below,
  { turnsPerFault }: Plan,
  once: number | null = turnsPerFault,
): boolean => turnsPerFault !== null && once !== null && random(once) === 0

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
