import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  CLUBS,
  MATCHES,
  MATCH_MARKETS,
  matchMarketName,
  type MatchMarket,
} from '#contract/games/football-names.ts'
import {
  RETURN_LEAST,
  RETURN_MOST,
  STAKES_MOST,
  chanceOf,
  roundMost,
  spotMost,
  spotsOf,
} from '#games/football/numbers.ts'
import type { Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { marketRules, returnsIn, type Returns } from '../virtual/rules-sheet.ts'
import type { PriceBook } from './prices.ts'
import type { FootballWords } from './words.ts'

/** The least and the most that the bets of a market return on this card; null where it offers none, or none is worked out. */
function returnsOf(
  market: MatchMarket,
  strengths: readonly number[],
  book: PriceBook,
): Returns | null {
  const matches = Array.from({ length: MATCHES }, (_, at) => at + 1)
  const shares = matches.flatMap((match) =>
    spotsOf(match)
      .filter((spot) => spot.market === market)
      .flatMap((spot) => {
        const [price, chance] = [book.of(spot.name), chanceOf(spot, strengths)]
        return price && chance ? [(Number(chance.of) / Number(chance.all)) * (price / 100)] : []
      }),
  )
  return returnsIn(shares)
}

export function footballRules(
  { limits, round }: Pick<FloorTableState, 'limits' | 'round'>,
  book: PriceBook,
  { rules: words }: FootballWords,
  lang: Lang,
): GameRules {
  const max = BigInt(limits.max)
  const strengths = round?.card?.strengths
  return marketRules({
    words,
    lang,
    returns: [RETURN_LEAST, RETURN_MOST],
    markets: MATCH_MARKETS.map((market) => ({
      name: matchMarketName(market, lang),
      meaning: words.means[market],
      now: strengths && returnsOf(market, strengths, book),
    })),
    max,
    spotMost: spotMost(101, max),
    roundMost: roundMost(max),
    stakesMost: STAKES_MOST,
    parties: [words.clubs, String(CLUBS.length)],
  })
}
