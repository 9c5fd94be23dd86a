/** Books of simulated tennis matches, before the start and at every point, and what must hold of each: the long run and the tests look at the same. */
import { resultAt } from '#games/sports/sets/kinds.ts'
import type { Rates } from '#games/sports/sets/serve.ts'
import { stepOf } from '#games/sports/sets/sets.ts'
import { FORMAT_NAMES, endsFrom, setFormOf, setsToWinIn } from '#games/sports/tennis/formats.ts'
import { TENNIS_KINDS } from '#games/sports/tennis/kinds.ts'
import { forecastAt, forecastBefore, priceAtStep, priceBefore } from '#games/sports/tennis/live.ts'
import { newRecord, standingOf, type TennisRecord } from '#games/sports/tennis/record.ts'
import { playMatch } from '#games/sports/tennis/season.ts'
import { TENNIS } from '#games/sports/tennis/sport.ts'
import type { Stream } from '#games/slots/stream.ts'
import { payoutsIn, waysOn, type Way } from './set-ways.ts'
import { solve, type SureWin } from './sure-wins.ts'
import { wrongPrices } from './wrong-prices.ts'

type Offers = ReturnType<typeof priceBefore>

/** A match as it stands, and all that the house would offer on it. */
export interface TennisState {
  readonly record: TennisRecord
  readonly isLive: boolean
  readonly rates: Rates
  readonly offers: Offers
}

/** Match after match of players of any strength and in every format, each before its start and then point by point. */
export function* tennisStates(stream: Stream): Generator<TennisState, never> {
  for (let number = 0; ; number += 1) yield* statesOfMatch(stream, number)
}

const HOUR_MS = 3_600_000
const FIRST = { id: 'first', name: 'First', attack: 1, defence: 1 }
const SECOND = { id: 'second', name: 'Second', attack: 1, defence: 1 }

function* statesOfMatch(stream: Stream, number: number): Generator<TennisState> {
  const rates: Rates = { home: 0.5 + stream(30) / 100, away: 0.5 + stream(30) / 100 }
  const format = FORMAT_NAMES[number % FORMAT_NAMES.length] ?? 'best-of-three'
  const messages = playMatch({ region: FIRST, competition: FIRST, clubs: [] }, [FIRST, SECOND], {
    rates,
    format,
    seed: stream(2 ** 30),
    clockMs: HOUR_MS,
    number,
    startsAt: 0,
    event: 'walked',
  })
  let record = newRecord(['points'], format)
  yield { record, rates, isLive: false, offers: priceBefore(rates, format) }
  for (const message of messages) {
    if (message.type !== 'incident' && message.type !== 'correction') continue
    record = TENNIS.applyMessage(record, message)
    const step = stepOf(record)
    if (step !== null)
      yield { record, rates, isLive: true, offers: priceAtStep(rates, record, step) }
  }
}

/** Every way that the match can go on, set by set. */
const waysFrom = (record: TennisRecord): readonly Way[] =>
  waysOn(setsToWinIn(record.format), (at) =>
    endsFrom(standingOf(record, at).scored, setFormOf(record.format, at)),
  )

/** The best spread over its prices that returns more than its stake however it ends; null where there is none. */
export function findSureTennis(state: TennisState): SureWin<Offers[number]> | null {
  const { record, offers } = state
  // Of five sets there are too many ways: what the match comes to in all, and no set of it.
  const isLong = record.format === 'best-of-five'
  const priced = offers.filter(
    ({ market, odds }) => odds !== null && (!isLong || market.period === 'match'),
  )
  const ways = isLong ? totalsOf(state) : waysFrom(record)
  if (priced.length === 0) return null
  const payouts = payoutsIn(ways, priced, ({ market, selection }, counted) =>
    resultAt(TENNIS_KINDS[market.kind], market, selection, counted),
  )
  return solve(priced, payouts)
}

/** What the match can come to in sets and games, whichever set had which. */
function totalsOf({ record, rates }: TennisState): readonly Way[] {
  const of =
    record.phase === 'scheduled' ? forecastBefore(rates, record.format) : forecastAt(rates, record)
  return (of.get('match') ?? []).map(({ sets, scored }) => ({ sets, scored, ends: [] }))
}

/** What is wrong with the prices of a book; empty where all is well. */
export const wrongInTennis = ({ offers }: TennisState): readonly string[] => wrongPrices(offers)
