/** What the operator writes down to offer a bonus: parts of deposits and losses, or rounds and coupons that the house stakes. */
import * as z from 'zod/mini'
import { OFFER_PERIODS } from '#contract/calls/bonus.ts'
import { LIRA, type Money } from '#contract/money.ts'
import { kurusAmount, line, oddsAsked } from '#contract/shapes.ts'
import { NEWEST } from '#games/shelf.ts'
import { COUPON_STAKE_MAX, COUPON_STAKE_MIN } from '#games/sports/coupon.ts'
import { SPORT_NAMES } from '#games/sports/feed.ts'
import { LEGS_MAX } from '#games/sports/lines.ts'
import { BET_KINDS } from '../bets/kinds.ts'

const share = z.int().check(z.gte(0), z.lte(100))
const days = z.int().check(z.gte(1), z.lte(365))
const momentIn = z.iso.datetime({ offset: true })
const game = line(60, 1)
const isKind = (name: string): boolean => Object.hasOwn(BET_KINDS, name)

/** What coupons are on, as stakes have it. */
export const SPORTS = 'sports'
const CLAIM_DAYS = 7
const BETS_MAX = 100

/** Terms of any offer. */
const COMMON = {
  name: z
    .string()
    .check(
      z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'a name has up to 60 small letters, digits and hyphens'),
    ),
  title: z.strictObject({ tr: line(60, 1), en: line(60, 1) }),
  starts: momentIn,
  ends: z.optional(momentIn),
  firstDeposit: z._default(z.boolean(), false),
  every: z.literal(OFFER_PERIODS),
  wagering: z.int().check(z.gte(0), z.lte(100)),
  days,
  gameWeights: z._default(z.record(game, share), {}),
  stakeMax: z.optional(kurusAmount),
  excludedGames: z._default(z.array(game), []),
}

interface CommonTerms {
  starts: string
  ends?: string | undefined
  wagering: number
  weights: Readonly<Record<string, number>>
  stakeMax?: number | undefined
  excludedGames: readonly string[]
}

const COMMON_CHECKS = [
  z.refine<CommonTerms>(
    ({ starts, ends }) => ends === undefined || new Date(starts) < new Date(ends),
    { path: ['ends'], error: 'the end comes before the beginning' },
  ),
  z.refine<CommonTerms>(({ weights }) => Object.keys(weights).every(isKind), {
    path: ['weights'],
    error: `the kinds of bets are ${Object.keys(BET_KINDS).join(', ')}`,
  }),
  z.refine<CommonTerms>(
    ({ wagering, stakeMax, excludedGames }) =>
      wagering > 0 || (stakeMax === undefined && excludedGames.length === 0),
    { path: ['wagering'], error: 'what is cash at once binds no stake and excludes no game' },
  ),
] as const

const countsSomewhere = (weights: Readonly<Record<string, number>>): boolean =>
  Object.values(weights).some((percent) => percent > 0)

const shareFile = z
  .strictObject({
    ...COMMON,
    kind: z.literal(['deposit', 'loss-back']),
    percent: z.int().check(z.gte(1), z.lte(1000)),
    /** The least deposit or loss, and the most that is given. */
    minimum: kurusAmount,
    maximum: kurusAmount,
    claimDays: days,
    /** How much of a stake counts, in percent, by the kind of bet; and of single games instead. */
    weights: z.record(z.string(), share),
  })
  .check(
    ...COMMON_CHECKS,
    z.refine(({ weights }) => countsSomewhere(weights), {
      path: ['weights'],
      error: 'no kind of bet counts, so nobody could meet it',
    }),
    z.refine(({ kind, firstDeposit }) => kind === 'deposit' || !firstDeposit, {
      path: ['firstDeposit'],
      error: 'is a term of deposits',
    }),
    z.refine(
      ({ kind, wagering, gameWeights }) =>
        kind === 'deposit' || wagering > 0 || Object.keys(gameWeights).length === 0,
      { path: ['gameWeights'], error: 'a loss that is given back as cash goes by kinds of games' },
    ),
    z.refine(({ kind, every }) => kind === 'deposit' || every !== 'once', {
      path: ['every'],
      error: 'a loss is of a day or of a week',
    }),
    z.refine(({ minimum, percent }) => minimum * percent >= 1, {
      path: ['minimum'],
      error: 'of the least deposit or loss less than a kuruş would be given',
    }),
  )

