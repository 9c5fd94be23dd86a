/**
 * Decisions within a round: worked out by the kind from what is recorded, and recorded with what they lead to. A member's counts by the
 * moment that it arrived; whoever did not answer in time gets the default, which the leader records.
 */
import { sql, type Kysely, type Selectable } from 'kysely'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { FloorRoundsTable } from '../../database/tables/floor.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { findShoe } from '../rounds/shoe.ts'
import type {
  FloorDecided,
  FloorKind,
  FloorPlay,
  PlacedStake,
  RecordedOutcome,
} from '../kinds/table-kind.ts'
import { findTable, type FloorTable } from '../tables/tables.ts'
import { isCalled } from './ask-schema.ts'

type Round = Selectable<FloorRoundsTable>
export type DecideHouse = Pick<House, 'database' | 'clock' | 'keys'>

/** What stands on a round and is not settled, by ascending members. */
export async function placedOn(
  db: Kysely<Tables>,
  table: string,
  number: bigint,
): Promise<PlacedStake[]> {
  return db
    .selectFrom('floor_bets as f')
    .innerJoin('floor_stakes as s', (join) =>
      join.onRef('s.member_id', '=', 'f.member_id').onRef('s.bet_id', '=', 'f.id'),
    )
    .select(['s.member_id as memberId', 's.bet_id as betId', 's.seq', 's.spot', 's.amount'])
    .select(['s.taken', 's.target'])
    .select(sql<boolean>`${sql.raw(isCalled('s'))}`.as('isCalled'))
    .where('f.table_id', '=', table)
    .where('f.number', '=', number)
    .where('s.state', '=', 'placed')
    .orderBy('s.member_id')
    .orderBy('s.seq')
    .execute()
}

/** Until when what is asked waits, or when the round is over where nothing is. */
export function timesOf(
  kind: FloorKind & { play: FloorPlay },
  { rules }: FloorTable,
  outcome: RecordedOutcome,
  since: Date,
  before: { id: number; due: Date } | null,
): { due_at: Date | null; ends_at: Date | null } {
  const question = kind.play.question(outcome, rules)
  const after = (ms: number): Date => new Date(since.getTime() + ms)
  if (!question) return { due_at: null, ends_at: after(kind.tellingMs(outcome, rules)) }
  // What is asked of several at once waits no longer because one of them answers.
  const due = before?.id === question.id ? before.due : after(question.leadMs + question.waitMs)
  return { due_at: due, ends_at: null }
}

export interface Deciding {
  memberId: bigint | null
  token: string | null
  seat: number
  act: string
  requestId: string | null
  arrivedAt: Date
}

/** Answers how it went: `decided`, or why it did not (`floor_decide`). */
export async function recordDecision(
  house: DecideHouse,
  at: {
    kind: FloorKind & { play: FloorPlay }
    table: FloorTable
    round: Round
    fence: bigint | null
  },
  asked: Deciding,
  { outcome, own, behind }: FloorDecided,
): Promise<string> {
  const { kind, table, round, fence } = at
  const question = kind.play.question(round.outcome ?? {}, table.rules)
  const now = house.clock()
  const due = round.due_at ?? now
  const times = timesOf(kind, table, outcome, now, question && { id: question.id, due })
  const bet = ({ memberId, spot, amount }: NonNullable<typeof own>, requestId: string | null) => ({
    member_id: String(memberId),
    number: String(round.number),
    spot,
    amount: String(amount),
    arrived_at: asked.arrivedAt.toISOString(),
    // A member's own ids hold no colon.
    request_id: requestId ?? `behind:${table.id}:${round.number}:${round.step + 1}`,
  })
  const decision = {
    member_id: asked.memberId === null ? null : String(asked.memberId),
    token: asked.token,
    seat: asked.seat,
    act: asked.act,
    question: question?.id ?? 0,
    request_id: asked.requestId,
    arrived_at: asked.arrivedAt.toISOString(),
  }
  const { rows } = await house.database.money.pool.query<{ outcome: string }>({
    name: 'floor_decide',
    text: `select floor_decide($1, $2, $3, json_populate_record(null::floor_decision, $4::json),
      array(select b from json_populate_recordset(null::floor_bet, $5::json) b),
      array(select b from json_populate_recordset(null::floor_bet, $6::json) b),
      $7::jsonb, $8, $9, $10, $11) as outcome`,
    values: [
      table.id,
      round.number,
      round.step,
      JSON.stringify(decision),
      JSON.stringify(own ? [bet(own, asked.requestId)] : []),
      JSON.stringify(behind.map((one) => bet(one, null))),
      JSON.stringify(outcome),
      times.due_at,
      times.ends_at,
      fence,
      now,
    ],
  })
  return rows[0]?.outcome ?? ''
}

