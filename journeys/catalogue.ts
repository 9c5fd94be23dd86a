import { CATEGORY } from '#server/casino/catalogue.ts'
import { addSlot } from '#server/casino/seed.ts'
import type { TestHouse } from '#server/testing.ts'

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
export async function fillShelves({ database: { db } }: TestHouse): Promise<Shelf> {
  await db
    .updateTable('casino_games')
    .set({ is_open: false })
    .where('game', '!=', 'lale-devri')
    .execute()
  await db.insertInto('casino_providers').values(PROVIDERS).execute()
  const games: Listed[] = []
  for (let at = 0; at < GAMES; at += 1) {
    const kind = KINDS[at % KINDS.length] ?? KINDS[0]
    const provider = PROVIDERS[at % PROVIDERS.length] ?? PROVIDERS[0]
    const name = `${WORDS[at % WORDS.length]} ${at + 1}`
    const slot = { ...kind, name, game: 'lale-devri', rtp: 9652, volatility: 'low' as const }
    const gameID = await addSlot(db, provider.id, { ...slot, popularity: GAMES - at })
    games.push({ gameID, name, providerID: provider.id, ...kind })
  }
  return { games, providers: PROVIDERS }
}
