/**
 * Rounds of play money: the same tables, the same draw from seeds of the session's own, committed
 * before its first round, and a purse that is no wallet. Nothing here reads or writes the ledger, a
 * member or the books of the house.
 */
import type { Kysely, Selectable } from 'kysely'
import type { Jurisdiction, PlayReply, WireRound } from '#contract/games/game-protocol.ts'
import { lira } from '#contract/money.ts'
import type { Database } from '../../database/database.ts'
import type { DemoRoundsTable, DemoSessionsTable } from '../../database/tables/round.ts'
import type { Tables } from '../../database/tables.ts'
import type { House } from '../../house.ts'
import { readAmount, readBet, type Bet } from './bet.ts'
import { wireBalance } from '../../game-session/balance.ts'
import { hashOfDemoToken, isShapedAsDemo } from '../../game-session/demo-token.ts'
import { GameRefused } from '../../game-session/game-refused.ts'
import { outcomeOf, type PlayedOn, type SeedPair } from './outcome.ts'
import type { PublishedGame } from '../publish/published.ts'
import type { PlayRequest, Rounds } from './rounds.ts'
import { configOf, readMark } from './wallet.ts'
import { SUCCESS, wireRecorded, wireRound } from './wire.ts'

/** What a demo begins with. */
export const DEMO_CASH = lira(10_000)
/** A demo that nobody plays for so long is over. */
export const DEMO_IDLE_MS = 2 * 60 * 60 * 1000

type Session = Selectable<DemoSessionsTable>
type Round = Selectable<DemoRoundsTable>

/** What demo play needs of the house. */
export type DemoRounds = Pick<Rounds, 'games' | 'clock' | 'isClosed'> & {
  db: Database['db']
  jurisdiction: Jurisdiction
  /** Throws where this demo plays too often. Asked of one that is there: made-up tokens are counted nowhere. */
  holdBack: (sessionID: string) => void
}

/** A session at its table, its row locked: the plays of a session go one by one. */
interface Seat {
  db: Kysely<Tables>
  session: Session
  game: PublishedGame
  now: Date
}

/** The game server's calls for tokens of a demo. */
export function demoCalls(rounds: DemoRounds) {
  return {
    authenticate: async (sessionID: string) => {
      if (await rounds.isClosed('rgs/authenticate')) throw new GameRefused('ERR_MAINTENANCE')
      return seated(rounds, sessionID, async (seat) => {
        const round = await wireRoundOf(seat, await lastRound(seat))
        if (!seat.game.isOpen && !round?.active) throw new GameRefused('ERR_MAINTENANCE')
        // Play money feeds no jackpot.
        const config = configOf({ ...seat.game, jackpots: null }, rounds.jurisdiction)
        return { balance: wireBalance(seat.session.cash), config, round, status: SUCCESS }
      })
    },
    balance: (sessionID: string) =>
      seated(rounds, sessionID, async ({ session }) => reply(session.cash)),
    play: async (request: PlayRequest) => {
      if (await rounds.isClosed('rgs/play')) throw new GameRefused('ERR_MAINTENANCE')
      return seated(rounds, request.sessionID, (seat) => {
        rounds.holdBack(request.sessionID)
        return play(seat, request, rounds.jurisdiction)
      })
    },
    endRound: (sessionID: string) => seated(rounds, sessionID, end),
    markEvent: ({ sessionID, event }: { sessionID: string; event: string }) =>
      seated(rounds, sessionID, (seat) => mark(seat, readMark(event))),
  }
}

/** A demo keeps so many of its last rounds, and tells of them at its end. */
const ROUNDS_KEPT_MAX = 1_000

/**
 * Ends a demo for good, inside the caller's transaction; answers what it was drawn from and its last
 * rounds, or null when there is none. Nothing is drawn from its seed any more.
 */
export async function endDemo(
  db: Kysely<Tables>,
  sessionID: string,
): Promise<{ session: Session; rounds: Round[] } | null> {
  const hash = hashOfDemoToken(sessionID)
  const session = await db
    .selectFrom('demo_sessions')
    .selectAll()
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  if (!session) return null
  const rounds = await db
    .selectFrom('demo_rounds')
    .selectAll()
    .where('token_hash', '=', hash)
    .orderBy('nonce', 'desc')
    .limit(ROUNDS_KEPT_MAX)
    .execute()
  await db.deleteFrom('demo_sessions').where('token_hash', '=', hash).execute()
  return { session, rounds: rounds.reverse() }
}

