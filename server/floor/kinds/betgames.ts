/** Bet on games as tables of the floor: `games/betgames/` in the engine's words. Prices are a game's own, the same in every round. */
import { BETGAMES, marketsOf } from '#contract/games/betgames-names.ts'
import {
  STAKES_MOST,
  findSpot,
  isSameDrums,
  priceMost,
  priceOf,
  roundMost,
  spotMost,
  tellingMsOf,
} from '#games/betgames/numbers.ts'
import { payoutOf } from '#games/betgames/rules.ts'
import { drumKind } from './drum-kind.ts'

export const BETGAMES_KIND = drumKind({
  games: BETGAMES,
  rules: (game, drums) => ({ kind: 'betgames', game, drums }),
  isSameDrums,
  isSpot: (game, name) => findSpot(game, name) !== null,
  limits(game, spot, maxStake) {
    const price = priceOf(game, spot)
    if (price === null) return null
    return {
      spotMost: spotMost(price, maxStake),
      roundMost: roundMost(maxStake),
      stakesMost: STAKES_MOST,
    }
  },
  bounds: (maxStake, game) =>
    marketsOf(game).map((market) => [market, spotMost(priceMost(game, market), maxStake)]),
  tellingMs: tellingMsOf,
  payoutOf,
})
