/** Books of simulated basketball matches, before the start and at every minute, and what must hold of each: the long run and the tests look at the same. */
import { numberIn, readsOf, resultAt, signAt } from '#games/sports/basketball/kinds.ts'
import { priceAtStep, priceBefore, stepOf } from '#games/sports/basketball/live.ts'
import type { Rates } from '#games/sports/basketball/model.ts'
import { newRecord, type BasketballRecord } from '#games/sports/basketball/record.ts'
import { playMatch } from '#games/sports/basketball/season.ts'
import { BASKETBALL } from '#games/sports/basketball/sport.ts'
import type { MatchClock } from '#games/sports/feed.ts'
import type { Stream } from '#games/slots/stream.ts'
import { solve, type SureWin } from './sure-wins.ts'
import { wrongPrices } from './wrong-prices.ts'

type Offers = ReturnType<typeof priceBefore>

/** A match as it stands, and all that the house would offer on it. */
export interface GameState {
  readonly record: BasketballRecord
  readonly isLive: boolean
  readonly offers: Offers
}

/** Match after match of clubs of any strength, each before its start and then minute by minute. */
export function* gameStates(stream: Stream): Generator<GameState, never> {
  for (let number = 0; ; number += 1) yield* statesOfMatch(stream, number)
}

/** A minute of the clock takes longer than one. */
const CLOCK_MS = 108_000
const FIRST = { id: 'first', name: 'First' }
const SECOND = { id: 'second', name: 'Second' }

function* statesOfMatch(stream: Stream, number: number): Generator<GameState> {
  const rates: Rates = { home: 0.8 + stream(50) / 100, away: 0.8 + stream(45) / 100 }
  const home = { ...FIRST, attack: 1, defence: 1 }
  const messages = playMatch(
    { region: FIRST, competition: FIRST, clubs: [] },
    [home, { ...SECOND, attack: 1, defence: 1 }],
    { rates, seed: stream(2 ** 30), clockMs: CLOCK_MS, number, startsAt: 0, event: 'walked' },
  )
  let record = newRecord()
  let clock: MatchClock | null = null
  yield { record, isLive: false, offers: priceBefore(rates) }
  for (const message of messages) {
    if (message.type === 'clock') {
      ;({ clock } = message)
      const step = stepOf(record, clock)
      if (step !== null) yield { record, isLive: true, offers: priceAtStep(rates, record, step) }
    } else if (message.type === 'incident' || message.type === 'correction')
      record = BASKETBALL.applyMessage(record, message)
  }
}

/** Ends of a match that its markets tell apart, and some beyond: by how many points more each side has. */
const MORE_MOST = 140

/** The best spread over the prices of the whole match that returns more than its stake however it ends; null where there is none. */
export function findSureGame({ offers, record }: GameState): SureWin<Offers[number]> | null {
  const priced = offers.filter(({ market, odds }) => odds !== null && market.period === 'match')
  const now = BASKETBALL.scoreOf(record) ?? { home: 0, away: 0 }
  const ends = Array.from({ length: MORE_MOST }, (_, home) => now.home + home).flatMap((home) =>
    Array.from({ length: MORE_MOST }, (_, away) => ({
      home,
      away: now.away + away,
    })).filter(({ away }) => away !== home),
  )
  if (priced.length === 0) return null
  return solve(
    priced,
    priced.map(({ market, selection, odds }) =>
      Float64Array.from(ends, (end) => {
        const result = resultAt(market, selection, signAt(market, numberIn(end, readsOf(market))))
        return result === 'win' ? (odds ?? 0) / 100 : result === 'void' ? 1 : 0
      }),
    ),
  )
}

/** What is wrong with the prices of a book; empty where all is well. */
export const wrongInGame = ({ offers }: GameState): readonly string[] => wrongPrices(offers)
