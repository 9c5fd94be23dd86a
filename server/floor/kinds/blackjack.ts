/** Blackjack as tables of the floor: `games/blackjack/` in the engine's words. */
import {
  BLACKJACK_ACTS,
  LAID_SPOTS,
  findBlackjackSpot,
  type BlackjackAct,
  type BlackjackSpot,
} from '#contract/games/blackjack-names.ts'
import type { BlackjackOutcome } from '#contract/games/floor-protocol.ts'
import { drawRound } from '#chance/floor-draws.ts'
import { boardOf, dealFrom, masked, type Board } from '#games/blackjack/board.ts'
import {
  CUT_AFTER,
  OWN_SEATS_MAX,
  SEATS,
  roundMost,
  spotMost,
  type BlackjackRules,
} from '#games/blackjack/numbers.ts'
import { dealMs, leadMs, finishMs } from '#games/blackjack/pace.ts'
import { isOnBoard, payoutOf, settledBoard } from '#games/blackjack/rules.ts'
import { owedOf } from '#games/owed.ts'
import type {
  AddedStake,
  FloorDecided,
  FloorKind,
  FloorPlay,
  FloorRules,
  PlacedStake,
  RecordedOutcome,
} from './table-kind.ts'

/** The rules of a table as they stand in the database. Throws where they are none of blackjack. */
function blackjackRules({ decisionMs }: FloorRules): BlackjackRules & { kind: 'blackjack' } {
  if (typeof decisionMs !== 'number')
    throw new Error('the rules of a table are not those of blackjack')
  return { kind: 'blackjack', decisionMs }
}

type Cards = BlackjackOutcome & { cards: readonly number[] }

/** Throws where it is none of blackjack, or its cards and decisions make no board. */
function recordedIn(recorded: RecordedOutcome): Cards {
  const { cards, seats, acts } = recorded
  if (!Array.isArray(cards) || !Array.isArray(seats) || !Array.isArray(acts))
    throw new Error('the outcome of a round is none of blackjack')
  // As the house records it; what was altered makes no board.
  return recorded as unknown as Cards
}

const toRecord = (outcome: BlackjackOutcome): RecordedOutcome => ({ ...outcome })

const spotOf = ({ spot }: { spot: string }): BlackjackSpot => {
  const found = findBlackjackSpot(spot)
  if (!found) throw new RangeError('no spot of blackjack')
  return found
}

const isLaid = (spot: BlackjackSpot | null): boolean =>
  spot !== null && !['insurance', 'double', 'split'].includes(spot.kind)

/** The seats that have a stake of their own. */
const seatsIn = (stakes: readonly PlacedStake[]): number[] =>
  [
    ...new Set(stakes.map(spotOf).flatMap(({ kind, seat }) => (kind === 'seat' ? [seat] : []))),
  ].toSorted((a, b) => a - b)

const ACTS: readonly string[] = BLACKJACK_ACTS
const isAct = (act: string): act is BlackjackAct => ACTS.includes(act)

/** The outcome with one more decision, and the board that it leads to. */
function decided(
  outcome: Cards,
  shoe: readonly number[],
  act: BlackjackOutcome['acts'][number],
): { outcome: BlackjackOutcome; board: Board } {
  const { from, seats, acts } = outcome
  const { deal, board } = dealFrom(shoe, { from, seats, acts: [...acts, act] })
  return { outcome: { ...outcome, cards: deal.cards, acts: [...acts, act] }, board }
}

/** Of all that one of those has on a hand. */
function sumsOn(
  stakes: readonly PlacedStake[],
  isOn: (spot: BlackjackSpot) => boolean,
): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>()
  for (const stake of stakes)
    if (isOn(spotOf(stake)))
      sums.set(stake.memberId, (sums.get(stake.memberId) ?? 0n) + stake.amount)
  return sums
}

/** What a double or a split adds: as much as lies on the hand, of its holder, and of those behind who follow. */
function addedBy(
  act: 'double' | 'split',
  hand: { seat: number; id: number; added: number },
  stakes: readonly PlacedStake[],
): Pick<FloorDecided, 'own' | 'behind'> {
  const { seat, id, added } = hand
  const isHand = (spot: BlackjackSpot): boolean =>
    spot.seat === seat &&
    (id === 1 ? ['seat', 'behind'].includes(spot.kind) : spot.kind === 'split' && spot.hand === id)
  const to = `${act}-${seat}-${act === 'split' ? added : id}`
  const all = (isBehind: boolean): AddedStake[] =>
    [...sumsOn(stakes, (spot) => isHand(spot) && spot.isBehind === isBehind)].map(
      ([memberId, amount]) => ({ memberId, amount, spot: isBehind ? `behind-${to}` : to }),
    )
  return { own: all(false)[0] ?? null, behind: all(true) }
}

/** Half of the seat's stake, rounded down. */
function insurance(seat: number, stakes: readonly PlacedStake[]): AddedStake | null {
  const [main] = sumsOn(stakes, (spot) => spot.kind === 'seat' && spot.seat === seat)
  return main ? { memberId: main[0], amount: main[1] / 2n, spot: `insurance-${seat}` } : null
}

