/**
 * How often a house of some size adds a row to each table, and how long a row stays: docs/operating.md ("What grows")
 * in figures. What is not here is what operators write, and hardly grows.
 */

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
  worst?: { of: 'member' | 'address'; perDay: number }
}

const rounds = MEMBERS_A_DAY * ROUNDS_A_MEMBER
/** Of a hundred rounds thirty pay, and a payout is an entry of its own. */
const entries = rounds * 1.3 + MEMBERS_A_DAY * 0.5
/** As many as the door lets through: each of them is staked. */
const PLAYS_MAX = 1_200 * 60 * 24

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

export const GROWTH: Readonly<Record<string, Growth>> = {
  entries: books(entries, PLAYS_MAX * 1.3),
  bets: books(rounds, PLAYS_MAX),
  rounds: books(rounds, PLAYS_MAX),
  wallets: books(JOINING_A_DAY),
  members: books(JOINING_A_DAY),
  cash_transactions: books(MEMBERS_A_DAY * 0.4, 200),
  payment_notices: books(MEMBERS_A_DAY * 0.4, 100),
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
  proven_factors: ofMember(MEMBERS_A_DAY * 0.2, 2, 400),
  sms_codes: ofMember(MEMBERS_A_DAY * 0.1, 2, 10),
  failed_tries: ofAddress(MEMBERS_A_DAY * 0.1, 2, 60 * 60 * 24),
  // They stand for a quarter of an hour at most, so that many of a minute's.
  passkey_challenges: ofAddress(VISITORS_A_DAY * 0.1, HOUR / 4, 60 * 15),
  joinings: ofAddress(JOINING_A_DAY, 7, 200),
  account_links: ofAddress(JOINING_A_DAY * 2, 7, 200),
  demo_sessions: ofAddress(VISITORS_A_DAY * 0.3, 2.2 * HOUR, 300),
  // A demo keeps its last thousand.
  demo_rounds: ofAddress(VISITORS_A_DAY * 0.3 * 60, 3 * HOUR, 300 * 1_000),
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
  return Math.round(worst.perDay * Math.min(days, Math.max(keptDays, 1)))
}
