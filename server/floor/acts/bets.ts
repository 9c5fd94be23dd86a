/**
 * What a member does at a table: bets, takes back, cashes out. Each is asked with a request id and counts by the moment that
 * it arrived here; a repeat is answered with what was done the first time. Bets that arrive together go together. All of it asks
 * the money's share of the connections, answers too: whatever else the house is asked for keeps nobody from a bet.
 */
import { sql, type Selectable } from 'kysely'
import type { BoardChip } from '#contract/games/floor-boards.ts'
import type { FloorActed, FloorAct, FloorSeatState } from '#contract/games/floor-protocol.ts'
import { Refused, type RefusalName } from '#contract/refusals.ts'
import type { FloorStakesTable } from '../../database/tables/floor.ts'
import type { House } from '../../house.ts'
import { publishCheckDue, throwWithBound } from '../../protection/refused-stake.ts'
import { createGroups } from '../../group-commit.ts'
import { wireBalance } from '../../game-session/balance.ts'
import { openGameOf } from '../../game-session/open-game.ts'
import { readToken, type Token } from '../../game-session/token.ts'
import { answerAll, type Answering } from './answer-all.ts'
import { ASKED_OF_ALL } from './ask-schema.ts'
import { stakeAt, stakeByRequest } from './find-stake.ts'
import { floorKind, streetIn } from '../kinds/kinds.ts'
import { inSpiteOfShortage } from '../rounds/in-spite-of-shortage.ts'
import { decideFor, decisionByRequest } from './decide.ts'
import { SEATED, refuseUnless, whyMissing } from './outcomes.ts'
import { payStakes, touchTable, type AskedPayment, type Notifier } from '../rounds/pay.ts'
import { seatIn, seatsOf } from '../views/state.ts'
import type { FloorAsk, FloorKind, FloorPlay, SeatedSpot, SpotLimits } from '../kinds/table-kind.ts'
import { findTable, ownTable } from '../tables/tables.ts'
import { halfOf, payoutAt } from '#games/crash/rules.ts'

export interface AskedAct {
  act: FloorAct
  sessionID: string
  requestId: string
  table: string
  round: number
  spot: string
  amount: number
  target: number | null
  half: boolean
  /** What is decided, and of which question; null and 0 where nothing is. */
  decision: string | null
  question: number
  /** Of a board that is laid whole. */
  chips?: readonly BoardChip[]
}

type BetHouse = Pick<House, 'database' | 'clock' | 'limits' | 'isClosed' | 'keys'> &
  Notifier & { push: Pick<House['push'], 'publish'> }

interface Bet extends Token {
  table: string
  requestId: string
  round: number
  spot: string
  amount: bigint
  target: number | null
  arrivedAt: Date
  seated: SeatedSpot | null
  /** Of a round of streets the one that it is on; else null. */
  street: number | null
}

interface Placed {
  outcome: string
  /** What there is to play with; undefined where it was not looked at. */
  funds: bigint | undefined
}

type Db = BetHouse['database']['db']

export type FloorBets = (asked: AskedAct, arrivedAt: Date) => Promise<FloorActed>

