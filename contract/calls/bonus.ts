/** Bonuses: what is offered with every term, taking one, giving it up, and what became of them. */
import * as z from 'zod/mini'
import { call, listCall, nothing } from '../call.ts'
import { datesInOrder, id, moment, money, requestId, span } from '../shapes.ts'

/**
 * A part of a deposit, a part of what was lost in a day or week that is over, or rounds at a slot of the house, or
 * coupons, that the house stakes.
 */
export const OFFER_KINDS = ['deposit', 'loss-back', 'free-rounds', 'free-bets'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** How often a member may take it. Of a loss, also what is counted: the last day or week. */
export const OFFER_PERIODS = ['once', 'day', 'week'] as const
export type OfferPeriod = (typeof OFFER_PERIODS)[number]

/** `converted`: it became cash. `spent`: all of it was played and lost. */
export const BONUS_STATES = ['active', 'converted', 'cancelled', 'expired', 'spent'] as const
export type BonusState = (typeof BONUS_STATES)[number]

/** Why a deposit is not one that an offer is given for: it is below the least, older than it may be, or was made before the offer began. */
export const DEPOSIT_GONE = ['too-small', 'too-old', 'before-offer'] as const

/**
 * Why an offer cannot be taken now. `taken`: this time already. `no-basis`: no deposit or loss that it is
 * given for. `withdrawn`: money was asked back since that deposit. `other-active`: another is being played. `in-play`: bonus
 * money of another still lies in a bet that can grow.
 * `game-closed`: the game that its rounds are played at is closed for now.
 */
export const OFFER_STATUSES = [
  'open',
  'taken',
  'no-basis',
  'withdrawn',
  'other-active',
  'in-play',
  'game-closed',
] as const
export type OfferStatus = (typeof OFFER_STATUSES)[number]

/** Of a coupon that a free bet is placed on; what is null asks for nothing, and no sport named is any. */
const freeBetTerms = {
  /** The least odds of each pick. */
  oddsMin: z.nullable(z.number()),
  picksMin: z.nullable(z.int()),
  sports: z.array(z.string()),
}

/** Every term there is; what an offer does not say does not hold. */
const terms = {
  kind: z.literal(OFFER_KINDS),
  firstDeposit: z.boolean(),
  every: z.literal(OFFER_PERIODS),
  percent: z.int(),
  /** The least deposit or loss, and the most that is given. */
  minimum: money,
  maximum: money,
  claimDays: z.int(),
  /** So many times the bonus, of free rounds and free bets what they won, is to be staked; 0: it is cash at once. */
  wagering: z.int(),
  days: z.int(),
  stakeMax: z.nullable(money),
  /** How much of a stake counts, in percent; what is not named counts nothing. */
  weights: z.array(z.object({ kind: z.string(), percent: z.int() })),
  /** Games by the names that the reader knows them by. */
  gameWeights: z.array(z.object({ game: z.string(), percent: z.int() })),
  excludedGames: z.array(z.string()),
  startsAt: moment,
  endsAt: z.nullable(moment),
  /** What is played without a stake of the member's; null where money is given. `minimum` 0: without a deposit. */
  freeRounds: z.nullable(
    z.object({
      game: z.string(),
      /** The tile that opens it; null while the lobby has none. */
      gameID: z.nullable(id),
      rounds: z.int(),
      /** What the house stakes on each. */
      stake: money,
    }),
  ),
  /** Coupons that the house stakes; null where something else is given. */
  freeBets: z.nullable(
    z.object({
      bets: z.int(),
      /** What the house stakes on each. */
      stake: money,
      ...freeBetTerms,
    }),
  ),
}

export const bonusList = call({
  name: 'bonus/list',
  summary: 'What is offered, with every term, and what of it the member could take now.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.array(
    z.object({
      bonusID: id,
      name: z.string(),
      text: z.string(),
      ...terms,
      status: z.literal(OFFER_STATUSES),
      /** Everything that stands in the way, `status` first; nothing where it is open. */
      reasons: z.array(z.literal(OFFER_STATUSES)),
      /** What would be given now, and of how much; null where nothing would. */
      amount: z.nullable(money),
      basis: z.nullable(money),
      takenAt: z.nullable(moment),
      /** Of an offer for a first deposit: what that deposit was used for, so that this one is not given any more. */
      firstUsedFor: z.nullable(z.string()),
      /** Of such an offer: why it is not given for the first deposit that there is, and so not any more. */
      firstGone: z.nullable(z.literal(DEPOSIT_GONE)),
      /** With `no-basis`, of any other offer for a deposit: what the last one was used for, or why it is not given for that one. */
      depositUsedFor: z.nullable(z.string()),
      depositGone: z.nullable(z.literal(DEPOSIT_GONE)),
      /** Offers for the first deposit that are gone once this one is taken, for it would be given for that deposit. */
      usesUp: z.array(z.string()),
    }),
  ),
})

