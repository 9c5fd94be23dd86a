/** Works rounds of a table out again from what was published of them. Knows no database and no house. */
import { drawCardOf, drawRound, isRecordedSo, isSameCard } from '#chance/floor-draws.ts'
import { drawTicket } from '#chance/bingo.ts'
import { cardWordsOf, isNextInChain, ticketWordsOf, wordsOf } from '#chance/floor.ts'
import type {
  BingoOutcome,
  BlackjackOutcome,
  FloorPublished,
} from '#contract/games/floor-protocol.ts'
import { shareOut } from '#games/bingo/rules.ts'
import { LAST_STREET } from '#games/betpoker/numbers.ts'
import { pricesOn } from '#games/betpoker/odds.ts'
import { boardOf } from '#games/blackjack/board.ts'
import { matchScores } from '#games/football/scores.ts'
import { hmacLater, sha256Later } from '#server/crypto/node-hash.ts'

type Round = FloorPublished['rounds'][number]

export interface VerifiedRounds {
  verified: number
  /** Rounds whose shoe goes on: they can be worked out once it has ended. */
  sealed: number
  /** A line for each round that does not hold. */
  wrong: string[]
}

export async function verifyRounds(published: FloorPublished): Promise<VerifiedRounds> {
  const wrong: string[] = []
  let [verified, sealed] = [0, 0]
  let last: BingoOutcome | null = null
  let before: { seed: string | null; round: Round | null } = { seed: published.before, round: null }
  for (const round of published.rounds) {
    const expected = before.round && before.round.number + 1
    if (expected !== null && round.number !== expected)
      wrong.push(`round ${expected}: it is missing`)
    const starts = published.chains.find(({ firstRound }) => firstRound === round.number)
    const problem =
      (await problemOf(published, round, starts?.end ?? before.seed)) ??
      dealProblem(round, before.round) ??
      potProblem(round, last)
    if (problem === SEALED) sealed += 1
    else if (problem === null) verified += 1
    else wrong.push(`round ${round.number}: ${problem}`)
    before = { seed: round.seed, round }
    last = gameIn(round) ?? last
  }
  return { verified, sealed, wrong }
}

const SEALED = 'its shoe goes on'

async function problemOf(
  published: FloorPublished,
  round: Round,
  before: string | null,
): Promise<string | null> {
  const { seed, phase, outcome } = round
  if (seed === null && shoeOf(round) !== null) return SEALED
  if (seed === null) return 'its seed is not revealed'
  if (before === null) return 'the seed before it is not published'
  const bytes = Buffer.from(seed, 'hex')
  if (!(await isNextInChain(sha256Later, bytes, Buffer.from(before, 'hex'))))
    return 'its seed does not follow the one before it'
  // A void round uses its seed up, and has no outcome.
  if (phase === 'void') return null
  const by = await drawnBy(published, { ...round, seed })
  if (typeof by === 'string') return by
  const { table, salt, rules } = published
  const drawn = { table, round: BigInt(by.number), clientSeeds: by.crowd, salt }
  const card = round.card ?? null
  const cardWords = await cardWordsOf(hmacLater, sha256Later, drawn)
  if (!isSameCard(await drawCardOf(rules, cardWords, drawn.round), card))
    return 'its card is not the one that its table and number give'
  const words = await wordsOf(hmacLater, sha256Later, Buffer.from(by.seed, 'hex'), drawn)
  const is = (await drawRound(rules, words, card, matchScores)).outcome
  if (isRecordedSo(is, outcome)) {
    if ('balls' in is) return sharesProblem(published, round, is.balls)
    return rules.kind === 'betpoker' ? pricesProblem(round) : null
  }
  if ('shoe' in is) return 'its cards do not lie so in its shoe'
  const text = JSON.stringify
  return `it came to ${text(outcome)}, and was drawn as ${text(is)}`
}

const dealtIn = ({ outcome }: Round): BlackjackOutcome | null =>
  outcome !== null && 'shoe' in outcome ? outcome : null

const shoeOf = (round: Round): number | null => dealtIn(round)?.shoe ?? null

type DrawnBy = { number: number; crowd: readonly string[]; seed: string }

