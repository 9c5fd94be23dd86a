import type { LiveType } from '#contract/addresses/live-types.ts'
import { toWire } from '#contract/money.ts'
import type { Input, Output } from '#contract/registry.ts'
import { findGames, type CatalogueGame } from '../catalogue/games.ts'
import type { Context } from '../context.ts'
import { hasDemo } from '../floor/demo/acts.ts'
import { freeSeats } from '../floor/views/seats.ts'

type Table = Output<'livecasino/game_table_list'>['data'][number]

/** Live tables by category, provider, type, name or the member's favourites, the best known first. */
export async function gameTableList(
  context: Context,
  filters: Input<'livecasino/game_table_list'>,
): Promise<Output<'livecasino/game_table_list'>> {
  const { games, pagination } = await findGames(context, 'live', filters)
  const ids = games.map(({ id }) => id)
  const free = await freeSeats(context.db, ids, context.now)
  const data = games.map((game) => ({
    ...tableOf(game),
    freeSeats: free.get(game.id) ?? null,
    hasDemo: game.isOpen && hasDemo(context.house.settings, game.game),
  }))
  return { data, pagination }
}

/** A game of the catalogue as the live casino's calls tell it. */
function tableOf(found: CatalogueGame): Omit<Table, 'freeSeats' | 'hasDemo'> {
  const { id, name, types, categoryIDs, providerID, providerName, image, url } = found
  return {
    tableID: id,
    // A game of the house's own is played at one table alone.
    gameID: found.providerGameID ?? id,
    name,
    // The catalogue takes no table without a type and a category (`addGame`).
    type: types[0] as LiveType,
    categoryID: categoryIDs[0] ?? 0,
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
