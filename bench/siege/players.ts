import { randomInt, randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlayReply } from '#contract/games/game-protocol.ts'
import { openConnection, type Connection } from '../connection.ts'
import type { Seat } from '../seats.ts'

/** Members who play on, each at a pace of their own, as if through a proxy that the house trusts. */

export const PLAYERS_FROM = '127.0.0.2'
const STAKE_MICRO = 1_000_000
const PACE_MS = { least: 300, most: 900 }

export interface Played {
  /** Of each call that was answered. */
  tookMs: number[]
  /** Whatever else came back than what was asked for. */
  refused: string[]
}

export async function play(
  seats: readonly Seat[],
  gamesPort: number,
  seconds: number,
): Promise<Played> {
  const until = performance.now() + seconds * 1000
  const played: Played = { tookMs: [], refused: [] }
  await Promise.all(seats.map((seat) => playOn(seat, { gamesPort, until, played })))
  return played
}

interface Evening {
  gamesPort: number
  until: number
  played: Played
}

async function playOn(seat: Seat, { gamesPort, until, played }: Evening): Promise<void> {
  let connection: Connection | null = null
  const ask = async (path: string, sent: object): Promise<unknown> => {
    const began = performance.now()
    try {
      connection ??= await openConnection('127.0.0.1', gamesPort, PLAYERS_FROM)
      const { sessionID, forwarded } = seat
      const { status, body } = await connection.post(path, { sessionID, ...sent }, forwarded)
      played.tookMs.push(performance.now() - began)
      if (status === 200) return body
      played.refused.push(`${path}: ${status} ${JSON.stringify(body)}`)
    } catch (error) {
      played.refused.push(`${path}: ${String(error)}`)
      connection?.close()
      connection = null
    }
    return null
  }
  while (performance.now() < until) {
    const sent = { amount: STAKE_MICRO, mode: 'BASE', requestId: randomUUID() }
    // The game protocol fixes what a play answers.
    const answer = (await ask('/rgs/wallet/play', sent)) as PlayReply | null
    if (answer?.round.active) await ask('/rgs/wallet/end-round', {})
    await pause(randomInt(PACE_MS.least, PACE_MS.most))
  }
  closeNow(connection)
}

const closeNow = (connection: Connection | null): void => connection?.close()