export interface AskedByMember {
  memberId: bigint
  token: string
  table: string
  round: number
  seat: number
  act: string
  question: number
  requestId: string
  arrivedAt: Date
}

/** Others decide at the same time where several are asked at once: so often it is tried. */
const TRIES = 8

/** Throws a refusal that the kind or the clock has; answers the outcome of the record otherwise. */
export async function decideFor(
  house: DecideHouse,
  kind: FloorKind & { play: FloorPlay },
  asked: AskedByMember,
): Promise<{ outcome: string; members: readonly bigint[] }> {
  const { db } = house.database.money
  for (let tries = 1; ; tries += 1) {
    const table = await findTable(db, asked.table)
    const round = await presentRound(db, asked)
    if (!table || !round) return refuse('not-asked')
    const decided = await workOut(house, kind, { table, round, asked })
    if (asked.arrivedAt > (round.due_at ?? new Date(0))) return refuse('decision-late')
    const at = { kind, table, round, fence: null }
    const outcome = await recordDecision(house, at, asked, decided)
    if (outcome !== 'moved' || tries === TRIES)
      return { outcome, members: decided.behind.map(({ memberId }) => memberId) }
  }
}

async function workOut(
  { database, keys }: DecideHouse,
  { play }: FloorKind & { play: FloorPlay },
  { table, round, asked }: { table: FloorTable; round: Round; asked: AskedByMember },
): Promise<FloorDecided> {
  const { db } = database.money
  const stakes = await placedOn(db, table.id, round.number)
  if (!(await holds(db, round, play.mainSpot(asked.seat), asked.memberId)))
    return refuse('seat-not-yours')
  const outcome = round.outcome ?? {}
  if (play.question(outcome, table.rules)?.id !== asked.question) return refuse('not-asked')
  const shoe = await findShoe({ db, keys }, table.id, round.shoe ?? 0n)
  const decided = play.decide(outcome, shoe ?? [], asked, stakes)
  return typeof decided === 'string' ? refuse(decided) : decided
}

/** Is the seat's hand theirs? A first hand may be lost, and paid out, while one that was split off it is still played. */
async function holds(
  db: Kysely<Tables>,
  { table_id, number }: Round,
  spot: string,
  memberId: bigint,
): Promise<boolean> {
  const found = await db
    .selectFrom('floor_bets as f')
    .innerJoin('floor_stakes as s', (join) =>
      join.onRef('s.member_id', '=', 'f.member_id').onRef('s.bet_id', '=', 'f.id'),
    )
    .select('s.seq')
    .where('f.member_id', '=', memberId)
    .where('f.table_id', '=', table_id)
    .where('f.number', '=', number)
    .where('s.spot', '=', spot)
    .where('s.state', '<>', 'back')
    .executeTakeFirst()
  return found !== undefined
}

const presentRound = (db: Kysely<Tables>, { table, round }: AskedByMember) =>
  db
    .selectFrom('floor_rounds')
    .selectAll()
    .where('table_id', '=', table)
    .where('number', '=', BigInt(round))
    .where('phase', '=', 'telling')
    .where('ends_at', 'is', null)
    .executeTakeFirst()

/** What a decision of theirs with this request id was; undefined where there was none. */
export const decisionByRequest = (db: Kysely<Tables>, memberId: bigint, requestId: string) =>
  db
    .selectFrom('floor_decisions')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

/** Stakes without a hand go back, as far as this fence leads. */
export async function giveBack(
  db: Kysely<Tables>,
  { table, number, fence }: { table: string; number: bigint; fence: bigint },
  stakes: readonly PlacedStake[],
): Promise<void> {
  const of = <K extends 'memberId' | 'betId' | 'seq'>(name: K) => stakes.map((stake) => stake[name])
  await sql`select floor_give_back(${table}, ${number}, ${fence}, ${of('memberId')}::bigint[],
    ${of('betId')}::bigint[], ${of('seq')}::integer[])`.execute(db)
}

function refuse(name: RefusalName): never {
  throw new Refused(name)
}
