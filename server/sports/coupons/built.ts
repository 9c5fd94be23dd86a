/**
 * Selections of one match that stand together, as the house prices them now: from what the book's own odds were made from, so that a built leg and
 * its selections know the same match.
 */
import { chanceParts, type ChanceParts } from '#games/sports/cash-out.ts'
import type { Fixture } from '#games/sports/feed.ts'
import { positionBefore } from '#games/sports/football/before.ts'
import type { BuiltMarket, Market } from '#games/sports/built.ts'
import { isOfFootball, type Chosen } from '#games/sports/football/kinds.ts'
import type { Position } from '#games/sports/football/built-price.ts'
import { jointLaw } from '#games/sports/football/joint.ts'
import { ratesBetween } from '#games/sports/football/leagues.ts'
import { positionAtStep } from '#games/sports/football/live.ts'
import { recordUpTo } from '#games/sports/match.ts'
import { settleMarket } from '#games/sports/settlement.ts'
import type { SportRecord } from '#games/sports/sport.ts'

/** What the odds of a match that takes bets were made from. */
export interface PricedEvent {
  id: bigint
  fixture: Fixture | null
  record: SportRecord
  priced_version: number | null
  priced_step: number | null
}

/** Those that can stand together: football's. */
export const chosenIn = (
  rows: readonly { market: Market; selection: string }[],
): readonly Chosen[] =>
  rows.flatMap(({ market, selection }) => (isOfFootball(market) ? [{ market, selection }] : []))

/** Many ask of the same match in the same minute: so many are remembered. */
const POSITIONS_MAX = 200
const positions = new Map<string, Position | null>()

/** Null where the house has no odds for it. */
export function positionNow(event: PricedEvent, isLive: boolean): Position | null {
  const { id, fixture, record, priced_version: version, priced_step: step } = event
  if (fixture === null || (isLive && version === null)) return null
  const { competition, home, away } = fixture
  const of = isLive ? [version, step, record.version] : []
  const key = JSON.stringify([String(id), competition.id, home.id, away.id, isLive, of])
  const known = positions.get(key)
  if (known !== undefined) return known
  const position = positionAt(
    fixture,
    isLive ? { record: recordUpTo(record, version ?? 0), step } : null,
  )
  if (positions.size >= POSITIONS_MAX) positions.clear()
  positions.set(key, position)
  return position
}

/** From who plays and, in play, the record that the odds were made from and their minute. */
export function positionAt(
  fixture: Fixture,
  played: { record: SportRecord; step: number | null } | null,
): Position | null {
  const rates = ratesBetween(fixture)
  // Of no other sport selections stand together.
  if (fixture.sport !== 'football' || !rates) return null
  if (!played) return positionBefore(rates)
  const { record, step } = played
  return record.sport === undefined ? positionAtStep(rates, record, step) : null
}

/** The chance of a built leg; null where one of its selections is decided, or unknown. */
export function builtChance(
  { parts }: BuiltMarket,
  { walk, outlook }: Position,
  record: SportRecord,
): ChanceParts | null {
  const markets = parts.map(({ market }) => market)
  const open = parts.filter(({ market, selection }) => {
    const came = settleMarket(market, record)
    return !('results' in came) || came.results.get(selection) !== 'win'
  })
  if (open.length === 0 || open.some(({ market }) => settleMarket(market, record).state !== 'open'))
    return null
  const win = jointLaw(walk, outlook, markets).chanceOf(open)
  return win === null ? null : chanceParts({ win, back: 0 })
}
