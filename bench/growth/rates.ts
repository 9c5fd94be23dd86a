/**
 * How often a house of some size adds a row to each table, and how long a row stays: docs/operating.md ("What grows")
 * in figures. A test holds the list below, and the tables that hardly grow, to that one.
 */
import { DOCUMENT_BYTES_MAX } from '#contract/documents.ts'
import { CARD_MS, TURN_MS } from '#games/blackjack/pace.ts'
import { tellingMsOf as drawMsOf } from '#games/betgames/numbers.ts'
import { MATCH_MS } from '#games/football/numbers.ts'
import { BINGO_ROOMS, NUMBERS, tellingMsOf } from '#games/bingo/numbers.ts'
import { RACE_MS } from '#games/race/numbers.ts'
import { SPIN_MS } from '#games/roulette/numbers.ts'
import { tellingMsOf as tableMsOf } from '#games/tablegames/numbers.ts'
import { KEPT_MAX } from '#server/cashier/documents/receive.ts'
import { ownTimes } from '#server/floor/tables/tables.ts'

/** A day of the house that is lived for a year. */
const MEMBERS_A_DAY = 1_000
const ROUNDS_A_MEMBER = 300
const VISITORS_A_DAY = 3_000
const JOINING_A_DAY = 50

const DAYS_OF_YEAR = 365
const HOUR = 1 / 24
export const FOR_GOOD = Infinity

export interface Growth {
  /** Rows added in a day of that house. */
  perDay: number
  /** How long a row stays. */
  keptDays: number
  /** What the worst of one member, or of one address, adds in a day. */
  worst?: {
    of: 'member' | 'address'
    perDay: number
    /** Of them, so many stand at once at most. */
    most?: number
  }
}

const rounds = MEMBERS_A_DAY * ROUNDS_A_MEMBER
/** Of a hundred rounds thirty pay, and a payout is an entry of its own. */
const entries = rounds * 1.3 + MEMBERS_A_DAY * 0.5
/** As many as the door lets through: each of them is staked. */
const PLAYS_MAX = 1_200 * 60 * 24

/** How long a round is told: a flight, a spin, a race, a hand that nobody is asked about. */
const HAND_MS = 4 * CARD_MS + TURN_MS
/** No ticket is full before fifteen balls. */
const GAME_MS = tellingMsOf(NUMBERS, BINGO_ROOMS['bingo-lale'])
/** With its later windows, each of which is as long as the first. */
const BETPOKER_MS = 80_000
const PRESENTED_MS = {
  betgames: drawMsOf('lucky-7'),
  betpoker: BETPOKER_MS,
  bingo: GAME_MS,
  blackjack: HAND_MS,
  crash: 8_000,
  football: MATCH_MS,
  race: RACE_MS,
  roulette: SPIN_MS,
  tablegames: tableMsOf('baccarat', 4),
}
const DAY_MS = 24 * 60 * 60 * 1_000
/** Of all tables together, each of which is awake all day. */
const FLOOR_ROUNDS = ownTimes()
  .map(({ kind, everyMs, besideMs }) => DAY_MS / (everyMs ?? besideMs + PRESENTED_MS[kind]))
  .reduce((sum, each) => sum + each, 0)

const FLOOR_TABLES = ownTimes().length
/** Of the tables that deal from a shoe, which is spent after so many hands at the soonest. */
const HANDS = ownTimes()
  .filter(({ kind }) => kind === 'blackjack')
  .reduce((sum, { besideMs }) => sum + DAY_MS / (besideMs + PRESENTED_MS.blackjack), 0)
const HANDS_OF_A_SHOE = 10

const books = (perDay: number, worst?: number): Growth => ({
  perDay,
  keptDays: FOR_GOOD,
  ...(worst === undefined ? {} : { worst: { of: 'member', perDay: worst } }),
})
const ofMember = (perDay: number, keptDays: number, worst: number): Growth => ({
  perDay,
  keptDays,
  worst: { of: 'member', perDay: worst },
})
const ofAddress = (perDay: number, keptDays: number, worst: number): Growth => ({
  perDay,
  keptDays,
  worst: { of: 'address', perDay: worst },
})

/** So many rows of each member, usually and at most, for as long as there is the member. */
const perMember = (usual: number, most: number): Growth => ({
  perDay: JOINING_A_DAY * usual,
  keptDays: FOR_GOOD,
  worst: { of: 'member', perDay: most, most },
})