/** The acts of this process. */
export function floorBets(house: BetHouse): FloorBets {
  const lanes = new Map<string, (bet: Bet) => Promise<Placed>>()
  const sessions = knownSessions()
  const place = (kind: FloorKind, bet: Bet): Promise<Placed> => {
    const run = (bets: readonly Bet[]) => placeAll(house, kind, bets)
    const lane = lanes.get(bet.table) ?? createGroups({ sizeMax: GROUP_MAX, run })
    lanes.set(bet.table, lane)
    return lane(bet)
  }
  const answers = new Map<string, (asked: Answering) => Promise<string>>()
  const answerOne = async (asks: FloorAsk, bet: Bet, asked: AskedAct): Promise<Done> => {
    const act = asked.decision
    if (bet.spot !== asks.main) throw new Refused('spot-unknown')
    if (asked.question !== ASKED_OF_ALL) throw new Refused('not-asked')
    if (act !== asks.added && act !== asks.declines)
      throw new Refused(act === null ? 'bad-payload' : 'decision-unavailable')
    const run = (asked: readonly Answering[]) => answerAll(house, bet.table, asks, asked)
    const lane = answers.get(bet.table) ?? createGroups({ sizeMax: GROUP_MAX, run })
    answers.set(bet.table, lane)
    refuseUnless(await lane({ ...bet, decision: act }), 'decided', 'repeated')
    return NOTHING
  }
  const look: Look = createGroups({
    sizeMax: GROUP_MAX,
    run: (members) => fundsAndSeats(house.database.money.db, members),
  })
  return async (asked, arrivedAt) => {
    const token = readToken(asked.sessionID)
    if (token === null) throw new Refused('session-expired')
    // Only a session known to be the member's counts, so that nobody uses up another's acts.
    const isKnown = sessions.has(asked.sessionID)
    const { chips = [] } = asked
    const plays = Math.max(1, chips.length)
    if (isKnown && !house.limits.allows('playsOfMember', String(token.memberId), arrivedAt, plays))
      throw new Refused('too-many-calls')
    // Whatever a name that is no table's brought along would stay in memory for good.
    const own = ownTable(asked.table) ?? refuse('game-unknown')
    const kind = floorKind(own.kind)
    const asks = kind.asks?.(own.rules) ?? null
    if (!kind.isSpot(asked.spot, asked.target)) throw new Refused('spot-unknown')
    // A house that closes takes no new bets; who flies may still come down.
    if (LAYING.has(asked.act) && (await house.isClosed('floor'))) throw new Refused('maintenance')
    const seated = kind.play?.seatOf(asked.spot) ?? null
    const amount = BigInt(asked.amount)
    const street = kind.streets ? streetIn(asked.spot) : null
    const bet: Bet = { ...asked, ...token, amount, arrivedAt, seated, street }
    const acts: Readonly<Record<FloorAct, () => Promise<Done>>> = {
      place: () => placeOne(place(kind, bet)),
      lay: () => placeOne(layWhole(house, kind, bet, chips)),
      'take-back': () => takeBack(house, bet),
      undo: () => undo(house, kind, bet, chips),
      'cash-out': () => cashOut(house, kind, bet, asked.half),
      sit: () => sit(house, kind, bet),
      leave: () => leave(house, kind, bet),
      decide: () => (asks ? answerOne(asks, bet, asked) : decide(house, kind, bet, asked)),
    }
    const done = await sessions.note(asked.sessionID, acts[asked.act]).catch((error: unknown) => {
      const isCallable = asked.act === 'place' && asks?.main === bet.spot
      const needed = isCallable ? amount * BigInt(1 + asks.times) : null
      const refused = { memberId: token.memberId, error, now: house.clock() }
      if (error instanceof Refused && error.refusal === 'reality-check')
        publishCheckDue(house.push, token.memberId)
      return throwWithBound(house.database.money.db, refused, Number, needed)
    })
    const changed = OF_THE_CROWD.has(asked.act) || asks ? 'crowd' : 'table'
    touchTable(house, changed, asked.table, [token.memberId, ...(done.members ?? [])])
    return answer(house, look, bet, done)
  }
}

const GROUP_MAX = 64
const LAYING: ReadonlySet<FloorAct> = new Set(['place', 'lay'])
/** What changes who bets, and nothing of how the round goes on. */
const OF_THE_CROWD: ReadonlySet<FloorAct> = new Set([...LAYING, 'take-back', 'undo', 'cash-out'])
const SESSIONS_MAX = 50_000

/** Sessions that the database has found to be whose they say they are; of too many the oldest goes. */
function knownSessions() {
  const known = new Set<string>()
  return {
    has: (sessionID: string): boolean => known.has(sessionID),
    /** Does what a session asks for; whatever comes of it, but that it is no session, it is one. */
    async note<T>(sessionID: string, act: () => Promise<T>): Promise<T> {
      try {
        const done = await act()
        known.add(sessionID)
        return done
      } catch (error) {
        if (error instanceof Refused && SEATED.has(error.refusal)) known.add(sessionID)
        throw error
      } finally {
        const [oldest] = known
        if (known.size > SESSIONS_MAX && oldest !== undefined) known.delete(oldest)
      }
    },
  }
}

function refuse(name: RefusalName): never {
  throw new Refused(name)
}

interface LimitedBet extends Bet {
  limits: SpotLimits | null
  /** What a call may add to it while the round is told. */
  called: bigint
}

