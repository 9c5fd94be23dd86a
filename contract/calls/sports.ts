/** Sports: what can be bet on, placing a coupon, cashing it out, and the coupons of before. */
import * as z from 'zod/mini'
import { call, listCall } from '../call.ts'
import { SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN } from '../search-text.ts'
import {
  datesInOrder,
  flag,
  id,
  kurusAmount,
  line,
  moment,
  money,
  oddsAsked,
  requestId,
  span,
} from '../shapes.ts'

/** Decimal odds, in hundredths at most. */
const odds = z.number()

const quarter = ['q1', 'q2', 'q3', 'q4'] as const
const set = ['s1', 's2', 's3', 's4', 's5'] as const

/** What a market is: its kind and what tells it from others of the kind. `line` is in goals, points, games, sets or maps. */
const marketShape = {
  /** Its name among those of its event: a pick says it. */
  market: z.string(),
  kind: z.string(),
  period: z.literal(['match', 'first-half', 'second-half', ...quarter, ...set]),
  line: z.nullable(z.number()),
  /** Which goal of the match, of markets on one. */
  goal: z.nullable(z.int()),
}

export const market = z.object({
  ...marketShape,
  /** Are bets on it alone stopped for now? */
  isHalted: z.boolean(),
  /** In the order that they are shown; `odds` is null where it is not offered. */
  selections: z.array(
    z.object({
      selection: z.string(),
      odds: z.nullable(odds),
      /** Where `odds` are better for a while: the book's own beside them, which it has in a system, in the builder, and when it is sold. */
      bookOdds: z.optional(odds),
    }),
  ),
})

export const score = z.object({ home: z.int(), away: z.int() })

/** Why bets on a match are stopped for now: what was told of it in play, that nothing is (`silence`), or not all (`gap`); the house stops them (`halt`); or it may not end within the 48 hours after which every bet on it is void (`postponed`). */
const suspended = z.literal([
  'goal',
  'red',
  'penalty',
  'var',
  'danger',
  'phase',
  'correction',
  'score',
  'silence',
  'gap',
  'halt',
  'postponed',
])

/** How an event stands. */
export const standing = {
  /** `open`: bets are taken. `waiting`: its hour has come, it has not begun. `over`: it will not go on. */
  state: z.literal(['open', 'waiting', 'live', 'over']),
  /** Of a match that is played. */
  minute: z.nullable(z.int()),
  /** The part that it is in: a half, a quarter or an overtime, whose minute it is, a set, which a map has the name of, or between two of them. */
  half: z.nullable(z.literal(['first', 'break', 'second', ...quarter, 'overtime', ...set])),
  score: z.nullable(score),
  /** Of a sport that is played in sets: what its set stands at in games, where it has some, the points as they are called, and who serves, where that was told. */
  game: z.nullable(
    z.object({
      games: z.nullable(score),
      points: z.object({ home: z.string(), away: z.string() }),
      server: z.nullable(z.literal(['home', 'away'])),
    }),
  ),
  /** Null while bets are taken. Odds that are shown meanwhile are those of before. */
  suspended: z.nullable(suspended),
}

const eventShape = {
  eventID: id,
  sportID: id,
  competitionID: z.string(),
  competition: z.string(),
  region: z.string(),
  home: z.string(),
  away: z.string(),
  startsAt: moment,
  ...standing,
}

/** What became of a pick, or of what could be picked. */
const legResult = z.literal(['win', 'half-win', 'void', 'half-lose', 'lose'])

/** How a match ended: played to its end, broken off, given up by a player, never begun, or not over in time. */
export const ending = z.literal(['ended', 'abandoned', 'retired', 'walkover', 'expired'])

const couponLeg = z.object({
  ...marketShape,
  eventID: id,
  home: z.string(),
  away: z.string(),
  competition: z.string(),
  startsAt: moment,
  selection: z.string(),
  /** Of a leg of picks that stand together (`kind` is `builder`): what they are. Empty of any other. */
  parts: z.array(z.object({ ...marketShape, selection: z.string() })),
  odds,
  /** Where they were made better: the book's own beside them, which it is sold by. */
  bookOdds: z.optional(odds),
  /** Was it taken while its match was played? */
  isLive: z.boolean(),
  /** What the match stood at when the coupon was accepted; null where it had not begun. */
  scoreThen: z.nullable(score),
  /** Of a coupon that was refused for this leg; not there of any other. */
  isRefused: z.optional(z.literal(true)),
  /** Null while it is open. */
  result: z.nullable(legResult),
  /** What its match stands at. */
  score: z.nullable(score),
  /** Of football that is played: in which minute. */
  minute: z.nullable(z.int()),
})

