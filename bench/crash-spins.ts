import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { PlayReply } from '#contract/games/game-protocol.ts'
import { openConnection, type Connection } from './connection.ts'
import type { Seat } from './seats.ts'

/** A round that the house said it recorded: from then on it may not be lost. */
export interface Acknowledged {
  memberId: bigint
  requestId: string
  roundId: number
  payout: number
  /** Its end was answered too. */
  isEnded: boolean
}

export interface Spinning {
  /** Of the houses' game servers; a player goes to another one when one does not answer. */
  ports: readonly number[]
  spins: number
  players: number
  /** Filled as the answers come. */
  acknowledged: Acknowledged[]
  /** How often something was asked again because no answer came. */
  repeats: number
  /** A database that forgets may refuse what follows from what it forgot. */
  mayForget: boolean
}

const STAKE_MICRO = 1_000_000
const AGAIN_AFTER_MS = 25

/** Lets all players spin until enough spins are acknowledged. */
export async function spin(spinning: Spinning, seats: readonly Seat[]): Promise<void> {
  const { players } = spinning
  let begun = 0
  const play = async (_: unknown, player: number): Promise<void> => {
    const mine = seats.filter((_seat, n) => n % players === player)
    const caller = new Caller(spinning, player)
    for (let n = 0; begun < spinning.spins; n++) {
      begun += 1
      const seat = mine[n % mine.length]
      if (seat) await playOne(spinning, caller, seat)
    }
    caller.hangUp()
  }
  await Promise.all(Array.from({ length: players }).map(play))
}

async function playOne(spinning: Spinning, caller: Caller, seat: Seat): Promise<void> {
  const requestId = randomUUID()
  const sent = { amount: STAKE_MICRO, mode: 'BASE', requestId }
  // The game protocol fixes what a play answers.
  const answer = (await caller.ask('/rgs/wallet/play', seat, sent)) as PlayReply | null
  if (answer === null) return
  const { memberId } = seat
  const { roundID: roundId, payout } = answer.round
  const acknowledged = { memberId, requestId, roundId, payout, isEnded: false }
  spinning.acknowledged.push(acknowledged)
  if (payout === 0) return
  acknowledged.isEnded = (await caller.ask('/rgs/wallet/end-round', seat, {})) !== null
}

/** Asks until it is answered, as a player's client does; null only where forgetting is expected. */
class Caller {
  private readonly spinning: Spinning
  private connection: Connection | null = null
  private turn: number

  constructor(spinning: Spinning, turn: number) {
    this.spinning = spinning
    this.turn = turn
  }

  async ask(path: string, seat: Seat, sent: object): Promise<unknown> {
    for (;;) {
      const answer = await this.tryOnce(path, seat, sent)
      if (answer?.status === 200) return answer.body
      const isRefusal = answer !== null && answer.status < 500
      if (isRefusal && this.spinning.mayForget) return null
      if (isRefusal) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
      this.spinning.repeats += 1
      await pause(AGAIN_AFTER_MS)
    }
  }

  /** The answer, or null when none came: the next try goes to the next house. */
  private async tryOnce(path: string, { sessionID, forwarded }: Seat, sent: object) {
    const { ports } = this.spinning
    try {
      this.connection ??= await openConnection('127.0.0.1', ports[this.turn % ports.length] ?? 0)
      return await this.connection.post(path, { sessionID, ...sent }, forwarded)
    } catch {
      this.hangUp()
      this.turn += 1
      return null
    }
  }

  hangUp(): void {
    this.connection?.close()
    this.connection = null
  }
}
