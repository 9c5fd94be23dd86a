/**
 * A play, whole. In this order: the game's own limits; then, in one SQL call and one transaction that plays
 * arriving together share, the session, a request id already answered (which gives the recorded round), may the
 * member stake, the stake through the ledger and the record of the outcome; a payout of nothing closes the round, any other waits for its end. Its book is read last: a
 * play that is refused must not take the time that its outcome's book does, for whoever can measure that
 * would know the outcome before the stake. Where the book is lost the round stands as it is recorded, is
 * told without events, and its game is closed.
 *
 * The outcome of a nonce is fixed by the seeds committed before, so it is worked out beside the
 * call, and the call takes it only after the money and only when that nonce is the next one. It is
 * never worked out from a balance, a history or a bank: nothing here hands any in. A play that is
 * refused uses up no nonce: the next one of the same bet has the same outcome.
 *
 * A free round goes the same way; only its stake is the house's (`free-schema.ts`).
 */
import { FREE_ROUND, type PlayReply, type WireRound } from '#contract/games/game-protocol.ts'
import { jackpotTerms, sharesOf } from '#chance/jackpots.ts'
import { readBet, readFreeBet, type Bet } from './bet.ts'
import type { DrawnPlay, JackpotPart } from './calls.ts'
import { freeRoundsOf } from './free-rounds.ts'
import { wireBalance } from '../../game-session/balance.ts'
import { GameRefused } from '../../game-session/game-refused.ts'
import { hitsOf, outcomeOf, type PlayedOn } from './outcome.ts'
import { repeatedPlay } from './repeated-play.ts'
import type { PlayRequest, Rounds, Seat } from './rounds.ts'
import { refuse, seatOf, takeSeat } from './seat.ts'
import { SUCCESS, wireRecorded } from './wire.ts'

/** Another play of the member's may take the nonce first; so often in a row it never does. */
const TRIES_MAX = 50

/**
 * Plays one round. Refuses with ERR_IS, ERR_ATE, ERR_VAL, ERR_BE, ERR_GLE, ERR_IPB,
 * ERR_MAINTENANCE; then nothing was taken.
 */
export async function play(rounds: Rounds, request: PlayRequest): Promise<PlayReply> {
  try {
    return await playOnce(rounds, request)
  } catch (error) {
    // What was answered before is answered again, though the same bet could not be made any more.
    const reply = error instanceof GameRefused ? await repeatedPlay(rounds, request) : null
    if (reply) return reply
    throw error
  }
}

async function playOnce(rounds: Rounds, request: PlayRequest): Promise<PlayReply> {
  let { seat, bet } = await validate(rounds, request)
  if (await rounds.isClosed('rgs/play')) throw new GameRefused('ERR_MAINTENANCE')
  const isFree = isFreeRound(request)
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    const drawn = drawPlay(seat, bet, request.requestId)
    const { outcome, funds, id } = await (isFree
      ? rounds.calls.playFree(drawn)
      : rounds.calls.play(drawn))
    if (outcome === 'nonce' || outcome === 'settings') {
      ;({ seat, bet } = await validateAnew(rounds, request))
      continue
    }
    refuse(outcome)
    // By the version that it was played on, which may not be this session's.
    if (outcome === 'repeated') return repeated(rounds, request)
    if (seat.nonce === drawn.nonce) seat.nonce += 1n
    const round = await roundOf(id, drawn, bet, isFree)
    const left = isFree ? await freeRoundsOf(rounds, seat.token.memberId, id) : {}
    return { balance: wireBalance(funds), round, ...left, status: SUCCESS }
  }
  throw new Error('the nonce was always taken')
}

async function repeated(rounds: Rounds, request: PlayRequest): Promise<PlayReply> {
  const reply = await repeatedPlay(rounds, request)
  if (reply) return reply
  throw new GameRefused('ERR_MAINTENANCE')
}

interface ValidBet {
  seat: Seat
  bet: Bet
}

/** The bet by what is remembered; what that refuses may be allowed meanwhile, and is looked up. */
async function validate(rounds: Rounds, request: PlayRequest): Promise<ValidBet> {
  const seat = await seatOf(rounds, request.sessionID)
  try {
    return { seat, bet: betOf(rounds, seat, request) }
  } catch (error) {
    if (error instanceof GameRefused) return validateAnew(rounds, request)
    throw error
  }
}

async function validateAnew(rounds: Rounds, request: PlayRequest): Promise<ValidBet> {
  await rounds.games.refresh()
  const { seat } = await takeSeat(rounds, request.sessionID)
  return { seat, bet: betOf(rounds, seat, request) }
}

export const isFreeRound = ({ mode }: Pick<PlayRequest, 'mode'>): boolean =>
  mode.toUpperCase() === FREE_ROUND

const betOf = ({ jurisdiction }: Rounds, { game }: Seat, request: PlayRequest): Bet =>
  isFreeRound(request) ? readFreeBet(game, request) : readBet(game, request, jurisdiction)

const NO_JACKPOTS: JackpotPart = { terms: null, growths: [], reserve: 0n, hits: [], starts: [] }

/** What the stake gives the jackpots, and which of them its draw hits. */
function jackpotsOf(seat: Seat, on: PlayedOn, { stake }: Bet): JackpotPart {
  if (on.jackpots === null) return NO_JACKPOTS
  const terms = jackpotTerms(on.jackpots)
  const shares = sharesOf(terms, stake)
  const hits = hitsOf(seat, seat.nonce, on, { stake })
  return {
    terms: terms.number,
    growths: shares.map(({ growth }) => growth),
    reserve: shares.reduce((sum, share) => sum + share.reserve, 0n),
    hits,
    starts: hits.map((level) => terms.levels[level].start),
  }
}

/** Written field by field: an object that begins with another's fields is a class of its own to the engine, made anew for every play. */
function drawPlay(seat: Seat, bet: Bet, requestId: string | null): DrawnPlay {
  const { token, seedSeq, nonce, game } = seat
  const { id, version, jackpots } = game
  const on = { game: id, version, mode: bet.mode, jackpots }
  const { book, multiplier, payout } = outcomeOf(seat, nonce, on, bet)
  return {
    memberId: token.memberId,
    hash: token.hash,
    requestId,
    mode: bet.mode.name,
    amount: bet.amount,
    stake: bet.stake,
    seedSeq,
    nonce,
    book,
    multiplier,
    payout,
    settings: game.revision,
    jackpots: jackpotsOf(seat, on, bet),
  }
}

/** As it was when it was played: a repeat is told the same. */
function roundOf(
  id: bigint,
  drawn: DrawnPlay,
  { mode, amount }: Bet,
  isFree: boolean,
): Promise<WireRound> {
  const { payout } = drawn
  const [book, multiplier] = [BigInt(drawn.book), BigInt(drawn.multiplier)]
  const active = payout > 0n
  return wireRecorded({ id, book, multiplier, payout, mode, amount, active, event: null, isFree })
}