const play: FloorPlay = {
  seats: SEATS,
  ownSeatsMax: OWN_SEATS_MAX,
  seatOf(name) {
    const spot = findBlackjackSpot(name)
    if (!spot || !isLaid(spot)) return null
    const { seat, isBehind, kind } = spot
    return {
      seat,
      isHolder: !isBehind,
      after: kind === 'pairs' || kind === 'plus' ? `seat-${seat}` : null,
    }
  },
  stakeSeat(name) {
    const spot = findBlackjackSpot(name)
    return spot && { seat: spot.seat, isHolder: !spot.isBehind }
  },
  mainSpot: (seat) => `seat-${seat}`,
  playing(stakes) {
    const seats = seatsIn(stakes)
    return stakes.filter((stake) => seats.includes(spotOf(stake).seat))
  },
  deal(shoe, stakes) {
    const seats = seatsIn(stakes)
    const from = shoe?.from ?? 0
    const cards = shoe ? dealFrom(shoe.cards, { from, seats, acts: [] }).deal.cards : []
    return toRecord({ shoe: shoe ? Number(shoe.first) : null, from, seats, cards, acts: [] })
  },
  question(recorded, rules) {
    const outcome = recordedIn(recorded)
    const { question } = boardOf(outcome)
    if (!question) return null
    const { decisionMs } = blackjackRules(rules)
    return { id: question.id, seats: question.seats, leadMs: leadMs(outcome), waitMs: decisionMs }
  },
  decide(recorded, shoe, { seat, act }, stakes) {
    const outcome = recordedIn(recorded)
    const before = boardOf(outcome)
    const { question } = before
    if (!question?.seats.includes(seat)) return 'not-asked'
    if (!isAct(act) || !question.acts.includes(act)) return 'decision-unavailable'
    const added = before.seats.find((one) => one.seat === seat)?.hands.length ?? 0
    const more =
      act === 'insure'
        ? { own: insurance(seat, stakes), behind: [] }
        : act === 'double' || act === 'split'
          ? addedBy(act, { seat, id: question.hand ?? 1, added: added + 1 }, stakes)
          : { own: null, behind: [] }
    const next = decided(outcome, shoe, { seat, act, byDefault: false })
    return { outcome: toRecord(next.outcome), ...more }
  },
  byDefault(recorded, shoe) {
    const outcome = recordedIn(recorded)
    const { question } = boardOf(outcome)
    const [seat] = question?.seats ?? []
    if (!question || seat === undefined) throw new RangeError('nothing is asked')
    const act = question.hand === null ? 'decline' : 'stand'
    const next = decided(outcome, shoe, { seat, act, byDefault: true })
    return { seat, act, outcome: toRecord(next.outcome), own: null, behind: [] }
  },
  shoeOf: (recorded) => recordedIn(recorded).shoe,
  shoeBefore: (recorded) => recordedIn(recorded).from,
  shoeAfter(recorded) {
    const { from, cards } = recordedIn(recorded)
    return from + cards.length >= CUT_AFTER ? null : from + cards.length
  },
  board: (recorded) => settledBoard(recordedIn(recorded)),
  seatsOf: (recorded) => recordedIn(recorded).seats,
  decisions: (recorded) =>
    recordedIn(recorded).acts.map(({ seat, act, byDefault }) => ({ seat, act, byDefault })),
}

export const BLACKJACK: FloorKind = {
  rules: blackjackRules,
  outcome(recorded) {
    const { shoe, ...outcome } = recordedIn(recorded)
    const { from, seats, cards, acts } = outcome
    return { shoe, from, seats, cards: masked({ from, seats, cards, acts }).cards, acts }
  },
  card: null,
  isShownAtOnce: true,
  isSummedUp: true,
  addedSpots: '^(insurance|(behind-)?(double|split))-',
  isSpot: (name, target) => target === null && isLaid(findBlackjackSpot(name)),
  limits(name, maxStake) {
    const { kind } = spotOf({ spot: name })
    const most =
      kind === 'insurance' || kind === 'double' || kind === 'split' ? 0n : spotMost(kind, maxStake)
    return { spotMost: most, roundMost: roundMost(maxStake), stakesMost: null }
  },
  bounds: (maxStake) => LAID_SPOTS.map((kind) => [kind, spotMost(kind, maxStake)]),
  inChips: true,
  byHand: null,
  draw: async (words, rules) => (await drawRound(blackjackRules(rules), words)).outcome,
  tellingMs: (outcome) => finishMs(recordedIn(outcome)),
  paidAtMs({ spot, amount }, recorded) {
    const outcome = recordedIn(recorded)
    const board = boardOf(outcome)
    // What a decision has just laid is on the board that it made, and this may be the one before.
    if (!isOnBoard(spot, board)) return null
    return payoutOf(spot, amount, board) === null ? null : dealMs(outcome)
  },
  pay({ spot, amount, taken }, recorded) {
    const rest = amount - taken
    const won = payoutOf(spot, rest, boardOf(recordedIn(recorded)))
    if (won === null) throw new Error('a hand is paid that is not decided')
    return { taken: rest, won, hundredths: null }
  },
  owed: (stake, outcome, rules) =>
    owedOf(stake, { rules: blackjackRules(rules), outcome: recordedIn(outcome), card: null }),
  play,
}
