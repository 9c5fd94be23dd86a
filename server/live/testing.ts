/**
 * A live catalogue for tests alone, in place of the house's own tables. The same every time, so that what
 * each list must hold is known.
 */
import type { Kysely } from 'kysely'
import { CATEGORY } from '#contract/games/categories.ts'
import type { LiveType } from '#contract/addresses/live-types.ts'
import { lira } from '#contract/money.ts'
import type { Tables } from '../database/tables.ts'
import { addGame } from '../catalogue/add-game.ts'

export const LIVE_PROVIDERS = [
  { id: 301, name: 'Galata Canlı', slug: 'galata-canli', status: 1 },
  { id: 302, name: 'İskele Stüdyo', slug: 'iskele-studyo', status: 1 },
  { id: 303, name: 'Gizli Masa', slug: 'gizli-masa', status: 2 },
] as const

/** A table as a test knows it. */
export interface TestTable {
  tableID: number
  name: string
  categoryID: number
  providerID: number
  type: LiveType
}

const KINDS = [
  { categoryID: CATEGORY.roulette, type: 'roulette', names: ['Işıklı Rulet', 'Şimşek Rulet'] },
  {
    categoryID: CATEGORY.blackjack,
    type: 'blackjack',
    names: ['İstanbul Blackjack', 'Çınaraltı Blackjack'],
  },
  { categoryID: CATEGORY.baccarat, type: 'baccarat', names: ['Köşk Bakara', 'Boğaz Bakara'] },
] as const

export const HIDDEN_PROVIDER = 303
/** More than a page of each shown provider, fewer than a whole category's page. */
const SHOWN_TABLES = 120
const HIDDEN_TABLES = 3

/** Takes the house's own tables off the lists: what is left is what a test puts there. */
export async function hideOwnTables(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('catalogue_games')
    .set({ is_open: false, game: null })
    .where('id', 'in', db.selectFrom('floor_tables').select('game_id'))
    .execute()
}

/** Fills a house with live tables. Answers the shown ones in the order of the lists, and the hidden. */
export async function fillTables(
  db: Kysely<Tables>,
): Promise<{ shown: readonly TestTable[]; hidden: readonly TestTable[] }> {
  await hideOwnTables(db)
  await db.insertInto('catalogue_providers').values(LIVE_PROVIDERS).execute()
  const shown: TestTable[] = []
  for (let at = 0; at < SHOWN_TABLES; at += 1)
    shown.push(await addTable(db, at, LIVE_PROVIDERS[at % 2]?.id ?? 0))
  const hidden: TestTable[] = []
  for (let at = 0; at < HIDDEN_TABLES; at += 1) hidden.push(await addTable(db, at, HIDDEN_PROVIDER))
  return { shown, hidden }
}

async function addTable(db: Kysely<Tables>, at: number, providerID: number): Promise<TestTable> {
  const kind = KINDS[Math.floor(at / 2) % KINDS.length] ?? KINDS[0]
  const name = `${kind.names[at % 2] ?? ''} ${at + 1}`
  const { categoryID, type } = kind
  const tableID = await addGame(db, {
    kind: 'table',
    name,
    providerId: providerID,
    providerGameId: 7000 + categoryID,
    types: [type],
    categories: [categoryID],
    minStake: lira(10 + (at % 5) * 10),
    maxStake: lira(10_000 + (at % 3) * 20_000),
    popularity: SHOWN_TABLES - at,
  })
  return { tableID, name, categoryID, providerID, type }
}
