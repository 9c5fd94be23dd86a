/**
 * The odds that a coupon was accepted at, made again: before a match from who plays, in play from its record as the message that they know left it,
 * and from the minute that its answer names. So are the chances that a coupon was sold by. Whoever writes other odds into an offer or a coupon pays more than the house's book ever said.
 */
import { chanceParts, type ChanceParts } from '#games/sports/cash-out.ts'
import { isBuilt, type BetMarket } from '#games/sports/built.ts'
import { priceBuilt, type Position } from '#games/sports/football/built-price.ts'
import { marketKey, type NamedMarket } from '#games/sports/market.ts'
import type { SportOffer, SportRecord } from '#games/sports/sport.ts'
import { sportOf } from '#games/sports/sports.ts'
import { builtChance, positionAt } from '../coupons/built.ts'
import { fixturesOf, recordAt, type RecordedEvent } from '../feed/recorded-events.ts'

/** A selection, and what its price was made from. */
export interface PricedLeg {
  event_id: bigint | number
  market_key: string
  market: BetMarket
  selection: string
  version: number
  is_live: boolean
  /** In play, as its answer names it. */
  step: number | null
}

export interface AcceptedLeg extends PricedLeg {
  odds: number
}

/** All that the house offered on a match, and what that was made from. */
interface Book {
  offers: ReadonlyMap<string, Pick<SportOffer, 'odds' | 'chance'>>
  position: Position | null
  record: SportRecord
}

/** Many coupons are on the same match at the same moment: so many books are remembered. */
const BOOKS_MAX = 500

export class OwnOdds {
  readonly #books = new Map<string, Book>()

  /** Are these odds of the house's own book, at that message and minute? */
  are(leg: AcceptedLeg, event: RecordedEvent): boolean {
    const { offers, position } = this.#bookOf(leg, event)
    if (!isBuilt(leg.market)) return offers.get(offerKey(leg))?.odds === leg.odds
    const { parts } = leg.market
    const isOffered = parts.every((part) => (offers.get(partKey(part))?.odds ?? null) !== null)
    if (!isOffered || !position) return false
    const price = priceBuilt(parts, position)
    return 'odds' in price && price.odds === leg.odds
  }

  /** The chance of a selection in that book; null where there was none. */
  chanceOf(leg: PricedLeg, event: RecordedEvent): ChanceParts | null {
    const { offers, position, record } = this.#bookOf(leg, event)
    if (isBuilt(leg.market)) return position && builtChance(leg.market, position, record)
    const offer = offers.get(offerKey(leg))
    return offer ? chanceParts(offer.chance) : null
  }

  #bookOf(leg: PricedLeg, event: RecordedEvent): Book {
    const { version, is_live, step } = leg
    const key = JSON.stringify([String(leg.event_id), version, is_live, step])
    const book = this.#books.get(key) ?? bookAt(leg, event)
    if (this.#books.size >= BOOKS_MAX) this.#books.clear()
    this.#books.set(key, book)
    return book
  }
}

const offerKey = ({ market_key, selection }: PricedLeg): string => `${market_key} ${selection}`
const partKey = ({ market, selection }: { market: NamedMarket; selection: string }): string =>
  `${marketKey(market)} ${selection}`

function bookAt({ version, is_live, step }: PricedLeg, event: RecordedEvent): Book {
  const fixture = fixturesOf(event).findLast(({ sequence }) => sequence <= version)?.fixture
  const record = recordAt(event, version)
  const sport = sportOf(record)
  const none = { offers: new Map(), position: null, record }
  if (!fixture) return none
  if (!is_live)
    return {
      offers: bookOf(sport.priceBefore(fixture, record)),
      position: positionAt(fixture, null),
      record,
    }
  const range = sport.stepRangeOf(record)
  const isWithin = range !== null && step !== null && step >= range.least && step <= range.most
  if (!isWithin) return none
  const position = positionAt(fixture, { record, step })
  return { offers: bookOf(sport.priceAtStep(fixture, record, step)), position, record }
}

const bookOf = (offers: readonly SportOffer[]): Book['offers'] =>
  new Map(offers.map((offer) => [partKey(offer), offer]))
