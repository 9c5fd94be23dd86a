/** What a provider tells the house: a season that was made up, or one out of a file. In the order of its times. */
import { BASKETBALL_LEAGUES } from '#games/sports/basketball/leagues.ts'
import { playSeason as playBasketball } from '#games/sports/basketball/season.ts'
import { ESPORT_LEAGUES } from '#games/sports/esport/leagues.ts'
import { playSeason as playEsport } from '#games/sports/esport/season.ts'
import type { FeedMessage } from '#games/sports/feed.ts'
import { CLOCK_MS } from '#games/sports/feed.ts'
import { LEAGUES } from '#games/sports/football/leagues.ts'
import { playSeason } from '#games/sports/football/season.ts'
import { TENNIS_LEAGUES } from '#games/sports/tennis/leagues.ts'
import { playSeason as playTennis } from '#games/sports/tennis/season.ts'
import { VOLLEYBALL_LEAGUES } from '#games/sports/volleyball/leagues.ts'
import { playSeason as playVolleyball } from '#games/sports/volleyball/season.ts'
import {
  idOf,
  readFootballJson,
  readSeasonCsv,
  importedMessages,
} from '#server/sports/feed/import.ts'

export interface SeasonAsked {
  seed: number
  firstAt: number
  everyMs: number
}

const byTime = (messages: readonly FeedMessage[]): readonly FeedMessage[] =>
  messages.toSorted((a, b) => a.at - b.at)

/** Every league of the demo at once, of every sport, so that several matches are played at any hour. */
export function madeUpSeason(asked: SeasonAsked): readonly FeedMessage[] {
  const plan = { ...asked, clockMs: CLOCK_MS }
  const football = LEAGUES.flatMap((league) => [...playSeason(league, plan)])
  const basketball = BASKETBALL_LEAGUES.flatMap((league) => [...playBasketball(league, plan)])
  const tennis = TENNIS_LEAGUES.flatMap((series) => [...playTennis(series, plan)])
  const volleyball = VOLLEYBALL_LEAGUES.flatMap((league) => [...playVolleyball(league, plan)])
  const esport = ESPORT_LEAGUES.flatMap((league) => [...playEsport(league, plan)])
  return byTime([
    ...football.flatMap(({ messages }) => messages),
    ...basketball.flat(),
    ...tennis.flat(),
    ...volleyball.flat(),
    ...esport.flat(),
  ])
}

export interface FileAsked {
  name: string
  region: string
  zone: string
  isCsv: boolean
}

export function importedSeason(
  text: string,
  { name, region, zone, isCsv }: FileAsked,
): readonly FeedMessage[] {
  const matches = isCsv ? readSeasonCsv(text) : readFootballJson(text)
  const named = (what: string) => ({ id: idOf(what), name: what })
  const source = { provider: 'file', region: named(region), competition: named(name), zone }
  return byTime(importedMessages(matches, source))
}
