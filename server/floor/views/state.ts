/** How a table and a member's seat at it stand, as anyone, and as the member, may be told. Reads only. */
import { sql } from 'kysely'
import type {
  BingoTicket,
  FloorCard,
  FloorOutcome,
  FloorRoundState,
  FloorSeatState,
  FloorStakeState,
  FloorTableState,
} from '#contract/games/floor-protocol.ts'
import type { SourceHouse } from '../../push/source.ts'
import type { FloorRoundsTable } from '../../database/tables/floor.ts'
import type { Selectable } from 'kysely'
import { answerOf, ASKED_OF_ALL } from '../acts/ask-schema.ts'
import { floorKind } from '../kinds/kinds.ts'
import { ticketsBought, type BoughtStake } from '../rounds/pool.ts'
import type { FloorKind, FloorLeague, FloorPlay, FloorRules } from '../kinds/table-kind.ts'
import { ownSeatsOf, seatFaces } from './seats.ts'
import { betsOn, endedBets } from './shown-bets.ts'
import { findTable, type FloorTable } from '../tables/tables.ts'

type Round = Selectable<FloorRoundsTable>
type Db = SourceHouse['database']['db']

const LAST_ROUNDS = 20
/** A league tells how everybody stands: of its rounds alone fewer are shown. */
const LAST_OF_LEAGUE = 6

/** What anyone may know of a table; null where there is none. */
export async function tableState(db: Db, id: string): Promise<FloorTableState | null> {
  const table = await findTable(db, id)
  if (!table) return null
  const kind = floorKind(table.kind)
  const { league } = kind
  const rounds = await db
    .selectFrom('floor_rounds')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('number', 'desc')
    .limit((league?.rounds ?? LAST_ROUNDS) + 1)
    .execute()
  const [present, before] = rounds
  const isShown = ({ landed_at, phase }: Round): boolean => landed_at !== null || phase === 'void'
  const ended = rounds.filter(isShown)
  const last = ended.slice(0, league ? LAST_OF_LEAGUE : LAST_ROUNDS)
  return {
    table: id,
    isOpen: table.isOpen,
    round: present ? roundState(kind, table, present) : null,
    last: last.map((round) => ({
      number: Number(round.number),
      outcome: shownOutcome(kind, table.rules, round),
      ...shownCard(round),
    })),
    ...(await betsOn(db, kind, id, present?.number ?? 0n)),
    ...(kind.showsEnded && present && before ? await endedBefore(db, table, present, before) : {}),
    limits: limitsOf(table),
    chain: await chainShown(db, id, present?.number ?? 1n),
    salt: table.salt,
    ...(table.videoUrl === null ? {} : { video: table.videoUrl }),
    ...(kind.play ? { seats: await seatFaces(db, kind.play, id, present?.number ?? 0n) } : {}),
    ...(league ? { standings: standingsOf(league, table, ended, present) } : {}),
  }
}

/** The round before one that has not begun to be told: who won what stays readable till then. */
async function endedBefore(
  db: Db,
  table: FloorTable,
  present: Round,
  before: Round,
): Promise<Pick<FloorTableState, 'ended'>> {
  const hasBegun = present.phase === 'telling' || present.settled_at !== null
  if (hasBegun || before.settled_at === null) return {}
  const kind = floorKind(table.kind)
  const outcome = shownOutcome(kind, table.rules, before)
  return { ended: await endedBets(db, kind, table.id, { number: before.number, outcome }) }
}

/** In the season of the present round; with nothing drawn or told of a void one. */
function standingsOf(
  league: FloorLeague,
  { rules }: FloorTable,
  ended: readonly Round[],
  present: Round | undefined,
) {
  const rounds = ended.map(({ number, card, outcome, phase }) => ({
    number: Number(number),
    card,
    outcome: phase === 'void' ? null : outcome,
  }))
  return league.standings(rules, rounds, Number(present?.number ?? 1n))
}

const limitsOf = ({ minStake, maxStake, stepStake }: FloorTable) => ({
  min: Number(minStake),
  max: Number(maxStake),
  step: Number(stepStake),
})

function roundState(kind: FloorKind, table: FloorTable, round: Round): FloorTableState['round'] {
  const msOf = (moment: Date | null): number | null => moment?.getTime() ?? null
  return {
    number: Number(round.number),
    phase: round.phase,
    opensAt: round.opened_at.getTime(),
    closesAt: round.closes_at.getTime(),
    ...shownCard(round),
    beginsAt: msOf(round.begins_at),
    landedAt: msOf(round.landed_at),
    outcome: shownOutcome(kind, table.rules, round),
    crowd: round.crowd,
    seed: round.seed?.toString('hex') ?? null,
    ...questionIn(kind, table, round),
    ...(kind.streets ? { street: streetOf(table, round) } : {}),
  }
}

function questionIn(
  kind: FloorKind,
  table: FloorTable,
  round: Round,
): Pick<NonNullable<FloorTableState['round']>, 'question'> {
  if (kind.play) return { question: questionOf(kind.play, table, round) }
  if (!kind.asks?.(table.rules)) return {}
  const until = round.phase === 'telling' ? round.due_at : null
  return { question: until && { id: ASKED_OF_ALL, until: until.getTime() } }
}