const roundsFile = z
  .strictObject({
    ...COMMON,
    kind: z.literal('free-rounds'),
    /** A slot of the house's own, how many rounds, and what the house stakes on each. */
    game,
    rounds: z.int().check(z.gte(1), z.lte(200)),
    stake: kurusAmount,
    /** For whoever has deposited so much; without it for everybody. */
    minimum: z.optional(kurusAmount),
    claimDays: z._default(days, CLAIM_DAYS),
    /** Only an operator gives it. */
    byHand: z._default(z.boolean(), false),
    weights: z._default(z.record(z.string(), share), {}),
  })
  .check(
    ...COMMON_CHECKS,
    z.refine(({ game }) => stakesOf(game) !== undefined, {
      path: ['game'],
      error: `the slots of the house are ${NEWEST.map(({ id }) => id).join(', ')}`,
    }),
    z.refine(({ game, stake }) => isStakeAt(game, microOf(stake)), {
      path: ['stake'],
      error: 'is no stake of that game',
    }),
    z.refine(
      ({ wagering, weights, gameWeights }) =>
        wagering > 0
          ? countsSomewhere(weights)
          : Object.keys({ ...weights, ...gameWeights }).length === 0,
      { path: ['weights'], error: 'say what counts where there is something to be wagered' },
    ),
    z.refine(({ minimum, firstDeposit }) => minimum !== undefined || !firstDeposit, {
      path: ['firstDeposit'],
      error: 'is a term of deposits: say of how much',
    }),
    z.refine(({ minimum, byHand }) => minimum === undefined || !byHand, {
      path: ['byHand'],
      error: 'what an operator gives asks for no deposit',
    }),
    z.refine(
      ({ game, stake, stakeMax, excludedGames }) =>
        !excludedGames.includes(game) && (stakeMax === undefined || stakeMax >= stake),
      { path: ['excludedGames'], error: 'the rounds themselves could not be played' },
    ),
  )

/** Of free bets: how many, the stake of each, and what a coupon has to be that one is placed on. */
const betsFile = z
  .strictObject({
    ...COMMON,
    kind: z.literal('free-bets'),
    bets: z.int().check(z.gte(1), z.lte(BETS_MAX)),
    stake: kurusAmount,
    /** The least odds of each pick, and the fewest picks. */
    oddsMin: z.optional(oddsAsked),
    picksMin: z.optional(z.int().check(z.gte(1), z.lte(LEGS_MAX))),
    /** Those that picks may be on; none named: any. */
    sports: z._default(z.array(z.literal(SPORT_NAMES)), []),
    /** For whoever has deposited so much; without it for everybody. */
    minimum: z.optional(kurusAmount),
    claimDays: z._default(days, CLAIM_DAYS),
    /** Only an operator gives it. */
    byHand: z._default(z.boolean(), false),
    weights: z._default(z.record(z.string(), share), {}),
  })
  .check(
    ...COMMON_CHECKS,
    z.refine(
      ({ stake }) => microOf(stake) >= COUPON_STAKE_MIN && microOf(stake) <= COUPON_STAKE_MAX,
      { path: ['stake'], error: 'is no stake of a coupon' },
    ),
    z.refine(
      ({ wagering, weights, gameWeights }) =>
        wagering > 0
          ? countsSomewhere(weights)
          : Object.keys({ ...weights, ...gameWeights }).length === 0,
      { path: ['weights'], error: 'say what counts where there is something to be wagered' },
    ),
    z.refine(({ minimum, firstDeposit }) => minimum !== undefined || !firstDeposit, {
      path: ['firstDeposit'],
      error: 'is a term of deposits: say of how much',
    }),
    z.refine(({ minimum, byHand }) => minimum === undefined || !byHand, {
      path: ['byHand'],
      error: 'what an operator gives asks for no deposit',
    }),
    z.refine(
      ({ stake, stakeMax, excludedGames }) =>
        !excludedGames.includes(SPORTS) && (stakeMax === undefined || stakeMax >= stake),
      { path: ['excludedGames'], error: 'the free bets themselves could not be placed' },
    ),
  )

export const offerFile = z.discriminatedUnion('kind', [shareFile, roundsFile, betsFile])
export type OfferFile = z.output<typeof offerFile>
export type ShareFile = z.output<typeof shareFile>
export type RoundsFile = z.output<typeof roundsFile>
export type BetsFile = z.output<typeof betsFile>
/** As they may be written: what has a default can be left out. */
export type WrittenShare = z.input<typeof shareFile>
export type WrittenRounds = z.input<typeof roundsFile>
export type WrittenBets = z.input<typeof betsFile>
export type WrittenOffer = WrittenShare | WrittenRounds | WrittenBets

/** The file's amounts are whole kuruş, so this is exact. */
export const microOf = (lira: number): Money => BigInt(Math.round(lira * Number(LIRA)))

const stakesOf = (game: string) => NEWEST.find(({ id }) => id === game)?.stakes

function isStakeAt(game: string, stake: Money): boolean {
  const stakes = stakesOf(game)
  // Of a game that there is not, that is said.
  return (
    stakes === undefined ||
    (stake >= BigInt(stakes.minMicro) &&
      stake <= BigInt(stakes.maxMicro) &&
      stake % BigInt(stakes.stepMicro) === 0n)
  )
}