export const GROWTH: Readonly<Record<string, Growth>> = {
  entries: books(entries, PLAYS_MAX * 1.3),
  bets: books(rounds, PLAYS_MAX),
  // Some five games a day of whoever plays, won and lost; the worst of one plays each game that there is.
  bet_count_days: books(1),
  bet_counts: books(MEMBERS_A_DAY * 10, 4 * 200),
  bets_uncounted: ofMember(MEMBERS_A_DAY * 0.1, 7, PLAYS_MAX),
  rounds: books(rounds, PLAYS_MAX),
  wallets: books(JOINING_A_DAY),
  members: books(JOINING_A_DAY),
  cash_transactions: books(MEMBERS_A_DAY * 0.4, 200),
  cash_counts: books(MEMBERS_A_DAY * 0.4, 36),
  // One for each state that a payment had, where a member has few of an amount.
  cash_band_counts: books(MEMBERS_A_DAY * 0.8, 400),
  payment_notices: books(MEMBERS_A_DAY * 0.4, 100),
  documents: books(JOINING_A_DAY * 3, 20),
  lottery_tickets: books(MEMBERS_A_DAY * 0.3, 100),
  // One of each offer and day or week; a bonus counts some hundred bets before it ends.
  bonuses: books(MEMBERS_A_DAY * 0.1, 3),
  bonus_bets: books(MEMBERS_A_DAY * 10, PLAYS_MAX),
  // Somebody in a hundred plays ten free rounds; 200 are the most of a bonus.
  bonus_rounds: books(MEMBERS_A_DAY * 0.1, 200),
  // Somebody in a hundred is given five free bets; of each that has void lines another may come back.
  free_bets: books(MEMBERS_A_DAY * 0.05, 200),
  // Somebody sits at every table, day and night; the worst of one bets on all of their rounds, as much as the door lets through.
  floor_rounds: books(FLOOR_ROUNDS),
  floor_bets: books(MEMBERS_A_DAY * 20, FLOOR_ROUNDS),
  floor_stakes: books(MEMBERS_A_DAY * 30, PLAYS_MAX),
  floor_decisions: books(MEMBERS_A_DAY * 20, PLAYS_MAX),
  floor_shoes: books(HANDS / HANDS_OF_A_SHOE),
  // Somebody in ten says a few words at a table; the worst of one says as many as a day allows. Guests are gone an hour later.
  floor_guests: ofMember(MEMBERS_A_DAY * 2, 2 * HOUR, FLOOR_TABLES),
  floor_lines: ofMember(MEMBERS_A_DAY * 0.5, 1, 500),
  floor_line_reports: ofMember(MEMBERS_A_DAY * 0.01, 30, 12 * 60 * 24),
  // A member in twenty keeps a board or two; the worst of one keeps as many as there is room for.
  floor_boards: perMember(0.1, 12),
  floor_silences: ofMember(MEMBERS_A_DAY * 0.005, HOUR, 1),
  // A score of matches a day, each told by some forty messages that are kept. Whoever bets without end has twenty picks on each coupon.
  sports_events: books(25),
  sports_messages: books(1_000),
  sports_offers: { perDay: 20 * 100, keptDays: 4 },
  sports_coupons: books(MEMBERS_A_DAY * 0.5, PLAYS_MAX),
  sports_coupon_legs: books(MEMBERS_A_DAY * 1.5, 20 * PLAYS_MAX),
  sports_acceptances: books(MEMBERS_A_DAY * 0.3, PLAYS_MAX),
  sports_cashouts: books(MEMBERS_A_DAY * 0.1, PLAYS_MAX),
  // A match in a hundred is ruled on, or corrected once it was settled.
  sports_rulings: books(1),
  sports_boosts: books(10),
  sports_earlier_results: books(MEMBERS_A_DAY * 0.01, 20 * PLAYS_MAX),
  sports_corrections: books(MEMBERS_A_DAY * 0.01, PLAYS_MAX),
  protections: perMember(0.3, 1),
  limits: perMember(0.5, 12),
  self_tests: perMember(0.05, 365),
  register_answers: perMember(1, 1),
  care_signals: perMember(0.1, 420),
  limit_windows: perMember(0.5, 4),
  pauses: books(MEMBERS_A_DAY * 0.005, 2),
  jackpot_wins: books(5),
  poker_transfers: books(MEMBERS_A_DAY * 0.1, 200),
  poker_words: books(MEMBERS_A_DAY * 0.1, 200),
  sandbox_poker_transfers: books(MEMBERS_A_DAY * 0.1, 200),
  poker_players: perMember(0.2, 1),
  sandbox_poker_players: perMember(0.2, 1),
  bank_accounts: perMember(1, 10),
  favourite_games: perMember(2, 100),
  favourite_matches: perMember(1, 100),
  favourite_competitions: perMember(0.5, 100),
  favourite_methods: perMember(1, 20),
  passkeys: perMember(0.2, 50),
  recovery_codes: perMember(1, 10),
  member_seeds: books(MEMBERS_A_DAY * 0.05, 200),
  tournament_standings: books(MEMBERS_A_DAY / 7),
  message_reads: books(MEMBERS_A_DAY * 0.2),
  game_returns: books(12),
  actions: books(30),
  session_families: ofMember(MEMBERS_A_DAY * 1.5, 60, 200),
  sessions: ofMember(MEMBERS_A_DAY * 4, 60, 700),
  auth_values: ofMember(MEMBERS_A_DAY * 4, 60, 700),
  game_sessions: ofMember(MEMBERS_A_DAY * 6, 60, 1_000),
  known_browsers: ofMember(MEMBERS_A_DAY * 0.1, 32, 200),
  messages: ofMember(MEMBERS_A_DAY * 0.3 + JOINING_A_DAY * 2, 30, 410),
  support_messages: ofMember(200, 2 * DAYS_OF_YEAR, 200),
  support_conversations: ofAddress(50, 2 * DAYS_OF_YEAR, 200),
  sandbox_payments: ofMember(MEMBERS_A_DAY * 0.3, 90, 100),
  sandbox_payouts: ofMember(MEMBERS_A_DAY * 0.1, 90, 100),
  wallet_payments: ofMember(MEMBERS_A_DAY * 0.1, 90, 200),
  sandbox_poker_visits: ofMember(MEMBERS_A_DAY * 0.05, 2 * HOUR, 1_000),
  holds: ofMember(MEMBERS_A_DAY * 0.1, 1, 10),
  code_days: ofMember(MEMBERS_A_DAY * 0.1, 2, 1),
  // Only those that failed for good stay.
  'graphile_worker._private_jobs': ofMember(10, 30, 10),
  proven_factors: ofMember(MEMBERS_A_DAY * 0.2, 2, 400),
  sms_codes: ofMember(MEMBERS_A_DAY * 0.1, 2, 10),
  failed_tries: ofAddress(MEMBERS_A_DAY * 0.1, 2, 60 * 60 * 24),
  // They stand for a quarter of an hour at most, so that many of a minute's.
  passkey_challenges: ofAddress(VISITORS_A_DAY * 0.1, HOUR / 4, 60 * 15),
  joining_days: ofAddress(JOINING_A_DAY, 2, 1),
  joinings: ofAddress(JOINING_A_DAY, 7, 200),
  account_links: ofAddress(JOINING_A_DAY * 2, 7, 200),
  demo_sessions: ofAddress(VISITORS_A_DAY * 0.3, 2.2 * HOUR, 300),
  // A demo keeps its last thousand.
  demo_rounds: ofAddress(VISITORS_A_DAY * 0.3 * 60, 3 * HOUR, 300 * 1_000),
}

const MIB = 2 ** 20

/** The files of documents, which lie beside the database: three photographs of each member, and what one can have there. */
export const FILES = {
  bytesAfter: (days: number): number => JOINING_A_DAY * 3 * days * 2 * MIB,
  worstBytes: KEPT_MAX * DOCUMENT_BYTES_MAX,
}

/** Rows that stand there after so many days of adding as many a day. */
export const rowsAfter = (days: number, { perDay, keptDays }: Omit<Growth, 'worst'>): number =>
  Math.round(perDay * Math.min(days, keptDays))

/**
 * What the worst of one can have standing at most, after so many days: what may be begun in a day stands at its end
 * all at once, if it is not answered or left before.
 */
export function worstAfter(days: number, { keptDays, worst }: Growth): number {
  if (!worst) return 0
  const standing = worst.perDay * Math.min(days, Math.max(keptDays, 1))
  return Math.round(Math.min(standing, worst.most ?? Infinity))
}