/** Chooses a demo's client seed where it has none; answers the session as it then stands, null where there is none. */
export async function chooseSeedOfDemo(
  db: Kysely<Tables>,
  sessionID: string,
  clientSeed: string,
): Promise<Session | null> {
  const hash = hashOfDemoToken(sessionID)
  await db
    .updateTable('demo_sessions')
    .set({ client_seed: clientSeed })
    .where('token_hash', '=', hash)
    .where('client_seed', 'is', null)
    .execute()
  const session = await db
    .selectFrom('demo_sessions')
    .selectAll()
    .where('token_hash', '=', hash)
    .executeTakeFirst()
  return session ?? null
}

/** What a demo is known by that is not over yet; null where there is none of that token. */
export async function openDemo(
  { database, clock }: Pick<House, 'database' | 'clock'>,
  sessionID: string,
): Promise<string | null> {
  if (!isShapedAsDemo(sessionID)) return null
  const found = await database.db
    .selectFrom('demo_sessions')
    .select('token_hash')
    .where('token_hash', '=', hashOfDemoToken(sessionID))
    .where('active_at', '>', new Date(clock().getTime() - DEMO_IDLE_MS))
    .executeTakeFirst()
  return found?.token_hash.toString('hex') ?? null
}

/** Forgets the demos that are over, with their rounds. */
export async function forgetDemos({ database, clock }: House): Promise<void> {
  await database.db
    .deleteFrom('demo_sessions')
    .where('active_at', '<=', new Date(clock().getTime() - DEMO_IDLE_MS))
    .execute()
}