/** Which street it is at, and from when until when that is bet on. Before it is told it is at the first. */
function streetOf(
  { openMs }: FloorTable,
  { phase, step, opened_at, closes_at, due_at }: Round,
): NonNullable<FloorRoundState['street']> {
  if (phase === 'open') return { at: 0, since: opened_at.getTime(), until: closes_at.getTime() }
  const until = phase === 'telling' ? (due_at?.getTime() ?? null) : null
  const isUnderWay = phase === 'telling' || phase === 'settled'
  return { at: isUnderWay ? step : 0, since: until === null ? null : until - openMs, until }
}

function questionOf(
  play: FloorPlay,
  { rules }: FloorTable,
  { phase, outcome, due_at }: Round,
): { id: number; until: number } | null {
  if (phase !== 'telling' || outcome === null || due_at === null) return null
  const question = play.question(outcome, rules)
  return question && { id: question.id, until: due_at.getTime() }
}

/**
 * The outcome is told once nobody's decision counts any more, and not before; where all are asked at once, what they are asked about. Of a void
 * round there is none.
 */
export function shownOutcome(
  kind: FloorKind,
  rules: FloorRules,
  { phase, landed_at, outcome, due_at }: Pick<Round, 'phase' | 'landed_at' | 'outcome' | 'due_at'>,
): FloorOutcome | null {
  const isShown = landed_at !== null || (kind.isShownAtOnce && phase === 'telling')
  if (!isShown || phase === 'void' || outcome === null) return null
  const asks = due_at === null || landed_at !== null ? null : kind.asks?.(rules)
  return asks ? asks.openPart(outcome) : kind.outcome(outcome)
}

/** A card is no secret: it stands from the round's opening on. */
export function shownCard({ card }: Pick<Round, 'card'>): { card?: FloorCard } {
  // As a kind's own draw wrote it.
  return card === null ? {} : { card: card as unknown as FloorCard }
}

async function chainShown(db: Db, table: string, round: bigint): Promise<FloorTableState['chain']> {
  const chain = await db
    .selectFrom('floor_chains')
    .select(['end_hash', 'first_round'])
    .where('table_id', '=', table)
    .where('first_round', '<=', round)
    .orderBy('first_round', 'desc')
    .limit(1)
    .executeTakeFirst()
  return chain
    ? { end: chain.end_hash.toString('hex'), firstRound: Number(chain.first_round) }
    : null
}

interface SeatRow extends BoughtStake {
  memberId: bigint
  seq: number
  target: number | null
  state: FloorStakeState['state']
  paid: bigint
  halfAt: number | null
  endedAt: number | null
  clientSeed: string | null
  answer: string | null
  place: bigint
}

/** What these members have on the present round of each table, or had on the last. */
export async function seatsOf(
  db: Db,
  members: readonly bigint[],
): Promise<Map<bigint, FloorSeatState[]>> {
  const { rows } = await sql<SeatRow>`
    select s.member_id as "memberId", f.table_id as "table", f.number, t.kind, t.rules, t.salt, s.seq, s.spot, s.amount, s.target, s.state, s.paid,
      s.half_at as "halfAt", s.ended_at as "endedAt", s.client_seed as "clientSeed", s.place,
      ${sql.raw(answerOf('f', 't'))} as answer
    from floor_tables t
    cross join lateral (
      select r.number from floor_rounds r where r.table_id = t.id order by r.number desc limit 1
    ) present
    join floor_bets f on f.table_id = t.id and f.number >= present.number - 1 and f.member_id = any (${members})
    join floor_stakes s on s.member_id = f.member_id and s.bet_id = f.id
    where s.state <> 'back'
    order by f.table_id, f.number, s.spot, s.seq`.execute(db)
  const seats = new Map<bigint, FloorSeatState[]>(members.map((member) => [member, []]))
  for (const row of rows) {
    addStake(seats, row, await ticketsBought(row))
  }
  for (const { memberId, table, number, own } of await ownSeatsOf(db, members))
    addSeats(seats.get(memberId) ?? [], table, number, own)
  return seats
}

/** Where one sits stands with every round of the table that is told, and with its present one where one has nothing on it. */
function addSeats(
  states: FloorSeatState[],
  table: string,
  round: number,
  seats: readonly number[],
): void {
  if (!states.some((state) => state.table === table && state.round === round))
    states.push({ table, round, stakes: [] })
  states.forEach((state, at) => {
    if (state.table === table) states[at] = { ...state, seats }
  })
}

function addStake(
  seats: Map<bigint, FloorSeatState[]>,
  row: SeatRow,
  tickets: readonly BingoTicket[] | undefined,
): void {
  const { memberId, table, number, seq, spot, target, state, halfAt, endedAt, clientSeed } = row
  const own = seats.get(memberId) ?? []
  const shown: FloorStakeState = {
    seq,
    spot,
    target,
    state,
    halfAt,
    endedAt,
    clientSeed,
    amount: Number(row.amount),
    paid: Number(row.paid),
    place: Number(row.place),
    ...(tickets ? { tickets } : {}),
  }
  const round = Number(number)
  const seat = own.find((one) => one.table === table && one.round === round)
  if (seat) own[own.indexOf(seat)] = { ...seat, stakes: [...seat.stakes, shown] }
  else own.push({ table, round, stakes: [shown], ...(row.answer ? { answer: row.answer } : {}) })
}

/** A member's seat at a table, at its present round or the last one that they bet on, of all that they have. */
export const seatIn = (seats: readonly FloorSeatState[], table: string): FloorSeatState | null =>
  seats.findLast((seat) => seat.table === table) ?? null

export async function seatAt(
  db: Db,
  memberId: bigint,
  table: string,
): Promise<FloorSeatState | null> {
  return seatIn((await seatsOf(db, [memberId])).get(memberId) ?? [], table)
}
