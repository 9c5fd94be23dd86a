/** What providers and files may say of a match, as schemas: the feed's door and commands read by them (`docs/feed.md`). */
import * as z from 'zod/mini'
import { line } from '#contract/shapes.ts'
import {
  BASKETBALL_KINDS,
  QUARTERS,
  type BasketballKindName,
  type BasketballMarket,
} from '#games/sports/basketball/kinds.ts'
import { PHASES as BASKETBALL_PHASES, STATED_PERIODS } from '#games/sports/basketball/record.ts'
import type { Market } from '#games/sports/built.ts'
import { ESPORT_KINDS, type EsportKindName, type EsportMarket } from '#games/sports/esport/kinds.ts'
import { SPORT_NAMES, type FeedMessage, type Fixture } from '#games/sports/feed.ts'
import type { Side } from '#games/sports/match.ts'
import { isOdds } from '#games/sports/odds.ts'
import { findTooHigh } from '#games/sports/score-bounds.ts'
import {
  MARKET_KINDS,
  type Market as FootballMarket,
  type MarketKindName,
} from '#games/sports/football/kinds.ts'
import { PHASES as SET_PHASES, SETS } from '#games/sports/sets/sets.ts'
import type { Sport } from '#games/sports/sport.ts'
import { ALL_SPORTS, sportNamed } from '#games/sports/sports.ts'
import { FORMAT_NAMES } from '#games/sports/tennis/formats.ts'
import { TENNIS_KINDS, type TennisKindName, type TennisMarket } from '#games/sports/tennis/kinds.ts'
import {
  VOLLEYBALL_KINDS,
  type VolleyballKindName,
  type VolleyballMarket,
} from '#games/sports/volleyball/kinds.ts'

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const side = z.literal(['home', 'away'])
/** Of which every incident can be told. */
const FOLLOWED = ['goals', 'corners', 'cards', 'points', 'maps'] as const
const count = z.literal([...FOLLOWED, 'games', 'sets'])
const quarter = z.literal([...QUARTERS, 'overtime'])
const set = z.literal(SETS)
/** Of any sport: which of them a count, or a market, has is asked of the sport. */
const period = z.literal(['match', 'first-half', 'second-half', ...QUARTERS, 'overtime', ...SETS])
/** Per event and provider, from 1 without a gap. */
const sequence = whole(1, 1_000_000_000)
/** Milliseconds since 1970. */
const time = whole(0, 8_640_000_000_000_000)

const minute = whole(0, 200)
/** A set's tie-break is its thirteenth. */
const game = whole(1, 13)
const moment = { half: z.literal(['first', 'second', 'extra', 'shootout']), minute }
/** Added to what was scored in a quarter. */
const scored = z.literal([1, 2, 3])

/** Of every sport, but for the one that nobody tells: that nothing has begun. */
const PHASES = [
  ...new Set(['first-half', 'second-half', ...BASKETBALL_PHASES, ...SET_PHASES] as const),
].filter((phase) => phase !== 'scheduled')

const incident = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal(['goal', 'corner', 'penalty', 'danger']), side, ...moment }),
  z.strictObject({
    kind: z.literal(['yellow', 'red']),
    side,
    player: z.string().check(z.minLength(1), z.maxLength(64)),
    ...moment,
  }),
  z.strictObject({ kind: z.literal('var'), ...moment }),
  z.strictObject({ kind: z.literal('points'), side, points: scored, quarter, minute }),
  z.strictObject({ kind: z.literal(['point', 'serve']), side, set, game }),
  z.strictObject({ kind: z.literal(['rally', 'first-serve', 'map']), side, set }),
  z.strictObject({ kind: z.literal('phase'), phase: z.literal(PHASES) }),
  z.strictObject({
    kind: z.literal('ending'),
    ending: z.literal(['ended', 'abandoned', 'retired', 'walkover', 'expired']),
  }),
])

const score = z.strictObject({ home: whole(0, 999), away: whole(0, 999) })
interface ReadScore {
  count: z.infer<typeof count>
  period: z.infer<typeof period>
  score: z.infer<typeof score>
}

/** How high a score can be hangs on what is counted. */
const notTooHigh = (side: Side) =>
  z.refine<ReadScore>((stated) => findTooHigh(stated) !== side, {
    path: ['score', side],
    error: 'too-high',
  })

/** A message that changes the record of a match, of whatever sport: whether it is of that match's own, the sport says. */
export const recordMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('incident'), sequence, at: time, incident }),
  z
    .object({ type: z.literal('score'), sequence, at: time, count, period, score })
    .check(notTooHigh('home'), notTooHigh('away')),
  z.object({ type: z.literal('correction'), sequence, at: time, annuls: sequence }),
])

export const counts = z.array(z.literal(FOLLOWED))

// The keys of a constant are those of its type.
const KIND_NAMES = Object.keys({
  ...MARKET_KINDS,
  ...BASKETBALL_KINDS,
  ...TENNIS_KINDS,
  ...VOLLEYBALL_KINDS,
  ...ESPORT_KINDS,
}) as AnyKindName[]
type AnyKindName =
  MarketKindName | BasketballKindName | TennisKindName | VolleyballKindName | EsportKindName

