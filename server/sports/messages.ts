/** What providers and files may say of a match, as schemas: the feed's door and commands read by them (`docs/feed.md`). */
import * as z from 'zod/mini'
import { line } from '#contract/shapes.ts'
import {
  BASKETBALL_KINDS,
  QUARTERS,
  isMarket as isBasketballMarket,
  type BasketballKindName,
  type BasketballMarket,
} from '#games/sports/basketball/kinds.ts'
import { PHASES as BASKETBALL_PHASES } from '#games/sports/basketball/record.ts'
import type { Market } from '#games/sports/built.ts'
import { SPORT_NAMES, type FeedMessage } from '#games/sports/feed.ts'
import { isOdds } from '#games/sports/odds.ts'
import {
  MARKET_KINDS,
  isMarket,
  type Market as FootballMarket,
  type MarketKindName,
} from '#games/sports/football/kinds.ts'
import { sportNamed } from '#games/sports/sports.ts'

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const side = z.literal(['home', 'away'])
const count = z.literal(['goals', 'corners', 'cards', 'points'])
const quarter = z.literal([...QUARTERS, 'overtime'])
/** Of any sport: which of them a count, or a market, has is asked of the sport. */
const period = z.literal(['match', 'first-half', 'second-half', ...QUARTERS, 'overtime'])
/** Per event and provider, from 1 without a gap. */
const sequence = whole(1, 1_000_000_000)
/** Milliseconds since 1970. */
const time = whole(0, 8_640_000_000_000_000)

const minute = whole(0, 200)
const moment = { half: z.literal(['first', 'second', 'extra', 'shootout']), minute }
/** Added to what was scored in a quarter. */
const scored = z.literal([1, 2, 3])

const incident = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(['goal', 'corner', 'penalty', 'danger']), side, ...moment }),
  z.object({
    kind: z.literal(['yellow', 'red']),
    side,
    player: z.string().check(z.minLength(1), z.maxLength(64)),
    ...moment,
  }),
  z.object({ kind: z.literal('var'), ...moment }),
  z.object({ kind: z.literal('points'), side, points: scored, quarter, minute }),
  z.object({
    kind: z.literal('phase'),
    phase: z.literal([
      'first-half',
      'second-half',
      ...BASKETBALL_PHASES.filter((phase) => phase !== 'scheduled'),
    ]),
  }),
  z.object({
    kind: z.literal('ending'),
    ending: z.literal(['ended', 'abandoned', 'walkover', 'expired']),
  }),
])

const score = z.object({ home: whole(0, 999), away: whole(0, 999) })

/** A message that changes the record of a match, of whatever sport: whether it is of that match's own, the sport says. */
export const recordMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('incident'), sequence, at: time, incident }),
  z.object({ type: z.literal('score'), sequence, at: time, count, period, score }),
  z.object({ type: z.literal('correction'), sequence, at: time, annuls: sequence }),
])

export const counts = z.array(count)

// The keys of a constant are those of its type.
const KIND_NAMES = Object.keys({ ...MARKET_KINDS, ...BASKETBALL_KINDS }) as (
  MarketKindName | BasketballKindName
)[]

/** A market of any sport. Its line is in quarters: 2.5 goals are 10. */
export const marketSchema = z.pipe(
  z
    .object({
      kind: z.literal(KIND_NAMES),
      period,
      line: z.nullable(z.int()),
      goal: z.optional(z.int()),
      scores: z.optional(z.array(z.string()).check(z.maxLength(256))),
    })
    .check(z.refine((market) => isAnyMarket(market), 'there is no such market')),
  z.transform(marketOf),
)

interface ReadMarket {
  kind: MarketKindName | BasketballKindName
  period: z.infer<typeof period>
  line: number | null
  goal?: number | undefined
  scores?: string[] | undefined
}

function isAnyMarket(read: ReadMarket): boolean {
  const market = marketOf(read)
  return isOfBasketball(market)
    ? market.goal === undefined && market.scores === undefined && isBasketballMarket(market)
    : isMarket(market)
}

const isOfBasketball = (market: Market): market is BasketballMarket =>
  Object.hasOwn(BASKETBALL_KINDS, market.kind)

function marketOf({ kind, period: of, line, goal, scores }: ReadMarket): Market {
  // What its kind does not have was refused just before, and is asked before anything else reads it.
  return {
    kind,
    period: of,
    line,
    ...(goal === undefined ? {} : { goal }),
    ...(scores ? { scores } : {}),
  } as FootballMarket | BasketballMarket
}

const NAME_CHARACTERS = 80
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/))
const named = z.object({ id: name, name: line(NAME_CHARACTERS, 1) })
/** A market of a feed is a market of ours, and says something of each selection by its name. */
const bySelection = <Value extends z.ZodMiniType>(value: Value) =>
  z.record(z.string().check(z.maxLength(16)), value)

const envelope = { provider: name, event: name, sequence, at: time }

const fixture = z
  .strictObject({
    sport: z.literal(SPORT_NAMES),
    region: named,
    competition: named,
    home: named,
    away: named,
    startsAt: time,
    season: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    follows: counts,
  })
  .check(
    z.refine(
      ({ sport, follows }) =>
        sportNamed(sport).newRecord(follows).follows.length === follows.length,
      'it follows what its sport does not count',
    ),
  )

/**
 * Any message of the feed. Unlike a type it refuses what it does not know.
 */
const anyMessage = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('incident'), incident }),
  z
    .strictObject({ ...envelope, type: z.literal('score'), count, period, score })
    .check(
      z.refine(
        ({ count: of, period: during }) =>
          of === 'points' || during === 'match' || during === 'first-half',
        'no score of such a period',
      ),
    ),
  z.strictObject({ ...envelope, type: z.literal('correction'), annuls: sequence }),
  z.strictObject({ ...envelope, type: z.literal('fixture'), fixture }),
  z.strictObject({
    ...envelope,
    type: z.literal('clock'),
    clock: z.union([
      z.strictObject({ ...moment, isRunning: z.boolean() }),
      z.strictObject({ quarter, minute, isRunning: z.boolean() }),
    ]),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('price'),
    market: marketSchema,
    odds: bySelection(z.number().check(z.refine(isOdds, 'no odds of the ladder'))),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('market'),
    market: marketSchema,
    state: z.literal(['open', 'suspended', 'closed']),
  }),
  z.strictObject({
    ...envelope,
    type: z.literal('settlement'),
    market: marketSchema,
    results: bySelection(z.literal(['win', 'half-win', 'void', 'half-lose', 'lose'])),
  }),
])

/** What is read of it is one of the feed's types: counts and periods that go together were asked for just above. */
export const feedMessage = anyMessage as unknown as z.ZodMiniType<FeedMessage>
