/** Books of simulated esport matches, before the start and at everything that is told of them, and what must hold of each: the long run and the tests look at the same. */
import { ESPORT_KINDS } from '#games/sports/esport/kinds.ts'
import { priceAtStep, priceBefore } from '#games/sports/esport/live.ts'
import { newRecord, standingOf, type EsportRecord } from '#games/sports/esport/record.ts'
import { MAPS_TO_WIN } from '#games/sports/esport/rules.ts'
import { playMatch } from '#games/sports/esport/season.ts'
import { ESPORT } from '#games/sports/esport/sport.ts'
import type { Stream } from '#games/slots/stream.ts'
import { resultAt } from '#games/sports/sets/kinds.ts'
import { stepOf } from '#games/sports/sets/sets.ts'
import { payoutsIn, waysOn } from './set-ways.ts'
import { solve, type SureWin } from './sure-wins.ts'
import { wrongPrices } from './wrong-prices.ts'

type Offers = ReturnType<typeof priceBefore>

/** A match as it stands, and all that the house would offer on it. */
export interface EsportState {
  readonly record: EsportRecord
  readonly isLive: boolean
  readonly offers: Offers
}

/** Match after match of teams of any strength, each before its start and then as it is told. */
export function* esportStates(stream: Stream): Generator<EsportState, never> {
  for (let number = 0; ; number += 1) yield* statesOfMatch(stream, number)
}

const HOUR_MS = 3_600_000
const FIRST = { id: 'first', name: 'First', attack: 1, defence: 1 }
const SECOND = { id: 'second', name: 'Second', attack: 1, defence: 1 }

function* statesOfMatch(stream: Stream, number: number): Generator<EsportState> {
  const chance = 0.1 + stream(801) / 1_000
  const messages = playMatch({ region: FIRST, competition: FIRST, clubs: [] }, [FIRST, SECOND], {
    chance,
    seed: stream(2 ** 30),
    clockMs: HOUR_MS,
    number,
    startsAt: 0,
    event: 'walked',
  })
  let record = newRecord()
  yield { record, isLive: false, offers: priceBefore(chance) }
  for (const message of messages) {
    if (message.type !== 'incident' && message.type !== 'correction') continue
    record = ESPORT.applyMessage(record, message)
    const step = stepOf(record)
    if (step !== null) yield { record, isLive: true, offers: priceAtStep(chance, record, step) }
  }
}

/** The best spread over its prices that returns more than its stake however it ends; null where there is none. */
export function findSureEsport({ record, offers }: EsportState): SureWin<Offers[number]> | null {
  const priced = offers.filter(({ odds }) => odds !== null)
  if (priced.length === 0) return null
  const ways = waysOn(MAPS_TO_WIN, (at) => standingOf(record, at).ends)
  const payouts = payoutsIn(ways, priced, ({ market, selection }, counted) =>
    resultAt(ESPORT_KINDS[market.kind], market, selection, counted),
  )
  return solve(priced, payouts)
}

/** What is wrong with the prices of a book; empty where all is well. */
export const wrongInEsport = ({ offers }: EsportState): readonly string[] => wrongPrices(offers)
