import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { MARKETS, marketName, type RaceMarket } from '#contract/games/race-names.ts'
import {
  RETURN_LEAST,
  STAKES_MOST,
  placesOf,
  returnShare,
  roundMost,
  spotMost,
  spotsOf,
  type RaceRules,
} from '#games/race/numbers.ts'
import type { Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { marketRules, returnsIn, type Returns } from '../virtual/rules-sheet.ts'
import type { RaceWords } from './words.ts'

export const RETURN_MOST = 0.9

/** The least and the most that the bets of a market return on this card; null where it offers none. */
export const returnsOf = (market: RaceMarket, strengths: readonly number[]): Returns | null =>
  returnsIn(
    spotsOf(strengths.length)
      .filter((spot) => spot.market === market)
      .flatMap((spot) => returnShare(spot, strengths) ?? []),
  )

export function raceRules(
  { runners }: RaceRules,
  { limits, round }: Pick<FloorTableState, 'limits' | 'round'>,
  { rules: words }: RaceWords,
  lang: Lang,
): GameRules {
  const max = BigInt(limits.max)
  const strengths = round?.card?.strengths
  const { means } = words
  const meaningOf = (market: RaceMarket): string =>
    market === 'place' ? means[placesOf(runners) === 3 ? 'place3' : 'place2'] : means[market]
  return marketRules({
    words,
    lang,
    returns: [RETURN_LEAST, RETURN_MOST],
    markets: MARKETS.map((market) => ({
      name: marketName(market, lang),
      meaning: meaningOf(market),
      now: strengths && returnsOf(market, strengths),
    })),
    max,
    spotMost: spotMost(101, max),
    roundMost: roundMost(max),
    stakesMost: STAKES_MOST,
    parties: [words.runners, String(runners)],
  })
}