/** Parts of what was staked on a coupon. */
export const tenths = z.int().check(z.gte(1), z.lte(10))

export const coupon = z.object({
  couponID: id,
  /** What anybody who holds it finds the coupon by; null of one that was placed before there were codes. */
  code: z.nullable(z.string()),
  kind: z.literal(['single', 'combination', 'system']),
  /**
   * `pending`: with a pick in play, it is looked at again at `answeredAt` and then accepted or `refused`, which gives the stake back.
   * `part`: something came back, and no more than the stake.
   */
  status: z.literal(['pending', 'refused', 'open', 'won', 'part', 'lost', 'void', 'cashed-out']),
  /** It was lost, and a result was corrected since: it stays closed and is not sold, and what it comes to is a correction once its last leg is known. */
  isReopened: z.boolean(),
  /** On all its lines together. */
  stake: money,
  /** The house staked on it: it pays what it wins beyond its stake. */
  isFreeBet: z.boolean(),
  /** Of a free bet: the stake of its void lines, which came back as a free bet. 0 of any other. */
  returned: money,
  lines: z.int(),
  /** Of a system: how many of its legs stand in each line; null of any other, whose legs are one line. */
  sizes: z.nullable(z.array(z.int())),
  /** Of a system: the places, from 0, of legs that stand in every line beside those. */
  bankers: z.array(z.int()),
  /** Of all its lines together, for a stake of one on each, rounded down to hundredths. */
  odds,
  /** 0 while it is open. */
  payout: money,
  /** What it pays if every leg wins. */
  most: money,
  at: moment,
  settledAt: z.nullable(moment),
  /** When it is looked at again, of one that waits; null of others. */
  answeredAt: z.nullable(moment),
  /** Why it was refused, by the name of a refusal. */
  refusal: z.nullable(z.string()),
  legs: z.array(couponLeg),
  /**
   * What it came to otherwise, once it was settled: what was paid by then, and what it pays since. `owed` is what was paid too much and could not
   * be taken back: the next payouts of coupons meet it. `waived` of it was let go, and counts as paid.
   */
  corrections: z.array(
    z.object({ at: moment, before: money, after: money, owed: money, waived: money }),
  ),
  /** What was sold of it, in tenths of the stake, and for how much. */
  sold: z.array(z.object({ tenths, price: money, at: moment })),
  /** Null unless it is open, and some of it is kept. */
  cashOut: z.nullable(
    z.object({
      /** Tenths of the stake that were not sold. */
      kept: tenths,
      /** What can be sold of it, and for how much now; all that is kept is the last. None while one of its matches is suspended. */
      offers: z.array(z.object({ tenths, price: money })),
      /** It is sold by itself once all that is kept of it is worth so much. */
      automatic: z.nullable(money),
      /** A sale that waits, with a match of it in play, until it is looked at again. */
      waiting: z.nullable(z.object({ tenths, price: money, answeredAt: moment })),
      /** Why the last sale was not made, by the name of a refusal. */
      refusal: z.nullable(z.string()),
    }),
  ),
})

const listedEvent = z.object({
  ...eventShape,
  /** The chief ones of a list. */
  markets: z.array(market),
  /** How many there are on the event's own page. */
  marketCount: z.int(),
})

export const getCoupons = listCall({
  name: 'betframe/getCoupons',
  summary: "The member's coupons, newest first.",
  who: 'member',
  paging: { limit: 10, limitMax: 100 },
  filters: {
    ...span,
    /** `open` are those with the status `open` or `pending`, `closed` all others. */
    status: z.optional(z.literal(['open', 'closed'])),
    /** These alone, as far as they are the member's own. */
    couponIDs: z.optional(z.array(id).check(z.minLength(1), z.maxLength(20))),
    /** With a pick of this event. */
    eventID: z.optional(id),
  },
  checks: [datesInOrder],
  item: coupon,
})

export const sports = call({
  name: 'betframe/sports',
  summary: 'The sports that have events from now on, with their competitions.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(
    z.object({
      sportID: id,
      name: z.string(),
      items: z.int(),
      competitions: z.array(
        z.object({
          competitionID: z.string(),
          competition: z.string(),
          region: z.string(),
          items: z.int(),
        }),
      ),
    }),
  ),
  quiet: true,
})

