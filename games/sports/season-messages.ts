/** What the provider of a made-up season sends of a match, whatever its sport: in the order of its times, numbered. */
import type { Market } from './built.ts'
import { SIMULATOR, type FeedContent, type FeedMessage, type Fixture } from './feed.ts'
import type { Club, League } from './league.ts'
import { pairingsOf } from './pairings.ts'
import type { OfferOf } from './price.ts'

export interface MatchPlan {
  readonly seed: number
  /** How often a clock is told in play. */
  readonly clockMs: number
  /** Which match of the seed's it is, from 0: two of one number are one match. */
  readonly number: number
  readonly startsAt: number
  /** What its provider calls it. */
  readonly event: string
  readonly season?: string
}

/** Something that is told at a time. A correction names what it takes back by its time, until sequences are known. */
export interface Timed {
  readonly at: number
  readonly content: FeedContent
}

export const fixtureOf = (
  { sport, follows }: Pick<Fixture, 'sport' | 'follows'>,
  { region, competition }: League,
  [home, away]: readonly [home: Club, away: Club],
  { startsAt, season }: Pick<MatchPlan, 'startsAt' | 'season'>,
): Fixture => ({
  sport,
  region,
  competition,
  home: { id: home.id, name: home.name },
  away: { id: away.id, name: away.name },
  startsAt,
  ...(season === undefined ? {} : { season }),
  follows,
})

/** All matches of a season, one after the other, as `play` tells each. */
export function* seasonOf<Played>(
  { competition, clubs }: League,
  plan: { seed: number; clockMs: number; firstAt: number; everyMs: number },
  play: (clubs: readonly [home: Club, away: Club], plan: MatchPlan) => Played,
): Generator<Played> {
  const { firstAt, everyMs, ...rest } = plan
  for (const [number, pair] of pairingsOf(clubs).flat().entries()) {
    const event = `${competition.id}-${plan.seed}-${number + 1}`
    yield play(pair, { ...rest, number, startsAt: firstAt + number * everyMs, event })
  }
}

/** Fixtures are told so long before their start. */
const AHEAD_MS = 3 * 24 * 60 * 60_000

/** A match before it begins: its fixture, and a provider's own odds on one market. */
export function announced(
  fixture: Fixture,
  market: Market,
  offers: readonly Pick<OfferOf<Market>, 'selection' | 'odds'>[],
): readonly Timed[] {
  const at = fixture.startsAt - AHEAD_MS
  const odds = Object.fromEntries(
    offers.flatMap((offer) => (offer.odds === null ? [] : [[offer.selection, offer.odds]])),
  )
  return [
    { at, content: { type: 'fixture', fixture } },
    { at: at + 1, content: { type: 'price', market, odds } },
  ]
}

/** All of a match in its order. `annuls` is the kind of incident that its corrections take back. */
export function messagesOf(
  event: string,
  timed: readonly Timed[],
  annuls: 'goal' | 'points' | 'point' | 'rally' | 'map',
): readonly FeedMessage[] {
  const messages = timed
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, content }, index) => ({
      provider: SIMULATOR,
      event,
      sequence: index + 1,
      at,
      ...content,
    }))
  return messages.map((message) => {
    if (message.type !== 'correction') return message
    const meant = messages.find(
      (other) =>
        other.type === 'incident' && other.incident.kind === annuls && other.at === message.annuls,
    )
    if (!meant) throw new Error('a correction takes back what was told')
    return { ...message, annuls: meant.sequence }
  })
}
