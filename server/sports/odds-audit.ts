/**
 * The odds that a coupon was accepted at, made again: before a match from who plays, in play from its record as the message that they know left it,
 * and from the minute that its answer names. So are the chances that a coupon was sold by. Whoever writes other odds into an offer or a coupon pays more than the house's book ever said.
 */
import { chanceParts, type ChanceParts } from '#games/sports/cash-out.ts'
import { priceBefore } from '#games/sports/football/before.ts'
import type { Offer } from '#games/sports/football/book.ts'
import type { Fixture } from '#games/sports/feed.ts'
import { marketKey } from '#games/sports/football/kinds.ts'
import { ratesBetween } from '#games/sports/football/leagues.ts'
import { priceAtStep, stepRangeOf } from '#games/sports/football/live.ts'
import { recordAt, type SaidEvent } from './said-record.ts'

/** A selection, and what its price was made from. */
export interface PricedLeg {
  event_id: bigint | number
  market_key: string
  selection: string
  version: number
  is_live: boolean
  /** In play, as its answer names it. */
  step: number | null
}

export interface AcceptedLeg extends PricedLeg {
  odds: number
}

type Book = ReadonlyMap<string, Pick<Offer, 'odds' | 'chance'>>

/** Many coupons are on the same match at the same moment: so many books are remembered. */
const BOOKS_MAX = 500

export class OwnOdds {
  readonly #books = new Map<string, Book>()

  /** Are these odds of the house's own book, at that message and minute? */
  are(leg: AcceptedLeg, event: SaidEvent): boolean {
    return this.#offerOf(leg, event)?.odds === leg.odds
  }

  /** The chance of a selection in that book; null where there was none. */
  chanceOf(leg: PricedLeg, event: SaidEvent): ChanceParts | null {
    const offer = this.#offerOf(leg, event)
    return offer ? chanceParts(offer.chance) : null
  }

  #offerOf(leg: PricedLeg, event: SaidEvent) {
    const { version, is_live, step } = leg
    const key = JSON.stringify([String(leg.event_id), version, is_live, step])
    const book = this.#books.get(key) ?? bookAt(leg, event)
    if (this.#books.size >= BOOKS_MAX) this.#books.clear()
    this.#books.set(key, book)
    return book.get(`${leg.market_key} ${leg.selection}`)
  }
}

function bookAt({ version, is_live, step }: PricedLeg, event: SaidEvent): Book {
  const fixture = fixtureAt(event, version)
  if (fixture === null) return new Map()
  return is_live ? bookInPlay(fixture, event, { version, step }) : bookOf(priceBefore(fixture))
}

function bookInPlay(
  { competition, home, away }: Fixture,
  event: SaidEvent,
  { version, step }: Pick<PricedLeg, 'version' | 'step'>,
): Book {
  const rates = ratesBetween(competition.id, home.id, away.id)
  const record = recordAt(event, version)
  const range = stepRangeOf(record)
  const isWithin = range !== null && step !== null && step >= range.least && step <= range.most
  return rates && isWithin ? bookOf(priceAtStep(rates, record, step)) : new Map()
}

/** Who played, as last said by then. */
function fixtureAt({ messages }: SaidEvent, version: number): Fixture | null {
  const fixtures = (messages ?? []).flatMap(({ sequence, content }) =>
    content.type === 'fixture' && sequence <= version ? [content.fixture] : [],
  )
  return fixtures.at(-1) ?? null
}

const bookOf = (offers: readonly Offer[]): Book =>
  new Map(offers.map((offer) => [`${marketKey(offer.market)} ${offer.selection}`, offer]))