export const events = listCall({
  name: 'betframe/events',
  summary:
    'Events by their start, narrowed to a day, a competition, a name, or to what is played now or still to begin. `favorites` needs a session.',
  who: 'anyone',
  paging: { limit: 50, limitMax: 100 },
  filters: {
    sportID: z.optional(id),
    competitionID: z.optional(line(80, 1)),
    live: z.optional(z.boolean()),
    /** A day of Istanbul. */
    day: z.optional(z.iso.date()),
    /** Those that are still to begin alone. */
    coming: z.optional(z.boolean()),
    /** In what a club or the competition is called, however it is written. */
    search: z.optional(line(SEARCH_LENGTH_MAX, SEARCH_LENGTH_MIN)),
    /** Those that the member has marked, and that are not over. */
    favorites: z.optional(flag),
  },
  item: listedEvent,
  refusals: ['session-expired', 'no-permission'],
  quiet: true,
})

const FAVOURITE_COMPETITIONS = 'betframe/favorite_competitions'

export const favoriteCompetition = call({
  name: 'betframe/favorite_competition',
  summary:
    'Adds a competition to the favourites or takes it out, once or repeated; answers those that are in now, the latest first.',
  who: 'member',
  manner: 'write',
  input: z.object({ mode: z.literal(['insert', 'delete']), competitionID: line(80, 1) }),
  output: z.array(z.string()),
  refusals: ['not-found', 'favourites-full'],
  stale: [FAVOURITE_COMPETITIONS],
})

/** A list of its own: what everybody is shown of competitions carries nobody's marks. */
export const favoriteCompetitions = call({
  name: FAVOURITE_COMPETITIONS,
  summary: 'The competitions that the member has marked, the latest first.',
  who: 'member',
  manner: 'read',
  input: z.object({}),
  output: z.array(z.string()),
  quiet: true,
})

export const liveEvents = call({
  name: 'betframe/live',
  summary: 'Every match that is being played, with its score and its chief odds, by its start.',
  who: 'anyone',
  manner: 'read',
  input: z.object({}),
  output: z.array(listedEvent),
  quiet: true,
})

export const incident = z.object({
  sequence: z.int(),
  /** `danger`: an attack that may come to something. */
  kind: z.literal(['goal', 'penalty', 'yellow', 'red', 'corner', 'var', 'danger']),
  side: z.nullable(z.literal(['home', 'away'])),
  half: z.literal(['first', 'second']),
  minute: z.int(),
  /** It was taken back. */
  isAnnulled: z.boolean(),
})

/** Of a sport that is played in quarters, sets or maps: what each came to, as far as they have begun. */
export const partScores = z.array(
  z.object({ part: z.literal([...quarter, 'overtime', ...set]), score }),
)

export const event = call({
  name: 'betframe/event',
  summary: 'An event with its markets and odds, and what has happened in it.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ eventID: id }),
  output: z.object({
    ...eventShape,
    markets: z.array(market),
    /** In their order. */
    incidents: z.array(incident),
    /** Null where they are not told. */
    corners: z.nullable(score),
    cards: z.nullable(score),
    parts: partScores,
    /** Of a match that is over, what it stood at after its first half; null where that was not told. */
    halfScore: z.nullable(score),
    ending: z.nullable(ending),
    homeID: z.string(),
    awayID: z.string(),
    /** Of a match that is over: its markets as they were settled. `result` is null while it waits to be known. */
    results: z.array(
      z.object({
        ...marketShape,
        selections: z.array(z.object({ selection: z.string(), result: z.nullable(legResult) })),
      }),
    ),
  }),
  refusals: ['not-found'],
  quiet: true,
})

const chosen = z.object({ market: line(80, 1), selection: line(16, 1) })

/** Why picks of one match do not stand together: they cannot all win, one follows from the others, one may be given back, or has no joint price. */
const notTogether = z.literal(['impossible', 'implied', 'may-be-void', 'unpriced'])

/** Of so many picks at most. */
const PARTS_MAX = 6

