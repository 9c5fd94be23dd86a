import {
  betgameMarketName,
  marketsOf,
  type Betgame,
  type BetgameMarket,
} from '#contract/games/betgames-names.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import {
  NAMED_MOST,
  RETURN_LEAST,
  RETURN_MOST,
  STAKES_MOST,
  drawnIn,
  returnShare,
  roundMost,
  spotMost,
  spotsIn,
} from '#games/betgames/numbers.ts'
import type { Lang } from '../frame/amounts.ts'
import type { GameRules } from '../frame/game.ts'
import { marketRules, returnsIn, type Returns } from '../virtual/rules-sheet.ts'
import type { BetgameStageWords } from './words.ts'

/** The least and the most that the bets of a market return; balls do by how many a bet names. */
export function returnsOf(game: Betgame, market: BetgameMarket): Returns | null {
  const names =
    market === 'balls'
      ? Array.from({ length: NAMED_MOST }, (_, at) =>
          ['balls', ...[1, 2, 3].slice(0, at + 1)].join('-'),
        )
      : spotsIn(game, market).map(({ name }) => name)
  return returnsIn(names.flatMap((name) => returnShare(game, name) ?? []))
}

export function betgameRules(
  game: Betgame,
  { limits }: Pick<FloorTableState, 'limits'>,
  { rules: words }: BetgameStageWords,
  lang: Lang,
): GameRules {
  const max = BigInt(limits.max)
  return marketRules({
    words: { ...words, how3: words.about[game] },
    lang,
    returns: [RETURN_LEAST, RETURN_MOST],
    markets: marketsOf(game).map((market) => ({
      name: betgameMarketName(market, lang),
      meaning: words.means[market],
      now: returnsOf(game, market),
    })),
    max,
    spotMost: spotMost(101, max),
    roundMost: roundMost(max),
    stakesMost: STAKES_MOST,
    parties: [words.drawn, String(drawnIn(game))],
  })
}