/** Bets at one table, each with what its spot may bear, or the refusal of one that its round does not have. */
async function limitsOf(
  { database }: BetHouse,
  kind: FloorKind,
  bets: readonly Bet[],
): Promise<(LimitedBet | Placed)[]> {
  const { limits: limitsOn } = kind
  if (limitsOn === null) return bets.map((bet) => ({ ...bet, limits: null, called: 0n }))
  const { db } = database.money
  const table = bets[0]?.table ?? ''
  const found = await findTable(db, table)
  const rounds = kind.card || kind.streets ? await roundsOn(db, table, bets) : null
  return bets.map((bet) => {
    const { card = null, outcome: open = null } = rounds?.get(bet.round) ?? {}
    const rules = found?.rules ?? {}
    const limits = limitsOn(bet.spot, found?.maxStake ?? 0n, card, rules, open)
    const asks = kind.asks?.(rules) ?? null
    const callTimes = asks?.main === bet.spot ? asks.times : 0
    if (limits !== null) return { ...bet, limits, called: bet.amount * BigInt(callTimes) }
    // Of a round, or a street, that is not there nobody knows what it has.
    const isMissing =
      (kind.card && !card) || (kind.streets && kind.streets.isOffered(bet.spot, open) === null)
    return { outcome: isMissing ? whyMissing(found) : 'spot-unknown', funds: undefined }
  })
}

async function roundsOn(db: Db, table: string, bets: readonly Bet[]) {
  const numbers = [...new Set(bets.map(({ round }) => BigInt(round)))]
  const rounds = await db
    .selectFrom('floor_rounds')
    .select(['number', 'card', 'outcome'])
    .where('table_id', '=', table)
    .where('number', 'in', numbers)
    .execute()
  return new Map(rounds.map((round) => [Number(round.number), round]))
}

interface Done {
  won: bigint
  at: number | null
  /** Whose money moved, too. */
  members?: readonly bigint[]
  /** What there is to play with, where that was said with what was done. */
  funds?: bigint | undefined
}

/** What was done is done, whatever the house is short of: then the answer has no seat, which the stream tells. */
async function answer(
  { clock }: BetHouse,
  look: Look,
  { memberId, table, requestId }: Bet,
  { won, at, funds }: Done,
): Promise<FloorActed> {
  const known = funds === undefined ? null : { funds, seat: null }
  const now = await inSpiteOfShortage(() => look({ memberId, table }), known)
  return {
    at: clock().getTime(),
    requestId,
    balance: wireBalance(now.funds),
    seat: now.seat,
    won: Number(won),
    atHundredths: at,
  }
}

interface Guest {
  memberId: bigint
  table: string
}

interface FundsAndSeat {
  funds: bigint
  seat: FloorSeatState | null
}

/** Those who ask together are answered by one look. */
type Look = (guest: Guest) => Promise<FundsAndSeat>

async function fundsAndSeats(db: Db, guests: readonly Guest[]): Promise<FundsAndSeat[]> {
  const members = guests.map(({ memberId }) => memberId)
  const { rows } = await sql<{ memberId: bigint; funds: bigint }>`
    select member as "memberId", round_funds(member) as funds
    from unnest(${members}::bigint[]) member`.execute(db)
  const funds = new Map(rows.map((row) => [row.memberId, row.funds]))
  const seats = await seatsOf(db, members)
  return guests.map(({ memberId, table }) => ({
    funds: funds.get(memberId) ?? 0n,
    seat: seatIn(seats.get(memberId) ?? [], table),
  }))
}

const NOTHING: Done = { won: 0n, at: null }

async function placeOne(placed: Promise<Placed>): Promise<Done> {
  const { outcome, funds } = await placed
  refuseUnless(outcome, 'placed', 'repeated')
  return { ...NOTHING, funds }
}

/** Bets at one table, in one transaction; answers in their order. */
async function placeAll(house: BetHouse, kind: FloorKind, bets: readonly Bet[]): Promise<Placed[]> {
  const looked = await limitsOf(house, kind, bets)
  const limited = looked.filter((bet) => 'limits' in bet)
  const { rows } = await house.database.money.pool.query<Placed & { place: bigint }>({
    name: 'floor_place',
    text: `select place, outcome, funds from floor_place($1, array(
      select bet from json_populate_recordset(null::floor_bet, $2::json) bet), $3) order by place`,
    values: [bets[0]?.table, JSON.stringify(limited.map(limitedRecordOf)), house.clock()],
  })
  if (rows.length !== limited.length) throw new Error('bets were answered in part')
  const placed = new Map(limited.map((bet, at) => [bet, rows[at]]))
  return looked.flatMap((bet) => ('limits' in bet ? (placed.get(bet) ?? []) : bet))
}

