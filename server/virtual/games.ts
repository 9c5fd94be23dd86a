import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { findGames, type CatalogueGame } from '../catalogue/games.ts'
import type { Context } from '../context.ts'
import { hasDemo } from '../floor/demo/acts.ts'

type Game = Output<'virtualgames/game_list'>['data'][number]

/** Virtual games by provider, type, name or the member's favourites, the best known first. */
export async function virtualGameList(
  context: Context,
  filters: Input<'virtualgames/game_list'>,
): Promise<Output<'virtualgames/game_list'>> {
  const { games, pagination } = await findGames(context, 'virtual', filters)
  const { settings } = context.house
  const data = games.map((found) => ({
    ...gameOf(found),
    hasDemo: found.isOpen && hasDemo(settings, found.game),
  }))
  return { data, pagination }
}

/** A game of the catalogue as the calls of virtual games tell it. */
function gameOf(found: CatalogueGame): Omit<Game, 'hasDemo'> {
  const { id, name, game, types, providerID, providerName, image, url } = found
  return {
    gameID: id,
    name,
    // What the house plays itself is asked for by its own name; of others the catalogue knows no closer word.
    type: game !== null && types.includes(game) ? game : (types[0] ?? ''),
    types,
    providerID,
    providerName,
    image,
    url,
    minStake: toWire(found.minStake ?? 0n),
    maxStake: toWire(found.maxStake ?? 0n),
    isOpen: found.isOpen,
    isFavorite: found.isFavorite,
  }
}
