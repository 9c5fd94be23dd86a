/** Books of simulated matches, before the start and at every minute, and what must hold of each: the long run and the tests look at the same. */
import { bookMarkets, priceMarkets, type FootballOffer } from '#games/sports/football/book.ts'
import { forecast, type Forecast, type Outlook } from '#games/sports/football/forecast.ts'
import type { Score, Side } from '#games/sports/football/kinds.ts'
import { FIRST_HALF_STEPS, STEPS, type MatchWalk } from '#games/sports/football/model.ts'
import {
  COUNT_RATES,
  simulateMatch,
  walksOf,
  type SimulatedIncident,
} from '#games/sports/football/simulate.ts'
import type { Stream } from '#games/slots/stream.ts'
import { wrongPrices } from './wrong-prices.ts'

/** A match as it stands, and all that the house would offer on it. */
export interface BookState {
  readonly outlook: Outlook
  readonly of: Forecast
  readonly isLive: boolean
  readonly offers: readonly FootballOffer[]
}

/** Match after match of clubs of any strength, each before its start and then minute by minute. */
export function* bookStates(stream: Stream): Generator<BookState, never> {
  for (;;) yield* statesOfMatch(stream)
}

function* statesOfMatch(stream: Stream): Generator<BookState> {
  const rates = { home: 0.3 + stream(290) / 100, away: 0.3 + stream(250) / 100 }
  const walkAt = walksOf(rates)
  const incidents = simulateMatch(walkAt, stream)
  // Of one in eight nobody told what it stood at after the first half.
  const isHalfKnown = stream(8) > 0
  yield stateAt(walkAt, outlookAt([], 0, isHalfKnown), false)
  for (let step = 0; step < STEPS; step += 1)
    yield stateAt(walkAt, outlookAt(incidents, step, isHalfKnown), true)
}

function stateAt(
  walkAt: (step: number, reds: Score) => MatchWalk,
  outlook: Outlook,
  isLive: boolean,
): BookState {
  const { step, reds, score } = outlook.standing
  const of = forecast(walkAt(step, reds), outlook)
  const offers = priceMarkets(bookMarkets(score.home + score.away), of, isLive)
  return { outlook, of, isLive, offers }
}

function outlookAt(
  incidents: readonly SimulatedIncident[],
  step: number,
  isHalfKnown: boolean,
): Outlook {
  const past = incidents.filter((one) => one.step < step)
  const countOf = (kinds: readonly string[], side: Side, until = step): number =>
    past.filter(
      ({ incident, step: at }) =>
        at < until && kinds.includes(incident.kind) && 'side' in incident && incident.side === side,
    ).length
  const bothOf = (kinds: readonly string[], until = step): Score => ({
    home: countOf(kinds, 'home', until),
    away: countOf(kinds, 'away', until),
  })
  const [corners, cards] = [bothOf(['corner']), bothOf(['yellow', 'red'])]
  return {
    standing: { step, score: bothOf(['goal']), reds: bothOf(['red']) },
    half: step >= FIRST_HALF_STEPS && isHalfKnown ? bothOf(['goal'], FIRST_HALF_STEPS) : null,
    corners: { counted: corners.home + corners.away, rate: COUNT_RATES.corners },
    cards: { counted: cards.home + cards.away, rate: COUNT_RATES.yellows + COUNT_RATES.reds },
  }
}

/** What is wrong with the prices of a book; empty where all is well. Double chances stand in two of three each. */
export const wrongIn = (offers: readonly FootballOffer[]): readonly string[] => [
  ...offers.flatMap(({ market, selection, odds, chance: { win, back } }) =>
    odds === null && win > 0 && (1 - back) / win >= 1.01
      ? [`${market.kind} ${market.period} ${market.line} ${selection} has no price`]
      : [],
  ),
  ...wrongPrices(offers, ({ kind }) => (kind === 'double-chance' ? 2 : 1)),
]
