/** Books of simulated volleyball matches, before the start and at every rally, and what must hold of each: the long run and the tests look at the same. */
import type { Rates } from '#games/sports/sets/serve.ts'
import { stepOf } from '#games/sports/sets/sets.ts'
import { resultOf } from '#games/sports/volleyball/book.ts'
import {
  forecastAt,
  forecastBefore,
  priceAtStep,
  priceBefore,
} from '#games/sports/volleyball/live.ts'
import type { Ending } from '#games/sports/volleyball/model.ts'
import { newRecord, type VolleyballRecord } from '#games/sports/volleyball/record.ts'
import { playMatch } from '#games/sports/volleyball/season.ts'
import { VOLLEYBALL } from '#games/sports/volleyball/sport.ts'
import type { Stream } from '#games/slots/stream.ts'
import { solve, type SureWin } from './sure-wins.ts'
import { wrongPrices } from './wrong-prices.ts'

type Offers = ReturnType<typeof priceBefore>

/** A match as it stands, and all that the house would offer on it. */
export interface VolleyballState {
  readonly record: VolleyballRecord
  readonly isLive: boolean
  readonly rates: Rates
  readonly offers: Offers
}

/** Match after match of clubs of any strength, each before its start and then rally by rally. */
export function* volleyballStates(stream: Stream): Generator<VolleyballState, never> {
  for (let number = 0; ; number += 1) yield* statesOfMatch(stream, number)
}

const HOUR_MS = 3_600_000
const FIRST = { id: 'first', name: 'First', attack: 1, defence: 1 }
const SECOND = { id: 'second', name: 'Second', attack: 1, defence: 1 }

function* statesOfMatch(stream: Stream, number: number): Generator<VolleyballState> {
  const rates: Rates = { home: 0.25 + stream(35) / 100, away: 0.25 + stream(35) / 100 }
  const messages = playMatch({ region: FIRST, competition: FIRST, clubs: [] }, [FIRST, SECOND], {
    rates,
    seed: stream(2 ** 30),
    clockMs: HOUR_MS,
    number,
    startsAt: 0,
    event: 'walked',
  })
  let record = newRecord()
  yield { record, rates, isLive: false, offers: priceBefore(rates) }
  for (const message of messages) {
    if (message.type !== 'incident' && message.type !== 'correction') continue
    record = VOLLEYBALL.applyMessage(record, message)
    const step = stepOf(record)
    if (step !== null)
      yield { record, rates, isLive: true, offers: priceAtStep(rates, record, step) }
  }
}

/** What is rarer than that comes to nothing that another ending of its kind does not. */
const RARE = 1e-9

/**
 * The best spread over its prices that returns more than its stake however the match, or one of its sets, ends; null where there is none. Which
 * points a match has is followed by its sets and their sum, so each set is looked at for itself.
 */
export function findSureVolleyball(state: VolleyballState): SureWin<Offers[number]> | null {
  const { rates, offers, record, isLive } = state
  const of = isLive ? forecastAt(rates, record) : forecastBefore(rates)
  const wins = [...of].flatMap(([period, law]) => {
    const priced = offers.filter(({ market, odds }) => odds !== null && market.period === period)
    const win = priced.length === 0 ? null : solve(priced, payoutsOf(priced, law))
    return win ? [win] : []
  })
  return wins.toSorted((a, b) => b.least - a.least)[0] ?? null
}

const payoutsOf = (priced: Offers, law: readonly Ending[]) => {
  const endings = law.filter(({ chance }) => chance > RARE)
  return priced.map(({ market, selection, odds }) =>
    Float64Array.from(endings, (ending) => {
      const result = resultOf(market, selection, ending)
      return result === 'win' ? (odds ?? 0) / 100 : result === 'void' ? 1 : 0
    }),
  )
}

/** What is wrong with the prices of a book; empty where all is well. */
export const wrongInVolleyball = ({ offers }: VolleyballState): readonly string[] =>
  wrongPrices(offers)
