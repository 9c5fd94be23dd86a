import { CATEGORY } from '#contract/games/categories.ts'
import { addGame } from '#server/catalogue/add-game.ts'
import type { TestHouse } from '#server/testing.ts'
import { test as base } from './house.ts'

/** A shelf full of games, so that narrowing and paging have something to do. */
export interface Shelf {
  games: readonly Listed[]
  /** Providers beside the house's own studio. */
  providers: readonly { id: number; name: string }[]
}

export interface Listed {
  gameID: number
  name: string
  providerID: number
  categories: readonly number[]
  types: readonly string[]
}

const PROVIDERS = [
  { id: 201, name: 'Han Oyunları', slug: 'han-oyunlari' },
  { id: 202, name: 'Liman Atölyesi', slug: 'liman-atolyesi' },
] as const
const KINDS = [
  { types: ['lines'], categories: [CATEGORY.classic] },
  { types: ['ways'], categories: [CATEGORY.ways, CATEGORY.popular] },
  { types: ['cluster'], categories: [CATEGORY.cluster, CATEGORY.new] },
  { types: ['jackpot', 'bonus-buy'], categories: [CATEGORY.jackpot, CATEGORY.bonusBuy] },
] as const
const WORDS = ['Nar', 'Ceviz', 'Martı', 'İnci', 'Şahin', 'Gül', 'Yakut'] as const
const GAMES = 130

/**
 * Fills the house with games that borrow the rules of Lale Devri; once for each worker. The studio's
 * other games are closed, so that what the shelves hold is known.
 */
async function fillShelves({ database: { db } }: TestHouse): Promise<Shelf> {
  await db
    .updateTable('catalogue_games')
    .set({ is_open: false })
    .where('game', '!=', 'lale-devri')
    .execute()
  // A table of the house's own that is closed stays in its lists.
  await db.updateTable('catalogue_games').set({ game: null }).where('kind', '!=', 'slot').execute()
  await db.insertInto('catalogue_providers').values(PROVIDERS).execute()
  const games: Listed[] = []
  for (let at = 0; at < GAMES; at += 1) {
    const kind = KINDS[at % KINDS.length] ?? KINDS[0]
    const provider = PROVIDERS[at % PROVIDERS.length] ?? PROVIDERS[0]
    const name = `${WORDS[at % WORDS.length]} ${at + 1}`
    const rules = { kind: 'slot', game: 'lale-devri', rtp: 9652, volatility: 'low' } as const
    const gameID = await addGame(db, {
      ...rules,
      ...kind,
      name,
      providerId: provider.id,
      popularity: GAMES - at,
    })
    games.push({ gameID, name, providerID: provider.id, ...kind })
  }
  return { games, providers: PROVIDERS }
}

/** A journey's test in a house whose shelves are full; its files share such a house. */
export const test = base.extend<object, { shelf: Shelf }>({
  shelf: [
    async ({ house }, use) => {
      await use(await fillShelves(house))
    },
    { scope: 'worker' },
  ],
})