async function seated<T>(
  rounds: DemoRounds,
  sessionID: string,
  work: (seat: Seat) => Promise<T>,
): Promise<T> {
  const { db, clock } = rounds
  const hash = hashOfDemoToken(sessionID)
  const game = await gameOf(rounds, hash)
  return db.transaction().execute(async (transaction) => {
    const session = await transaction
      .selectFrom('demo_sessions')
      .selectAll()
      .where('token_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst()
    if (!session) throw new GameRefused('ERR_IS')
    // Once the session is this call's alone: whoever waited for it comes later than those before.
    const now = clock()
    if (now.getTime() - session.active_at.getTime() >= DEMO_IDLE_MS)
      throw new GameRefused('ERR_ATE')
    return work({ db: transaction, session, game, now })
  })
}

/** The session's game as the operator has it now: what is remembered may be older. */
async function gameOf({ db, games }: DemoRounds, hash: Buffer): Promise<PublishedGame> {
  const session = await db
    .selectFrom('demo_sessions as session')
    .leftJoin('game_settings as settings', 'settings.game', 'session.game')
    .select(['session.game', 'session.version', 'settings.revision'])
    .where('session.token_hash', '=', hash)
    .executeTakeFirst()
  if (!session) throw new GameRefused('ERR_IS')
  const known = await games.find(session.game, session.version)
  if (known?.revision === (session.revision ?? 0n)) return known
  await games.refresh()
  const now = await games.find(session.game, session.version)
  // Its files are missing: that was logged, and is the operator's to mend.
  if (!now) throw new GameRefused('ERR_MAINTENANCE')
  return now
}

const roundsOf = ({ db, session }: Seat) =>
  db.selectFrom('demo_rounds').selectAll().where('token_hash', '=', session.token_hash)

const lastRound = (seat: Seat): Promise<Round | undefined> =>
  roundsOf(seat).orderBy('nonce', 'desc').limit(1).executeTakeFirst()

async function play(
  seat: Seat,
  request: PlayRequest,
  jurisdiction: Jurisdiction,
): Promise<PlayReply> {
  const { session, game, now } = seat
  const known = await repeated(seat, request)
  if (known) return playedBefore(seat, known)
  const bet = readBet(game, request, jurisdiction)
  const last = await lastRound(seat)
  if (last?.active) throw new GameRefused('ERR_BE')
  const sinceMs = last ? now.getTime() - last.created_at.getTime() : Infinity
  if (sinceMs < jurisdiction.minimumRoundDuration) throw new GameRefused('ERR_GLE')
  if (session.cash < bet.stake) throw new GameRefused('ERR_IPB')
  const { book, multiplier, payout } = outcomeOf(
    pairOf(session),
    session.nonce,
    playedOn(game, bet),
    bet,
  )
  const events = await bet.mode.book(book)
  const round: Round = {
    token_hash: session.token_hash,
    nonce: session.nonce,
    request_id: request.requestId,
    mode: bet.mode.name,
    amount: bet.amount,
    multiplier: BigInt(multiplier),
    payout,
    book: BigInt(book),
    cash: session.cash - bet.stake,
    active: payout > 0n,
    event: null,
    created_at: now,
  }
  await seat.db.insertInto('demo_rounds').values(round).execute()
  await forgetRound(seat, session.nonce - BigInt(ROUNDS_KEPT_MAX))
  await move(seat, { cash: round.cash, nonce: session.nonce + 1n })
  const wire = wireRound({ ...round, id: numberOf(round), mode: bet.mode }, events)
  return { ...reply(round.cash), round: wire }
}

/** One round in, one out: a demo that is played all night is no larger than one of an hour. */
async function forgetRound({ db, session }: Seat, nonce: bigint): Promise<void> {
  if (nonce < 0n) return
  await db
    .deleteFrom('demo_rounds')
    .where('token_hash', '=', session.token_hash)
    .where('nonce', '=', nonce)
    .execute()
}

/** Nothing is drawn before the client seed is chosen. */
function pairOf({ server_seed, client_seed, draw_version }: Session): SeedPair {
  if (client_seed === null) throw new GameRefused('ERR_IS')
  return { serverSeed: server_seed, clientSeed: client_seed, drawVersion: draw_version }
}

/** Play money feeds no jackpot and draws none. */
const playedOn = ({ id, version }: PublishedGame, { mode }: Bet): PlayedOn => ({
  game: id,
  version,
  mode,
  jackpots: null,
})

/** The round that this request bought before. The same id with other content is refused. */
async function repeated(
  seat: Seat,
  { requestId, mode, amount }: PlayRequest,
): Promise<Round | undefined> {
  if (requestId === null) return undefined
  const known = await roundsOf(seat).where('request_id', '=', requestId).executeTakeFirst()
  const isSame = known?.mode.toUpperCase() === mode.toUpperCase()
  if (known && !(isSame && known.amount === readAmount(amount))) throw new GameRefused('ERR_VAL')
  return known
}

/** Writes the purse; a session that moves stays awake. */
async function move({ db, session, now }: Seat, to: { cash: bigint; nonce: bigint }) {
  await db
    .updateTable('demo_sessions')
    .set({ ...to, active_at: now })
    .where('token_hash', '=', session.token_hash)
    .execute()
}

async function end(seat: Seat) {
  const { db, session } = seat
  const last = await lastRound(seat)
  if (!last) throw new GameRefused('ERR_BNF')
  if (!last.active) return reply(session.cash)
  await db
    .updateTable('demo_rounds')
    .set({ active: false })
    .where('token_hash', '=', session.token_hash)
    .where('nonce', '=', last.nonce)
    .execute()
  const cash = session.cash + last.payout
  await move(seat, { cash, nonce: session.nonce })
  return reply(cash)
}

async function mark(seat: Seat, event: string) {
  const { db, session } = seat
  const last = await lastRound(seat)
  // A round without payout is closed at once, and there are clients that tell it to its end.
  if (!last || (!last.active && last.payout > 0n)) throw new GameRefused('ERR_BNF')
  await db
    .updateTable('demo_rounds')
    .set({ event })
    .where('token_hash', '=', session.token_hash)
    .where('nonce', '=', last.nonce)
    .execute()
  return { event, status: SUCCESS }
}

const reply = (cash: bigint) => ({ balance: wireBalance(cash), status: SUCCESS })

/** Answered as it was then. */
async function playedBefore(seat: Seat, round: Round): Promise<PlayReply> {
  const wire = await wireRoundOf(seat, { ...round, active: round.payout > 0n })
  if (!wire) throw new Error(`${seat.session.game} has no mode ${round.mode}`)
  return { ...reply(round.cash), round: wire }
}

/** Rounds of a demo are numbered within it, from 1. */
const numberOf = ({ nonce }: Round): bigint => nonce + 1n

async function wireRoundOf({ game }: Seat, round: Round | undefined): Promise<WireRound | null> {
  const mode = round && game.modes.get(round.mode.toUpperCase())
  return round && mode ? wireRecorded({ ...round, id: numberOf(round), mode }) : null
}
