/** What differs between kinds of table; everything else of a round is the engine's. */
import type { DrawnOutcome } from '#chance/floor-draws.ts'
import type { FloorWords } from '#chance/floor.ts'
import type {
  BingoOutcome,
  BingoTicket,
  FloorCard,
  FloorOutcome,
  FloorStanding,
  FloorTableRules,
} from '#contract/games/floor-protocol.ts'
import type { RefusalName } from '#contract/refusals.ts'
import type { SettledBoard } from '#games/blackjack/rules.ts'
import type { SettledStake } from '#games/owed.ts'

/** A stake that is still on the round. */
export interface PlacedStake {
  memberId: bigint
  betId: bigint
  seq: number
  spot: string
  amount: bigint
  taken: bigint
  target: number | null
  /** Did its member call on that round? */
  isCalled?: boolean
}

/** What one stake is paid: how much of it that settles, and at how much. */
export interface StakePayment {
  taken: bigint
  won: bigint
  hundredths: number | null
}

/** Rules and outcomes as they stand in the database: a kind reads its own, and throws for another's. */
export type FloorRules = Readonly<Record<string, unknown>>
export type RecordedOutcome = Readonly<Record<string, unknown>>
/** What of a round was known before it opened; null of kinds that have no such thing. */
export type RecordedCard = Readonly<Record<string, unknown>> | null

/** The most that one member may have on one round: on a spot, over all its stakes, and on all spots together. */
export interface SpotLimits {
  spotMost: bigint
  roundMost: bigint
  /** So many stakes at most, those that were taken back too; null where only money counts. */
  stakesMost: number | null
  /** Where tickets are sold: what one costs, and the most that a round takes of all members together. */
  room?: { ticketPrice: bigint; most: bigint }
}

/** What a hand asks for while the round is told. */
export interface AskedByHand {
  sinceMs: number
  isHalf: boolean
  halfAt: number | null
}

/** A sort of bet, and the most that may lie on it, at the worst where prices are a round's own. */
export type Bound = readonly [bet: string, most: bigint]

export interface FloorKind {
  /** Its rules as anyone is told them. */
  rules(recorded: FloorRules): FloorTableRules
  /** An outcome as anyone is told it. */
  outcome(recorded: RecordedOutcome): FloorOutcome
  /** What of the round of that number is known before it opens, by words of its own; null where nothing is. */
  card: ((words: FloorWords, rules: FloorRules, round: bigint) => Promise<FloorCard | null>) | null
  /** Is the outcome told from the beginning, as nobody decides anything any more? Else once the round has landed. */
  isShownAtOnce: boolean
  /** Do others see one line of a member, whatever they have laid? Else each stake is one. */
  isSummedUp: boolean
  /** Do its rounds follow each other so closely that the last one's bets are told until the next begins? */
  showsEnded?: true
  /**
   * Spots that decisions add while a round is told, as a pattern of PostgreSQL: of such a kind, stakes may also go back before the draw.
   * Null where every stake is laid, or taken back, while bets are open.
   */
  addedSpots: string | null
  /** What its board of chips is called, where boards are kept and laid whole: a board of one table lies at every other of its layout. */
  layout?: string
  /** Is its scene only looked at? Then a studio's video may stand in its place. */
  isFilmed?: true
  /** Is there such a spot, and may a stake on it have this target? */
  isSpot(name: string, target: number | null): boolean
  /** What may lie on a spot of a table of this highest stake; null where a spot takes one stake. Null of a spot that its round has not. */
  limits:
    | ((
        spot: string,
        maxStake: bigint,
        card: RecordedCard,
        rules: FloorRules,
        /** Of a round of streets what lies open of it; else null. */
        open: RecordedOutcome | null,
      ) => SpotLimits | null)
    | null
  /** What its sorts of bets take at a table of this highest stake: limits that leave any of them none are set nowhere. */
  bounds(maxStake: bigint, rules: FloorRules): readonly Bound[]
  /** Are its bets laid in chips? Then one of them has to fit between the limits. */
  inChips?: true
  /** What a hand is paid, or why not; null at tables where nothing is cashed out. */
  byHand:
    | ((stake: PlacedStake, asked: AskedByHand, rules: FloorRules) => StakePayment | RefusalName)
    | null
  /** What the round comes to. Everything that chance has to say of it is asked of the words. */
  draw(words: FloorWords, rules: FloorRules, card: RecordedCard): Promise<DrawnOutcome>
  /** How long it is told. */
  tellingMs(outcome: RecordedOutcome, rules: FloorRules): number
  /** When a stake is paid by itself while the round is told, from its beginning; null where it is not. */
  paidAtMs(stake: PlacedStake, outcome: RecordedOutcome, rules: FloorRules): number | null
  /** What a stake is paid that is still there when the round has ended, or when its own time has come. */
  pay(
    stake: PlacedStake,
    outcome: RecordedOutcome,
    rules: FloorRules,
    card: RecordedCard,
  ): StakePayment
  /** What a stake that was settled so was owed in all, worked out again; null where it cannot have been settled so. */
  owed(
    stake: SettledStake,
    outcome: RecordedOutcome,
    rules: FloorRules,
    card: RecordedCard,
  ): bigint | null
  /** How its rounds go on by decisions, out of a shoe that lasts for several; absent where nothing is decided in turn. */
  play?: FloorPlay
  /** What everybody with a stake is asked at once while a round is told, by the rules of its table; null where nothing is. */
  asks?: (rules: FloorRules) => FloorAsk | null
  /** How its rounds make a season; absent where each stands by itself. */
  league?: FloorLeague
  /** How its stakes share what was staked; absent where each is paid by itself. */
  pool?: FloorPool
  /** How its rounds are bet on street by street; absent where bets are closed once. */
  streets?: FloorStreets
}