/** A board of chips, each as one that is laid alone: all of them are taken, or none. */
async function layWhole(
  house: BetHouse,
  kind: FloorKind,
  bet: Bet,
  chips: readonly BoardChip[],
): Promise<Placed> {
  if (kind.layout === undefined || chips.length === 0) throw new Refused('bad-payload')
  const bets = betsOf(kind, bet, chips)
  const looked = await limitsOf(house, kind, bets)
  const records = looked.map((chip) => {
    if (!('limits' in chip)) return refuseUnless(chip.outcome)
    return limitedRecordOf(chip)
  })
  const { rows } = await house.database.money.pool.query<Placed>({
    name: 'floor_lay',
    text: `select outcome, funds from floor_lay($1, array(
      select chip from json_populate_recordset(null::floor_bet, $2::json) chip), $3)`,
    values: [bet.table, JSON.stringify(records), house.clock()],
  })
  return rows[0] ?? refuse('bets-closed')
}

/** Each chip of an act as one that is asked alone; the request of each is that of the act and its place. */
function betsOf(kind: FloorKind, bet: Bet, chips: readonly BoardChip[]): Bet[] {
  if (!chips.every(({ spot }) => kind.isSpot(spot, null))) throw new Refused('spot-unknown')
  return chips.map(({ spot, amount }, at) => {
    const requestId = at === 0 ? bet.requestId : `${bet.requestId}:${at + 1}`
    const street = kind.streets ? streetIn(spot) : null
    return { ...bet, spot, amount: BigInt(amount), target: null, requestId, street }
  })
}

const recordOf = ({ memberId, hash, requestId, round, seated, ...bet }: Bet) => ({
  member_id: String(memberId),
  token: `\\x${hash.toString('hex')}`,
  request_id: requestId,
  number: round,
  spot: bet.spot,
  amount: String(bet.amount),
  target: bet.target,
  arrived_at: bet.arrivedAt.toISOString(),
  seat: seated && seated.seat,
  is_holder: seated && seated.isHolder,
  after_spot: seated && seated.after,
  street: bet.street,
})

const limitedRecordOf = ({ limits, called, ...bet }: LimitedBet) => ({
  ...recordOf(bet),
  called: String(called),
  spot_most: limits && String(limits.spotMost),
  round_most: limits && String(limits.roundMost),
  stakes_most: limits && limits.stakesMost,
  ticket_price: limits?.room ? String(limits.room.ticketPrice) : null,
  room_most: limits?.room ? String(limits.room.most) : null,
})

async function takeBack({ database, clock }: BetHouse, bet: Bet): Promise<Done> {
  const { rows } = await database.money.pool.query<Placed>({
    name: 'floor_take_back',
    text: `select outcome, funds from floor_take_back($1,
      json_populate_record(null::floor_bet, $2::json), $3)`,
    values: [bet.table, JSON.stringify(recordOf(bet)), clock()],
  })
  refuseUnless(rows[0]?.outcome ?? '', 'taken-back', 'repeated')
  return { ...NOTHING, funds: rows[0]?.funds }
}

/** One act of a member's is taken back whole: the newest chip of each of those spots, or none. A seat's or a ticket's are not chips. */
async function undo(
  { database, clock }: BetHouse,
  kind: FloorKind,
  bet: Bet,
  chips: readonly BoardChip[],
): Promise<Done> {
  if (kind.play || kind.pool || chips.length === 0) throw new Refused('bad-payload')
  const records = betsOf(kind, bet, chips).map(recordOf)
  const { rows } = await database.money.pool.query<Placed>({
    name: 'floor_undo',
    text: `select outcome, funds from floor_undo($1, array(
      select chip from json_populate_recordset(null::floor_bet, $2::json) chip), $3)`,
    values: [bet.table, JSON.stringify(records), clock()],
  })
  refuseUnless(rows[0]?.outcome ?? '', 'taken-back')
  return { ...NOTHING, funds: rows[0]?.funds }
}

/** The seat that a spot is of, as its holder names it. */
function ownSeat({ play }: FloorKind, { seated, spot }: Bet): { play: FloorPlay; seat: number } {
  if (!play) throw new Refused('bad-payload')
  if (!seated || play.mainSpot(seated.seat) !== spot) throw new Refused('spot-unknown')
  return { play, seat: seated.seat }
}

async function sit({ database, clock }: BetHouse, kind: FloorKind, bet: Bet): Promise<Done> {
  const { play, seat } = ownSeat(kind, bet)
  const { rows } = await sql<{ outcome: string }>`
    select floor_sit(${bet.table}, ${bet.memberId}, ${bet.hash}, ${seat}, ${play.ownSeatsMax}, ${clock()}) as outcome`.execute(
    database.money.db,
  )
  refuseUnless(rows[0]?.outcome ?? '', 'sat')
  return NOTHING
}

