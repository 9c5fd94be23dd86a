/**
 * The demo's matches: a house that has no provider of its own is told an invented season, those that are played by the second, through the same door into the records as
 * a provider's messages. What comes of a match follows from a seed of the house's own, so that nobody outside can work it out ahead.
 */
import { matchesOn as basketballOn } from '#games/sports/basketball/matchdays.ts'
import { playMatch as playBasketball } from '#games/sports/basketball/season.ts'
import { matchesOn as esportOn } from '#games/sports/esport/matchdays.ts'
import { playMatch as playEsport } from '#games/sports/esport/season.ts'
import { CLOCK_MS, SIMULATOR, type FeedMessage } from '#games/sports/feed.ts'
import { playMatch } from '#games/sports/football/season.ts'
import { matchesOn } from '#games/sports/football/matchdays.ts'
import { matchesOn as tennisOn } from '#games/sports/tennis/matchdays.ts'
import { playMatch as playTennis } from '#games/sports/tennis/season.ts'
import { matchesOn as volleyballOn } from '#games/sports/volleyball/matchdays.ts'
import { playMatch as playVolleyball } from '#games/sports/volleyball/season.ts'
import { dayAfter, dayBefore, dayOf, startOf } from '#contract/time-span.ts'
import type { House } from '../house.ts'
import { priceEvents } from './trading/offers.ts'
import { takeMessages } from './feed/take-messages.ts'

type DemoHouse = Pick<House, 'database' | 'clock' | 'keys' | 'push'>

/** From its hour to its end, at the longest: five sets take theirs. */
const MATCH_MS = 125 * 60_000
const TENNIS_MS = 200 * 60_000
const FIVE_SETS_MS = 320 * 60_000
const VOLLEYBALL_MS = 180 * 60_000
const ESPORT_MS = 155 * 60_000
/** Its fixture and a price come first, however often a clock is told. */
const TOLD_AHEAD = 2

/** Tells everything of yesterday's, today's and tomorrow's matches that is due and was not told. */
export async function feedDemoMatches(house: DemoHouse): Promise<void> {
  const now = house.clock().getTime()
  const planned = plannedBy(house)
  const known = await knownOf(house, planned)
  for (const match of planned) {
    const before = known.get(match.event)
    const isDue = before === undefined || (!before.hasEnded && match.startsAt <= now)
    if (!isDue) continue
    // Of a match that is over already, nobody asks at which second its clock stood where.
    const isMissed = (before?.taken ?? 0) <= TOLD_AHEAD && match.startsAt + match.lastsMs < now
    const due = messagesOf(house, match, isMissed ? match.lastsMs : CLOCK_MS).filter(
      ({ at }) => at <= now,
    )
    const left = due.slice(before?.taken ?? 0)
    if (left.length > 0) await takeMessages(house, left)
  }
  await priceEvents(house)
}

async function knownOf({ database }: DemoHouse, planned: readonly PlannedMatch[]) {
  const rows = await database.db
    .selectFrom('sports_events')
    .select(['event', 'taken', 'record'])
    .where('provider', '=', SIMULATOR)
    .where(
      'event',
      'in',
      planned.map(({ event }) => event),
    )
    .execute()
  return new Map(
    rows.map(({ event, taken, record }) => [event, { taken, hasEnded: record.ending !== null }]),
  )
}

function messagesOf(
  { keys }: DemoHouse,
  { event, messagesOf: messages }: PlannedMatch,
  clockMs = CLOCK_MS,
) {
  const seed = Buffer.from(keys.derive('the demo’s matches', event), 'base64url').readInt32BE()
  return messages({ seed, clockMs })
}

/** A match of any sport. */
interface PlannedMatch {
  event: string
  startsAt: number
  /** At the longest. */
  lastsMs: number
  /** All that is told of it. */
  messagesOf: (how: { seed: number; clockMs: number }) => readonly FeedMessage[]
}

const plannedOn = (dayBegins: number): readonly PlannedMatch[] => [
  ...matchesOn(dayBegins).map(({ league, clubs, ...plan }): PlannedMatch => ({
    ...plan,
    lastsMs: MATCH_MS,
    messagesOf: (how) => playMatch(league, clubs, { ...plan, ...how }).messages,
  })),
  ...basketballOn(dayBegins).map(({ league, clubs, ...plan }): PlannedMatch => ({
    ...plan,
    lastsMs: MATCH_MS,
    messagesOf: (how) => playBasketball(league, clubs, { ...plan, ...how }),
  })),
  ...tennisOn(dayBegins).map(({ league, clubs, ...plan }): PlannedMatch => ({
    ...plan,
    lastsMs: plan.format === 'best-of-five' ? FIVE_SETS_MS : TENNIS_MS,
    messagesOf: (how) => playTennis(league, clubs, { ...plan, ...how }),
  })),
  ...volleyballOn(dayBegins).map(({ league, clubs, ...plan }): PlannedMatch => ({
    ...plan,
    lastsMs: VOLLEYBALL_MS,
    messagesOf: (how) => playVolleyball(league, clubs, { ...plan, ...how }),
  })),
  ...esportOn(dayBegins).map(({ league, clubs, ...plan }): PlannedMatch => ({
    ...plan,
    lastsMs: ESPORT_MS,
    messagesOf: (how) => playEsport(league, clubs, { ...plan, ...how }),
  })),
]

/** The same every minute, in a demo that has begun to: a house in a test has not. */
export async function continueDemoMatches(house: House): Promise<void> {
  if (!house.settings.demo) return
  const known = await knownOf(house, plannedBy(house))
  if (known.size > 0) await feedDemoMatches(house)
}

function plannedBy({ clock }: DemoHouse): readonly PlannedMatch[] {
  const today = dayOf(clock())
  const days = [dayBefore(today), today, dayAfter(today)]
  return days.flatMap((day) => plannedOn(startOf(day).getTime()))
}

/** What is told of the matches that are being played, worked out once for each. */
export class DemoFeed {
  readonly #house: DemoHouse
  readonly #messages = new Map<string, readonly FeedMessage[]>()

  constructor(house: DemoHouse) {
    this.#house = house
  }

  /** Tells what has become due of matches that the house knows. */
  async sendDue(): Promise<void> {
    const now = this.#house.clock().getTime()
    const playing = plannedBy(this.#house).filter(
      ({ startsAt, lastsMs }) => startsAt <= now && now < startsAt + lastsMs,
    )
    for (const event of this.#messages.keys())
      if (!playing.some((match) => match.event === event)) this.#messages.delete(event)
    if (playing.length === 0) return
    const known = await knownOf(this.#house, playing)
    const due = playing.flatMap((match) => {
      const before = known.get(match.event)
      if (!before || before.hasEnded) return []
      return this.#of(match)
        .slice(before.taken)
        .filter(({ at }) => at <= now)
    })
    if (due.length > 0) await takeMessages(this.#house, due)
  }

  #of(match: PlannedMatch): readonly FeedMessage[] {
    const messages = this.#messages.get(match.event) ?? messagesOf(this.#house, match)
    this.#messages.set(match.event, messages)
    return messages
  }
}
