/** What the calls of a round are handed; it decides nothing. */
import type pg from 'pg'
import type { Jurisdiction } from '#contract/games/game-protocol.ts'
import type { PublishedGame, PublishedGames } from '../publish/published.ts'
import type { RoundCalls } from './calls.ts'
import type { Token } from '../../game-session/token.ts'

/** What the game server needs of the house, and the seats it remembers. */
export interface Rounds {
  pool: pg.Pool
  /** Plays and ends, grouped. */
  calls: RoundCalls
  games: PublishedGames
  jurisdiction: Jurisdiction
  clock: () => Date
  seats: Map<string, Seat>
  /** Is the house closed for maintenance? */
  isClosed: (call: string) => Promise<boolean>
}

/** A member at a game: its version, and the seeds that their next round is drawn from. */
export interface Seat {
  token: Token
  game: PublishedGame
  seedSeq: number
  serverSeed: Buffer
  clientSeed: string
  /** By which version of the draw. */
  drawVersion: number
  /** Of the next round, as far as this process knows. */
  nonce: bigint
}

/** A play as the door has read it; amount and mode are still to be judged. */
export interface PlayRequest {
  sessionID: string
  amount: unknown
  mode: string
  requestId: string | null
}
