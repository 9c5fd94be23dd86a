import { CATEGORY } from '#contract/games/categories.ts'
import type { Input, Output } from '#contract/registry.ts'
import { findGames, openGame, type CatalogueGame } from '../catalogue/games.ts'
import type { Context } from '../context.ts'
import { jackpotRtpOf } from '../jackpot/rules.ts'

type Slot = Output<'casino/games_list'>['data'][number]

/** Slots by category, provider, type, name or the member's favourites, the best known first. */
export async function gamesList(
  context: Context,
  filters: Input<'casino/games_list'>,
): Promise<Output<'casino/games_list'>> {
  const { games, pagination } = await findGames(context, 'slot', filters)
  return { data: games.map(slotOf), pagination }
}

/** The open slot of an id as the lists give it, with the published game behind it; null without. */
export async function openSlot(
  context: Context,
  gameID: number,
): Promise<{ slot: Slot; game: string } | null> {
  const found = await openGame(context, 'slot', gameID)
  return found && { slot: slotOf(found), game: found.game ?? '' }
}

/** A game of the catalogue as the casino's calls tell it. */
function slotOf(found: CatalogueGame): Slot {
  const { id, name, providerID, providerName, categoryIDs, types, image, url, isFavorite } = found
  // The database keeps a slot's game, return and volatility from being empty.
  const { game, rtp, volatility } = found
  return {
    gameID: id,
    name,
    providerID,
    providerName,
    categoryIDs,
    image,
    url,
    rtp: (rtp ?? 0) / 100,
    jackpotRtp: jackpotRtpOf(game ?? ''),
    volatility: volatility ?? 'medium',
    types,
    isNew: categoryIDs.includes(CATEGORY.new),
    isFavorite,
  }
}
