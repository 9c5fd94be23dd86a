/** Settles what one line of JSON says, by the rules of the house and nothing else: no database, no clock, no house. */
import * as z from 'zod/mini'
import type { Market } from '#games/sports/built.ts'
import { leastPayoutOf, mostPayoutOf, settleCoupon } from '#games/sports/coupon.ts'
import { SPORT_NAMES, type FeedContent } from '#games/sports/feed.ts'
import { countLines, findShapeProblem } from '#games/sports/lines.ts'
import { isOdds } from '#games/sports/odds.ts'
import type { PlacedContent, Sport } from '#games/sports/sport.ts'
import { sportNamed } from '#games/sports/sports.ts'
import {
  counts,
  findFormatProblem,
  format,
  marketSchema,
  recordMessage,
} from '#server/sports/feed/messages.ts'

const eventLine = z.object({
  event: z.string(),
  sport: z._default(z.literal(SPORT_NAMES), 'football'),
  format: z.optional(format),
  follows: z._default(counts, ['goals', 'corners', 'cards', 'points', 'maps']),
  messages: z.array(recordMessage),
  markets: z.array(marketSchema),
})

const couponLine = z.object({
  coupon: z.string(),
  /** Micro-lira on each line, as text: it may be beyond what a number holds. */
  lineStake: z.string().check(z.regex(/^[1-9]\d{0,17}$/)),
  legs: z.array(
    z.object({
      odds: z.number().check(z.refine(isOdds, 'no odds of the house')),
      result: z.nullable(z.literal(['win', 'half-win', 'void', 'half-lose', 'lose'])),
    }),
  ),
  bankers: z._default(z.array(z.int()), []),
  sizes: z.array(z.int()),
  /** The house staked on it: it pays what it wins beyond its stake. */
  isFree: z._default(z.boolean(), false),
})

/** The answer to a line, as a line; what is wrong with it as `problem`, and then nothing else. */
export function settleLine(text: string): { answer: object } | { problem: string } {
  const value = readJson(text)
  if (typeof value !== 'object' || value === null) return { problem: 'it is no JSON object' }
  const isEvent = 'event' in value
  const read = isEvent ? eventLine.safeParse(value) : couponLine.safeParse(value)
  if (!read.success) return { problem: describe(read.error) }
  // Which of the two it is was asked just before.
  return isEvent
    ? settleEvent(read.data as z.infer<typeof eventLine>)
    : settleOne(read.data as z.infer<typeof couponLine>)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const describe = ({ issues: [first] }: z.core.$ZodError): string =>
  `${first?.path.join('.') || 'the line'}: ${first?.message ?? 'unreadable'}`

function settleEvent({
  event,
  sport: name,
  format: of,
  follows,
  messages,
  markets,
}: z.infer<typeof eventLine>) {
  const late = messages.find(({ sequence }, at) => sequence <= (messages[at - 1]?.sequence ?? 0))
  if (late) return { problem: `message ${late.sequence} is out of order` }
  const sport = sportNamed(name)
  const strange = findFormatProblem({ sport: name, format: of })
  if (strange !== null) return { problem: strange }
  // Counts and periods that do not go together are asked of the sport.
  const contents = messages as readonly PlacedContent[]
  const problem = findStrange(sport, contents, markets)
  if (problem !== null) return { problem }
  const record = contents.reduce(
    (before, message) => sport.applyMessage(before, message),
    sport.newRecord({ follows, format: of }),
  )
  const settled = markets.map((market) => {
    const came = sport.settleMarket(market, record)
    const results = 'results' in came ? Object.fromEntries(came.results) : null
    return { ...market, selections: sport.selectionsOf(market), state: came.state, results }
  })
  return { answer: { event, version: record.version, markets: settled } }
}

/** What of it is of another sport; null where nothing is. */
function findStrange(
  sport: Sport,
  messages: readonly PlacedContent[],
  markets: readonly Market[],
): string | null {
  const message = messages.find((each) => !sport.isOwn(each))
  if (message) return `message ${message.sequence} is not of ${sport.name}`
  const asContent = (market: Market): FeedContent => ({ type: 'market', market, state: 'open' })
  const market = markets.find((each) => !sport.isOwn(asContent(each)))
  return market ? `${market.kind} is no market of ${sport.name}` : null
}

/** While it is open: the least that it pays if it pays at all, and the most. */
function settleOne({
  coupon: name,
  lineStake,
  legs,
  bankers,
  sizes,
  isFree,
}: z.infer<typeof couponLine>) {
  const shape = { legs: legs.length, bankers, sizes }
  const problem = findShapeProblem(shape)
  if (problem) return { problem }
  const coupon = { lineStake: BigInt(lineStake), legs, bankers, sizes, isFree }
  const { state, payout, returned } = settleCoupon(coupon)
  const answer = {
    coupon: name,
    lines: countLines(shape),
    state,
    payout: String(payout),
    ...(isFree && { returned: String(returned) }),
  }
  if (state !== 'open') return { answer }
  const range = { least: String(leastPayoutOf(coupon)), most: String(mostPayoutOf(coupon)) }
  return { answer: { ...answer, ...range } }
}
