/**
 * The odds that a coupon was accepted at, made again: before a match from who plays, in play from its record as the message that they know left it,
 * and from the minute that its answer names. Whoever writes other odds into an offer or a coupon pays more than the house's book ever said.
 */
import { priceBefore } from '#games/sports/football/before.ts'
import type { Offer } from '#games/sports/football/book.ts'
import type { Fixture } from '#games/sports/feed.ts'
import { marketKey } from '#games/sports/football/kinds.ts'
import { ratesBetween } from '#games/sports/football/leagues.ts'
import { priceAtStep, stepRangeOf } from '#games/sports/football/live.ts'
import { recordAt, type SaidEvent } from './said-record.ts'

export interface AcceptedLeg {
  event_id: bigint | number
  market_key: string
  selection: string
  odds: number
  version: number
  is_live: boolean
  /** Of odds in play, as its answer names it. */
  step: number | null
}

type Odds = ReadonlyMap<string, number | null>

/** Many coupons are on the same match at the same moment: so many books are remembered. */
const BOOKS_MAX = 500

export class OwnOdds {
  readonly #books = new Map<string, Odds>()

  /** Are these odds of the house's own book, at that message and minute? */
  are(leg: AcceptedLeg, event: SaidEvent): boolean {
    const { version, is_live, step } = leg
    const key = JSON.stringify([String(leg.event_id), version, is_live, step])
    const book = this.#books.get(key) ?? oddsAt(leg, event)
    if (this.#books.size >= BOOKS_MAX) this.#books.clear()
    this.#books.set(key, book)
    return book.get(`${leg.market_key} ${leg.selection}`) === leg.odds
  }
}

function oddsAt({ version, is_live, step }: AcceptedLeg, event: SaidEvent): Odds {
  const fixture = fixtureAt(event, version)
  if (fixture === null) return new Map()
  return is_live ? oddsInPlay(fixture, event, { version, step }) : oddsOf(priceBefore(fixture))
}

function oddsInPlay(
  { competition, home, away }: Fixture,
  event: SaidEvent,
  { version, step }: Pick<AcceptedLeg, 'version' | 'step'>,
): Odds {
  const rates = ratesBetween(competition.id, home.id, away.id)
  const record = recordAt(event, version)
  const range = stepRangeOf(record)
  const isWithin = range !== null && step !== null && step >= range.least && step <= range.most
  return rates && isWithin ? oddsOf(priceAtStep(rates, record, step)) : new Map()
}

/** Who played, as last said by then. */
function fixtureAt({ messages }: SaidEvent, version: number): Fixture | null {
  const fixtures = (messages ?? []).flatMap(({ sequence, content }) =>
    content.type === 'fixture' && sequence <= version ? [content.fixture] : [],
  )
  return fixtures.at(-1) ?? null
}

const oddsOf = (offers: readonly Offer[]): Odds =>
  new Map(offers.map(({ market, selection, odds }) => [`${marketKey(market)} ${selection}`, odds]))