export const builder = call({
  name: 'betframe/builder',
  summary:
    'What picks of one match are worth together, and which others can no longer stand with them. On a coupon they are its `market`, with the selection `all`.',
  who: 'anyone',
  manner: 'read',
  input: z.object({
    eventID: id,
    selections: z.array(chosen).check(z.minLength(1), z.maxLength(PARTS_MAX)),
  }),
  output: z.object({
    /** What a coupon calls them together, where their `selection` is `all`; null while they have no price. */
    market: z.nullable(z.string()),
    odds: z.nullable(odds),
    /** Are bets on one of them, or on the match, stopped for now? */
    isHeld: z.boolean(),
    /** What speaks against them, with the pick that it is about; null where nothing does. */
    problem: z.nullable(z.object({ ...chosen.shape, why: notTogether })),
    /** Every other pick that is offered now and does not stand with them. */
    locked: z.array(z.object({ ...chosen.shape, why: notTogether })),
  }),
  refusals: [
    'not-found',
    'selection-unknown',
    'selection-closed',
    'selection-repeated',
    'too-many-calls',
  ],
  quiet: true,
})

/** The longest that a name of picks that stand together can be. */
const BUILT_LENGTH_MAX = 300

/** A member's picks, and how they may be taken. */
export const PICKS_MAX = 20

export const placeCoupon = call({
  name: 'betframe/place_coupon',
  summary:
    'Places a coupon of all picks together, a system of them, or one of each. With a pick in play it is `pending` first, and answered some seconds later.',
  who: 'member',
  manner: 'write',
  money: true,
  input: z
    .object({
      kind: z.literal(['single', 'combination', 'system']),
      /** On each coupon; of a system, on each line. Of a free bet there is none: it is its own. */
      stake: z.optional(kurusAmount),
      /** Placed in place of a stake, on one coupon; of a system divided by its lines. */
      freeBetID: z.optional(id),
      selections: z
        .array(
          z.object({
            eventID: id,
            /** As an event names it; of picks of one match that stand together, as `betframe/builder` does, whose `selection` is `all`. */
            market: line(BUILT_LENGTH_MAX, 1),
            selection: line(16, 1),
            /** As they were shown. They are compared, and never taken. */
            odds: oddsAsked,
          }),
        )
        .check(z.minLength(1), z.maxLength(PICKS_MAX)),
      /** Of a system: how many picks a line takes, bankers apart; several sizes at once are more lines. */
      sizes: z.optional(
        z.array(z.int().check(z.gte(1), z.lte(8))).check(z.minLength(1), z.maxLength(8)),
      ),
      /** Of a system: the places, from 0, of picks that stand in every line. */
      bankers: z.optional(
        z.array(z.int().check(z.gte(0), z.lt(PICKS_MAX))).check(z.maxLength(PICKS_MAX)),
      ),
      /** Where odds have changed meanwhile: `none` takes none, `higher` what is better, `any` up to a tenth less in all. */
      policy: z._default(z.literal(['none', 'higher', 'any']), 'none'),
      requestId: z.optional(requestId),
    })
    .check(
      z.refine(({ stake, freeBetID }) => (stake === undefined) !== (freeBetID === undefined), {
        path: ['stake'],
        error: 'a stake or a free bet',
      }),
    ),
  output: z.array(coupon),
  refusals: [
    'account-closed',
    'self-excluded',
    'play-paused',
    'limit-reached',
    'reality-check',
    'bonus-stake-max',
    'bonus-game-excluded',
    'product-closed',
    'too-many-calls',
    'insufficient-funds',
    'amount-out-of-range',
    'reference-reused',
    'odds-changed',
    'selection-closed',
    'selection-suspended',
    'selection-unknown',
    'selection-repeated',
    'same-event',
    'boost-not-in-system',
    'selections-not-together',
    'free-bet-gone',
    'free-bet-terms',
    'free-bet-uneven',
  ],
  stale: ['finance/check_balance', 'betframe/getCoupons'],
})

/** Written with spaces between, at most. */
const CODE_LENGTH_MAX = 20

export const checkCoupon = call({
  name: 'betframe/check_coupon',
  summary:
    'A coupon by its code, for whoever holds that: what was picked and what came of it, without whose it is. Ten times a minute from an address.',
  who: 'anyone',
  manner: 'read',
  input: z.object({ code: line(CODE_LENGTH_MAX, 1) }),
  output: z.omit(coupon, {
    couponID: true,
    refusal: true,
    corrections: true,
    sold: true,
    cashOut: true,
  }),
  refusals: ['not-found', 'too-many-calls'],
})