/**
 * What the engine asks of a kind whose rounds go on being bet on while they are told. Street 0 is that of the open round; at its closing
 * everything is drawn by the committed seed, but of that no more is recorded, or told, than lies open. A spot's name begins with the number
 * of the street that it is bet on, and a hyphen.
 */
export interface FloorStreets {
  /** The last that is bet on. What comes after it ends the round. */
  last: number
  /** What lies open from a street on, with whatever its bets are worth; one after the last is the whole. Gives way every few ms. */
  open(
    drawn: DrawnOutcome,
    street: number,
    before: RecordedOutcome | null,
    giveWay: () => Promise<void>,
  ): Promise<RecordedOutcome>
  /** How long what a street brings is told before its bets have their time. */
  leadMs(street: number): number
  /** Null of a street that the round is not at: over, or yet to come. */
  isOffered(spot: string, open: RecordedOutcome | null): boolean | null
}

/** What was told of a round: its outcome is null where it was void. */
export interface DrawnRound {
  number: number
  card: RecordedCard
  outcome: RecordedOutcome | null
}

export interface FloorLeague {
  /** So many make a season. */
  rounds: number
  /** How everybody stands in the season of the present round, by those that were told, in any order. */
  standings(
    rules: FloorRules,
    rounds: readonly DrawnRound[],
    present: number,
  ): readonly FloorStanding[]
}

/** A round of a room that sells tickets. */
export interface TicketRoom {
  table: string
  round: bigint
  salt: string
  rules: FloorRules
}

/** What the engine asks of a kind that sells numbered tickets, which share what all of them cost. Such a round stays open until one is sold. */
export interface FloorPool {
  /** The purchases of a round, by the numbers of their tickets. */
  soldOf(stakes: readonly Pick<PlacedStake, 'spot' | 'amount'>[], rules: FloorRules): Sold
  /** What the round comes to by what was drawn, what was sold, and what the rounds before it left. */
  share(drawn: DrawnOutcome, room: TicketRoom, sold: Sold, before: number): Promise<BingoOutcome>
  /** What a round leaves to those after it. */
  leftBy(outcome: RecordedOutcome): number
  /** As it is recorded. Throws for what is no outcome of this kind. */
  recorded(outcome: RecordedOutcome): BingoOutcome
  /** The tickets of these numbers. */
  tickets(room: TicketRoom, numbers: readonly number[]): Promise<BingoTicket[]>
  /** Those that a stake bought. */
  boughtBy(stake: Pick<PlacedStake, 'spot' | 'amount'>, rules: FloorRules): readonly number[]
}