export const bonusRequest = call({
  name: 'bonus/request',
  summary: 'Takes what is offered: it is given at once, or refused.',
  who: 'member',
  manner: 'write',
  money: true,
  input: z.object({ bonusID: id, requestId: z.optional(requestId) }),
  output: z.object({ bonusID: id, status: z.literal(BONUS_STATES), amount: money }),
  refusals: [
    'not-found',
    'reference-reused',
    'bonus-taken',
    'bonus-active',
    'bonus-in-play',
    'bonus-no-basis',
    'bonus-withdrawn',
    'amount-out-of-range',
    'product-closed',
  ],
  stale: ['bonus/list', 'bonus/history', 'bonus/active', 'finance/check_balance'],
})

const progress = {
  /** The member's own, and what was offered. */
  bonusID: id,
  offerID: id,
  name: z.string(),
  status: z.literal(BONUS_STATES),
  amount: money,
  basis: money,
  kind: z.literal(OFFER_KINDS),
  /** What is to be staked, and what has been counted. */
  wageringDue: money,
  wagered: money,
  expiresAt: moment,
  /** So many times what was given, of free rounds what they win, is to be staked. */
  wagering: z.int(),
  /** Of free rounds: how many there are, and how many were played. */
  rounds: z.nullable(z.int()),
  roundsPlayed: z.nullable(z.int()),
  /** Of free bets: how many there are, those among them that came back of void lines, and how many are still to be placed. */
  bets: z.nullable(z.int()),
  betsLeft: z.nullable(z.int()),
}

export const bonusActive = call({
  name: 'bonus/active',
  summary: 'The bonus that the member is playing, or null.',
  who: 'member',
  manner: 'read',
  input: nothing,
  output: z.nullable(
    z.object({
      ...progress,
      ...terms,
      /** Bonus money now. */
      balance: money,
      grantedAt: moment,
      /** The free bets that can be placed now; empty of any other bonus. */
      placeable: z.array(z.object({ freeBetID: id, stake: money })),
    }),
  ),
  quiet: true,
})

export const bonusCancel = call({
  name: 'bonus/cancel',
  summary:
    'Gives up the bonus that is being played: its bonus money goes, cash stays. Open rounds are paid first.',
  who: 'member',
  manner: 'write',
  money: true,
  input: z.object({ bonusID: id }),
  output: z.object({ bonusID: id, status: z.literal(BONUS_STATES), forfeited: money }),
  refusals: ['not-found'],
  stale: ['bonus/list', 'bonus/history', 'bonus/active', 'finance/check_balance'],
})

/** What a history of bonuses is narrowed by, and whatever sums or writes out the same. */
export const bonusFilters = {
  ...span,
  /** Running, or ended; both without it. */
  isActive: z.optional(z.boolean()),
}

export const bonusHistory = listCall({
  name: 'bonus/history',
  summary: "The member's bonuses, newest first.",
  who: 'member',
  paging: { limit: 10, limitMax: 100 },
  filters: bonusFilters,
  checks: [datesInOrder],
  item: z.object({
    ...progress,
    at: moment,
    endedAt: z.nullable(moment),
    /** What became cash of it, and what was given up or ran out of time. */
    converted: money,
    forfeited: money,
  }),
})