async function leave({ database, clock }: BetHouse, kind: FloorKind, bet: Bet): Promise<Done> {
  const { seat } = ownSeat(kind, bet)
  const { rows } = await sql<{ outcome: string }>`
    select floor_leave(${bet.table}, ${bet.memberId}, ${bet.hash}, ${seat}, ${bet.spot}, ${clock()}) as outcome`.execute(
    database.money.db,
  )
  refuseUnless(rows[0]?.outcome ?? '', 'left')
  return NOTHING
}

/** What one's own hand does, once for each question. */
async function decide(
  house: BetHouse,
  kind: FloorKind,
  bet: Bet,
  { decision, question }: AskedAct,
): Promise<Done> {
  const { play, seat } = ownSeat(kind, bet)
  if (decision === null) throw new Refused('bad-payload')
  await refuseStranger(house, bet)
  const wasDecided = async (): Promise<boolean> => {
    const known = await decisionByRequest(house.database.money.db, bet.memberId, bet.requestId)
    if (!known) return false
    const isSame = known.table_id === bet.table && known.number === BigInt(bet.round)
    if (isSame && known.seat === seat && known.act === decision && known.question === question)
      return true
    throw new Refused('reference-reused')
  }
  if (await wasDecided()) return NOTHING
  const { hash, ...rest } = bet
  const answer = { ...rest, token: `\\x${hash.toString('hex')}`, seat, act: decision, question }
  try {
    const { outcome, members } = await decideFor(house, { ...kind, play }, answer)
    refuseUnless(outcome, 'decided')
    return { ...NOTHING, members }
  } catch (error) {
    // The same request may have come twice at once, here or at another process.
    if (error instanceof Refused && (await wasDecided())) return NOTHING
    throw error
  }
}

type Stake = Selectable<FloorStakesTable>

/** By hand: what it had reached when the press arrived, if it had not ended by then. */
async function cashOut(house: BetHouse, kind: FloorKind, bet: Bet, isHalf: boolean): Promise<Done> {
  if (kind.byHand === null) throw new Refused('bad-payload')
  await refuseStranger(house, bet)
  const known = await stakeByRequest(house, bet)
  if (known) return repeated(known, bet, isHalf)
  const [table, stake, round] = await Promise.all([
    findTable(house.database.money.db, bet.table),
    stakeAt(house, bet),
    roundOf(house, bet),
  ])
  if (stake?.state === 'lost') throw new Refused('flown')
  if (!table || !round || !stake || stake.state !== 'placed') throw new Refused('no-bet')
  const sinceMs = bet.arrivedAt.getTime() - (round.begins_at?.getTime() ?? Infinity)
  if (round.phase !== 'telling') throw new Refused('not-flying')
  const placed = { ...stake, memberId: bet.memberId, betId: stake.bet_id }
  const payment = kind.byHand(placed, { sinceMs, isHalf, halfAt: stake.half_at }, table.rules)
  if (typeof payment === 'string') throw new Refused(payment)
  const cashedOut: AskedPayment = {
    ...payment,
    memberId: bet.memberId,
    betId: stake.bet_id,
    seq: stake.seq,
    isHalf,
    requestId: bet.requestId,
  }
  const paid = await payStakes(house, round, null, [cashedOut])
  // It flew before, or its own target was quicker: what became of it stands in the seat.
  if (paid.length === 0) throw new Refused('flown')
  return { won: payment.won, at: payment.hundredths }
}

async function refuseStranger({ database, clock }: BetHouse, bet: Bet) {
  if ((await openGameOf(database.money.db, bet, clock())) !== bet.table)
    throw new Refused('session-expired')
}

function repeated(stake: Stake, { spot, requestId }: Bet, isHalf: boolean): Done {
  const wasHalf = stake.half_request_id === requestId
  const isSame = stake.state !== 'back' && stake.spot === spot && wasHalf === isHalf
  if (!isSame) throw new Refused('reference-reused')
  const half = stake.half_at === null ? 0n : payoutAt(halfOf(stake.amount), stake.half_at)
  return wasHalf ? { won: half, at: stake.half_at } : { won: stake.paid - half, at: stake.ended_at }
}

function roundOf({ database }: BetHouse, { table, round }: Bet) {
  return database.money.db
    .selectFrom('floor_rounds')
    .select(['table_id', 'number', 'phase', 'begins_at'])
    .where('table_id', '=', table)
    .where('number', '=', BigInt(round))
    .executeTakeFirst()
}
