/**
 * Plays and ends as the database takes them: the calls of many members in one (`schema.ts`), each answered
 * by itself. A call is one statement; nothing here decides anything.
 */
import type pg from 'pg'
import type { JackpotLevel } from '#chance/jackpots.ts'
import { createLockQueue } from '../../database/lock-queue.ts'
import type { Pipeline } from '../../database/pipeline.ts'
import { WAIT_MS_MAX } from '../../database/pool.ts'
import { createGroups } from '../../group-commit.ts'
import type { Token } from '../../game-session/token.ts'

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
  /** The same with a stake that the house gives: few are, and each goes by itself. */
  playFree: (play: DrawnPlay) => Promise<RoundResult>
  end: (end: RoundEnd) => Promise<RoundResult>
}

export interface RoundCallsOptions {
  /** For what goes by itself. */
  pool: pg.Pool
  /** For what goes together. */
  pipeline: Pipeline
  /** For what a lock has kept out of a group. */
  apart: Pipeline
  clock: () => Date
  /** How long after a member's last play the next may be. */
  cycleMs: number
}

const GROUP_MAX = 64
/** As of a connection: whoever would wait longer is told that the house is busy, and nothing of theirs is done. */
const PATIENCE = { waitingMax: 2_048, waitMs: WAIT_MS_MAX } as const
/** Of the connections that plays have, those that the groups leave. */
const APART = { atOnceMax: 2, waitMs: WAIT_MS_MAX } as const
/** Of so many a call's own cost, about a millisecond, is a third: as many more need not wait for it to be answered. */
const AHEAD_MIN = 24

/** Groups the plays and the ends of one process together: what is split makes smaller groups, and each starts as much. */
export function roundCalls({
  pool,
  pipeline,
  apart,
  clock,
  cycleMs,
}: RoundCallsOptions): RoundCalls {
  const send = async (
    over: Pipeline,
    calls: readonly (DrawnPlay | RoundEnd)[],
  ): Promise<RoundResult[]> => {
    const plays = calls.filter(isPlay)
    const ends = calls.filter((each) => !isPlay(each))
    const placesOf = (those: readonly (DrawnPlay | RoundEnd)[]): number[] =>
      those.map((each) => calls.indexOf(each) + 1)
    const { rows } = await over<RoundResult & { place: bigint }>({
      name: 'round_calls',
      text: CALLS,
      values: [
        calls.map(({ memberId }) => memberId),
        calls.map(({ hash }) => hash),
        placesOf(plays),
        JSON.stringify(plays.map(recordOf)),
        placesOf(ends),
        ends.map(({ requestId }) => requestId),
        cycleMs,
        clock(),
      ],
    })
    const results: RoundResult[] = []
    for (const row of rows) results[Number(row.place) - 1] = row
    return results
  }
  const inLockQueue = createLockQueue(APART)
  const call = createGroups({
    sizeMax: GROUP_MAX,
    aheadMin: AHEAD_MIN,
    run: (calls: readonly (DrawnPlay | RoundEnd)[]) => send(pipeline, calls),
    alone: (call) =>
      inLockQueue(async () => {
        const [result] = await send(apart, [call])
        if (!result) throw new Error('a call was not answered')
        return result
      }),
    patience: PATIENCE,
  })
  const playFree = async (play: DrawnPlay): Promise<RoundResult> => {
    const { rows } = await pool.query<RoundResult>({
      name: 'round_play_free',
      text: PLAY_FREE,
      values: [play.memberId, play.hash, JSON.stringify(recordOf(play)), cycleMs, clock()],
    })
    const [result] = rows
    if (!result) throw new Error('a free round was not answered')
    return result
  }
  return { play: call, playFree, end: call }
}

const CALLS = `
select * from round_calls($1, $2,
  $3, array(select bet from json_populate_recordset(null::round_bet, $4::json) bet), $5, $6, $7, $8)`

const PLAY_FREE = `
select * from round_play_free($1, $2, json_populate_record(null::round_bet, $3::json), $4, $5)`

const isPlay = (call: DrawnPlay | RoundEnd): call is DrawnPlay => 'stake' in call

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