export type Sold = BingoOutcome['tickets']

/** One question to all who have a stake on a spot: a call adds another beside it. Who does not answer in time adds nothing. */
export interface FloorAsk {
  /** The spot whose stake makes a member be asked. */
  main: string
  /** The spot that a call lays, named as the call is, and so many times the first. */
  added: string
  times: number
  /** The answer that adds nothing. */
  declines: string
  /** So long after its beginning the round stops asking. */
  untilMs: number
  /** What of the outcome is told before. */
  openPart(recorded: RecordedOutcome): FloorOutcome
}

/** The shoe that a round is dealt from, and how many of its cards were dealt before. */
export interface DealtShoe {
  /** The round that it began with. */
  first: bigint
  cards: readonly number[]
  from: number
}

/** Where a spot lies at a table of seats. */
export interface SeatedSpot {
  seat: number
  /** May only who sits there lay it? Else only others. */
  isHolder: boolean
  /** What has to be laid before it. */
  after: string | null
}

export interface FloorQuestion {
  /** Those that may answer, in any order. */
  seats: readonly number[]
  id: number
  /** So long what came last is told before it is asked. */
  leadMs: number
  /** So long it waits then. */
  waitMs: number
}

/** A stake that a decision adds: to the bet of whom it is of, for a hand that stands on another of theirs. */
export interface AddedStake {
  memberId: bigint
  spot: string
  amount: bigint
}

export interface AskedDecision {
  seat: number
  act: string
}

export interface FloorDecided {
  outcome: RecordedOutcome
  /** What whoever decides has to add, if anything; and what those behind add who said so when they bet. */
  own: AddedStake | null
  behind: readonly AddedStake[]
}

/** What the engine asks of a kind whose members sit, and decide one after the other. */
export interface FloorPlay {
  seats: number
  /** In so many a member may sit. */
  ownSeatsMax: number
  /** Null for a spot that is no seat's. */
  seatOf(spot: string): SeatedSpot | null
  /** The same of any stake on a round, those that decisions added, too. */
  stakeSeat(spot: string): { seat: number; isHolder: boolean } | null
  /** The spot whose stake makes a seat play. */
  mainSpot(seat: number): string
  /** Which stakes have a hand to lie on; the others go back before anything is dealt. */
  playing(stakes: readonly PlacedStake[]): readonly PlacedStake[]
  /** Deals to the seats that play. The shoe is null where none does and none is open. */
  deal(shoe: DealtShoe | null, stakes: readonly PlacedStake[]): RecordedOutcome
  /** What is asked; null where everything is decided. */
  question(outcome: RecordedOutcome, rules: FloorRules): FloorQuestion | null
  /** What a decision leads to, or why it may not be. The stakes are those on the round. */
  decide(
    outcome: RecordedOutcome,
    shoe: readonly number[],
    asked: AskedDecision,
    stakes: readonly PlacedStake[],
  ): FloorDecided | RefusalName
  /** What is decided for the first who was asked and did not answer; it adds no stake. */
  byDefault(outcome: RecordedOutcome, shoe: readonly number[]): FloorDecided & AskedDecision
  /** The seats with a hand. */
  seatsOf(outcome: RecordedOutcome): readonly number[]
  /** The round that its shoe began with; null of a round without a card. */
  shoeOf(outcome: RecordedOutcome): number | null
  /** How many cards of its shoe had been dealt before the round. */
  shoeBefore(outcome: RecordedOutcome): number
  /** How many cards of its shoe are dealt after the round; null where the shoe is over. */
  shoeAfter(outcome: RecordedOutcome): number | null
  /** The hands of a round that is over; null where there were none. */
  board(outcome: RecordedOutcome): SettledBoard | null
  /** The decisions that an outcome was built from, in their order. */
  decisions(outcome: RecordedOutcome): readonly (AskedDecision & { byDefault: boolean })[]
}
