/** What an entry's legs may be by the name of its move, and which moment it may say: the audit holds every entry that stands to it. */
import type { MoveName } from './moves.ts'

/** Of an entry `e`, in SQL. */
interface Legs {
  /** The member's accounts: those that are not named do not change. */
  member: string
  /** The accounts of the house that are on the other side; null where the sum of the member's own is zero. */
  houseAccount: string | null
  /** A third leg, another account of the house's; absent: there is none. */
  share?: string
}

const GAMES = `(e.house like 'games:%' or e.house = 'sportsbook')`
const CASHIER = `e.house like 'cashier:%'`
const account = (name: string): string => `e.house = '${name}'`

const NOT_HELD = 'e.held_delta = 0 and e.pending_delta = 0'
const CASH = `e.bonus_delta = 0 and ${NOT_HELD}`
const BONUS = `e.cash_delta = 0 and ${NOT_HELD}`
const NOTHING = `e.cash_delta = 0 and ${CASH}`
const IN = `e.cash_delta >= 0 and e.bonus_delta >= 0`
const OUT = `e.cash_delta <= 0 and e.bonus_delta <= 0`
/** From one of the member's own accounts to another. */
const PLAYED_OR_HELD =
  'e.pending_delta = 0 and e.cash_delta::numeric + e.bonus_delta + e.held_delta = 0'
const CASH_OR_PENDING =
  'e.bonus_delta = 0 and e.held_delta = 0 and e.cash_delta::numeric + e.pending_delta = 0'

const CASH_IN = `e.cash_delta >= 0 and ${CASH}`
const CASH_OUT = `e.cash_delta <= 0 and ${CASH}`

const NO_SHARE = 'e.share_delta = 0'
/** Of what was staked a share may go to the jackpots. */
const JACKPOT_SHARE = `(${NO_SHARE} and e.share_house is null or e.share_delta > 0 and e.share_house = 'jackpots')`
/** What the member no longer has is claimed. */
const CLAIM = `(${NO_SHARE} and e.share_house is null or e.share_delta < 0 and e.share_house = 'sportsbook-claims')`

/** It is claimed no more. */
const WAIVED = `e.share_delta < 0 and e.share_house = 'sportsbook'`

const LEGS: Readonly<Record<MoveName, Legs>> = {
  stake: { member: `${OUT} and ${NOT_HELD}`, houseAccount: GAMES, share: JACKPOT_SHARE },
  'free-stake': {
    member: `e.bonus_delta <= 0 and ${BONUS}`,
    houseAccount: GAMES,
    share: JACKPOT_SHARE,
  },
  payout: { member: `${IN} and ${NOT_HELD}`, houseAccount: GAMES },
  'free-hold': { member: `e.cash_delta = 0 and ${OUT} and ${PLAYED_OR_HELD}`, houseAccount: null },
  'hold-raise': { member: `${OUT} and ${PLAYED_OR_HELD}`, houseAccount: null },
  settle: { member: `e.held_delta <= 0 and ${IN} and e.pending_delta = 0`, houseAccount: GAMES },
  release: { member: `${IN} and ${PLAYED_OR_HELD}`, houseAccount: null },
  deposit: { member: CASH_IN, houseAccount: CASHIER },
  'withdrawal-request': { member: `e.cash_delta <= 0 and ${CASH_OR_PENDING}`, houseAccount: null },
  'withdrawal-pay': {
    member: `e.pending_delta <= 0 and e.cash_delta = 0 and e.bonus_delta = 0 and e.held_delta = 0`,
    houseAccount: CASHIER,
  },
  'withdrawal-return': { member: `e.cash_delta >= 0 and ${CASH_OR_PENDING}`, houseAccount: null },
  'bonus-grant': { member: `e.bonus_delta >= 0 and ${BONUS}`, houseAccount: account('promotions') },
  'bonus-convert': {
    member: `e.cash_delta >= 0 and e.cash_delta::numeric + e.bonus_delta = 0 and ${NOT_HELD}`,
    houseAccount: null,
  },
  'bonus-forfeit': {
    member: `e.bonus_delta <= 0 and ${BONUS}`,
    houseAccount: account('promotions'),
  },
  'bonus-return': {
    member: `e.bonus_delta <= 0 and ${BONUS}`,
    houseAccount: account('promotions'),
  },
  'jackpot-win': { member: CASH_IN, houseAccount: account('jackpots') },
  'tournament-prize': { member: CASH_IN, houseAccount: account('promotions') },
  'lottery-prize': { member: CASH_IN, houseAccount: account('promotions') },
  'poker-in': { member: CASH_OUT, houseAccount: account('poker') },
  'poker-out': { member: CASH_IN, houseAccount: account('poker') },
  'correction-credit': { member: `${IN} and ${NOT_HELD}`, houseAccount: GAMES },
  'correction-debit': { member: `${OUT} and ${NOT_HELD}`, houseAccount: GAMES, share: CLAIM },
  'claim-debit': { member: CASH_OUT, houseAccount: account('sportsbook-claims') },
  'claim-waive': { member: NOTHING, houseAccount: account('sportsbook-claims'), share: WAIVED },
  'free-credit': { member: `e.bonus_delta >= 0 and ${BONUS}`, houseAccount: account('sportsbook') },
  'free-take': { member: `e.bonus_delta <= 0 and ${BONUS}`, houseAccount: account('sportsbook') },
  'free-debit': { member: CASH_OUT, houseAccount: account('sportsbook'), share: CLAIM },
}

/** Moves that are made no more, whose entries stand: what a stake fed the jackpots was one of its own. */
const ENDED: Readonly<Record<string, Legs>> = {
  'jackpot-share': { member: CASH_OUT, houseAccount: account('jackpots') },
}

const cases = Object.entries({ ...LEGS, ...ENDED }).map(
  ([move, { member, houseAccount, share = NO_SHARE }]) =>
    `when '${move}' then ${[member, houseAccount ?? 'e.house_delta = 0', share].join(' and ')}`,
)

/** Is an entry `e` of its move? False for a move that there is not. That its sum is zero is held elsewhere. */
export const IS_OF_ITS_MOVE = `coalesce(case e.move ${cases.join('\n  ')} end, false)`

/** Clocks are set right by less than this: a member's entries follow each other but for that. */
const ORDER_MS = 1_000

/** Was an entry `e` written before its member's entry before, which says `at_before`? */
export const IS_OUT_OF_ORDER = `e.at < at_before - interval '${ORDER_MS} milliseconds'`