/** A market of any sport. Its line is in quarters: 2.5 goals are 10. */
export const marketSchema = z.pipe(
  z
    .strictObject({
      kind: z.literal(KIND_NAMES),
      period,
      line: z.nullable(z.int()),
      goal: z.optional(z.int()),
      scores: z.optional(z.array(z.string()).check(z.maxLength(256))),
    })
    .check(z.refine((market) => isAnyMarket(market), 'no-such-market')),
  z.transform(marketOf),
)

interface ReadMarket {
  kind: AnyKindName
  period: z.infer<typeof period>
  line: number | null
  goal?: number | undefined
  scores?: string[] | undefined
}

/** Of football alone a market has more than a line. */
function isAnyMarket(read: ReadMarket): boolean {
  const market = marketOf(read)
  const sport = sportOfMarket(market)
  const isPlain = read.goal === undefined && read.scores === undefined
  return sport?.isMarket(market) === true && (isPlain || sport.name === 'football')
}

const sportOfMarket = (market: Market): Sport | undefined =>
  ALL_SPORTS.find((each) => each.isOwn({ type: 'market', market, state: 'open' }))

function marketOf({ kind, period: of, line, goal, scores }: ReadMarket): Market {
  // What its kind does not have was refused just before, and is asked before anything else reads it.
  return {
    kind,
    period: of,
    line,
    ...(goal === undefined ? {} : { goal }),
    ...(scores ? { scores } : {}),
  } as FootballMarket | BasketballMarket | TennisMarket | VolleyballMarket | EsportMarket
}

/** How a match is played, where its sport knows more than one way. */
export const format = z.literal(FORMAT_NAMES)

/** What is wrong with how a match is said to be played; null where nothing is. */
export function findFormatProblem({
  sport,
  format: of,
}: Pick<Fixture, 'sport' | 'format'>): string | null {
  const isKnown = of === undefined || sportNamed(sport).formats.includes(of)
  return isKnown ? null : `${sport} is not played as ${of}`
}

const NAME_CHARACTERS = 80
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/))
const named = z.strictObject({ id: name, name: line(NAME_CHARACTERS, 1) })
/** A market of a feed is a market of ours, and says something of its selections by their names. */
const bySelection = <Value extends z.ZodMiniType>(value: Value) =>
  z.record(z.string().check(z.maxLength(16)), value)

/** Does it name selections that its market has, and no others? */
const ofItsMarket = <Read extends { market: Market }>(
  namedIn: (read: Read) => Readonly<Record<string, unknown>>,
  field: string,
) =>
  z.refine<Read>(
    (read) => {
      const known = sportOfMarket(read.market)?.selectionsOf(read.market) ?? []
      return Object.keys(namedIn(read)).every((selection) => known.includes(selection))
    },
    { path: [field], error: 'no-such-selection' },
  )

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
    format: z.optional(format),
  })
  .check(
    z.refine((of) => findFormatProblem(of) === null, 'no-such-format'),
    z.refine(
      ({ sport, follows }) =>
        sportNamed(sport).newRecord({ follows }).follows.length === follows.length,
      'not-counted',
    ),
    z.refine(({ home, away }) => home.id !== away.id, {
      path: ['away', 'id'],
      error: 'club-against-itself',
    }),
  )

const GOAL_PERIODS: readonly string[] = ['match', 'first-half']
/** The periods that a score can be told of. */
const PERIODS_OF: Readonly<Record<z.infer<typeof count>, readonly string[]>> = {
  goals: GOAL_PERIODS,
  corners: GOAL_PERIODS,
  cards: GOAL_PERIODS,
  points: [...STATED_PERIODS, ...SETS],
  games: SETS,
  sets: ['match'],
  maps: ['match', ...SETS],
}

/**
 * Any message of the feed. Unlike a type it refuses what it does not know.
 */
const anyMessage = z.discriminatedUnion('type', [
  z.strictObject({ ...envelope, type: z.literal('incident'), incident }),
  z.strictObject({ ...envelope, type: z.literal('score'), count, period, score }).check(
    z.refine(({ count: of, period: during }) => PERIODS_OF[of].includes(during), 'no-such-period'),
    notTooHigh('home'),
    notTooHigh('away'),
  ),
  z.strictObject({ ...envelope, type: z.literal('correction'), annuls: sequence }),
  z.strictObject({ ...envelope, type: z.literal('fixture'), fixture }),
  z.strictObject({
    ...envelope,
    type: z.literal('clock'),
    clock: z.union([
      z.strictObject({ ...moment, isRunning: z.boolean() }),
      z.strictObject({ quarter, minute, isRunning: z.boolean() }),
      z.strictObject({ set, minute: whole(0, 999), isRunning: z.boolean() }),
    ]),
  }),
  z
    .strictObject({
      ...envelope,
      type: z.literal('price'),
      market: marketSchema,
      odds: bySelection(z.number().check(z.refine(isOdds, 'no-such-odds'))),
    })
    .check(ofItsMarket(({ odds }) => odds, 'odds')),
  z.strictObject({
    ...envelope,
    type: z.literal('market'),
    market: marketSchema,
    state: z.literal(['open', 'suspended', 'closed']),
  }),
  z
    .strictObject({
      ...envelope,
      type: z.literal('settlement'),
      market: marketSchema,
      results: bySelection(z.literal(['win', 'half-win', 'void', 'half-lose', 'lose'])),
    })
    .check(ofItsMarket(({ results }) => results, 'results')),
])

/** What is read of it is one of the feed's types: counts and periods that go together were asked for just above. */
export const feedMessage = anyMessage as unknown as z.ZodMiniType<FeedMessage>
