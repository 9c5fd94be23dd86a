/**
 * Plays and ends as the database takes them: the calls of many members in one (`schema.ts`), each answered
 * by itself. A call takes one connection for one statement; nothing here decides anything.
 */
import type pg from 'pg'
import type { JackpotLevel } from '#chance/jackpots.ts'
import { createGroups } from './groups.ts'
import type { Token } from './token.ts'

/** A play with its outcome drawn. */
export interface DrawnPlay extends Token {
  requestId: string | null
  mode: string
  amount: bigint
  stake: bigint
  seedSeq: number
  nonce: bigint
  book: number
  multiplier: number
  payout: bigint
  /** Of the operator's settings that it was judged by. */
  settings: bigint
  jackpots: JackpotPart
}

/** What a stake gives the jackpots, and which of them it hits. */
export interface JackpotPart {
  terms: number | null
  /** Of every level, in their order. */
  growths: bigint[]
  reserve: bigint
  hits: JackpotLevel[]
  /** What the levels hit begin with. */
  starts: bigint[]
}

/** An end of the open round of the token's game. */
export interface RoundEnd extends Token {
  requestId: string | null
}

/** What became of one: the outcome, what the member then has to play with, and the round. */
export interface RoundResult {
  outcome: string
  funds: bigint
  id: bigint
}

export interface RoundCalls {
  play: (play: DrawnPlay) => Promise<RoundResult>
  end: (end: RoundEnd) => Promise<RoundResult>
}

export interface RoundCallsOptions {
  pool: pg.Pool
  clock: () => Date
  /** How long after a member's last play the next may be. */
  cycleMs: number
}

/** Of plays and of ends one each: two make smaller groups of the same calls, and each starts as much. */
const LANES = 1
const GROUP_MAX = 64

/** Groups the plays and the ends of one process. */
export function roundCalls({ pool, clock, cycleMs }: RoundCallsOptions): RoundCalls {
  const call = async (name: string, text: string, values: unknown[]): Promise<RoundResult[]> => {
    const { rows } = await pool.query<RoundResult & { place: bigint }>({ name, text, values })
    const results: RoundResult[] = []
    for (const row of rows) results[Number(row.place) - 1] = row
    return results
  }
  return {
    play: createGroups({
      lanes: LANES,
      sizeMax: GROUP_MAX,
      run: (plays: readonly DrawnPlay[]) =>
        call('round_play', PLAY, [
          ...whoOf(plays),
          JSON.stringify(plays.map(recordOf)),
          cycleMs,
          clock(),
        ]),
    }),
    end: createGroups({
      lanes: LANES,
      sizeMax: GROUP_MAX,
      run: (ends: readonly RoundEnd[]) =>
        call('round_end', END, [...whoOf(ends), ends.map(({ requestId }) => requestId), clock()]),
    }),
  }
}

const PLAY = `
select * from round_play($1, $2,
  array(select bet from json_populate_recordset(null::round_bet, $3::json) bet), $4, $5)`
const END = 'select * from round_end($1, $2, $3, $4)'

function whoOf(calls: readonly Token[]): [bigint[], Buffer[]] {
  return [calls.map(({ memberId }) => memberId), calls.map(({ hash }) => hash)]
}

/** A play as a record of the type `round_bet`. Amounts go as text: JSON's numbers end at 2^53. */
function recordOf(play: DrawnPlay): object {
  const { jackpots } = play
  return {
    request_id: play.requestId,
    mode: play.mode,
    amount: String(play.amount),
    stake: String(play.stake),
    seed_seq: play.seedSeq,
    nonce: String(play.nonce),
    book: play.book,
    multiplier: play.multiplier,
    payout: String(play.payout),
    settings: String(play.settings),
    jackpot_terms: jackpots.terms,
    growths: jackpots.growths.map(String),
    reserve: String(jackpots.reserve),
    hits: jackpots.hits,
    starts: jackpots.starts.map(String),
  }
}
