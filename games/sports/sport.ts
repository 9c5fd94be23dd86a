/** What a sport is: all that is asked of a match whose sport is not known beforehand. Each answers by its own rules, and knows of no other. */
import type { Stretch } from './basketball/kinds.ts'
import type { BasketballRecord, StatedPoints } from './basketball/record.ts'
import type { BetMarket, Market } from './built.ts'
import type { EsportRecord, StatedMaps } from './esport/record.ts'
import type { FeedContent, Fixture, MatchClock, SportName } from './feed.ts'
import type { FootballRecord, StatedScore as StatedCount } from './football/record.ts'
import type { Score, Side } from './match.ts'
import type { OfferOf } from './price.ts'
import type { MarketResult } from './results.ts'
import type { TablePoints } from './standings.ts'
import type { SetName } from './sets/sets.ts'
import type { FormatName } from './tennis/formats.ts'
import type { StatedSets, TennisRecord } from './tennis/record.ts'
import type { StatedRallies, VolleyballRecord } from './volleyball/record.ts'

export type SportRecord =
  FootballRecord | BasketballRecord | TennisRecord | VolleyballRecord | EsportRecord
export type StatedScore = StatedCount | StatedPoints | StatedSets | StatedRallies | StatedMaps

/** A message that changes a record: what was told, with its place. */
export type PlacedContent = FeedContent & { readonly sequence: number; readonly at: number }

/** What a sport has odds for, and where among all of its match that stands, if not in the order that it comes in. */
export type SportOffer = OfferOf<Market> & { readonly place?: number }

/** A part of a match that has a score of its own, as its page shows it. */
export interface PartScore {
  readonly part: Stretch | SetName
  readonly score: Score
}

/** What is played, in a sport that is played in sets: what its set stands at in games, the points as they are called, and who serves. */
export interface GameScore {
  /** Null where points alone make a set. */
  readonly games: Score | null
  readonly points: Readonly<Record<Side, string>>
  /** Null where that was not told. */
  readonly server: Side | null
}

/**
 * The rules of a sport. Records and markets that are handed in are its own: what a feed says of another sport is found by `isOwn` before it is
 * applied.
 */
export interface Sport<Of extends SportRecord = SportRecord, On extends BetMarket = BetMarket> {
  readonly name: SportName
  /** On the wire. */
  readonly id: number
  /** How its matches can be played, where there is more than one way. */
  readonly formats: readonly FormatName[]
  newRecord(fixture: Pick<Fixture, 'follows' | 'format'>): Of
  /** Is this said of such a match? */
  isOwn(content: FeedContent): boolean
  /** Are its period, its line, and what else it has those of a market of its kind? */
  isMarket(market: On): boolean
  /** The record after a message that is its own. */
  applyMessage(record: Of, message: PlacedContent): Of
  settleMarket(market: On, record: Of): MarketResult
  selectionsOf(market: On): readonly string[]
  /** What it stands at; null where that was not told. */
  scoreOf(record: Of): Score | null
  /** What it stood at when its first half was over; null before that, and where it was not told. */
  halfScoreOf(record: Of): Score | null
  /** The scores of its parts, as far as they have begun. */
  partScoresOf(record: Of): readonly PartScore[]
  /** The game that is played, or the set where it has no games; null where it is not played in sets, none is, or nothing is told within one. */
  gameOf(record: Of): GameScore | null
  /** What is offered before the match; nothing where the house does not know who plays. */
  priceBefore(fixture: Fixture, record: Of): readonly SportOffer[]
  /** The markets whose results are shown when it is over. */
  marketsBefore(fixture: Fixture, record: Of): readonly Market[]
  /** What a win, a draw and a loss count in a table. */
  readonly tablePoints: TablePoints
  /** So long a coupon with a pick in play, and a sale with a match in play, waits for whatever is under way on the field, in milliseconds. */
  readonly acceptDelayMs: number
  /** The step of the model that it is in; null of one that is not played. */
  stepOf(record: Of, clock: MatchClock | null): number | null
  /** The steps that it may be in. */
  stepRangeOf(record: Of): { readonly least: number; readonly most: number } | null
  /** What is offered in that step; nothing where the house does not know who plays. */
  priceAtStep(fixture: Fixture, record: Of, step: number | null): readonly SportOffer[]
}