/** What the round was drawn by: its own seed and crowd, or those of the round that its shoe began with. */
async function drawnBy(
  published: FloorPublished,
  round: Round & { seed: string },
): Promise<DrawnBy | string> {
  const shoe = shoeOf(round)
  if (shoe === null || shoe === round.number) return round
  const first = published.shoes?.find(({ number }) => number === shoe)
  if (!first) return 'what its shoe was shuffled by is not published'
  const chain = published.chains.findLast(({ firstRound }) => firstRound <= shoe)
  let link: Buffer = Buffer.from(first.seed, 'hex')
  for (let at = shoe; chain && at >= chain.firstRound; at -= 1) link = await sha256Later(link)
  return chain && link.toString('hex') === chain.end
    ? first
    : 'the seed of its shoe is none of its chain'
}

/** Cards and decisions make a whole board, and its cards follow those of the round before it. */
function dealProblem(round: Round, before: Round | null): string | null {
  const dealt = dealtIn(round)
  if (!dealt) return null
  const last = before && dealtIn(before)
  if (
    last &&
    last.shoe !== null &&
    last.shoe === dealt.shoe &&
    dealt.from !== last.from + last.cards.length
  )
    return 'its cards do not follow those of the round before it'
  if (dealt.shoe === round.number && dealt.from !== 0) return 'its shoe does not begin with it'
  try {
    const board = boardOf(dealt)
    return board.isOver && board.used === dealt.cards.length ? null : 'its board is not whole'
  } catch (error) {
    return `its cards and decisions make no board: ${String(error)}`
  }
}

/** Each street's prices are those that the cards give which lay open by then. */
function pricesProblem({ outcome }: Round): string | null {
  const { numbers, prices } =
    outcome && 'numbers' in outcome ? outcome : { numbers: [], prices: [] }
  const is = [1, 2, LAST_STREET].map((street) => pricesOn(street, numbers))
  return JSON.stringify(is) === JSON.stringify(prices) ? null : 'its prices are others'
}

const gameIn = ({ outcome }: Round): BingoOutcome | null =>
  outcome !== null && 'prizes' in outcome ? outcome : null

/** Every ticket that was sold is drawn again, and the game told from the balls alone: its end, its prizes and who shares them. */
async function sharesProblem(
  { table, salt, rules }: FloorPublished,
  round: Round,
  balls: readonly number[],
): Promise<string | null> {
  const game = gameIn(round)
  if (!game || rules.kind !== 'bingo') return 'it is no game of bingo'
  const count = game.tickets.reduce((sum, run) => sum + run.count, 0)
  if (count > rules.ticketsMost) return 'it sold more tickets than its room has'
  const sold: { number: number; rows: readonly (readonly number[])[] }[] = []
  const at = { table, round: BigInt(round.number), salt }
  for (const { first, count } of game.tickets)
    for (let number = first; number < first + count; number += 1)
      sold.push({
        number,
        rows: await drawTicket(await ticketWordsOf(hmacLater, sha256Later, at, number)),
      })
  const isNumbered = sold.every(({ number }, nth) => number > (sold[nth - 1]?.number ?? 0))
  if (!isNumbered) return 'a ticket of it was sold twice'
  const { balls: called, pot, prizes } = shareOut(sold, balls, rules, game.pot.before)
  const text = JSON.stringify
  const is = [called, [pot.before, pot.after], prizes.map(prizeText)]
  const was = [game.balls, [game.pot.before, game.pot.after], game.prizes.map(prizeText)]
  return text(is) === text(was) ? null : 'its prizes are not those that balls and tickets give'
}

const prizeText = ({ name, ball, amount, tickets }: BingoOutcome['prizes'][number]): string =>
  JSON.stringify([name, ball, amount, tickets])

/** A room's jackpot goes on from game to game; a void one leaves it as it was. */
function potProblem(round: Round, last: BingoOutcome | null): string | null {
  const game = gameIn(round)
  if (!game) return null
  if (round.number === 1 && game.pot.before !== 0) return 'its jackpot does not begin at nothing'
  return last === null || last.pot.after === game.pot.before
    ? null
    : 'its jackpot does not go on from the game before it'
}
