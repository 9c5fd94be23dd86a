/** What can be said of a football match and of a coupon from outside, as schemas: the feed's door and commands read by them. */
import * as z from 'zod/mini'
import {
  MARKET_KINDS,
  isMarket,
  type Market,
  type MarketKindName,
} from '#games/sports/football/kinds.ts'

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const side = z.literal(['home', 'away'])
const count = z.literal(['goals', 'corners', 'cards'])
const period = z.literal(['match', 'first-half'])
/** Per event and provider, from 1 without a gap. */
const sequence = whole(1, 1_000_000_000)
/** Milliseconds since 1970. */
const time = whole(0, 8_640_000_000_000_000)

const moment = {
  half: z.literal(['first', 'second', 'extra', 'shootout']),
  minute: whole(0, 200),
}

const incident = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal(['goal', 'corner', 'penalty']), side, ...moment }),
  z.object({
    kind: z.literal(['yellow', 'red']),
    side,
    player: z.string().check(z.minLength(1), z.maxLength(64)),
    ...moment,
  }),
  z.object({ kind: z.literal('var'), ...moment }),
  z.object({
    kind: z.literal('phase'),
    phase: z.literal(['first-half', 'half-time', 'second-half', 'over']),
  }),
  z.object({
    kind: z.literal('ending'),
    ending: z.literal(['ended', 'abandoned', 'walkover', 'expired']),
  }),
])

const score = z.object({ home: whole(0, 999), away: whole(0, 999) })

/** A message that changes the record of a match. */
export const recordMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('incident'), sequence, at: time, incident }),
  z.object({ type: z.literal('score'), sequence, at: time, count, period, score }),
  z.object({ type: z.literal('correction'), sequence, at: time, annuls: sequence }),
])

export const counts = z.array(count)

// The keys of a constant are those of its type.
const KIND_NAMES = Object.keys(MARKET_KINDS) as MarketKindName[]

/** A market of football. Its line is in quarters: 2.5 goals are 10. */
export const marketSchema = z.pipe(
  z
    .object({
      kind: z.literal(KIND_NAMES),
      period,
      line: z.nullable(z.int()),
      goal: z.optional(z.int()),
      scores: z.optional(z.array(z.string()).check(z.maxLength(256))),
    })
    .check(z.refine((market) => isMarket(marketOf(market)), 'there is no such market')),
  z.transform(marketOf),
)

interface ReadMarket extends Pick<Market, 'kind' | 'period' | 'line'> {
  goal?: number | undefined
  scores?: string[] | undefined
}

function marketOf({ kind, period: of, line, goal, scores }: ReadMarket): Market {
  return {
    kind,
    period: of,
    line,
    ...(goal === undefined ? {} : { goal }),
    ...(scores ? { scores } : {}),
  }
}
