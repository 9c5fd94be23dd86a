/** What a game offers, as its slip asks for it: the same in every round. */
import { betgameBetName, type Betgame } from '#contract/games/betgames-names.ts'
import type { FloorTableState } from '#contract/games/floor-protocol.ts'
import { mostPaid, priceOf, spotMost } from '#games/betgames/numbers.ts'
import type { Lang } from '../frame/amounts.ts'
import type { SlipChoice } from '../virtual/slip-lines.ts'
import { signsOf } from './ball.ts'

export const offerOf = (
  game: Betgame,
  { limits }: Pick<FloorTableState, 'limits'>,
  lang: Lang,
): SlipChoice => ({
  key: game,
  nameOf: (spot) => betgameBetName(spot, lang),
  signOf: (spot) => signsOf(game, spot),
  aboutOf: () => '',
  priceOf: (spot) => priceOf(game, spot),
  mostOn: (spot) => {
    const price = priceOf(game, spot)
    return price === null ? null : Number(spotMost(price, BigInt(limits.max)))
  },
  highest: (chips) => mostPaid(game, chips),
})
