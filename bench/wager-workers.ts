import { jackpotTerms, PRESENT_TERMS, sharesOf } from '#chance/jackpots.ts'
import type { PlayReply } from '#contract/games/game-protocol.ts'
import type { Database } from '#server/database/database.ts'
import { openConnection } from './connection.ts'
import type { Seat } from './seats.ts'

/** Makes its next money call and says which kind it was. Each has members of its own. */
export type Worker = () => Promise<'play' | 'end'>

const STAKE_MICRO = 1_000_000
/** So many ends to a hundred plays. */
export const ENDS_PER_PLAY = 0.3

/** Deals the seats out and makes a worker of each hand. */
function hands(seats: readonly Seat[], count: number): Seat[][] {
  const dealt = Array.from({ length: count }, (): Seat[] => [])
  seats.forEach((seat, n) => dealt[n % count]?.push(seat))
  return dealt
}

interface Turn {
  seat: Seat
  kind: 'play' | 'end'
  number: number
}

/**
 * Whose turn it is, and for what, so that there are 30 ends to 100 plays. An open round must be
 * ended before the next play; where rounds seldom stay open, others are ended again (which the
 * house answers with the balance).
 */
class Turns {
  readonly seats: readonly Seat[]
  plays = 0
  ends = 0
  opened = 0
  private open: Seat | null = null

  constructor(seats: readonly Seat[]) {
    this.seats = seats
  }

  /** The play won: it waits for its end. */
  leaveOpen(seat: Seat): void {
    this.open = seat
    this.opened += 1
  }

  next(): Turn {
    const isEnd = this.open !== null || this.ends + 1 <= this.plays * ENDS_PER_PLAY
    const last = this.plays - 1
    const seat = this.open ?? this.seats[(isEnd ? last : this.plays) % this.seats.length]
    if (!seat) throw new Error('a worker without members')
    this.open = null
    if (isEnd) this.ends += 1
    else this.plays += 1
    return { seat, kind: isEnd ? 'end' : 'play', number: this.plays }
  }
}

/** The stake's share for the jackpots, as the door posts it; none of these wins one. */
const SHARES = sharesOf(jackpotTerms(PRESENT_TERMS), BigInt(STAKE_MICRO))
const GROWTHS = SHARES.map(({ growth }) => growth)
const RESERVE = SHARES.reduce((sum, { reserve }) => sum + reserve, 0n)
const JACKPOTS = {
  jackpot_terms: PRESENT_TERMS,
  growths: GROWTHS.map(String),
  reserve: String(RESERVE),
  hits: [],
  starts: [],
}
const PLAY = `
select outcome, funds from round_calls($1, $2, '{1}',
  array(select bet from json_populate_recordset(null::round_bet, $3::json) bet), '{}', '{}', 0, $4)`
const END = "select outcome, funds from round_calls($1, $2, '{}', '{}', '{1}', $3, 0, $4)"

/**
 * The game server's own SQL calls without the game server. Outcomes come ready: `openShare` of them
 * win, as many as through the door.
 */
export function directWorkers(
  database: Database,
  seats: readonly Seat[],
  count: number,
  openShare: number,
): Worker[] {
  const call = async (name: string, text: string, values: unknown[]): Promise<string> => {
    const { rows } = await database.pool.query<{ outcome: string }>({ name, text, values })
    return rows[0]?.outcome ?? 'nothing'
  }
  return hands(seats, count).map((mine) => {
    const turns = new Turns(mine)
    const nonces = new Map<Seat, bigint>()
    return async () => {
      const { seat, kind, number } = turns.next()
      if (kind === 'end') {
        const who = [[seat.memberId], [seat.tokenHash]]
        const outcome = await call('end', END, [...who, [null], new Date()])
        if (outcome !== 'paid' && outcome !== 'repeated') throw new Error(`an end: ${outcome}`)
        return kind
      }
      const pays = turns.opened + 1 <= number * openShare
      const nonce = nonces.get(seat) ?? 0n
      nonces.set(seat, nonce + 1n)
      const multiplier = pays ? 100 : 0
      const bet = {
        request_id: `direct-${number}`,
        mode: 'base',
        amount: STAKE_MICRO,
        stake: STAKE_MICRO,
        seed_seq: 1,
        nonce: String(nonce),
        book: number % 1000,
        multiplier,
        payout: multiplier * 10_000,
        settings: 0,
        ...JACKPOTS,
      }
      const who = [[seat.memberId], [seat.tokenHash]]
      const answer = await call('play', PLAY, [...who, JSON.stringify([bet]), new Date()])
      if (answer !== 'played') throw new Error(`a play: ${answer}`)
      if (pays) turns.leaveOpen(seat)
      return kind
    }
  })
}

export interface HttpWorkers {
  workers: Worker[]
  /** The share of plays so far that won and waited for their end. */
  openShare(): number
}

/** The same through the door, each on a connection of its own. */
export async function httpWorkers(
  port: number,
  seats: readonly Seat[],
  count: number,
): Promise<HttpWorkers> {
  const lanes = await Promise.all(
    hands(seats, count).map(async (mine) => {
      const turns = new Turns(mine)
      return { turns, work: await httpWorker(port, turns) }
    }),
  )
  const sum = (figure: 'opened' | 'plays'): number =>
    lanes.reduce((total, { turns }) => total + turns[figure], 0)
  return {
    workers: lanes.map(({ work }) => work),
    openShare: () => sum('opened') / sum('plays'),
  }
}

async function httpWorker(port: number, turns: Turns): Promise<Worker> {
  const connection = await openConnection('127.0.0.1', port)
  const call = async (path: string, seat: Seat, sent: object): Promise<unknown> => {
    const { sessionID, forwarded } = seat
    const { status, body } = await connection.post(path, { sessionID, ...sent }, forwarded)
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
    return body
  }
  return async () => {
    const { seat, kind, number } = turns.next()
    if (kind === 'end') {
      await call('/rgs/wallet/end-round', seat, {})
      return kind
    }
    const sent = { amount: STAKE_MICRO, mode: 'BASE', requestId: `http-${number}` }
    // The game protocol fixes what a play answers.
    const { round } = (await call('/rgs/wallet/play', seat, sent)) as PlayReply
    if (round.active) turns.leaveOpen(seat)
    return kind
  }
}
